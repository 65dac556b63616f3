import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addToCalendar, type CalendarEntry } from '@/platform/calendar'
import { addClinic, askDoctor, asUser, atDesk } from '../support/clinic-world'
import { addCourseWorld, addTime, closeDay, courses } from '../support/course-world'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  book,
  confirmInjected,
  dayIn,
  paid,
  placed,
  type TestUser,
  verify,
} from '../support/order-world'
import { type PageApp, press, see, startApp } from '../support/page-app'

jest.mock('@/platform/calendar', () => ({ addToCalendar: jest.fn(() => Promise.resolve(true)) }))

const MINUTE_MS = 60_000
let app: PageApp
let user: TestUser
let orderId: string

/** The moment of a clinic's day and time. */
const momentOf = (day: string, time: string) => Date.parse(`${day}T${time}:00+08:00`)
/** Waits for the entries that were given to the device's calendar, once, since the last call. */
async function added(): Promise<CalendarEntry[]> {
  const { calls } = jest.mocked(addToCalendar).mock
  await waitFor(() => expect(calls).not.toHaveLength(0))
  await waitFor(() => expect(app.isReading()).toBe(false))
  expect(calls).toHaveLength(1)
  return calls.splice(0)[0] ?? []
}

beforeAll(async () => {
  await addShop('cal-shop')
  await addGoods('cal-exam', { shops: ['cal-shop'], minutes: 90 })
  await addSlot('cal-slot', 'cal-shop', dayIn(3), '10:00')
  await addClinic('cal-clinic', 'cal-doctor')
  await addCourseWorld()
  user = await addUser()
  orderId = (await placed(user, { goods: 'cal-exam', shop: 'cal-shop', slot: 'cal-slot' })).id
  await paid(user, orderId)
  app = await startApp('pages/Mine/index', { userId: user.id })
})
beforeEach(() => jest.mocked(addToCalendar).mockClear())
afterAll(() => app.stop())

test.each([
  ['the result of its payment', 'pages-order/pay-success/pay-success', '加日曆'],
  ['its order', 'pages-order/order-info/order-info', '加日曆'],
  ['the appointments', 'pages-common/reservation/reservation', '加到日曆'],
])('adds an appointment to the calendar from %s', async (_, page, name) => {
  await app.openAt(`${page}?id=${orderId}`)
  await press(name)
  const startsAtMs = momentOf(dayIn(3), '10:00')
  expect(await added()).toEqual([
    expect.objectContaining({ title: 'cal-exam繁', startsAtMs, endsAtMs: startsAtMs + 90 * MINUTE_MS }),
  ])
})

test('adds a confirmed visit to a doctor to the calendar, with alarms a day and two hours before', async () => {
  const { data } = await askDoctor(user, { doctor: 'cal-doctor', date: dayIn(4), time: '14:30' })
  expect(await atDesk('doctor', 'confirm', { id: data.id })).toBeNull()
  await app.openAt(`pages-clinic/doctor-booking/doctor-booking?id=${data.id}`)
  await press('加到日曆')
  const startsAtMs = momentOf(dayIn(4), '14:30')
  const { bookingNo } = (await asUser(user).call('doctorBookingDetail', { params: { id: data.id } })).data
  expect(await added()).toEqual([
    {
      title: expect.stringMatching(/^cal-doctor繁/) as string,
      startsAtMs,
      endsAtMs: startsAtMs + 30 * MINUTE_MS,
      place: expect.stringMatching(/^cal-clinic繁/) as string,
      notes: `${user.person} ${bookingNo}`,
      alarms: [24 * 60, 2 * 60],
    },
  ])
})

describe('a course', () => {
  const COURSE = 'pages-common/course/course'
  const title = (no: number) => `c-vaccine繁 第 ${no} 針`
  const titlesOf = (entries: CalendarEntry[]) => entries.map((entry) => entry.title)
  let patient: TestUser
  let doses: string[]

  beforeAll(async () => {
    // the second dose may be given tomorrow at the earliest, when the clinic is closed
    await medibook.query(`update spu set needle_intervals = '[1, 20]' where id = 'c-vaccine'`)
    await closeDay(1, 'holiday')
    patient = await addUser()
    const slot = await addTime({ inDays: 4, kind: 'vaccine' })
    const made = await placed(patient, { goods: 'c-vaccine', shop: 'c-shop', slot })
    await paid(patient, made.id)
    doses = made.bookings.map(({ id }) => id)
    await app.signInAs(patient.id)
  })
  /** Presses the button for the whole course. */
  const addAll = async () => {
    app.forgetAnswers()
    await app.openAt(COURSE)
    await see('疫苗療程')
    await press('全部加到日曆')
    return added()
  }

  test('is added whole: a booked dose at its time, the others from their first day on', async () => {
    const entries = await addAll()
    expect(titlesOf(entries)).toEqual([
      title(1),
      `${title(2)}：由今天起可接種`,
      `${title(3)}：由今天起可接種`,
    ])
    const [course] = await courses(patient)
    const { date, time } = course?.doses[0]?.booking ?? {}
    expect(date).toBe(dayIn(4))
    expect(entries[0]).toMatchObject({
      startsAtMs: momentOf(dayIn(4), time ?? ''),
      alarms: [24 * 60, 2 * 60],
    })
    expect(entries.map(({ day }) => day)).toEqual([
      undefined,
      course?.doses[1]?.earliest,
      course?.doses[2]?.earliest,
    ])
  })

  test('is added without the doses that were given, each other on the first open day', async () => {
    await verify({ bookingId: doses[0] ?? '' })
    await confirmInjected(patient, doses[0] ?? '')
    const entries = await addAll()
    expect(titlesOf(entries)).toEqual([`${title(2)}：由今天起可接種`, `${title(3)}：由今天起可接種`])
    expect((await courses(patient))[0]?.doses[1]).toMatchObject({
      earliest: dayIn(1),
      firstOpenDay: dayIn(2),
    })
    expect(entries[0]).toMatchObject({ day: dayIn(2), startsAtMs: momentOf(dayIn(2), '00:00') })
    expect(entries[0]?.endsAtMs).toBe(momentOf(dayIn(3), '00:00'))

    const slotId = await addTime({ inDays: 2, kind: 'vaccine' })
    await book(patient, 'bookDose', { id: doses[1], shopId: 'c-shop', slotId })
    await verify({ bookingId: doses[1] ?? '' })
    await confirmInjected(patient, doses[1] ?? '')
    expect(titlesOf(await addAll())).toEqual([`${title(3)}：由今天起可接種`])
  })
})
