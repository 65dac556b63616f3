import type { PersonalData } from '../../contract/account'
import type { Session } from '../../contract/user'
import { foundInLog } from '../support/log-search'
import { addUser, type TestUser } from '../support/order-world'
import { uploaded } from '../support/upload-world'

const MINUTE = 60_000
const lang = 'en'
const PASSWORD = 'First-2026-word'
let counter = 0
const newPhone = (): string => `6${String(5_100_000 + (counter += 1))}`
const newEmail = (): string => `t${(counter += 1)}@account.medibook.example`

const call = <T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  options: { body?: unknown; query?: Record<string, string>; session?: string } = {},
) => medibook.call<T>(method, url, { lang, ...options })
const sentTo = async (target: string): Promise<string> => (await medibook.outbox(target))[0]?.code ?? ''
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const smsCode = async (phone: string, purpose = 'register'): Promise<string> => {
  const answer = await call('GET', '/h5/api/ma/user/sendRegisterSmsCode', {
    query: { phoneCode: '+852', phone, purpose },
  })
  return answer.code === 0 ? sentTo(`+852 ${phone}`) : `refused ${answer.code}`
}
const mailCode = async (email: string, purpose = 'register'): Promise<string> => {
  const answer = await call('GET', '/h5/api/ma/user/sendRegisterEmailCode', { query: { email, purpose } })
  return answer.code === 0 ? sentTo(email) : `refused ${answer.code}`
}
const register = (body: Record<string, unknown>) =>
  call<Session>('POST', '/h5/api/ma/user/register', {
    body: { protocolAccepted: '1', password: PASSWORD, ...body },
  })
const login = (username: string, password: string) =>
  call<Session>('POST', '/h5/api/ma/user/login', { body: { type: 'password', username, password } })
const editPassword = (body: Record<string, unknown>, session?: string) =>
  call<boolean>('POST', '/h5/api/ma/user/editPassword', { body, ...(session ? { session } : {}) })
const isAlive = async (session: string): Promise<boolean> =>
  (await call('GET', '/h5/session/checkSession', { session })).code === 0

async function account(): Promise<{ email: string; session: string; id: string }> {
  const email = newEmail()
  const { data } = await register({ type: 'email', email, code: await mailCode(email) })
  return { email, session: data.thirdSession, id: data.user.id }
}

afterEach(() => medibook.clock.reset())

describe('register', () => {
  test('by SMS with a user name, then sign in by each of them', async () => {
    const phone = newPhone()
    const { code, data } = await register({
      type: 'sms',
      phoneCode: '+852',
      phone,
      code: await smsCode(phone),
      username: 'Mei.Yee-7',
      nickName: ' Mei  yee ',
    })
    expect({ code, data }).toMatchObject({
      code: 0,
      data: { isNew: '1', user: { username: 'Mei.Yee-7', nickName: 'Mei yee' } },
    })
    expect((await login('mei.yee-7', PASSWORD)).data.user.id).toBe(data.user.id)
    expect(
      (
        await call<{ isAvailable: boolean }>('GET', '/h5/api/ma/user/checkUsername', {
          query: { username: 'MEI.YEE-7' },
        })
      ).data.isAvailable,
    ).toBe(false)
    expect(
      (
        await call<{ isAvailable: boolean }>('GET', '/h5/api/ma/user/checkUsername', {
          query: { username: 'mei.yee-8' },
        })
      ).data.isAvailable,
    ).toBe(true)
  })
  test('by e-mail, whatever the case of the address', async () => {
    const email = newEmail()
    expect(
      (await register({ type: 'email', email: email.toUpperCase(), code: await mailCode(email) })).code,
    ).toBe(0)
    expect((await login(email, PASSWORD)).code).toBe(0)
    expect(await register({ type: 'email', email, code: await mailCode(email) })).toMatchObject({
      code: 40000,
    })
    await medibook.clock.advance(MINUTE)
    expect(await register({ type: 'email', email, code: await mailCode(email) })).toMatchObject({
      code: 61007,
      data: { field: 'email', rule: 'taken' },
    })
  })
  test('side by side one account comes of one code', async () => {
    const phone = newPhone()
    const code = await smsCode(phone)
    const answers = await Promise.all(
      [1, 2, 3].map(() => register({ type: 'sms', phoneCode: '+852', phone, code })),
    )
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(await medibook.query('select 1 from app_user where phone = $1', [phone])).toHaveLength(1)
  })
  test('side by side one account gets a user name', async () => {
    const emails = [newEmail(), newEmail()]
    const given = await Promise.all(
      emails.map(async (email) => ({
        type: 'email',
        email,
        code: await mailCode(email),
        username: emails.indexOf(email) ? 'Same.Name' : 'same.name',
      })),
    )
    const answers = await Promise.all(given.map(register))
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 61007])
  })
  test.each([
    ['short1', 'short'],
    ['onlyletters', 'no digit'],
    ['1234567890', 'no letter'],
    ['Password123', 'common'],
    ['mei-person-1', 'the user name'],
  ])('the password %s is refused: %s; the code stays good', async (password) => {
    const email = newEmail()
    const code = await mailCode(email)
    expect(await register({ type: 'email', email, code, password, username: 'Mei-Person-1' })).toMatchObject({
      code: 61008,
      data: { field: 'password', rule: 'weak' },
    })
    expect((await register({ type: 'email', email, code })).code).toBe(0)
  })
  test.each([['ab'], ['1abc'], ['a b c'], ['me@example.com'], ['x'.repeat(31)]])(
    'the user name %j is refused',
    async (username) => {
      const email = newEmail()
      expect(await register({ type: 'email', email, code: '123456', username })).toMatchObject({
        code: 40000,
        data: { field: 'username' },
      })
    },
  )
  test('a login code does not register, a register code does not reset', async () => {
    const email = newEmail()
    await call('GET', '/h5/api/ma/user/code', { query: { email } })
    expect((await register({ type: 'email', email, code: await sentTo(email) })).code).toBe(61002)
    const known = await account()
    await medibook.clock.advance(MINUTE)
    expect(
      (
        await editPassword({
          type: 'email',
          email: known.email,
          code: await mailCode(known.email),
          newPassword: 'Other-2026-word',
        })
      ).code,
    ).toBe(61002)
  })
})

