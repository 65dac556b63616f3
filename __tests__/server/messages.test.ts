import { limits } from '../../contract/constants/limits'
import { addDays, type Day } from '../../contract/rules/dates'
import { addClinic, askDoctor, asUser, atDesk, queued } from '../support/clinic-world'
import { addReachable } from '../support/course-world'
import { kindsOf, listOf, textsTo, told } from '../support/message-world'
import {
  addGoods,
  addShop,
  addSlot,
  book,
  dayIn,
  paid,
  placed,
  type TestUser,
  unbook,
  value,
  verify,
} from '../support/order-world'
import { startProcesses, endProcesses } from '../support/processes'

const HOUR_MS = 3_600_000
const ZONE_MS = 8 * HOUR_MS
type Person = TestUser & { phone: string }

beforeAll(async () => {
  await addShop('m-shop')
  await addGoods('m-package', { minutes: 10, shops: ['m-shop'], stock: 1000 })
})
/** The day on which a test begins, within which the clock is advanced. */
let today: Day
beforeEach(() => {
  today = dayIn(0) as Day
})
afterEach(() => medibook.clock.reset())

let slots = 0
/** A slot in some days; its time differs from all others of the day. */
async function addTime(inDays: number, time = '10:00', shop = 'm-shop'): Promise<string> {
  slots += 1
  const id = `m-slot-${slots}`
  await addSlot(id, shop, addDays(today, inDays), time, 50)
  return id
}

/** A paid appointment in a slot. */
async function appointed(user: TestUser, slot: string): Promise<string> {
  const order = await placed(user, { goods: 'm-package', shop: 'm-shop', slot })
  await paid(user, order.id)
  return order.bookings[0]?.id ?? ''
}

/** A moment on the clinic's clock, UTC+8 all year. */
const clinicTime = (inDays: number, time: string): number =>
  Date.parse(`${addDays(today, inDays)}T${time}:00Z`) - ZONE_MS
/** Sets the clock to a moment and runs the jobs. */
async function at(moment: number): Promise<void> {
  await medibook.clock.advance(moment - medibook.clock.now().getTime())
  await medibook.runDueJobs()
}
describe('the person', () => {
  test('of an appointment is named in the app only, and only to its account', async () => {
    const user = await addReachable()
    const id = await appointed(user, await addTime(6, '09:10'))
    await at(clinicTime(5, '09:10'))
    const now = { ...user, session: await medibook.signIn(user.id) }
    const name = (await asUser(now).call('bookingBookedList', { query: {} })).data.records[0]?.personName
    expect(name).toEqual(expect.any(String))
    expect((await listOf(now)).records).toMatchObject([{ kind: 'reminderDay', personName: name }])
    expect((await textsTo(user)).join()).not.toContain(name)
    const other = await addReachable()
    await told(other, { kind: 'reportReady', subject_id: id })
    expect((await listOf(other)).records).toMatchObject([{ personName: null }])
  })
})

