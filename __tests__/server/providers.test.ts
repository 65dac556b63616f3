import { createHash, createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { alipayLogin } from '../../server/ports/alipay-login'
import { facebookLogin } from '../../server/ports/facebook-login'
import { googleLogin } from '../../server/ports/google-login'
import { providerMessages } from '../../server/ports/provider-messages'
import { wechatH5Login } from '../../server/ports/wechat-h5-login'

interface Asked {
  path: string
  query: Record<string, string>
  body: string
  headers: IncomingMessage['headers']
}
interface Answer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
  raw?: Buffer
}

/** A provider on this machine: answers by path, remembers what it was asked. */
let asked: Asked[] = []
let answers: Record<string, Answer> = {}
let provider: Server
const baseUrl = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}`

beforeAll((done) => {
  provider = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      asked.push({
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body,
        headers: request.headers,
      })
      const answer = answers[url.pathname] ?? { status: 404, body: {} }
      response
        .writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
        .end(answer.raw ?? JSON.stringify(answer.body))
    })
  }).listen(0, '127.0.0.1', done)
})
afterAll((done) => {
  provider.closeAllConnections()
  provider.close(done)
})
beforeEach(() => {
  asked = []
  answers = {}
})
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

describe('Facebook', () => {
  const port = () => facebookLogin({ appId: 'app-1', appSecret: 'fb-secret', baseUrl: baseUrl() })
  const valid = { data: { app_id: 'app-1', is_valid: true, user_id: 'u-1' } }

  test('a token of this app is the person that it belongs to', async () => {
    answers = { '/v16.0/debug_token': { body: valid }, '/v16.0/me': { body: { id: 'u-1', name: 'Mei' } } }
    expect(await port()('the token')).toEqual({
      provider: 'facebook',
      subject: 'u-1',
      nickname: 'Mei',
      avatarUrl: null,
    })
    expect(asked[0]?.query).toEqual({ input_token: 'the token', access_token: 'app-1|fb-secret' })
    expect(asked[1]?.query.appsecret_proof).toBe(
      createHmac('sha256', 'fb-secret').update('the token').digest('hex'),
    )
  })
  test.each([
    ['of another app', { data: { ...valid.data, app_id: 'app-2' } }, { id: 'u-1' }],
    ['that is over', { data: { ...valid.data, is_valid: false } }, { id: 'u-1' }],
    ['of nobody', { data: { app_id: 'app-1', is_valid: true } }, { id: 'u-1' }],
    ['of two people', valid, { id: 'u-2' }],
    ['that it cannot read', {}, {}],
  ])('a token %s is refused', async (_what, token, me) => {
    answers = { '/v16.0/debug_token': { body: token }, '/v16.0/me': { body: me } }
    expect(await port()('x')).toBeNull()
  })
  test('a failure there is told without the secret and the token', async () => {
    answers = { '/v16.0/debug_token': { status: 503, body: {} } }
    const failure = await failureOf(port()('the token'))
    expect(failure).toBeInstanceOf(Error)
    expect(String(failure)).not.toMatch(/fb-secret|the token/)
  })
})

describe('Google', () => {
  const now = Date.parse('2026-11-21T00:00:00Z')
  const seconds = now / 1000
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const claims = {
    iss: 'https://accounts.google.com',
    aud: 'client-1',
    sub: 'g-1',
    name: 'Mei',
    iat: seconds - 10,
    exp: seconds + 3600,
  }
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = (
    over: Record<string, unknown> = {},
    header: Record<string, unknown> = { alg: 'RS256', kid: 'k1' },
    key: KeyObject = pair.privateKey,
  ): string => {
    const text = `${part(header)}.${part({ ...claims, ...over })}`
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
  }
  const port = () => googleLogin({ clientId: 'client-1', nowMs: () => now, keysUrl: `${baseUrl()}/certs` })
  beforeEach(() => {
    answers = {
      '/certs': {
        body: { keys: [{ ...pair.publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig' }] },
        headers: { 'cache-control': 'public, max-age=3600' },
      },
    }
  })

  test('an ID token for this app is the person that it names', async () => {
    expect(await port()(token())).toEqual({
      provider: 'google',
      subject: 'g-1',
      nickname: 'Mei',
      avatarUrl: null,
    })
  })
  test('the keys are asked for once, and for made-up keys not without end', async () => {
    const exchange = port()
    for (let index = 0; index < 5; index += 1) await exchange(token())
    for (let index = 0; index < 5; index += 1)
      expect(await exchange(token({}, { alg: 'RS256', kid: `made-up-${index}` }))).toBeNull()
    expect(asked).toHaveLength(1)
  })
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  test.each([
    ['signed by another key', () => token({}, undefined, other)],
    ['for another app', () => token({ aud: 'client-2' })],
    ['by another issuer', () => token({ iss: 'https://evil.example' })],
    ['that is over', () => token({ exp: seconds - 3600 })],
    ['of tomorrow', () => token({ iat: seconds + 86_400 })],
    ['without a person', () => token({ sub: '' })],
    ['without a signature', () => `${token().split('.').slice(0, 2).join('.')}.`],
    ['that says it needs none', () => `${part({ alg: 'none', kid: 'k1' })}.${part(claims)}.`],
    [
      'signed with the public key as a secret',
      () => {
        const text = `${part({ alg: 'HS256', kid: 'k1' })}.${part(claims)}`
        return `${text}.${createHmac('sha256', pair.publicKey.export({ type: 'spki', format: 'pem' }))
          .update(text)
          .digest('base64url')}`
      },
    ],
    ['that is none', () => 'abc'],
    [
      'that was changed',
      () => {
        const [head, , signature] = token().split('.')
        return `${head}.${part({ ...claims, sub: 'g-2' })}.${signature}`
      },
    ],
  ])('a token %s is refused', async (_what, make) => {
    expect(await port()(make())).toBeNull()
  })
})

describe("WeChat's web page", () => {
  const port = () => wechatH5Login({ appId: 'wx-h5', appSecret: 'wx-secret', baseUrl: baseUrl() })
  test('the code is the person, with the name when it was allowed', async () => {
    answers = {
      '/sns/oauth2/access_token': { body: { access_token: 't', openid: 'o-1', scope: 'snsapi_userinfo' } },
      '/sns/userinfo': { body: { openid: 'o-1', nickname: '美儀', headimgurl: 'https://x.example/a' } },
    }
    expect(await port()('code')).toEqual({
      provider: 'wechatH5',
      subject: 'o-1',
      nickname: '美儀',
      avatarUrl: 'https://x.example/a',
    })
    expect(asked[0]?.query).toEqual({
      appid: 'wx-h5',
      secret: 'wx-secret',
      code: 'code',
      grant_type: 'authorization_code',
    })
    answers['/sns/oauth2/access_token'] = { body: { access_token: 't', openid: 'o-1', scope: 'snsapi_base' } }
    expect((await port()('code'))?.nickname).toBeNull()
  })
  test('a code that it does not know is refused, another failure is told without the secret', async () => {
    answers = { '/sns/oauth2/access_token': { body: { errcode: 40163 } } }
    expect(await port()('x')).toBeNull()
    answers = { '/sns/oauth2/access_token': { body: { errcode: -1, errmsg: 'wx-secret' } } }
    expect(String(await failureOf(port()('x')))).not.toContain('wx-secret')
  })
})

describe('Alipay', () => {
  const shop = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const house = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = (key: KeyObject, type: 'spki' | 'pkcs8'): string =>
    String(key.export({ type, format: 'pem' })).replace(/-----[^-]+-----|\s/g, '')
  const port = () =>
    alipayLogin({
      appId: 'ali-1',
      privateKey: pem(shop.privateKey, 'pkcs8'),
      publicKey: pem(house.publicKey, 'spki'),
      gateway: `${baseUrl()}/gateway.do`,
    })
  const answer = (body: unknown, key = house.privateKey): Answer => {
    const text = JSON.stringify(body)
    return {
      raw: Buffer.from(
        `{"alipay_system_oauth_token_response":${text},"sign":"${sign('RSA-SHA256', Buffer.from(text), key).toString('base64')}"}`,
      ),
    }
  }
  test('the code is the person, in a signed answer', async () => {
    answers = {
      '/gateway.do': answer({ access_token: 't', open_id: 'o-ali-1', user_id: '2088000000000001' }),
    }
    expect(await port()('code-1')).toEqual({
      provider: 'alipay',
      subject: 'o-ali-1',
      nickname: null,
      avatarUrl: null,
    })
    expect({ ...asked[0]?.query, ...Object.fromEntries(new URLSearchParams(asked[0]?.body)) }).toMatchObject({
      method: 'alipay.system.oauth.token',
      app_id: 'ali-1',
      grant_type: 'authorization_code',
      code: 'code-1',
    })
  })
  test('an answer that Alipay has not signed opens nothing', async () => {
    answers = { '/gateway.do': answer({ access_token: 't', open_id: 'o-ali-1' }, shop.privateKey) }
    expect(await failureOf(port()('code-1'))).toBeInstanceOf(Error)
  })
  test.each(['', ',"sign":"AAAA"'])('a code that it does not know is refused (%j)', async (signed) => {
    answers = {
      '/gateway.do': {
        raw: Buffer.from(
          `{"error_response":{"code":"40002","msg":"Invalid Arguments","sub_code":"isv.code-invalid","sub_msg":"x"}${signed}}`,
        ),
      },
    }
    expect(await port()('code-1')).toBeNull()
  })
})

describe("WeChat's server API", () => {
  const key = Buffer.alloc(32, 7)
  const platform = () => {
    const { wechatPlatform } =
      medibook.server.load<typeof import('../../server/ports/wechat-platform')>('ports/wechat-platform.ts')
    return wechatPlatform({
      db: medibook.server.database.db,
      clock: medibook.server.ports.clock,
      baseUrl: baseUrl(),
      config: {
        encryptionKey: key,
        wechatAppSecret: 's1',
        wechatH5AppId: 'wx-h5',
        wechatH5AppSecret: 's2',
        social: { wechatAppId: 'wx-mp', facebookAppId: '', googleClientId: '' },
      },
    })
  }
  beforeEach(async () => {
    await medibook.query('delete from provider_token')
    answers = {
      '/cgi-bin/stable_token': { body: { access_token: 'at-1', expires_in: 7200 } },
      '/cgi-bin/ticket/getticket': { body: { errcode: 0, ticket: 'ticket-1', expires_in: 7200 } },
      '/wxa/business/getuserphonenumber': {
        body: { errcode: 0, phone_info: { purePhoneNumber: '13800000001', countryCode: '86' } },
      },
    }
  })
  afterEach(() => medibook.clock.reset())

  test('several servers ask for one token together, keep it encrypted, and ask again before it ends', async () => {
    const tickets = await Promise.all([platform(), platform(), platform()].map((port) => port.jsTicket()))
    expect(tickets).toEqual(['ticket-1', 'ticket-1', 'ticket-1'])
    expect(asked.map((item) => item.path)).toEqual(['/cgi-bin/stable_token', '/cgi-bin/ticket/getticket'])
    expect(JSON.stringify(await medibook.query('select * from provider_token'))).not.toMatch(/ticket-1"|at-1/)
    await medibook.clock.advance(7_000_000)
    await platform().jsTicket()
    expect(asked).toHaveLength(4)
  })
  test('the number behind a code', async () => {
    expect(await platform().phoneNumber('c1')).toEqual({ phoneCode: '+86', phone: '13800000001' })
    expect(asked.at(-1)).toMatchObject({ query: { access_token: 'at-1' }, body: '{"code":"c1"}' })
    answers['/wxa/business/getuserphonenumber'] = { body: { errcode: 40029 } }
    expect(await platform().phoneNumber('c1')).toBeNull()
    answers['/wxa/business/getuserphonenumber'] = { body: { errcode: -1 } }
    expect(await failureOf(platform().phoneNumber('c1'))).not.toBeNull()
  })
  test('its own picture of a page, or the reason in words', async () => {
    answers['/wxa/getwxacodeunlimit'] = {
      headers: { 'content-type': 'image/jpeg' },
      raw: Buffer.from('ffd8ffe0', 'hex'),
    }
    expect(
      (await platform().unlimitedCode({ page: 'pages/Home/index', scene: 'a=1', width: 430 }))?.toString(
        'hex',
      ),
    ).toBe('ffd8ffe0')
    expect(JSON.parse(asked.at(-1)?.body ?? '{}')).toMatchObject({
      page: 'pages/Home/index',
      scene: 'a=1',
      width: 430,
    })
    answers['/wxa/getwxacodeunlimit'] = { body: { errcode: 41030 } }
    expect(String(await failureOf(platform().unlimitedCode({ page: 'x', scene: '', width: 430 })))).toContain(
      '41030',
    )
  })
})

test("a page's signature is WeChat's: SHA-1 of ticket, nonce, time and the address without its fragment", async () => {
  const url = `${medibook.server.app.config.publicUrl}/?x=1`
  const { data } = await medibook.call<{ timestamp: number; nonceStr: string; signature: string }>(
    'GET',
    '/weixin/api/ma/wxapp/getSignature',
    { query: { url: `${url}#/pages/Home/index` } },
  )
  const ticket = await medibook.server.ports.wechat.jsTicket()
  expect(data.signature).toBe(
    createHash('sha1')
      .update(`jsapi_ticket=${ticket}&noncestr=${data.nonceStr}&timestamp=${data.timestamp}&url=${url}`)
      .digest('hex'),
  )
})

