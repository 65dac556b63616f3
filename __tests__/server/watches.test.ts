import { codes } from '../../contract/constants/codes'
import { limits } from '../../contract/constants/limits'
import { addClinic, askBody } from '../support/clinic-world'
import { addCourseWorld, addReachable, addTime, refusals, watch, watches } from '../support/course-world'
import { addShop, addUser, dayIn, newKey, paid, placed, type TestUser, unbook } from '../support/order-world'

const DAY_MS = 86_400_000
beforeAll(async () => {
  await addCourseWorld()
})
afterEach(() => medibook.clock.reset())

const day = (inDays: number) => ({ fromDay: dayIn(inDays), toDay: dayIn(inDays) })
/** An appointment that holds the last place of a day. */
async function lastPlace(inDays: number): Promise<{ user: TestUser; id: string }> {
  const user = await addUser()
  const slot = await addTime({ inDays })
  const made = await placed(user, { goods: 'c-package', shop: 'c-shop', slot })
  await paid(user, made.id)
  return { user, id: made.bookings[0]?.id ?? '' }
}
const dayWords = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(date))
const toldTo = async (user: { phone: string }) => (await medibook.outbox(user.phone)).length

test('a released place is announced once to every watcher of the day', async () => {
  const booked = await lastPlace(20)
  const people = [await addReachable(), await addReachable()]
  for (const who of people)
    expect(await watch(who, { spuId: 'c-package', shopId: 'c-shop', ...day(20) })).toMatchObject({
      code: 0,
      data: { state: 'open', name: 'c-package', shopName: 'c-shop', fromDay: dayIn(20), toDay: dayIn(20) },
    })
  await medibook.runDueJobs()
  expect(await Promise.all(people.map(toldTo))).toEqual([0, 0])

  expect(await unbook(booked.user, booked.id)).toMatchObject({ code: 0 })
  await medibook.runDueJobs()
  await medibook.runDueJobs()
  expect(await Promise.all(people.map(toldTo))).toEqual([1, 1])
  for (const who of people)
    expect(await watches(who)).toMatchObject([
      { state: 'answered', foundDate: dayIn(20), foundShopId: 'c-shop', foundShopName: 'c-shop' },
    ])
  const [message] = await medibook.outbox(people[0]?.phone)
  expect(message?.text).toContain(dayWords(dayIn(20)))
  expect(message?.text).not.toContain('c-package')
})

test('a watch on a day that is already free is refused with the free day', async () => {
  const user = await addUser()
  await addTime({ inDays: 22 })
  expect(await watch(user, { spuId: 'c-package', ...day(22) })).toMatchObject({
    ...refusals.free,
    data: { date: dayIn(22), shopId: 'c-shop' },
  })
})

test('a new day, any clinic of the goods, a whole clinic and a doctor can be watched', async () => {
  const user = await addReachable()
  await addClinic('w-clinic', 'w-doctor', { start: '10:00', end: '10:30' })
  const patient = await addUser()
  const asked = await medibook.call('placeDoctorBooking', {
    session: patient.session,
    body: askBody(patient, { doctor: 'w-doctor', date: dayIn(25) }),
  })
  expect(await watch(user, { kind: 'doctor', doctorId: 'w-doctor', ...day(25) })).toMatchObject({
    code: 0,
    data: { name: 'w-doctor' },
  })
  expect(await watch(user, { spuId: 'c-package', ...day(26) })).toMatchObject({ code: 0 })
  await addShop('w-plain')
  expect(await watch(user, { kind: 'clinic', shopId: 'w-plain' })).toMatchObject({ code: 0 })

  await addTime({ inDays: 26, shop: 'c-plain' })
  await medibook.call('doctorBookingCancel', { session: patient.session, params: { id: asked.data.id } })
  await addTime({ inDays: 9, shop: 'w-plain', kind: 'free' })
  await medibook.runDueJobs()
  expect((await watches(user)).map(({ foundDate, foundShopId }) => [foundDate, foundShopId]).sort()).toEqual(
    [
      [dayIn(25), 'w-clinic'],
      [dayIn(26), 'c-plain'],
      [dayIn(9), 'w-plain'],
    ].sort(),
  )
  expect(await toldTo(user)).toBe(3)
})

