import type { Session } from '../../contract/user'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { foundInLog } from '../support/log-search'
import { insertRows } from './catalogue-fixture'

const MINUTE = 60_000
const lang = 'en'

const byPassword = (username: string, password: string) =>
  medibook.call('login', { body: { type: 'password', username, password }, lang })
const byCode = (phone: string, code: string, phoneCode = '+852') =>
  medibook.call('login', { body: { type: 'sms', phoneCode, phone, code }, lang })
const askCode = (phone: string, phoneCode = '+852') =>
  medibook.call('loginCode', { query: { phoneCode, phone }, lang })
const sentCode = async (phone: string, phoneCode = '+852'): Promise<string> =>
  (await medibook.outbox(`${phoneCode} ${phone}`))[0]?.code ?? ''
const whoAmI = (session?: string) => medibook.call('userInfo', { lang, ...(session ? { session } : {}) })
/** Another code of six digits. */
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

beforeAll(async () => {
  const { hashPassword } = medibook.server.load<typeof import('../../server/lib/password')>('lib/password.ts')
  const passwordHash = await hashPassword('correct horse')
  const row = (id: string, over: Record<string, unknown>) => ({
    id,
    nick_name: 'Trial',
    headimg_url: '/assets/persons/visitor.svg',
    create_time: '2026-01-01T00:00:00Z',
    password_hash: passwordHash,
    ...over,
  })
  await insertRows('app_user', [
    row('t-user', {
      username: 'Trial.User',
      email: 't-user@example.com',
      phone_code: '+852',
      phone: '61230001',
    }),
    row('t-locked', { username: 't-locked' }),
    row('t-half', { username: 't-half' }),
    row('t-no-password', { username: 't-no-password', password_hash: null }),
  ])
})
afterEach(() => medibook.clock.reset())

describe('account and password', () => {
  test.each(['Trial.User', 'trial.user', ' TRIAL.USER ', 't-user@example.com'])(
    '%j opens a session of four hours',
    async (username) => {
      const { code, data } = await byPassword(username, 'correct horse')
      expect(code).toBe(0)
      expect(data).toMatchObject({
        isNew: '0',
        expireInMs: 14_400_000,
        user: {
          id: 't-user',
          username: 'Trial.User',
          phone: '61****01',
          phoneCode: '+852',
          email: 't****@example.com',
        },
      })
      expect(data.thirdSession).toMatch(/^[\w-]{43}$/)
      expect((await whoAmI(data.thirdSession)).data.id).toBe('t-user')
    },
  )
  test('a wrong password and an unknown account get the same answer', async () => {
    const answers = [
      await byPassword('trial.user', 'wrong'),
      await byPassword('t-nobody', 'wrong'),
      await byPassword('t-no-password', 'wrong'),
    ]
    for (const answer of answers)
      expect(answer).toEqual({ code: 61001, msg: 'The account or password is wrong', data: null })
  })
  test.each(['t-locked', 't-unknown-locked'])(
    '%s is locked for 15 minutes after five failures',
    async (username) => {
      for (let tries = 1; tries <= 4; tries += 1)
        expect((await byPassword(username, 'wrong')).code).toBe(61001)
      expect(await byPassword(username, 'wrong')).toMatchObject({ code: 61004, data: { minutes: 15 } })
      await medibook.clock.advance(14 * MINUTE)
      expect(await byPassword(username, 'correct horse')).toMatchObject({
        code: 61004,
        data: { minutes: 1 },
        msg: 'Too many attempts, please try again in 1 minutes',
      })
      await medibook.clock.advance(MINUTE + 1000)
      expect((await byPassword(username, 'correct horse')).code).toBe(username === 't-locked' ? 0 : 61001)
    },
  )
  test('a success resets earlier failures', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 1; tries <= 4; tries += 1)
        expect((await byPassword('t-half', 'wrong')).code).toBe(61001)
      expect((await byPassword('t-half', 'correct horse')).code).toBe(0)
    }
  })
  test('concurrent failures all count', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => byPassword('t-side-by-side', 'wrong')))
    expect(answers.filter((answer) => answer.code === 61001).length).toBeLessThanOrEqual(4)
    expect((await byPassword('t-side-by-side', 'wrong')).code).toBe(61004)
  })
  test.each([
    [{ type: 'password', username: '', password: 'x' }, 'username'],
    [{ type: 'password', username: 'x' }, 'password'],
    [{ type: 'sms', phoneCode: '+852', phone: '61230001', code: '12345' }, 'code'],
    [{ type: 'sms', phoneCode: '852', phone: '61230001', code: '123456' }, 'phoneCode'],
    [{ type: 'sms', phoneCode: '+86', phone: '61230001', code: '123456' }, 'phone'],
  ])('refuses %j at %s', async (body, field) => {
    expect(await medibook.call('login', { body })).toMatchObject({ code: 40000, data: { field } })
  })
})