describe('reminders', () => {
  test('are sent a day and two hours before the appointment on the clinic’s clock, each once', async () => {
    const user = await addReachable()
    const id = await appointed(user, await addTime(5))
    await asUser(user).call('messageUnread')
    await at(clinicTime(4, '10:00') - 60_000)
    expect(await textsTo(user)).toEqual([])
    expect(await kindsOf({ ...user, session: await medibook.signIn(user.id) })).toEqual([])

    await at(clinicTime(4, '10:00'))
    await medibook.runDueJobs()
    const reader = { ...user, session: await medibook.signIn(user.id) }
    expect(await textsTo(user)).toHaveLength(1)
    expect(await listOf(reader)).toMatchObject({
      records: [
        {
          kind: 'reminderDay',
          topic: 'reminders',
          isRead: '0',
          link: `/pages-common/reservation/reservation?tab=booked&code=${id}`,
        },
      ],
      hasMore: '0',
    })

    await at(clinicTime(5, '08:00') - 60_000)
    expect(await textsTo(user)).toHaveLength(1)
    await at(clinicTime(5, '08:00'))
    await medibook.runDueJobs()
    const texts = await textsTo(user)
    expect(texts).toHaveLength(2)
    for (const text of texts) {
      expect(text).toContain('10:00 am')
      expect(text).toContain('m-shop')
      expect(text).not.toContain('m-package')
      expect(text).not.toContain(user.person)
    }
  })

  test('due before the booking are not sent', async () => {
    const user = await addReachable()
    await at(clinicTime(6, '11:00'))
    user.session = await medibook.signIn(user.id)
    await appointed(user, await addTime(7, '10:30'))
    await at(clinicTime(6, '11:10'))
    expect(await textsTo(user)).toEqual([])
    await at(clinicTime(7, '08:30'))
    expect(await kindsOf({ ...user, session: await medibook.signIn(user.id) })).toEqual(['reminderHours'])
  })

  test('of a cancelled appointment are neither sent nor shown in the app', async () => {
    const user = await addReachable()
    const id = await appointed(user, await addTime(9))
    expect(await unbook(user, id)).toMatchObject({ code: 0 })
    await at(clinicTime(9, '08:00'))
    expect(await textsTo(user)).toEqual([])
    expect(await kindsOf({ ...user, session: await medibook.signIn(user.id) })).toEqual([])
  })

  test('of a refunded order are not sent', async () => {
    const user = await addReachable()
    const id = await appointed(user, await addTime(10))
    // The state after a refund: cancelled, with its day.
    await medibook.query(`update order_booking set state = 'cancelled' where id = $1`, [id])
    await at(clinicTime(10, '08:00'))
    expect(await textsTo(user)).toEqual([])
  })

  test('follow a rescheduled appointment, and are sent once for a time booked twice', async () => {
    const user = await addReachable()
    const [first, second] = [await addTime(12), await addTime(14, '15:00')]
    const id = await appointed(user, first)
    expect(await unbook(user, id)).toMatchObject({ code: 0 })
    expect(await book(user, 'bookWaiting', { id, shopId: 'm-shop', slotId: first })).toMatchObject({
      code: 0,
    })
    expect(await book(user, 'bookingUpdate', { id, shopId: 'm-shop', slotId: second })).toMatchObject({
      code: 0,
    })
    await at(clinicTime(12, '08:00'))
    expect(await textsTo(user)).toEqual([])
    await at(clinicTime(13, '15:00'))
    const [text, ...others] = await textsTo(user)
    expect(text).toContain('15:00')
    expect(others).toEqual([])
  })

  test('are added to appointments made before reminders existed, and are sent once', async () => {
    const user = await addReachable()
    await appointed(user, await addTime(19))
    await medibook.query('delete from user_message where user_id = $1', [user.id])
    await at(clinicTime(18, '09:00'))
    expect(await textsTo(user)).toEqual([])
    await at(clinicTime(18, '10:00'))
    await medibook.runDueJobs()
    expect(await textsTo(user)).toHaveLength(1)
    await at(clinicTime(19, '08:00'))
    await medibook.runDueJobs()
    expect(await textsTo(user)).toHaveLength(2)
  })

  test('missed by a stopped server are skipped once the appointment has begun', async () => {
    const user = await addReachable()
    await appointed(user, await addTime(16))
    await at(clinicTime(16, '10:00'))
    expect(await textsTo(user)).toEqual([])
  })

  test('of a doctor’s appointment are sent once it is confirmed', async () => {
    const user = await addReachable()
    await addClinic('m-clinic', 'm-doctor')
    const asked = await askDoctor(user, { doctor: 'm-doctor', date: dayIn(8) })
    expect(await value('select count(*) from user_message where user_id = $1', [user.id])).toBe(0)
    expect(await atDesk('doctor', 'confirm', { id: asked.data.id })).toBeNull()
    await at(clinicTime(8, '08:00'))
    const reader = { ...user, session: await medibook.signIn(user.id) }
    expect(await listOf(reader)).toMatchObject({
      records: [
        { kind: 'reminderHours', link: `/pages-clinic/doctor-booking/doctor-booking?id=${asked.data.id}` },
        { kind: 'requestConfirmed' },
      ],
    })
  })
})

