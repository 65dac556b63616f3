import { routePath } from '../../scripts/lib/route-paths.mjs'
import type * as Messages from '../../server/lib/messages'
import { foundInLog } from '../support/log-search'
import type { MedibookServer } from '../support/medibook-global'

const PROBE = ['../__tests__/support/probe-module.ts']
let probe: MedibookServer

beforeAll(async () => {
  probe = await medibook.startServer({}, PROBE)
})

const goodEcho = { name: 'Anna', choice: 'a', lines: [{ quantity: 1 }] }
const echo = (body: unknown, url = '/probe/echo/7') => probe.call('POST', url, { body })

describe('the framework', () => {
  test('reports health', async () => {
    const answer = await medibook.inject('/health')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ status: 'ok', sandbox: true })
  })

  test('publishes the contract', async () => {
    const document = JSON.parse((await medibook.inject('/openapi.json')).body) as {
      paths: Record<string, unknown>
      openapi: string
    }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain(routePath('login'))
    expect(Object.keys(document.paths).filter((path) => path.includes('sandbox'))).toEqual([])
    expect((await medibook.inject('/docs/')).statusCode).toBe(200)
  })

  test("wraps a handler's result, with defaults and converted query", async () => {
    expect(await echo(goodEcho)).toEqual({
      code: 0,
      msg: '成功',
      data: { id: '7', size: 10, isDeep: false, name: 'Anna', keys: ['name', 'choice', 'lines'] },
    })
    expect(await echo(goodEcho, '/probe/echo/7?size=20&isDeep=true')).toMatchObject({
      data: { size: 20, isDeep: true },
    })
  })

  test('drops properties missing in the schema, in requests and answers', async () => {
    expect(await echo({ ...goodEcho, isAdmin: true })).toMatchObject({
      data: { keys: ['name', 'choice', 'lines'] },
    })
    const answer = await probe.inject('/probe/leak')
    expect(answer.json().data).toEqual({ shown: 'yes' })
    expect(answer.body).not.toContain('never')
  })

  test("answers a refusal with HTTP 200, its code and data, in the caller's language", async () => {
    const texts = {
      'zh-HK': '這個時段剛剛被預約了，請選擇其他時段',
      'zh-CN': '这个时段刚刚被预约了，请选择其他时段',
      'en-GB,en;q=0.9': 'This time was just taken, please choose another',
      'fr-CA': 'Ce créneau vient d’être pris, choisissez-en un autre',
      'es-MX': 'Esta hora acaba de ocuparse, elija otra',
      ja: 'この時間は埋まりました。別の時間を選んでください',
      'de,xx': '這個時段剛剛被預約了，請選擇其他時段',
    }
    for (const [lang, msg] of Object.entries(texts)) {
      const answer = await probe.inject({ url: '/probe/refuse', lang })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ code: 70201, msg, data: { nearest: ['10:30'] } })
    }
  })

  test('has every server text in every language, with equal parameters', () => {
    const { catalogues } = medibook.server.load<{ catalogues: typeof Messages.catalogues }>('lib/messages.ts')
    const parametersOf = (text: string) =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()
    const pluralKeys = (texts: object) => Object.keys(texts).filter((key) => !key.endsWith('_one'))
    const keys = pluralKeys(catalogues['zh-Hant'])
    for (const texts of Object.values(catalogues)) {
      expect(pluralKeys(texts)).toEqual(keys)
      for (const [key, text] of Object.entries(texts)) {
        expect(text.trim()).not.toBe('')
        const base = catalogues.en[key.replace(/_one$/, '') as keyof typeof catalogues.en]
        expect({ key, parameters: parametersOf(text) }).toEqual({ key, parameters: parametersOf(base) })
      }
    }
  })

  test('uses the singular of a counted text, and inserts values unchanged', () => {
    const { messageText } = medibook.server.load<typeof Messages>('lib/messages.ts')
    const key = 'commitmentsAhead'
    expect(messageText(key, 'en', { count: 1 })).toMatch(/^1 appointment lies/)
    expect(messageText(key, 'en', { count: 2 })).toMatch(/^2 appointments lie/)
    expect(messageText('newNickName', 'en', { number: '<b> $t(ok) {{x}}' })).toBe('User <b> $t(ok) {{x}}')
  })

  test('answers an unknown address with HTTP 404', async () => {
    for (const url of ['/nowhere', `${routePath('userInfo')}/nowhere`, '/probe/echo/7']) {
      const answer = await probe.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 40400, data: null })
    }
  })

  test('sends security headers and the id of the request', async () => {
    const { headers } = await probe.inject({
      url: '/probe/leak',
      headers: { 'x-request-id': 'abc-12345678' },
    })
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'x-request-id': 'abc-12345678',
      'cache-control': 'no-store',
    })
    const { headers: fresh } = await probe.inject({
      url: '/probe/leak',
      headers: { 'x-request-id': 'a\r\nb' },
    })
    expect(fresh['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('allows only listed origins to read answers', async () => {
    const strict = await medibook.startServer(
      {
        NODE_ENV: 'production',
        ENCRYPTION_KEY: 'a'.repeat(64),
        CORS_ORIGINS: 'https://app.example.com',
      },
      PROBE,
    )
    const originFor = async (origin: string) =>
      (await strict.inject({ url: '/probe/leak', headers: { origin } })).headers[
        'access-control-allow-origin'
      ]
    expect(await originFor('https://app.example.com')).toBe('https://app.example.com')
    expect(await originFor('https://evil.example.com')).toBeUndefined()
    expect(await originFor('http://localhost:3000')).toBeUndefined()
    await strict.close()
  })
})

