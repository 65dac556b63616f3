import { codes } from '../../contract/constants/codes'
import { limits } from '../../contract/constants/limits'
import {
  accept,
  addCourseWorld,
  addReachable,
  addTime,
  leave,
  refusals,
  wait,
  waitings,
} from '../support/course-world'
import { listOf } from '../support/message-world'
import {
  addUser,
  book,
  booking,
  confirmInjected,
  dayIn,
  newKey,
  paid,
  placed,
  taken,
  type TestUser,
  unbook,
  verify,
} from '../support/order-world'
import { endProcesses, startProcesses } from '../support/processes'

beforeAll(async () => {
  await addCourseWorld()
})
afterEach(() => medibook.clock.reset())
afterAll(endProcesses)

let next = 5
/** A full day of its own, whose only place is taken. */
async function fullDay(places = 1): Promise<{ inDays: number; slot: string; free(): Promise<void> }> {
  next += 1
  const inDays = next
  const slot = await addTime({ inDays, capacity: places })
  const holders: { user: TestUser; id: string }[] = []
  for (let index = 0; index < places; index += 1) {
    const user = await addUser()
    const made = await placed(user, { goods: 'c-package', shop: 'c-shop', slot })
    await paid(user, made.id)
    holders.push({ user, id: made.bookings[0]?.id ?? '' })
  }
  return {
    inDays,
    slot,
    async free() {
      const holder = holders.pop()
      if (holder) expect(await unbook(holder.user, holder.id)).toMatchObject({ code: 0 })
    },
  }
}
type Waiter = Awaited<ReturnType<typeof addReachable>> & { booking: string; order: string }
async function waiter(): Promise<Waiter> {
  const user = await addReachable()
  const made = await placed(user, { goods: 'c-package', shop: 'c-shop' })
  await paid(user, made.id)
  return { ...user, booking: made.bookings[0]?.id ?? '', order: made.id }
}
/** Users on the waiting list of a day, in order. */
async function line(count: number, inDays: number): Promise<Waiter[]> {
  const people: Waiter[] = []
  for (let index = 0; index < count; index += 1) {
    const who = await waiter()
    expect(await wait(who, who.booking, inDays)).toMatchObject({ code: 0, data: { ahead: index } })
    people.push(who)
    // The clock of tests is stopped, and the order of the list depends on it.
    await medibook.clock.advance(1000)
  }
  return people
}
const states = (people: Waiter[]) =>
  Promise.all(people.map(async (who) => (await waitings(who))[0]?.state ?? 'none'))

test('a released place is held for the next entry, whose owner is notified and can accept it', async () => {
  const day = await fullDay()
  const people = await line(2, day.inDays)
  const [first, second] = people as [Waiter, Waiter]
  await day.free()
  expect(await states(people)).toEqual(['offered', 'waiting'])
  expect(await taken(day.slot)).toBe(1)
  await medibook.runDueJobs()
  expect((await medibook.outbox(first.phone)).length).toBe(1)
  expect((await medibook.outbox(second.phone)).length).toBe(0)
  // who waits for two of the family sees for whom the place is held
  expect((await listOf(first)).records).toMatchObject([{ kind: 'placeOffered', personName: first.person }])

  const [offer] = await waitings(first)
  expect(offer).toMatchObject({
    date: dayIn(day.inDays),
    slotId: day.slot,
    shopId: 'c-shop',
    shopName: 'c-shop',
  })
  const leftMs = (offer?.offerSecondsLeft ?? 0) * 1000
  expect(leftMs).toBeGreaterThan(limits.waitingOfferMs - 60_000)
  expect(leftMs).toBeLessThanOrEqual(limits.waitingOfferMs)
  expect(await accept(second, offer?.id ?? '')).toMatchObject({ code: codes.notFound })
  expect(await accept(first, offer?.id ?? '')).toMatchObject({
    code: 0,
    data: { state: 'booked', slotId: day.slot },
  })
  expect(await taken(day.slot)).toBe(1)
  expect(await accept(first, offer?.id ?? '')).toMatchObject(refusals.over)
  expect(await states(people)).toEqual(['none', 'waiting'])
  // an accepted place can no longer be left
  expect(await leave(first, offer?.id ?? '')).toMatchObject({ code: 0 })
  expect(await medibook.query('select state from waiting_entry where id = $1', [offer?.id])).toEqual([
    { state: 'taken' },
  ])
})

test('a place is not offered to an appointment whose refund is requested', async () => {
  const day = await fullDay()
  const people = await line(2, day.inDays)
  const [first] = people as [Waiter, Waiter]
  const body = { idempotencyKey: newKey(), orderId: first.order, reason: 'planChanged' as const }
  expect((await medibook.call('refundApply', { session: first.session, body })).code).toBe(0)
  await day.free()
  expect(await states(people)).toEqual(['waiting', 'offered'])
})