describe('sign-in by e-mail code', () => {
  test('the first time registers, the second finds the user again', async () => {
    const email = newEmail()
    const enter = async () => {
      await call('GET', '/h5/api/ma/user/code', { query: { email } })
      return call<Session>('POST', '/h5/api/ma/user/login', {
        body: { type: 'email', email, code: await sentTo(email) },
      })
    }
    const first = await enter()
    expect(first).toMatchObject({
      code: 0,
      data: { isNew: '1', user: { email: expect.stringMatching(/^t\*{4}@/) } },
    })
    await medibook.clock.advance(MINUTE)
    expect((await enter()).data).toMatchObject({ isNew: '0', user: { id: first.data.user.id } })
  })
})

describe('who has an account is not told', () => {
  test('codes to reset are sent to both, and a wrong one is refused alike', async () => {
    const known = await account()
    const unknown = newEmail()
    await medibook.clock.advance(MINUTE)
    const answers = await Promise.all(
      [known.email, unknown].map((email) =>
        call('GET', '/h5/api/ma/user/sendRegisterEmailCode', { query: { email, purpose: 'reset' } }),
      ),
    )
    expect(answers[0]).toEqual(answers[1])
    const wrong = await Promise.all(
      [known.email, unknown].map(async (email) =>
        editPassword({
          type: 'email',
          email,
          code: another(await sentTo(email)),
          newPassword: 'Other-2026-word',
        }),
      ),
    )
    expect(wrong[0]).toEqual(wrong[1])
    expect(
      await editPassword({
        type: 'email',
        email: unknown,
        code: await sentTo(unknown),
        newPassword: 'Other-2026-word',
      }),
    ).toEqual(wrong[0])
  })
  test('the website answers as the app does', async () => {
    const known = await account()
    const site = (email: string) =>
      call('POST', '/admin/websiteUser/login', { body: { email, password: 'wrong' } })
    expect(await site(known.email)).toEqual(await site(newEmail()))
    await medibook.clock.advance(MINUTE)
    const code = (email: string) =>
      call('PUT', '/admin/websiteUser/code', { body: { email, purpose: 'password' } })
    expect(await code(known.email)).toEqual(await code(newEmail()))
  })
})