describe('bad input', () => {
  test.each([
    ['a missing field', { choice: 'a', lines: [{ quantity: 1 }] }, { field: 'name', rule: 'required' }],
    ['an empty text', { ...goodEcho, name: '' }, { field: 'name', rule: 'required' }],
    ['a text too long', { ...goodEcho, name: 'Johanna' }, { field: 'name', rule: 'maxLength' }],
    ['another type', { ...goodEcho, name: 7 }, { field: 'name', rule: 'type' }],
    ['no choice of the list', { ...goodEcho, choice: 'c' }, { field: 'choice', rule: 'choice' }],
    ['an empty list', { ...goodEcho, lines: [] }, { field: 'lines', rule: 'minItems' }],
    [
      'a nested value',
      { ...goodEcho, lines: [{ quantity: 1 }, { quantity: 0 }] },
      { field: 'lines.1.quantity', rule: 'min' },
    ],
  ])('%s is reported', async (_name, body, problem) => {
    expect(await echo(body)).toMatchObject({ code: 40000, data: { ...problem, part: 'body' } })
  })

  test('every invalid field is listed', async () => {
    const { data } = (await echo({ name: '', choice: 'x', lines: [] })) as { data: { fields: unknown[] } }
    expect(data.fields).toEqual([
      { field: 'name', rule: 'required' },
      { field: 'choice', rule: 'choice' },
      { field: 'lines', rule: 'minItems' },
    ])
  })

  test('errors of a union are those of the intended member', async () => {
    const either = (body: unknown) => probe.call('POST', '/probe/either', { body })
    expect(await either({ type: 'sms', code: '12' })).toMatchObject({
      code: 40000,
      data: { field: 'code', rule: 'pattern' },
    })
    expect(await either({ type: 'password', password: '' })).toMatchObject({
      code: 40000,
      data: { field: 'password', rule: 'required' },
    })
    expect(await either({ type: 'fax' })).toMatchObject({ code: 40000 })
    expect(await either({ type: 'sms', code: '123456' })).toMatchObject({ code: 0, data: 'sms' })
  })

  test.each([
    ['a NUL in a text', { ...goodEcho, name: 'a\u0000' }, { field: 'name', rule: 'characters' }],
    ['half of a character', { ...goodEcho, name: 'a\ud83d' }, { field: 'name', rule: 'characters' }],
  ])('%s is refused before it reaches the database', async (_name, body, problem) => {
    expect(await echo(body)).toMatchObject({ code: 40000, data: { ...problem, part: 'body' } })
  })

  test('deep nesting and an unreadable address are refused as well', async () => {
    const nested = `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
    const answer = await probe.inject({
      method: 'POST',
      url: '/probe/echo/7',
      payload: nested,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.json()).toMatchObject({ code: 40000, data: { rule: 'depth' } })
    for (const [url, status] of [
      ['/probe/echo/%', 400],
      ['/probe/%E0%A4%A', 400],
      [`/probe/echo/${'7'.repeat(400)}`, 414],
    ] as const) {
      const refused = await probe.inject({ method: 'POST', url, payload: goodEcho, lang: 'en' })
      expect(refused.statusCode).toBe(status)
      expect(refused.json()).toEqual({
        code: 40000,
        msg: 'Something was entered incorrectly, please check',
        data: null,
      })
    }
  })

  test('query and path parameters are validated as well', async () => {
    expect(await echo(goodEcho, '/probe/echo/7?size=many')).toMatchObject({
      code: 40000,
      data: { field: 'size', rule: 'type', part: 'querystring' },
    })
    expect(await echo(goodEcho, '/probe/echo/7?size=51')).toMatchObject({
      code: 40000,
      data: { field: 'size', rule: 'max' },
    })
    expect(await echo(goodEcho, '/probe/echo/x')).toMatchObject({
      code: 40000,
      data: { field: 'id', rule: 'pattern', part: 'params' },
    })
  })

  test('a body that is not JSON, too large or of another type is refused as such', async () => {
    const send = (payload: string, type = 'application/json') =>
      probe.inject({ method: 'POST', url: '/probe/echo/7', payload, headers: { 'content-type': type } })
    expect((await send('{"name":')).statusCode).toBe(400)
    expect((await send('<name/>', 'text/xml')).statusCode).toBe(415)
    const large = await send(JSON.stringify({ ...goodEcho, more: 'x'.repeat(1_100_000) }))
    expect(large.statusCode).toBe(413)
    expect(large.json()).toMatchObject({ code: 40000, data: null })
  })
})

describe('secrets', () => {
  test('an unexpected error answers code 500 and a reference without details', async () => {
    const answer = await probe.inject({ url: '/probe/crash', lang: 'zh-CN' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      code: 500,
      msg: '系统错误',
      data: { reference: answer.headers['x-request-id'] },
    })
    expect(answer.body).not.toMatch(/passwd|\bat /)
    expect(probe.log()).toContain(String(answer.headers['x-request-id']))
  })

  test('a failed query reveals neither SQL nor values, not even in the log', async () => {
    const answer = await probe.inject('/probe/sql-crash?phone=91112223')
    expect(answer.json()).toMatchObject({ code: 500 })
    expect(answer.body).not.toMatch(/select|no_such_table/)
    expect(probe.log()).toContain('no_such_table')
    expect(probe.log()).not.toContain('91112223')
  })

  test('the log contains the client’s version code, and no other value of that header', async () => {
    await probe.inject({ url: '/probe/crash', headers: { 'app-version': '100' } })
    await probe.inject({ url: '/probe/crash', headers: { 'app-version': 'Chan Siu Ming' } })
    expect(probe.log()).toContain('"appVersion":"100"')
    expect(probe.log()).not.toContain('Chan Siu Ming')
  })

  test('the log masks phones, names, codes, ID numbers and tokens', async () => {
    const body = { phone: '66778899', name: 'Chan Siu Ming', code: '424242', idNumber: 'A123456(3)' }
    await probe.call('POST', '/probe/log', { body, session: 'token-that-must-not-be-logged' })
    expect(probe.log()).toContain('looked up')
    expect(foundInLog(probe.log(), [...Object.values(body), 'token-that-must-not-be-logged'])).toEqual([])
  })
})

describe('limits', () => {
  test('sign-in and code calls are limited per minute, regardless of the token', async () => {
    const limited = await medibook.startServer(
      { RATE_LIMIT_PER_MINUTE: '50', TIGHT_RATE_LIMIT_PER_MINUTE: '3' },
      PROBE,
    )
    // Starts a fresh minute, because limits are counted per full minute.
    await medibook.clock.advance(120_000 - (medibook.clock.now().getTime() % 60_000))
    const tries = []
    for (let index = 0; index < 4; index += 1)
      tries.push(await limited.inject({ url: '/probe/tight', session: `made-up-${index}`, lang: 'en' }))
    expect(tries.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 429])
    expect(tries[3]?.json()).toMatchObject({
      code: 42900,
      msg: expect.stringMatching(/^Too many attempts, please try again in \d+ seconds$/),
    })
    expect(Number(tries[3]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await limited.inject('/probe/leak')).statusCode).toBe(200)
    await limited.close()
  })
})