describe('code by SMS', () => {
  test('the first login registers, the second finds the user again', async () => {
    expect((await askCode('91230001')).data).toEqual({ resendInSeconds: 60 })
    const [message] = await medibook.outbox('+852 91230001')
    expect(message).toMatchObject({
      channel: 'sms',
      code: expect.stringMatching(/^\d{6}$/),
      text: expect.stringContaining('5 minutes'),
    })
    const first = await byCode('91230001', message?.code ?? '')
    expect(first).toMatchObject({
      code: 0,
      data: {
        isNew: '1',
        user: { nickName: expect.stringMatching(/^User \d{4}$/), username: null, phone: '91****01' },
      },
    })
    await medibook.clock.advance(MINUTE)
    await askCode('91230001')
    const second = await byCode('91230001', await sentCode('91230001'))
    expect(second.data).toMatchObject({ isNew: '0', user: { id: first.data.user.id } })
    expect(second.data.thirdSession).not.toBe(first.data.thirdSession)
  })
  test('a code works once', async () => {
    await askCode('91230002')
    const code = await sentCode('91230002')
    expect((await byCode('91230002', code)).code).toBe(0)
    expect((await byCode('91230002', code)).code).toBe(61002)
  })
  test('one code used concurrently signs in once', async () => {
    await askCode('91230003')
    const code = await sentCode('91230003')
    const answers = await Promise.all([1, 2, 3].map(() => byCode('91230003', code)))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
  })
  test('a code expires after five minutes', async () => {
    await askCode('91230004')
    await askCode('91230005')
    await medibook.clock.advance(5 * MINUTE - 10_000)
    expect((await byCode('91230004', await sentCode('91230004'))).code).toBe(0)
    await medibook.clock.advance(10_000)
    expect(await byCode('91230005', await sentCode('91230005'))).toMatchObject({
      code: 61003,
      data: { field: 'code' },
    })
  })
  test('after five attempts a new code is required', async () => {
    await askCode('91230006')
    const code = await sentCode('91230006')
    for (let tries = 1; tries <= 5; tries += 1)
      expect((await byCode('91230006', wrong(code))).code).toBe(61002)
    expect(await byCode('91230006', code)).toMatchObject({
      code: 61004,
      msg: 'Too many wrong codes, please request a new one',
    })
    await medibook.clock.advance(MINUTE)
    await askCode('91230006')
    expect((await byCode('91230006', await sentCode('91230006'))).code).toBe(0)
  })
  test('the next code may be requested after 60 seconds, and invalidates the previous one', async () => {
    await askCode('91230007')
    const before = await sentCode('91230007')
    expect(await askCode('91230007')).toMatchObject({ code: 42900, data: { seconds: expect.any(Number) } })
    await medibook.clock.advance(MINUTE)
    expect((await askCode('91230007')).code).toBe(0)
    const after = await sentCode('91230007')
    if (before !== after) expect((await byCode('91230007', before)).code).toBe(61002)
    expect((await byCode('91230007', after)).code).toBe(0)
  })
  test('two concurrent requests send one code', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => askCode('91230008')))
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 42900, 42900])
    expect(await medibook.outbox('+852 91230008')).toHaveLength(1)
  })
  test('a code that was not sent is wrong', async () => {
    expect((await byCode('91239999', '123456')).code).toBe(61002)
  })
  test.each([
    ['+86', '13812345678', 0],
    ['+86', '10812345678', 40000],
    ['+86', '1381234567', 40000],
    ['+852', '12345678', 40000],
    ['+852', '912345678', 40000],
    ['+853', '66123456', 0],
    ['+886', '912345678', 0],
    ['+44', '7700900123', 0],
    ['+852', 'abcdefgh', 40000],
  ])('%s %s answers %i', async (phoneCode, phone, expected) => {
    expect((await askCode(phone, phoneCode)).code).toBe(expected)
  })
})