test('the same target is watched once; a watch ends after its last day', async () => {
  const user = await addUser()
  await addTime({ inDays: 1, taken: 1 })
  const first = await watch(user, { spuId: 'c-package', shopId: 'c-shop', ...day(1) })
  const again = await watch(user, { spuId: 'c-package', shopId: 'c-shop', ...day(1) })
  expect(again.data.id).toBe(first.data.id)
  for (const left of [1, 0]) {
    await medibook.clock.advance(DAY_MS)
    user.session = await medibook.signIn(user.id)
    expect(await watches(user)).toHaveLength(left)
  }
})

test('the number of watches of an account is limited, also under concurrent requests', async () => {
  const user = await addUser()
  const answers = await Promise.all(
    Array.from({ length: limits.watches + 4 }, (_unused, index) =>
      watch(user, { spuId: 'c-package', shopId: 'c-plain', ...day(30 + index) }),
    ),
  )
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(limits.watches)
  expect(answers.find(({ code }) => code !== 0)).toMatchObject(refusals.limit)
  const [one] = await watches(user)
  const stop = (who: TestUser) =>
    medibook.call('watchStop', { session: who.session, params: { id: one?.id ?? '' } })
  expect(await stop(await addUser())).toMatchObject({ code: codes.notFound })
  expect(await stop(user)).toMatchObject({ code: 0 })
  expect(await watch(user, { spuId: 'c-package', shopId: 'c-plain', ...day(50) })).toMatchObject({ code: 0 })
})

test.each([
  ['a doctor without a name', { kind: 'doctor' }, codes.badInput],
  ['goods that do not exist', { spuId: 'nothing' }, codes.notFound],
  ['goods where they are not offered', { spuId: 'c-package', shopId: 'w-clinic' }, codes.notFound],
  ['a day that does not exist', { spuId: 'c-package', fromDay: '2026-02-30' }, codes.badInput],
  [
    'days that end before they begin',
    { spuId: 'c-package', fromDay: '2099-01-02', toDay: '2099-01-01' },
    codes.badInput,
  ],
  ['an appointment of another account', { spuId: 'c-package', bookingId: 'nothing' }, codes.notFound],
])('%s is refused', async (_name, body, code) => {
  expect(await watch(await addUser(), { idempotencyKey: newKey(), ...body })).toMatchObject({ code })
})

test.each([
  [400, 0],
  [401, codes.badInput],
])('a watch of %i days answers %i', async (inDays, code) => {
  const asked = { spuId: 'c-package', shopId: 'c-plain', fromDay: dayIn(300), toDay: dayIn(inDays) }
  expect(await watch(await addUser(), asked)).toMatchObject({ code })
})

test('a watch begins today at the earliest', async () => {
  const asked = { spuId: 'c-package', shopId: 'c-plain', fromDay: dayIn(-1), toDay: dayIn(1) }
  expect((await watch(await addUser(), asked)).data).toMatchObject({ fromDay: dayIn(0), toDay: dayIn(1) })
})

test('a message that failed is retried, and then not sent twice', async () => {
  const user = await addReachable()
  const booked = await lastPlace(40)
  await watch(user, { spuId: 'c-package', shopId: 'c-shop', ...day(40) })
  const port = medibook.server.ports.messages
  const { send } = port
  port.send = () => Promise.reject(new Error('The SMS service answered 503'))
  await unbook(booked.user, booked.id)
  await medibook.runDueJobs()
  expect(await toldTo(user)).toBe(0)
  port.send = send
  await medibook.clock.advance(2 * 60_000)
  await medibook.runDueJobs()
  expect(await toldTo(user)).toBe(1)
})