test.each([
  ['a minute before its end', limits.waitingOfferMs - 60_000, ['offered', 'waiting']],
  ['at its end', limits.waitingOfferMs, ['expired', 'offered']],
])('an offer %s', async (_name, ms, expected) => {
  const day = await fullDay()
  const people = await line(2, day.inDays)
  await day.free()
  await medibook.clock.advance(ms)
  await medibook.runDueJobs()
  expect(await states(people)).toEqual(expected)
  expect(await taken(day.slot)).toBe(1)
})

test('an expired offer cannot be accepted, even before the job has processed it', async () => {
  const day = await fullDay()
  const [only] = (await line(1, day.inDays)) as [Waiter]
  await day.free()
  const [offer] = await waitings(only)
  await medibook.query(`update waiting_entry set offer_end = $2 where id = $1`, [
    offer?.id,
    medibook.clock.now().toISOString(),
  ])
  expect(await accept(only, offer?.id ?? '')).toMatchObject(refusals.over)
  expect((await waitings(only))[0]?.state).toBe('expired')
  await medibook.runDueJobs()
  expect(await taken(day.slot)).toBe(0)
})

test('an entry whose appointment no longer waits expires, and passes its place on', async () => {
  const day = await fullDay()
  const people = await line(2, day.inDays)
  await day.free()
  await medibook.query(`update order_booking set state = 'cancelled' where id = $1`, [people[0]?.booking])
  await medibook.runDueJobs()
  expect(await states(people)).toEqual(['expired', 'offered'])
  expect(await taken(day.slot)).toBe(1)
})

test('leaving the list, or booking another time, passes the held place to the next', async () => {
  const day = await fullDay()
  const people = await line(3, day.inDays)
  const [first, second, third] = people as [Waiter, Waiter, Waiter]
  await day.free()
  expect(await leave(first, (await waitings(first))[0]?.id ?? '')).toMatchObject({ code: 0 })
  expect(await states(people)).toEqual(['none', 'offered', 'waiting'])
  const other = await addTime({ inDays: 60 })
  expect(
    await book(second, 'bookWaiting', { id: second.booking, shopId: 'c-shop', slotId: other }),
  ).toMatchObject({ code: 0 })
  expect(await states(people)).toEqual(['none', 'none', 'offered'])
  expect(
    await book(third, 'bookWaiting', { id: third.booking, shopId: 'c-shop', slotId: day.slot }),
  ).toMatchObject({ code: 0 })
  expect(await states(people)).toEqual(['none', 'none', 'none'])
  expect(await taken(day.slot)).toBe(1)
})

test('added capacity of a day is offered to as many entries', async () => {
  const day = await fullDay()
  const people = await line(3, day.inDays)
  await medibook.query('update slot set capacity = 3 where id = $1', [day.slot])
  await medibook.runDueJobs()
  expect(await states(people)).toEqual(['offered', 'offered', 'waiting'])
  expect(await taken(day.slot)).toBe(3)
})

test('lists exist for full days of clinics that have one, and an appointment is on one list', async () => {
  const day = await fullDay()
  const other = await fullDay()
  const who = await waiter()
  await addTime({ inDays: 4 })
  await addTime({ inDays: 3, shop: 'c-plain', taken: 1 })
  expect(await wait(who, who.booking, 4)).toMatchObject(refusals.free)
  expect(await wait(who, who.booking, 3, 'c-plain')).toMatchObject(refusals.none)
  expect(await wait(who, who.booking, 61)).toMatchObject({ code: codes.dayNotBookable })
  expect(await wait(who, 'nothing', day.inDays)).toMatchObject({ code: codes.notFound })
  expect(await wait(await addUser(), who.booking, day.inDays)).toMatchObject({ code: codes.notFound })
  const first = await wait(who, who.booking, day.inDays)
  expect((await wait(who, who.booking, day.inDays)).data.id).toBe(first.data.id)
  expect(await wait(who, who.booking, other.inDays)).toMatchObject({ code: 0 })
  expect((await waitings(who)).map(({ date }) => date)).toEqual([dayIn(other.inDays)])
})

