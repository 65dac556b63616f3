import { wechatLogin } from '../../server/ports/wechat-login'
import { type LocalServer, serveLocally } from '../support/local-server'

let asked: URL | null
let answer: { status: number; body: unknown }
let wechat: LocalServer

beforeAll(async () => {
  wechat = await serveLocally((request, response) => {
    asked = new URL(request.url ?? '', 'http://localhost')
    response.writeHead(answer.status, { 'content-type': 'text/plain' }).end(JSON.stringify(answer.body))
  })
})
afterAll(() => wechat.stop())

const port = () =>
  wechatLogin({
    appId: 'wx1',
    appSecret: 'secret',
    baseUrl: wechat.origin,
  })

test('exchanges the code for the open id', async () => {
  answer = { status: 200, body: { openid: 'o-1', session_key: 'never kept' } }
  expect(await port()('js code')).toEqual({
    provider: 'wechat',
    subject: 'o-1',
    nickname: null,
    avatarUrl: null,
  })
  expect(asked?.pathname).toBe('/sns/jscode2session')
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    appid: 'wx1',
    secret: 'secret',
    js_code: 'js code',
    grant_type: 'authorization_code',
  })
})
test.each([40029, 40163, 40226])('refuses code %i', async (errcode) => {
  answer = { status: 200, body: { errcode, errmsg: 'invalid code' } }
  expect(await port()('x')).toBeNull()
})
test.each([
  { status: 200, body: { errcode: -1, errmsg: 'system busy' } },
  { status: 502, body: {} },
  { status: 200, body: {} },
])('reports %j as a failure without the secret', async (given) => {
  answer = given
  const failure: unknown = await port()('x').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(String(failure)).not.toContain('secret')
})