describe('actions of a clinic send messages', () => {
  test('when a request is declined, answered with other times, or not answered in time', async () => {
    await addClinic('m-clinic-2', 'm-doctor-2')
    const people = await Promise.all([addReachable(), addReachable(), addReachable()])
    const ids: string[] = []
    for (const [index, user] of people.entries())
      ids.push((await askDoctor(user, { doctor: 'm-doctor-2', date: dayIn(20 + index) })).data.id)
    expect(await atDesk('doctor', 'decline', { id: ids[0] ?? '', reason: 'surgery' })).toBeNull()
    expect(await atDesk('doctor', 'offer', { id: ids[1] ?? '', times: '' })).toBeNull()
    await medibook.runDueJobs()
    await medibook.clock.advance(4 * 24 * HOUR_MS)
    await medibook.runDueJobs()
    for (const [index, kind] of ['requestDeclined', 'requestOffered', 'requestTimedOut'].entries()) {
      const user = people[index] as Person
      const reader = { ...user, session: await medibook.signIn(user.id) }
      expect((await listOf(reader)).records).toMatchObject([
        { kind, link: `/pages-clinic/doctor-booking/doctor-booking?id=${ids[index]}` },
      ])
      const [text] = await textsTo(user)
      expect(text).toContain('m-clinic-2')
      expect(text).not.toContain('surgery')
    }
  })

  test('once when a queue reaches three ahead, and to each passed ticket', async () => {
    await addClinic('m-queue', 'm-queue-doctor')
    const people: Person[] = []
    for (let index = 0; index < 8; index += 1) {
      const user = await addReachable()
      people.push(user)
      await queued(user, { shop: 'm-queue', doctor: 'm-queue-doctor' })
    }
    await medibook.runDueJobs()
    expect(await Promise.all(people.map(async (user) => (await textsTo(user)).length))).toEqual(
      people.map(() => 0),
    )
    const [line] = await medibook.query<{ id: string }>(`select id from queue_line where shop_id = 'm-queue'`)
    const next = () => atDesk('queue', 'call', { id: line?.id ?? '' })
    expect(await next()).toBeNull()
    expect(await Promise.all(people.map(kindsOf))).toEqual([
      [],
      ...Array.from({ length: 4 }, () => ['queueNear']),
      [],
      [],
      [],
    ])
    const [, second, , , , sixth] = people as [Person, Person, Person, Person, Person, Person]
    const { data } = await medibook.call('queueCurrent', { session: second.session })
    await medibook.call('queueCancel', { session: second.session, params: { id: data[0]?.id ?? '' } })
    expect(await kindsOf(sixth)).toEqual(['queueNear'])
    for (let calls = 0; calls < 6; calls += 1) expect(await next()).toBeNull()
    expect(await kindsOf(people[0] as Person)).toEqual(['queuePassed'])
    expect(await kindsOf(people[7] as Person)).toEqual(['queueNear'])
  })

  test('when a report is ready, to its owner only', async () => {
    const user = await addReachable()
    const id = await appointed(user, await addTime(3, '09:00'))
    await verify({ bookingId: id })
    expect(await atDesk('report', 'issue', { id })).toBeNull()
    await medibook.runDueJobs()
    const { records } = await listOf(user)
    expect(records).toMatchObject([{ kind: 'reportReady', topic: 'reports' }])
    expect(records[0]?.link).toMatch(/^\/pages-mine\/physical-report\/physical-report\?id=/)
  })
})

describe('sending', () => {
  afterAll(endProcesses)

  test('happens once with several processes', async () => {
    const servers = await startProcesses(2)
    const people = await Promise.all(Array.from({ length: 12 }, addReachable))
    for (const user of people) await told(user)
    const run = (index: number) => servers[index]?.ask('POST', '/sandbox/clock', { body: { advanceMs: 1 } })
    await Promise.all([medibook.runDueJobs(), run(0), run(1), medibook.runDueJobs()])
    await medibook.runDueJobs()
    expect(await Promise.all(people.map(async (user) => (await textsTo(user)).length))).toEqual(
      people.map(() => 1),
    )
  }, 60_000)

  test('is not repeated by a process that restarts after claiming a message', async () => {
    const user = await addReachable()
    const id = await told(user, { claim_time: medibook.clock.now().toISOString(), tries: 1 })
    await medibook.clock.advance(48 * HOUR_MS)
    await medibook.runDueJobs()
    expect(await textsTo(user)).toEqual([])
    const reader = { ...user, session: await medibook.signIn(user.id) }
    expect((await listOf(reader)).records).toMatchObject([{ id }])
  })

  test('is attempted five times', async () => {
    const [last, over] = [await addReachable(), await addReachable()]
    await told(last, { tries: limits.messageTries - 1 })
    await told(over, { tries: limits.messageTries })
    await medibook.runDueJobs()
    expect([(await textsTo(last)).length, (await textsTo(over)).length]).toEqual([1, 0])
  })

  test('uses the language last used by the account', async () => {
    const user = await addReachable()
    await medibook.call('messageUnread', { session: user.session, lang: 'fr' })
    await told(user)
    await medibook.runDueJobs()
    expect((await textsTo(user))[0]).toContain('votre numéro est passé')
    expect((await listOf(user)).records[0]?.text).toContain('your number was passed')
  })
})
