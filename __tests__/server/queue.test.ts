import { codes } from '../../contract/constants/codes'
import type { QueueNow } from '../../contract/queue'
import { addDays } from '../../contract/rules/dates'
import { timeWords } from '../../server/lib/day-words'
import { timeText } from '../../server/lib/store-time'
import { addClinic, addDoctor, asUser, atDesk, checkIn, queued, register } from '../support/clinic-world'
import {
  addPerson,
  addUser,
  inParallel,
  insert,
  newKey,
  nextId,
  today,
  type TestUser,
} from '../support/order-world'

const HOUR_MS = 3_600_000
let user: TestUser
let stranger: TestUser
let shop: string
let doctor: string

beforeEach(async () => {
  user = await addUser()
  stranger = await addUser()
  ;[shop, doctor] = [nextId('t-clinic'), nextId('t-doctor')]
  await addClinic(shop, doctor)
})
afterEach(() => medibook.clock.reset())

const state = (id: string, who = user) => asUser(who).call('queueState', { params: { id } })
const cancel = (id: string, who = user) => asUser(who).call('queueCancel', { params: { id } })
const lineId = async (): Promise<string> =>
  (await medibook.query<{ id: string }>('select id from queue_line where doctor_id = $1', [doctor]))[0]?.id ??
  ''
const callNext = async () => atDesk('queue', 'call', { id: await lineId() })
const newcomers = async (count: number): Promise<{ who: TestUser; ticket: QueueNow }[]> => {
  const made: { who: TestUser; ticket: QueueNow }[] = []
  for (let index = 0; index < count; index += 1) {
    const who = await addUser()
    made.push({ who, ticket: await queued(who, { shop, doctor }) })
  }
  return made
}