test('an account is limited in its lists, and can join another after leaving one', async () => {
  const user = await addReachable()
  const appointments: string[] = []
  for (let index = 0; index <= limits.waitingEntries; index += 1) {
    const made = await placed(user, { goods: 'c-package', shop: 'c-shop' })
    await paid(user, made.id)
    appointments.push(made.bookings[0]?.id ?? '')
  }
  const day = await fullDay()
  const codesOf = []
  for (const id of appointments) codesOf.push((await wait(user, id, day.inDays)).code)
  expect(codesOf).toEqual([...appointments.slice(1).map(() => 0), codes.watchLimit])
  const [first] = await waitings(user)
  expect(await leave(user, first?.id ?? '')).toMatchObject({ code: 0 })
  expect(await wait(user, appointments.at(-1) ?? '', day.inDays)).toMatchObject({ code: 0 })
  // changing to the list of another day adds none
  const other = await fullDay()
  expect(await wait(user, appointments.at(-1) ?? '', other.inDays)).toMatchObject({ code: 0 })
  expect(await waitings(user)).toHaveLength(limits.waitingEntries)
})

test('an entry waits until the end of its day', async () => {
  const day = await fullDay()
  const [only] = (await line(1, day.inDays)) as [Waiter]
  const over = new Date(`${dayIn(day.inDays + 1)}T00:00:00+08:00`)
  await medibook.clock.advance(over.getTime() - medibook.clock.now().getTime() - 60_000)
  const entry = () => medibook.query('select state from waiting_entry where user_id = $1', [only.id])
  expect(await entry()).toEqual([{ state: 'waiting' }])
  await medibook.clock.advance(60_000)
  expect(await entry()).toEqual([{ state: 'expired' }])
})

test('a further dose joins no list of a day within its interval, and the first possible day is named', async () => {
  const slot = await addTime({ inDays: 1, kind: 'vaccine' })
  const user = await addReachable()
  const made = await placed(user, { goods: 'c-vaccine', shop: 'c-shop', slot })
  await paid(user, made.id)
  const [first, second] = made.bookings.map(({ id }) => id) as [string, string]
  expect(await verify({ bookingId: first })).toBeNull()
  expect(await confirmInjected(user, first)).toMatchObject({ code: 0 })
  await addTime({ inDays: 9, kind: 'vaccine', taken: 1 })
  await addTime({ inDays: 10, kind: 'vaccine', taken: 1 })
  expect(await wait(user, second, 9)).toMatchObject({
    code: codes.doseLocked,
    data: { earliestDay: dayIn(10) },
  })
  expect(await wait(user, second, 10)).toMatchObject({ code: 0 })
})

test('deleting an account passes the place held for it to the next entry', async () => {
  const day = await fullDay()
  const people = await line(2, day.inDays)
  await day.free()
  const { userData } = medibook.server.load<
    typeof import('../../server/contexts/identity/account/user-data')
  >('contexts/identity/account/user-data.ts')
  const { wiring, contextFor } = medibook.server.app
  await wiring.get(userData, 'waitingLists').erase(contextFor(), people[0]?.id ?? '')
  expect(await states(people)).toEqual(['none', 'offered'])
})

test('an offer ends at the latest when its appointment begins', async () => {
  const day = await fullDay()
  const [only] = (await line(1, day.inDays)) as [Waiter]
  const [slot] = await medibook.query<{ date: string; time: string }>(
    'select date, time from slot where id = $1',
    [day.slot],
  )
  const begins = new Date(`${slot?.date}T${slot?.time}:00+08:00`)
  await medibook.clock.advance(begins.getTime() - medibook.clock.now().getTime() - limits.waitingOfferMs / 2)
  await medibook.query('update slot set taken = 0 where id = $1', [day.slot])
  await medibook.runDueJobs()
  const [entry] = await medibook.query<{ state: string; offer_end: Date }>(
    'select state, offer_end from waiting_entry where booking_id = $1',
    [only.booking],
  )
  expect([entry?.state, entry && new Date(entry.offer_end)]).toEqual(['offered', begins])
})

test('through three concurrent processes no place is offered twice and none is lost', async () => {
  const day = await fullDay(6)
  const people = await line(8, day.inDays)
  const servers = await startProcesses(3)
  for (let index = 0; index < 6; index += 1) await day.free()
  expect((await states(people)).filter((state) => state === 'offered')).toHaveLength(6)
  const offers = await Promise.all(people.slice(0, 6).map(async (who) => (await waitings(who))[0]?.id ?? ''))
  // Every user accepts three times, each through another process, while the jobs run.
  const answers = await Promise.all(
    people
      .slice(0, 6)
      .flatMap((who, index) =>
        servers.map((server) =>
          server.call('waitingAccept', { session: who.session, body: { id: offers[index] ?? '' } }),
        ),
      ),
  )
  await medibook.runDueJobs()
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(6)
  expect(await taken(day.slot)).toBe(6)
  for (const who of people.slice(0, 6))
    expect((await booking(who, who.booking)).data).toMatchObject({ state: 'booked', slotId: day.slot })
  expect(await states(people.slice(6))).toEqual(['waiting', 'waiting'])
})
