import { account, another, call, MINUTE, newEmail, newPhone, PASSWORD, sentTo } from './account-fixture'

/** An account created some time ago, with a password and an e-mail address. */
async function oldAccount() {
  const opened = await account()
  await medibook.query("update app_user set create_time = create_time - interval '1 day' where id = $1", [
    opened.id,
  ])
  return opened
}

/** The code of a new number, and the call that binds it. */
async function newNumber(session: string) {
  const phone = newPhone()
  const target = { phoneCode: '+852', phone }
  await call('sendBindCode', { session, body: { type: 'sms', ...target } })
  const code = await sentTo(`+852 ${phone}`)
  return (ownerProof?: string) =>
    call('bindPhone', { session, query: { ...target, code, ...(ownerProof ? { ownerProof } : {}) } })
}

const prove = (session: string, body: Record<string, unknown>) => call('proveOwner', { session, body })

test('a session alone can neither add a number nor change the sign-in address', async () => {
  const { session } = await oldAccount()
  const bind = await newNumber(session)
  expect(await bind()).toMatchObject({ code: 61014, data: { field: 'ownerProof' } })
  expect((await bind('x.y')).code).toBe(61014)
  const email = newEmail()
  await call('sendBindCode', { session, body: { type: 'email', email } })
  const body = { email, code: await sentTo(email) }
  expect((await call('bindEmail', { session, body })).code).toBe(61014)
  expect((await call('wxUserPhone', { session, body: { code: 'phone-case' } })).code).toBe(61014)
  expect((await call('personalData', { session })).data.ownerProofs).toEqual(['password', 'email'])
})

test('the password proves ownership for one change within ten minutes, in this session only', async () => {
  const owner = await oldAccount()
  expect((await prove(owner.session, { type: 'password', password: 'Wrong-2026-word' })).code).toBe(61001)
  const { ownerProof } = (await prove(owner.session, { type: 'password', password: PASSWORD })).data
  const other = (
    await call('login', { body: { type: 'password', username: owner.email, password: PASSWORD } })
  ).data.thirdSession
  expect((await (await newNumber(other))(ownerProof)).code).toBe(61014)
  const bind = await newNumber(owner.session)
  await medibook.clock.advance(2 * MINUTE)
  expect((await bind(ownerProof)).code).toBe(0)
  // the number has changed, which used up the proof
  await medibook.clock.advance(2 * MINUTE)
  expect((await (await newNumber(owner.session))(ownerProof)).code).toBe(61014)
})

test('a proof expires after ten minutes', async () => {
  const { session } = await oldAccount()
  const { ownerProof } = (await prove(session, { type: 'password', password: PASSWORD })).data
  await medibook.clock.advance(10 * MINUTE)
  expect((await (await newNumber(session))(ownerProof)).code).toBe(61014)
})

test('a code to a bound contact proves ownership; a code for another purpose does not', async () => {
  const { session, email } = await oldAccount()
  await call('sendBindCode', { session, body: { type: 'own' } })
  expect((await prove(session, { type: 'email', code: await sentTo(email) })).code).toBe(61002)
  expect((await prove(session, { type: 'sms', code: '123456' })).code).toBe(40000)
  await call('sendBindCode', { session, body: { type: 'own', purpose: 'change', channel: 'email' } })
  const code = await sentTo(email)
  expect((await prove(session, { type: 'email', code: another(code) })).code).toBe(61002)
  const { ownerProof } = (await prove(session, { type: 'email', code })).data
  expect((await prove(session, { type: 'email', code })).code).toBe(61002)
  const bind = await newNumber(session)
  expect((await bind(ownerProof)).code).toBe(0)
})

test('an account created minutes ago needs no proof', async () => {
  const { session } = await account()
  expect((await call('personalData', { session })).data.ownerProofs).toEqual([])
  expect((await (await newNumber(session))()).code).toBe(0)
})

test('a changed contact notifies the replaced one; an added one notifies the other', async () => {
  const { session, email } = await oldAccount()
  const { ownerProof } = (await prove(session, { type: 'password', password: PASSWORD })).data
  expect((await (await newNumber(session))(ownerProof)).code).toBe(0)
  expect(await medibook.outbox(email)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ text: expect.stringMatching(/mobile number .* changed/) }),
    ]),
  )
  const later = (await prove(session, { type: 'password', password: PASSWORD })).data.ownerProof
  const body = { email: newEmail(), ownerProof: later }
  await call('sendBindCode', { session, body: { type: 'email', email: body.email } })
  const answer = await call('bindEmail', { session, body: { ...body, code: await sentTo(body.email) } })
  expect(answer.code).toBe(0)
  const [last] = await medibook.outbox(email)
  expect(last).toMatchObject({ text: expect.stringMatching(/e-mail address .* changed/) })
  expect((await medibook.outbox(body.email)).filter(({ text }) => /changed/.test(text))).toEqual([])
})

test('a number replaced by that of WeChat is notified', async () => {
  const { session, id, email } = await oldAccount()
  const phone = newPhone()
  await medibook.query("update app_user set phone_code = '+852', phone = $2 where id = $1", [id, phone])
  const { ownerProof } = (await prove(session, { type: 'password', password: PASSWORD })).data
  const answer = await call('wxUserPhone', { session, body: { code: 'phone-67701234', ownerProof } })
  expect(answer).toMatchObject({ code: 0, data: { phone: '67****34' } })
  expect(await medibook.outbox(`+852 ${phone}`)).toMatchObject([
    { text: expect.stringMatching(/mobile number .* changed/) },
  ])
  expect((await medibook.outbox(email)).filter(({ text }) => /changed/.test(text))).toEqual([])
  expect(await medibook.outbox('+852 67701234')).toEqual([])
})
