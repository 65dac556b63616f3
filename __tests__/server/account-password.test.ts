import { routePath } from '../../scripts/lib/route-paths.mjs'
import { foundInLog } from '../support/log-search'
import { addUser } from '../support/order-world'
import { uploaded } from '../support/upload-world'
import {
  MINUTE,
  PASSWORD,
  newPhone,
  call,
  sentTo,
  another,
  smsCode,
  mailCode,
  register,
  login,
  editPassword,
  account,
} from './account-fixture'

const isAlive = async (session: string): Promise<boolean> =>
  (await call('checkSession', { session })).code === 0

describe('change of password', () => {
  test('with the old password keeps this session and ends the others', async () => {
    const { email, session } = await account()
    const other = (await login(email, PASSWORD)).data.thirdSession
    expect(
      (await editPassword({ type: 'old', oldPassword: 'wrong', newPassword: 'Second-2026-word' }, session))
        .code,
    ).toBe(61001)
    expect(
      await editPassword({ type: 'old', oldPassword: PASSWORD, newPassword: 'Second-2026-word' }, session),
    ).toMatchObject({ code: 0, data: true })
    expect([await isAlive(session), await isAlive(other)]).toEqual([true, false])
    expect((await login(email, PASSWORD)).code).toBe(61001)
    expect((await login(email, 'Second-2026-word')).code).toBe(0)
  })
  test('with a code ends every session, and a lock', async () => {
    const { email, session } = await account()
    for (let tries = 1; tries <= 5; tries += 1) await login(email, 'wrong')
    expect((await login(email, PASSWORD)).code).toBe(61004)
    expect(
      await editPassword({
        type: 'email',
        email,
        code: await mailCode(email, 'reset'),
        newPassword: 'Third-2026-word',
      }),
    ).toMatchObject({ code: 0 })
    expect(await isAlive(session)).toBe(false)
    expect((await login(email, 'Third-2026-word')).code).toBe(0)
  })
  test('works through the website', async () => {
    const { email, session } = await account()
    await medibook.clock.advance(MINUTE)
    await call('siteCode', { body: { email, purpose: 'password' } })
    expect(
      (
        await call('sitePassword', {
          body: { email, code: await sentTo(email), newPassword: 'Site-2026-word' },
        })
      ).code,
    ).toBe(0)
    expect(await isAlive(session)).toBe(false)
    expect((await call('siteLogin', { body: { email, password: 'Site-2026-word' } })).code).toBe(0)
  })
  test('cannot be used to guess the password in an open session', async () => {
    const { session } = await account()
    const check = (password: string) => call('checkPassword', { session, body: { password } })
    const answers = await Promise.all(Array.from({ length: 8 }, () => check('wrong')))
    expect(answers.filter((answer) => answer.code === 61001).length).toBeLessThanOrEqual(4)
    expect((await check(PASSWORD)).code).toBe(61004)
    await medibook.clock.advance(15 * MINUTE + 1000)
    expect((await check(PASSWORD)).data).toBe(true)
  })
  test('limits attempts at reset codes', async () => {
    const { email } = await account()
    const code = await mailCode(email, 'reset')
    const guesses = await Promise.all(
      Array.from({ length: 10 }, (_none, index) =>
        editPassword({
          type: 'email',
          email,
          code: String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
          newPassword: 'Guess-2026-word',
        }),
      ),
    )
    expect(guesses.filter((answer) => answer.code === 61002)).toHaveLength(5)
    expect((await editPassword({ type: 'email', email, code, newPassword: 'Guess-2026-word' })).code).toBe(
      61004,
    )
  })
})

describe('sessions', () => {
  test('never accept a token chosen by the client', async () => {
    const { email } = await account()
    const fixed = 'A'.repeat(43)
    const answer = await call('login', {
      session: fixed,
      body: { type: 'password', username: email, password: PASSWORD },
    })
    expect(answer.data.thirdSession).not.toBe(fixed)
    expect(await isAlive(fixed)).toBe(false)
  })
  test('have different tokens for each sign-in', async () => {
    const { email } = await account()
    const tokens = await Promise.all(
      [1, 2, 3].map(async () => (await login(email, PASSWORD)).data.thirdSession),
    )
    expect(new Set(tokens).size).toBe(3)
  })
})

