import { codes } from '../../contract/constants/codes'
import { addCourseWorld, addTime, closeDay, courses } from '../support/course-world'
import {
  addUser,
  book,
  booking,
  confirmInjected,
  dayIn,
  order,
  paid,
  placed,
  type TestUser,
  unbook,
  verify,
} from '../support/order-world'

const DAY_MS = 86_400_000
let user: TestUser

beforeAll(async () => {
  await addCourseWorld()
})
beforeEach(async () => {
  user = await addUser()
})
afterEach(() => medibook.clock.reset())

/** Signs the user in again, because sessions do not last for days. */
async function later(days: number): Promise<void> {
  await medibook.clock.advance(days * DAY_MS)
  user.session = await medibook.signIn(user.id)
}
const undo = (id: string, who = user) => medibook.call('undoInjected', { session: who.session, body: { id } })
async function begun(slot?: string): Promise<{ orderId: string; doses: string[] }> {
  const made = await placed(user, { goods: 'c-vaccine', shop: 'c-shop', ...(slot ? { slot } : {}) })
  await paid(user, made.id)
  return { orderId: made.id, doses: made.bookings.map(({ id }) => id) }
}
/** A course whose first dose was given today. */
async function given(): Promise<{ orderId: string; doses: string[] }> {
  const slot = await addTime({ inDays: 1, kind: 'vaccine' })
  const course = await begun(slot)
  await later(1)
  await verify({ bookingId: course.doses[0] ?? '' })
  expect(await confirmInjected(user, course.doses[0] ?? '')).toMatchObject({ code: 0 })
  return course
}

describe('the course of a person', () => {
  test('shows the days of every dose from the first on', async () => {
    const slot = await addTime({ inDays: 2, kind: 'vaccine' })
    await begun(slot)
    expect(await courses(user)).toMatchObject([
      {
        done: 0,
        total: 3,
        personId: user.person,
        shopId: 'c-shop',
        nextDay: dayIn(2),
        doses: [
          { standing: 'booked', earliest: null, latest: null, isEstimate: '0' },
          { standing: 'waits', earliest: dayIn(12), latest: dayIn(17), isEstimate: '1' },
          { standing: 'waits', earliest: dayIn(32), latest: dayIn(17 + 26), isEstimate: '1' },
        ],
      },
    ])
  })

  test('marks the days on which its clinic is closed, and shows the first open one', async () => {
    const { doses } = await given()
    await closeDay(10, 'holiday')
    await closeDay(11, 'holiday')
    await closeDay(13, 'rest')
    await closeDay(16, 'rest')
    const [course] = await courses(user)
    expect(course?.doses[1]).toMatchObject({
      booking: { id: doses[1], actions: ['book', 'contact'] },
      standing: 'ahead',
      earliest: dayIn(10),
      latest: dayIn(15),
      isEstimate: '0',
      firstOpenDay: dayIn(12),
      closed: [
        { from: dayIn(10), to: dayIn(11), state: 'holiday' },
        { from: dayIn(13), to: dayIn(13), state: 'rest' },
      ],
    })
    await medibook.query(`delete from closed_day where shop_id = 'c-shop'`)
  })

  test.each([
    [9, 'ahead', 0],
    [10, 'due', 0],
    [15, 'due', 0],
    [16, 'late', 1],
  ])('%i days after the first dose shows the second as %s', async (days, standing, daysLate) => {
    await given()
    await later(days)
    expect((await courses(user))[0]?.doses[1]).toMatchObject({ standing, daysLate })
  })

  test('counts a dose once its person has confirmed it; until then its state asks for that', async () => {
    const { doses } = await begun(await addTime({ inDays: 1, kind: 'vaccine' }))
    await later(1)
    await verify({ bookingId: doses[0] ?? '' })
    expect((await courses(user))[0]).toMatchObject({
      done: 0,
      doses: [{ standing: 'done', booking: { state: 'writeOff', stateDesc: 'To confirm' } }, {}, {}],
    })
    await confirmInjected(user, doses[0] ?? '')
    expect((await courses(user))[0]).toMatchObject({
      done: 1,
      doses: [{ booking: { state: 'injected', stateDesc: 'Injected' } }, {}, {}],
    })
  })

  test('lists the next due course first, and finished ones last', async () => {
    await given()
    await later(12)
    const soon = await addTime({ inDays: 1, kind: 'vaccine' })
    const second = await begun(soon)
    const [first, after] = await courses(user)
    expect(first?.nextDay).toBe(dayIn(0))
    expect(after).toMatchObject({ orderId: second.orderId, nextDay: dayIn(1) })
    const stranger = await addUser()
    expect(await courses(stranger)).toEqual([])
  })

  test('lists a course with a dose to confirm before one that is due earlier', async () => {
    await given()
    await later(12)
    const slot = await addTime({ inDays: 1, kind: 'vaccine' })
    const verified = await begun(slot)
    await verify({ bookingId: verified.doses[0] ?? '' })
    const [first, after] = await courses(user)
    expect(first?.orderId).toBe(verified.orderId)
    expect(after?.nextDay).toBe(dayIn(0))
  })
})

describe('the confirmation of an injection', () => {
  test('may state the day of the visit, from which the next interval counts', async () => {
    const slot = await addTime({ inDays: 1, kind: 'vaccine' })
    const { doses } = await begun(slot)
    await later(1)
    await verify({ bookingId: doses[0] ?? '' })
    const visit = dayIn(0)
    await later(3)
    const confirm = (date: string) =>
      medibook.call('confirmInjected', { session: user.session, body: { id: doses[0] ?? '', date } })
    for (const wrong of [dayIn(-4), dayIn(1), '2026-02-30'])
      expect(await confirm(wrong)).toMatchObject({ code: codes.badInput, data: { field: 'date' } })
    expect(await confirm(visit)).toMatchObject({ code: 0, data: { state: 'injected' } })
    expect((await booking(user, doses[1] ?? '')).data.earliestDay).toBe(dayIn(7))
  })

  test('can be reverted within a day, which locks the next dose again', async () => {
    const { doses } = await given()
    const [first = '', second = ''] = doses
    expect((await courses(user))[0]?.doses[0]?.undoUntil).not.toBeNull()
    expect(await undo(first, await addUser())).toMatchObject({ code: codes.notFound })
    expect(await undo(first)).toMatchObject({
      code: 0,
      data: { state: 'writeOff', injectedTime: null, actions: ['confirmInjected'] },
    })
    expect((await booking(user, second)).data).toMatchObject({ state: 'locked', earliestDay: null })
    expect(await undo(first)).toMatchObject({ code: codes.undoOver })
    expect(await confirmInjected(user, first)).toMatchObject({ code: 0 })
    expect((await booking(user, second)).data).toMatchObject({ state: 'pre', earliestDay: dayIn(10) })
  })

  test('is final a day later, and once the next dose was booked', async () => {
    const one = await given()
    await later(1)
    expect(await undo(one.doses[0] ?? '')).toMatchObject({ code: codes.undoOver })
    const two = await given()
    const slot = await addTime({ inDays: 12, kind: 'vaccine' })
    const [first = '', second = ''] = two.doses
    expect(await book(user, 'bookDose', { id: second, shopId: 'c-shop', slotId: slot })).toMatchObject({
      code: 0,
    })
    expect(await undo(first)).toMatchObject({ code: codes.undoOver })
    await unbook(user, second, 'cancelDose')
    expect(await undo(first)).toMatchObject({ code: codes.undoOver })
    expect((await order(user, two.orderId)).data.status).toBe('10')
  })
})
