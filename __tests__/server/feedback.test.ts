import { codes } from '../../contract/constants/codes'
import { asUser, atDesk } from '../support/clinic-world'
import { addUser, inParallel, newKey, type TestUser, value } from '../support/order-world'

let user: TestUser
let stranger: TestUser
beforeEach(async () => {
  user = await addUser()
  stranger = await addUser()
})
afterEach(() => medibook.clock.reset())

const send = (body: Record<string, unknown> = {}, who = user) =>
  asUser(who).call('sendFeedback', {
    body: {
      idempotencyKey: newKey(),
      kind: 'fault',
      content: 'It hurts',
      ...body,
    },
  })
/** A picture of this user, in the state after an upload. */
async function picture(who: TestUser, purpose = 'feedback'): Promise<string> {
  const key = `private/ab/${newKey().replace(/\D/g, '').padStart(32, '0').slice(-32)}.png`
  await medibook.query(
    `insert into upload (key, user_id, purpose, kind, content_type, byte_count, create_time) values
      ($1, $2, $3, $4, $5, 10, now())`,
    [key, who.id, purpose, 'image', 'image/png'],
  )
  return key
}

test('feedback is stored, listed newest first, and answered by the desk', async () => {
  const first = (await send({ content: '  Too loud  ', contact: '91234567' })).data
  expect(first).toMatchObject({
    kind: 'fault',
    kindDesc: 'Something does not work',
    content: 'Too loud',
    isAnswered: '0',
    answers: [],
  })
  const second = (await send({ kind: 'suggestion' })).data
  expect(await atDesk('feedback', 'answer', { id: first.id, content: ' ' })).toBe(codes.badInput)
  expect(await atDesk('feedback', 'answer', { id: first.id, content: 'We turned it down' })).toBeNull()
  const { data } = await asUser(user).call('feedbackPage')
  expect(data.records).toMatchObject([
    { id: second.id, isAnswered: '0' },
    { id: first.id, isAnswered: '1', answers: [{ content: 'We turned it down' }] },
  ])
  expect((await asUser(user).call('feedbackDetail', { params: { id: first.id } })).data).toEqual(
    data.records[1],
  )
})

test('feedback has 1 to 140 characters', async () => {
  expect((await send({ content: '好'.repeat(140) })).code).toBe(0)
  expect(await send({ content: '好'.repeat(141) })).toMatchObject({
    code: codes.badInput,
    data: { field: 'content' },
  })
  expect(await send({ content: '   ' })).toMatchObject({ code: codes.badInput, data: { field: 'content' } })
})

test("feedback accepts only the user's own pictures", async () => {
  const own = await picture(user)
  expect((await send({ picUrls: [own] })).data.picUrls[0]).toContain(own)
  for (const other of [
    await picture(stranger),
    await picture(user, 'avatar'),
    'https://elsewhere.example/x.png',
    '/assets/goods/x.svg',
  ])
    expect(await send({ picUrls: [other] })).toMatchObject({
      code: codes.badInput,
      data: { field: 'picUrls' },
    })
})

test('feedback is stored once per key, with a daily limit, also concurrently', async () => {
  const key = newKey()
  const answers = await inParallel(4, () => send({ idempotencyKey: key }))
  expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
  const more = await inParallel(24, () => send())
  expect(more.filter((answer) => answer.code === 0)).toHaveLength(19)
  expect(more.filter((answer) => answer.code === codes.feedbackTooOften)).toHaveLength(5)
  expect(await value('select count(*) from feedback where user_id = $1', [user.id])).toBe(20)
})

test('feedback of another account is not found', async () => {
  const { id } = (await send()).data
  expect(await asUser(stranger).call('feedbackDetail', { params: { id } })).toMatchObject({
    code: codes.notFound,
    data: null,
  })
  expect((await asUser(stranger).call('feedbackPage')).data.total).toBe(0)
})