describe('personal data', () => {
  const read = (session: string) => call('personalData', { session })
  const save = (session: string, body: Record<string, unknown>) => call('personalDataSave', { session, body })

  test('keeps omitted fields, and clears those that are null', async () => {
    const { session } = await addUser()
    const key = await uploaded(session, 'avatar')
    await save(session, {
      nickName: 'Nick',
      realName: '陳大文',
      birthDate: '1990-01-31',
      sex: '1',
      provinceId: '81',
      cityId: '8101',
      address: '1 Road',
      headimgUrl: key,
    })
    expect((await save(session, { realName: null, address: ' ' })).data).toMatchObject({
      nickName: 'Nick',
      realName: null,
      birthDate: '1990-01-31',
      sex: '1',
      cityId: '8101',
      address: null,
      headimgUrl: `/uploads/${key}`,
    })
    expect((await read(session)).data).toMatchObject({
      nickName: 'Nick',
      realName: null,
      cityName: 'Central and Western',
      hasPassword: '0',
      socialAccounts: [],
    })
    expect((await save(session, { provinceId: '44' })).data).toMatchObject({ provinceId: '44', cityId: null })
  })
  test.each(['personalDataSave', 'wxUserSave'] as const)(
    'publishes a portrait no longer once %s has replaced it',
    async (name) => {
      const { session } = await addUser()
      const [old, current] = [await uploaded(session, 'avatar'), await uploaded(session, 'avatar')]
      for (const headimgUrl of [old, current])
        expect((await call(name, { session, body: { headimgUrl } })).code).toBe(0)
      await medibook.clock.advance(24 * 60 * MINUTE + 1000)
      expect((await medibook.inject(`/uploads/${old}`)).statusCode).toBe(404)
      expect((await medibook.inject(`/uploads/${current}`)).statusCode).toBe(200)
    },
  )
  test.each([
    [{ nickName: '   ' }, 'nickName'],
    [{ birthDate: '2026-02-30' }, 'birthDate'],
    [{ birthDate: '2999-01-01' }, 'birthDate'],
    [{ birthDate: '1800-01-01' }, 'birthDate'],
    [{ provinceId: 'x' }, 'provinceId'],
    [{ provinceId: '81', cityId: '4403' }, 'cityId'],
    [{ provinceId: null, cityId: '8101' }, 'cityId'],
    [{ username: 'a b' }, 'username'],
    [{ sex: '3' }, 'sex'],
    [{ address: 'x'.repeat(141) }, 'address'],
  ])('refuses %j at %s', async (body, field) => {
    const { session } = await addUser()
    expect(await save(session, body)).toMatchObject({ code: 40000, data: { field } })
  })
  test('changes phone and e-mail only with a code sent to the new one', async () => {
    const user = await addUser()
    const phone = newPhone()
    const bind = (code: string) =>
      call('bindPhone', {
        session: user.session,
        query: { phoneCode: '+852', phone, code },
      })
    expect((await save(user.session, { phone })).data.phone).toBeNull()
    expect((await bind('123456')).code).toBe(61002)
    await call('sendBindCode', {
      session: user.session,
      body: { type: 'sms', phoneCode: '+852', phone },
    })
    const code = await sentTo(`+852 ${phone}`)
    expect((await bind(another(code))).code).toBe(61002)
    expect((await bind(code)).data).toMatchObject({
      phoneCode: '+852',
      phone: `${phone.slice(0, 2)}****${phone.slice(-2)}`,
    })
    expect((await bind(code)).code).toBe(61002)
  })
  test('reveals only to the owner that a number or address has an account', async () => {
    const [owner, user] = [await account(), await addUser()]
    expect(
      await call('sendBindCode', {
        session: user.session,
        body: { type: 'email', email: owner.email },
      }),
    ).toMatchObject({ code: 0, data: { resendInSeconds: 60 } })
    const bind = (code: string) =>
      call('bindEmail', {
        session: user.session,
        body: { email: owner.email, code },
      })
    expect((await bind('000000')).code).toBe(61002)
    expect(await bind(await sentTo(owner.email))).toMatchObject({ code: 61007, data: { field: 'email' } })
  })
})

test('logs no secrets', async () => {
  const phone = newPhone()
  const code = await smsCode(phone)
  const { data } = await register({ type: 'sms', phoneCode: '+852', phone, code })
  const { email, session } = await account()
  await call('bindPhone', {
    session,
    query: { phoneCode: '+852', phone: '61112223', code: '987654' },
  })
  const log = medibook.log()
  expect(log).toContain(routePath('bindPhone'))
  expect(
    foundInLog(log, [phone, code, email, data.thirdSession, session, PASSWORD, '61112223', '987654']),
  ).toEqual([])
})