describe('messages', () => {
  const port = (over = {}) =>
    providerMessages({
      smtpUrl: '',
      mailFrom: 'a@b.example',
      smsWebhookUrl: `${baseUrl()}/sms`,
      smsWebhookSecret: 'hook',
      brandName: 'X',
      ...over,
    })
  test('SMS goes to the service of the operator, signed', async () => {
    answers = { '/sms': { body: {} } }
    await port().send({ channel: 'sms', to: '+852 61234567', text: 'Your code' })
    expect(asked[0]?.body).toBe('{"to":"+85261234567","text":"Your code"}')
    expect(asked[0]?.headers['x-signature']).toBe(
      createHmac('sha256', 'hook')
        .update(asked[0]?.body ?? '')
        .digest('hex'),
    )
    answers = { '/sms': { status: 500, body: {} } }
    expect(await failureOf(port().send({ channel: 'sms', to: '+852 61234567', text: 'x' }))).toBeInstanceOf(
      Error,
    )
  })
  test('what is not configured is not sent', async () => {
    expect(await failureOf(port().send({ channel: 'email', to: 'a@b.example', text: 'x' }))).toBeInstanceOf(
      Error,
    )
    expect(
      await failureOf(port({ smsWebhookUrl: '' }).send({ channel: 'sms', to: '1', text: 'x' })),
    ).toBeInstanceOf(Error)
  })
})