describe('mini-program', () => {
  const enter = (jsCode: string) => medibook.call('miniProgramSession', { body: { jsCode }, lang })

  test('signs in the same user again', async () => {
    const first = await enter('as-somebody')
    expect(first).toMatchObject({ code: 0, data: { isNew: '1' } })
    expect((await enter('as-somebody')).data).toMatchObject({ isNew: '0', user: { id: first.data.user.id } })
    expect((await enter('as-another')).data.user.id).not.toBe(first.data.user.id)
  })
  test('refuses a code unknown to the platform', async () => {
    expect((await enter('bad-code')).code).toBe(61001)
    expect((await enter('')).code).toBe(40000)
  })
})

describe('session', () => {
  test.each(['userInfo', 'checkSession', 'logout'] as const)('%s requires one', async (name) => {
    expect((await medibook.call(name)).code).toBe(60002)
    expect((await medibook.call(name, { session: 'invented' })).code).toBe(60001)
  })
  test('expires after four hours', async () => {
    const session = await medibook.signIn('t-user')
    await medibook.clock.advance(14_400_000 - 10_000)
    expect((await medibook.call('checkSession', { session })).data).toBe(true)
    await medibook.clock.advance(10_000)
    expect((await medibook.call('checkSession', { session })).code).toBe(60001)
  })
  test('signing out ends only the current one', async () => {
    const [one, two] = [await medibook.signIn('t-user'), await medibook.signIn('t-user')]
    expect((await medibook.call('logout', { session: one })).data).toBe(true)
    expect((await whoAmI(one)).code).toBe(60001)
    expect((await whoAmI(two)).code).toBe(0)
  })
})

test('the H5 app receives its settings at start', async () => {
  expect((await medibook.call('h5Init', { lang: 'zh-Hant' })).data).toEqual({
    appId: 'medibook-h5',
    tenantId: '1',
    brandName: '康序健康',
  })
  for (const lang of ['fr', 'ja'] as const)
    expect((await medibook.call('h5Init', { lang })).data).toMatchObject({ brandName: 'Medibook' })
})

test('no secrets are returned or logged', async () => {
  const answer = await medibook.inject({
    method: 'POST',
    url: routePath('login'),
    payload: { type: 'password', username: 'trial.user', password: 'correct horse' },
  })
  const { thirdSession } = answer.json().data as Session
  const me = await medibook.inject({ url: routePath('userInfo'), session: thirdSession })
  expect(Object.keys(me.json().data as object).sort()).toEqual([
    'email',
    'headimgUrl',
    'id',
    'nickName',
    'phone',
    'phoneCode',
    'username',
  ])
  for (const text of [answer.body, me.body]) expect(text).not.toMatch(/argon2|61230001|t-user@example/)
  await askCode('91230010')
  const code = await sentCode('91230010')
  const kept = JSON.stringify([
    await medibook.query('select * from session'),
    await medibook.query('select * from login_code'),
  ])
  expect(kept).not.toContain(thirdSession)
  expect(kept).not.toContain(`"${code}"`)
  expect(foundInLog(medibook.log(), [thirdSession, code, 'correct horse', '91230010'])).toEqual([])
})