describe('from registration to completion', () => {
  test('a call names a person who is not who owns the account', async () => {
    await medibook.query("update person set relation = 'parent' where id = $1", [user.person])
    const { id, isSelf } = await queued(user, { shop, doctor })
    expect(isSelf).toBe('0')
    expect(await callNext()).toBeNull()
    expect((await state(id)).data.stateDesc).toBe(`It is ${user.person}’s turn`)
  })

  test('a ticket is registered, checked in with a number, called and done', async () => {
    const [first] = await newcomers(1)
    const registered = (await register(user, { shop, doctor })).data
    expect(registered).toMatchObject({
      state: 'registered',
      stateDesc: 'Registered; please check in',
      number: null,
      peopleAhead: null,
      actions: ['checkIn', 'cancel'],
      date: today(),
      calledNumber: null,
    })
    const checked = (await checkIn(user, registered.id)).data
    expect(checked).toMatchObject({
      state: 'checkedIn',
      number: 2,
      peopleAhead: 1,
      actions: ['cancel'],
      nextPollMs: 5_000,
    })
    expect(checked.waitMinutesTo).toBeGreaterThan(checked.waitMinutesFrom ?? 0)
    expect(await callNext()).toBeNull()
    expect((await state(registered.id)).data).toMatchObject({ calledNumber: 1, peopleAhead: 0 })
    expect(await atDesk('queue', 'done', { id: first?.ticket.id ?? '' })).toBeNull()
    expect(await callNext()).toBeNull()
    expect((await state(registered.id)).data).toMatchObject({
      state: 'called',
      calledNumber: 2,
      peopleAhead: 0,
    })
    expect(await callNext()).toBe(codes.stateForbids)
    expect(await atDesk('queue', 'done', { id: registered.id })).toBeNull()
    expect((await state(registered.id)).data).toMatchObject({ state: 'done', nextPollMs: 0, actions: [] })
    expect(await atDesk('queue', 'done', { id: registered.id })).toBe(codes.stateForbids)
  })

  test('a second check-in is refused with the specified text', async () => {
    const ticket = await queued(user, { shop, doctor })
    expect(await checkIn(user, ticket.id)).toMatchObject({
      code: codes.alreadyCheckedIn,
      msg: 'You have already checked in; do not repeat',
    })
    expect((await state(ticket.id)).data.number).toBe(1)
  })

  test('a ticket more than five behind must register again', async () => {
    const [late, ...others] = await newcomers(7)
    await callNext()
    expect(await atDesk('queue', 'pass', { id: late?.ticket.id ?? '' })).toBeNull()
    for (let number = 2; number <= 6; number += 1) await callNext()
    const who = late?.who ?? user
    const id = late?.ticket.id ?? ''
    expect((await state(id, who)).data).toMatchObject({ state: 'missed', numbersBehind: 5, calledNumber: 6 })
    await callNext()
    expect((await state(id, who)).data).toMatchObject({
      state: 'passed',
      numbersBehind: 6,
      actions: ['requeue'],
      nextPollMs: 0,
    })
    // A ticket that was only called and is not too far behind keeps its turn.
    expect((await state(others[0]?.ticket.id ?? '', others[0]?.who)).data.state).toBe('called')
    expect(await atDesk('queue', 'done', { id })).toBe(codes.stateForbids)
    expect(await checkIn(who, id)).toMatchObject({
      code: codes.ticketPassed,
      msg: 'Your number was passed by more than 5; please register again',
    })
    expect((await queued(who, { shop, doctor })).number).toBe(8)
  })

  test('a ticket five behind is still served', async () => {
    const [late] = await newcomers(6)
    for (let number = 1; number <= 6; number += 1) await callNext()
    expect(await atDesk('queue', 'done', { id: late?.ticket.id ?? '' })).toBeNull()
  })

  test('leaving the queue shortens it, and the number is not reused', async () => {
    const [first, second] = await newcomers(2)
    expect((await cancel(first?.ticket.id ?? '', first?.who)).data).toMatchObject({
      state: 'cancelled',
      actions: ['requeue'],
    })
    expect(await cancel(first?.ticket.id ?? '', first?.who)).toMatchObject({ code: codes.stateForbids })
    expect((await state(second?.ticket.id ?? '', second?.who)).data.peopleAhead).toBe(0)
    expect((await queued(user, { shop, doctor })).number).toBe(3)
    await callNext()
    expect((await state(second?.ticket.id ?? '', second?.who)).data.state).toBe('called')
  })

  test('a ticket ends with its day', async () => {
    const ticket = await queued(user, { shop, doctor })
    await medibook.clock.advance(24 * HOUR_MS)
    const anew = { ...user, session: await medibook.signIn(user.id) }
    expect((await state(ticket.id, anew)).data).toMatchObject({
      state: 'expired',
      actions: [],
      nextPollMs: 0,
    })
    expect((await queued(anew, { shop, doctor })).number).toBe(1)
  })

  test('a ticket ends with its day, also when nobody looks at it, and later loses its name', async () => {
    const { id } = await queued(user, { shop, doctor })
    const kept = () => medibook.query('select state, person_name from queue_ticket where id = $1', [id])
    await medibook.clock.advance(24 * HOUR_MS)
    expect(await kept()).toEqual([{ state: 'expired', person_name: user.person }])
    await medibook.clock.advance((89 * 24 - 1) * HOUR_MS)
    expect(await kept()).toEqual([{ state: 'expired', person_name: user.person }])
    await medibook.clock.advance(25 * HOUR_MS)
    expect(await kept()).toEqual([{ state: 'expired', person_name: '' }])
  })
})

