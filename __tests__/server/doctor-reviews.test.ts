import { codes } from '../../contract/constants/codes'
import { asUser, atDesk } from '../support/clinic-world'
import { addUser, inParallel, newKey, type TestUser } from '../support/order-world'
import { asked, detail, freshDay, stranger, user } from './doctor-bookings-fixture'

const visit = async (): Promise<string> => {
  const { id } = await asked(freshDay())
  await atDesk('doctor', 'confirm', { id })
  await atDesk('doctor', 'finish', { id })
  return id
}
const write = (bookingId: string, body: object = {}, who: TestUser = user) =>
  asUser(who).call('doctorReviewWrite', {
    body: { idempotencyKey: newKey(), bookingId, score: 5, content: ' kind and clear ', ...body },
  })
const reviewsOf = async (doctorId: string) =>
  (await asUser(user).call('doctorReviews', { query: { doctorId, size: '50' } })).data.records

test('a past visit is reviewed once, and shown with age and sex, never a name', async () => {
  const id = await visit()
  expect((await detail(id)).data).toMatchObject({ actions: ['review', 'rebook'], review: null })
  const { data } = await write(id)
  expect(data).toMatchObject({ score: 5, content: 'kind and clear' })
  expect(data.authorText).toMatch(/^Woman, \d\d–\d\d$/)
  expect(data.authorText).not.toContain(user.person)
  expect(await reviewsOf('t-doctor')).toContainEqual(data)
  expect((await detail(id)).data).toMatchObject({ actions: ['rebook'], review: data })
  const { data: doctor } = await asUser(user).call('doctorDetail', { params: { id: 't-doctor' } })
  expect(doctor).toMatchObject({ reviewCount: (await reviewsOf('t-doctor')).length })
  expect(await write(id)).toMatchObject({ code: codes.reviewExists })
})

test('an anonymous review does not identify its author', async () => {
  expect((await write(await visit(), { isAnonymous: '1', content: '' })).data).toMatchObject({
    authorText: 'Anonymous',
    content: '',
  })
})

test('only the visitor may write one, after the visit', async () => {
  const id = await visit()
  expect(await write(id, {}, stranger)).toMatchObject({ code: codes.notFound })
  const waiting = await asked(freshDay())
  expect(await write(waiting.id)).toMatchObject({ code: codes.reviewTooEarly })
  await atDesk('doctor', 'confirm', { id: waiting.id })
  expect(await write(waiting.id)).toMatchObject({ code: codes.reviewTooEarly })
})

test('one of several concurrent reviews is stored; the same key gets the same answer', async () => {
  const id = await visit()
  const answers = await inParallel(4, () => write(id))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === codes.reviewExists)).toHaveLength(3)
  const other = await visit()
  const idempotencyKey = newKey()
  const [first, second] = [await write(other, { idempotencyKey }), await write(other, { idempotencyKey })]
  expect(second.data).toEqual(first.data)
})

test('the export contains reviews, which remain anonymous after the account was deleted', async () => {
  const leaving = await addUser()
  const { id } = await asked(freshDay(), { who: leaving })
  await atDesk('doctor', 'confirm', { id })
  await atDesk('doctor', 'finish', { id })
  const { data } = await write(id, { content: 'left behind' }, leaving)
  const { userData } = medibook.server.load<
    typeof import('../../server/contexts/identity/account/user-data')
  >('contexts/identity/account/user-data.ts')
  const written = medibook.server.app.wiring.get(userData, 'doctorReviews')
  const ctx = medibook.server.app.contextFor()
  expect(await written.read(ctx, leaving.id)).toMatchObject([{ id: data.id, bookingId: id }])
  await written.erase(ctx, leaving.id)
  expect(
    await medibook.query('select user_id, booking_id from doctor_review where id = $1', [data.id]),
  ).toEqual([{ user_id: null, booking_id: null }])
  expect((await reviewsOf('t-doctor')).find((row) => row.id === data.id)).toMatchObject({
    authorText: 'Anonymous',
    content: 'left behind',
  })
})
