import { rowsWith } from '../support/sealed-rows'
import {
  MINUTE,
  PASSWORD,
  newPhone,
  newEmail,
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

describe('register', () => {
  test('by SMS with a user name, then signs in by each of them', async () => {
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
        await call('checkUsername', {
          query: { username: 'MEI.YEE-7' },
        })
      ).data.isAvailable,
    ).toBe(false)
    expect(
      (
        await call('checkUsername', {
          query: { username: 'mei.yee-8' },
        })
      ).data.isAvailable,
    ).toBe(true)
  })
  test('by e-mail, ignoring case', async () => {
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
  test('creates one account for concurrent uses of one code', async () => {
    const phone = newPhone()
    const code = await smsCode(phone)
    const answers = await Promise.all(
      [1, 2, 3].map(() => register({ type: 'sms', phoneCode: '+852', phone, code })),
    )
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(await rowsWith('app_user', 'phone', phone)).toHaveLength(1)
  })
  test('gives a user name to one of several concurrent accounts', async () => {
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
  ])('refuses the password %s: %s; the code stays valid', async (password) => {
    const email = newEmail()
    const code = await mailCode(email)
    expect(await register({ type: 'email', email, code, password, username: 'Mei-Person-1' })).toMatchObject({
      code: 61008,
      data: { field: 'password', rule: 'weak' },
    })
    expect((await register({ type: 'email', email, code })).code).toBe(0)
  })
  test.each([['ab'], ['1abc'], ['a b c'], ['me@example.com'], ['x'.repeat(31)]])(
    'refuses the user name %j',
    async (username) => {
      const email = newEmail()
      expect(await register({ type: 'email', email, code: '123456', username })).toMatchObject({
        code: 40000,
        data: { field: 'username' },
      })
    },
  )
  test('refuses a login code for registration, and a registration code for a reset', async () => {
    const email = newEmail()
    await call('loginCode', { query: { email } })
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
  test('registers the first time, and finds the account the second time', async () => {
    const email = newEmail()
    const enter = async () => {
      await call('loginCode', { query: { email } })
      return call('login', {
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

describe('the existence of an account is not revealed', () => {
  test('codes to reset are sent for known and unknown addresses, and wrong ones are refused alike', async () => {
    const known = await account()
    const unknown = newEmail()
    await medibook.clock.advance(MINUTE)
    const answers = await Promise.all(
      [known.email, unknown].map((email) =>
        call('registerEmailCode', { query: { email, purpose: 'reset' } }),
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
  test('the website gives the same answers as the app', async () => {
    const known = await account()
    const site = (email: string) => call('siteLogin', { body: { email, password: 'wrong' } })
    expect(await site(known.email)).toEqual(await site(newEmail()))
    await medibook.clock.advance(MINUTE)
    const code = (email: string) => call('siteCode', { body: { email, purpose: 'password' } })
    expect(await code(known.email)).toEqual(await code(newEmail()))
  })
})