describe('registering', () => {
  test('for a department selects the doctor with the shortest queue', async () => {
    await addDoctor(`${doctor}-b`, { shop, sort: 901 })
    // among equal queues that of the first doctor
    const { id, doctorId } = (await register(user, { shop, department: 'dept-family' })).data
    expect(doctorId).toBe(doctor)
    await cancel(id)
    await newcomers(2)
    expect((await register(user, { shop, department: 'dept-family' })).data.doctorId).toBe(`${doctor}-b`)
  })

  test('is for the queue of today, whatever other days have one', async () => {
    for (const [days, last_number] of [
      [-1, 7],
      [1, 9],
    ] as const)
      await insert('queue_line', {
        id: nextId('t-line'),
        shop_id: shop,
        doctor_id: doctor,
        date: addDays(today(), days),
        last_number,
      })
    expect(await queued(user, { shop, doctor })).toMatchObject({ number: 1, date: today() })
  })

  test('happens once per key and once per person and queue', async () => {
    const key = newKey()
    const answers = await inParallel(4, () => register(user, { shop, doctor, key }))
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
    expect(await register(user, { shop, doctor })).toMatchObject({
      code: codes.alreadyRegistered,
      data: { id: answers[0]?.data.id },
    })
    const child = nextId('t-child')
    await addPerson(user.id, child)
    expect((await register(user, { shop, doctor, person: child })).code).toBe(0)
    expect((await asUser(user).call('queueCurrent')).data).toHaveLength(2)
  })

  test('refuses doctors off duty, and tickets of other accounts', async () => {
    expect(await register(user, { shop })).toMatchObject({
      code: codes.badInput,
      data: { field: 'doctorId' },
    })
    expect(await register(user, { shop: 'shop-central', doctor })).toMatchObject({ code: codes.notFound })
    expect(await register(user, { shop, doctor, person: stranger.person })).toMatchObject({
      code: codes.notFound,
    })
    await addDoctor(`${doctor}-off`, { shop, isAvailable: false })
    expect(await register(user, { shop, doctor: `${doctor}-off` })).toMatchObject({
      code: codes.doctorUnavailable,
    })
    await insert('doctor_leave', { doctor_id: doctor, date: today() })
    expect(await register(user, { shop, doctor })).toMatchObject({ code: codes.doctorUnavailable })
  })

  test("answers another account's ticket like a missing one", async () => {
    const ticket = await queued(user, { shop, doctor })
    for (const answer of await Promise.all([
      state(ticket.id, stranger),
      cancel(ticket.id, stranger),
      checkIn(stranger, ticket.id),
      asUser(stranger).call('queueLiveKey', { body: { id: ticket.id } }),
    ]))
      expect(answer).toMatchObject({ code: codes.notFound, data: null })
  })
})

describe('checking in', () => {
  test('refuses a position that is far from the clinic', async () => {
    const ticket = (await register(user, { shop, doctor })).data
    expect(await checkIn(user, ticket.id, medibook, { latitude: 22.38, longitude: 114.15 })).toMatchObject({
      code: codes.tooFarFromClinic,
    })
    expect(
      await checkIn(user, ticket.id, medibook, { latitude: 22.2801, longitude: 114.1502 }),
    ).toMatchObject({ code: 0, data: { number: 1 } })
  })

  test('opens an hour before the session and ends with it', async () => {
    const ticket = (await register(user, { shop, doctor })).data
    // a session hours away, at any time of day
    const isMorning = timeText(medibook.clock.now(), 'Asia/Hong_Kong') < '12:00'
    const [opens, start, end] = isMorning
      ? (['19:00', '20:00', '20:01'] as const)
      : (['01:00', '02:00', '02:01'] as const)
    await medibook.query(`update doctor_timetable set start = $2, "end" = $3 where doctor_id = $1`, [
      doctor,
      start,
      end,
    ])
    expect(await checkIn(user, ticket.id)).toMatchObject({
      code: codes.checkInNotOpen,
      msg: `Check-in is open from ${timeWords(opens, 'en')} to ${timeWords(end, 'en')}`,
    })
  })
})

test("updates the lengths shown for a clinic's queues", async () => {
  await newcomers(3)
  await register(user, { shop, doctor })
  await callNext()
  const { data } = await asUser(user).call('queueLines', { query: { shopId: shop } })
  expect(data).toMatchObject([
    {
      doctorId: doctor,
      calledNumber: 1,
      waiting: 2,
      registered: 1,
      canRegister: '1',
      start: '00:00',
      end: '24:00',
    },
  ])
  await medibook.query('update doctor set is_available = false where id = $1', [doctor])
  expect((await asUser(user).call('queueLines', { query: { shopId: shop } })).data).toEqual([])
})

test('the history contains every ticket, newest first', async () => {
  const first = await queued(user, { shop, doctor })
  await cancel(first.id)
  const second = await queued(user, { shop, doctor })
  const { data } = await asUser(user).call('registrationHistory')
  expect(data).toMatchObject({
    total: 2,
    records: [
      { id: second.id, number: 2, state: 'checkedIn' },
      { id: first.id, number: 1, state: 'cancelled' },
    ],
  })
})