describe('change of password', () => {
  test('with the old one: this session stays, the others end', async () => {
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
  test('with a code: every session ends, a lock too', async () => {
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
  test('through the website', async () => {
    const { email, session } = await account()
    await medibook.clock.advance(MINUTE)
    await call('PUT', '/admin/websiteUser/code', { body: { email, purpose: 'password' } })
    expect(
      (
        await call('POST', '/admin/websiteUser/updatePassword', {
          body: { email, code: await sentTo(email), newPassword: 'Site-2026-word' },
        })
      ).code,
    ).toBe(0)
    expect(await isAlive(session)).toBe(false)
    expect(
      (await call('POST', '/admin/websiteUser/login', { body: { email, password: 'Site-2026-word' } })).code,
    ).toBe(0)
  })
  test('a session left open does not let anybody guess the password', async () => {
    const { session } = await account()
    const check = (password: string) =>
      call('POST', '/h5/api/ma/user/checkPassword', { session, body: { password } })
    const answers = await Promise.all(Array.from({ length: 8 }, () => check('wrong')))
    expect(answers.filter((answer) => answer.code === 61001).length).toBeLessThanOrEqual(4)
    expect((await check(PASSWORD)).code).toBe(61004)
    await medibook.clock.advance(15 * MINUTE + 1000)
    expect((await check(PASSWORD)).data).toBe(true)
  })
  test('codes of a reset are not guessed', async () => {
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
  test('a token that the client brings is never made valid', async () => {
    const { email } = await account()
    const fixed = 'A'.repeat(43)
    const answer = await call<Session>('POST', '/h5/api/ma/user/login', {
      session: fixed,
      body: { type: 'password', username: email, password: PASSWORD },
    })
    expect(answer.data.thirdSession).not.toBe(fixed)
    expect(await isAlive(fixed)).toBe(false)
  })
  test('each sign-in has its own', async () => {
    const { email } = await account()
    const tokens = await Promise.all(
      [1, 2, 3].map(async () => (await login(email, PASSWORD)).data.thirdSession),
    )
    expect(new Set(tokens).size).toBe(3)
  })
})

describe('providers', () => {
  test.each(['facebook', 'google', 'wechat'])(
    '%s: the same person is the same user, side by side too',
    async (provider) => {
      const enter = () =>
        call<Session>('POST', '/h5/api/ma/user/socialLogin', {
          body: { provider, credential: `t-${provider}` },
        })
      const answers = await Promise.all([enter(), enter(), enter()])
      expect(new Set(answers.map((answer) => answer.data.user.id)).size).toBe(1)
      expect(answers.filter((answer) => answer.data.isNew === '1')).toHaveLength(1)
      expect((await enter()).data.isNew).toBe('0')
      expect(
        await call('POST', '/h5/api/ma/user/socialLogin', { body: { provider, credential: 'bad' } }),
      ).toMatchObject({ code: 61001, data: null })
    },
  )
  test('the website knows the same person by Facebook', async () => {
    const app = await call<Session>('POST', '/h5/api/ma/user/socialLogin', {
      body: { provider: 'facebook', credential: 't-site' },
    })
    expect(
      (await call<Session>('POST', '/admin/websiteUser/faceBookLogin', { body: { accessToken: 't-site' } }))
        .data.user.id,
    ).toBe(app.data.user.id)
  })
  test('an Alipay account belongs to one user', async () => {
    const [one, two] = [await addUser(), await addUser()]
    const bind = (user: TestUser, authCode = 't-alipay') =>
      call('POST', '/mall/api/ma/alipayuser', { session: user.session, body: { authCode } })
    expect((await bind(one)).code).toBe(0)
    expect((await bind(one)).code).toBe(0)
    expect((await bind(two)).code).toBe(61007)
    expect((await bind(one, 't-alipay-2')).code).toBe(61007)
  })
})

describe('personal data', () => {
  const read = (session: string) =>
    call<PersonalData>('GET', '/mall/api/ma/userinfo/selectUserInfo', { session })
  const save = (session: string, body: Record<string, unknown>) =>
    call<PersonalData>('POST', '/mall/api/ma/userinfo/save', { session, body })

  test('what is not sent stays, null empties', async () => {
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
  test('phone and e-mail change only with a code sent to the new one', async () => {
    const user = await addUser()
    const phone = newPhone()
    const bind = (code: string) =>
      call<PersonalData>('GET', '/mall/api/ma/userinfo/savePhone', {
        session: user.session,
        query: { phoneCode: '+852', phone, code },
      })
    expect((await save(user.session, { phone })).data.phone).toBeNull()
    expect((await bind('123456')).code).toBe(61002)
    await call('POST', '/mall/api/ma/userinfo/sendBindCode', {
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
  test('that a number or address has an account is told only to its owner', async () => {
    const [owner, user] = [await account(), await addUser()]
    expect(
      await call('POST', '/mall/api/ma/userinfo/sendBindCode', {
        session: user.session,
        body: { type: 'email', email: owner.email },
      }),
    ).toMatchObject({ code: 0, data: { resendInSeconds: 60 } })
    const bind = (code: string) =>
      call('POST', '/mall/api/ma/userinfo/saveEmail', {
        session: user.session,
        body: { email: owner.email, code },
      })
    expect((await bind('000000')).code).toBe(61002)
    expect(await bind(await sentTo(owner.email))).toMatchObject({ code: 61007, data: { field: 'email' } })
  })
})

test('nothing secret is logged', async () => {
  const phone = newPhone()
  const code = await smsCode(phone)
  const { data } = await register({ type: 'sms', phoneCode: '+852', phone, code })
  const { email, session } = await account()
  await call('GET', '/mall/api/ma/userinfo/savePhone', {
    session,
    query: { phoneCode: '+852', phone: '61112223', code: '987654' },
  })
  await call('POST', '/h5/api/ma/user/socialLogin', {
    body: { provider: 'facebook', credential: 'secret-access-token' },
  })
  const log = medibook.log()
  expect(log).toContain('/mall/api/ma/userinfo/savePhone')
  expect(
    foundInLog(log, [
      phone,
      code,
      email,
      data.thirdSession,
      session,
      PASSWORD,
      '61112223',
      '987654',
      'secret-access-token',
    ]),
  ).toEqual([])
})
