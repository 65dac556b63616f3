import { codes } from '../../contract/constants/codes'
import type { DoctorBooking } from '../../contract/doctor-bookings'
import type { DoctorCard, DoctorDetail, DoctorTime } from '../../contract/doctors'
import type * as AnswerDue from '../../server/modules/doctor-bookings/answer-due'
import { addClinic, addDoctor, asUser, askBody, askDoctor, atDesk } from '../support/clinic-world'
import {
  addPerson,
  addShop,
  addUser,
  dayIn,
  inParallel,
  insert,
  newKey,
  nextId,
  type TestUser,
  value,
} from '../support/order-world'

const HOUR_MS = 3_600_000
let user: TestUser
let stranger: TestUser

beforeAll(async () => {
  await addClinic('t-clinic', 't-doctor', { capacity: 1 })
  await addDoctor('t-busy', { shop: 't-clinic', capacity: 5 })
  await addDoctor('t-off', { shop: 't-clinic', isAvailable: false })
})
beforeEach(async () => {
  user = await addUser()
  stranger = await addUser()
})
afterEach(() => medibook.clock.reset())

let lastDay = 2
/** A day that no other test of this file has touched. */
const freshDay = (): string => dayIn((lastDay += 1))
const taken = (doctor: string, date: string, time = '10:00') =>
  value('select coalesce(sum(taken), 0) from doctor_place where doctor_id = $1 and date = $2 and time = $3', [
    doctor,
    date,
    time,
  ])
const detail = (id: string, who = user) => asUser(who).get<DoctorBooking>(`/doctorbooking/${id}`)
/** The same person signed in anew: a session does not outlive a clock moved by days. */
const signedInAnew = async (): Promise<TestUser> => ({ ...user, session: await medibook.signIn(user.id) })
const cancel = (id: string, who = user) => asUser(who).put<DoctorBooking>(`/doctorbooking/cancel/${id}`)
const accept = (id: string, offerId: string, who = user, key = newKey()) =>
  asUser(who).post<DoctorBooking>('/doctorbooking/acceptOffer', { idempotencyKey: key, id, offerId })
async function asked(
  date: string,
  o: { doctor?: string; time?: string; who?: TestUser } = {},
): Promise<DoctorBooking> {
  const answer = await askDoctor(o.who ?? user, {
    doctor: o.doctor ?? 't-doctor',
    date,
    ...(o.time ? { time: o.time } : {}),
  })
  if (answer.code !== 0) throw new Error(`asking was refused: ${answer.code} ${answer.msg}`)
  return answer.data
}

describe('the answer is due within one working day', () => {
  const { answerDue } = medibook.server.load<typeof AnswerDue>('modules/doctor-bookings/answer-due.ts')
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '09:00', close: '18:00' }))
  const zone = 'Asia/Hong_Kong'
  // 2026-11-20 is a Friday.
  test.each([
    ['before opening: the same day', '2026-11-20T00:30:00Z', [], '2026-11-20T10:00:00.000Z'],
    ['while open: the next working day', '2026-11-19T02:00:00Z', [], '2026-11-20T10:00:00.000Z'],
    ['after closing: the next working day', '2026-11-19T12:00:00Z', [], '2026-11-20T10:00:00.000Z'],
    ['on Friday: over the weekend', '2026-11-20T02:00:00Z', [], '2026-11-23T10:00:00.000Z'],
    [
      'before a holiday: the day after it',
      '2026-11-20T02:00:00Z',
      ['2026-11-23', '2026-11-24'],
      '2026-11-25T10:00:00.000Z',
    ],
    ['on a day of rest: the next working day', '2026-11-22T04:00:00Z', [], '2026-11-23T10:00:00.000Z'],
  ])('%s', (_name, sentAt, closed, due) => {
    expect(answerDue(weekdays, new Set(closed), new Date(sentAt), zone).toISOString()).toBe(due)
  })
  test('a close after midnight belongs to the evening before', () => {
    expect(
      answerDue(
        [{ weekday: 5, open: '12:00', close: '01:00' }],
        new Set(),
        new Date('2026-11-20T01:00:00Z'),
        zone,
      ).toISOString(),
    ).toBe('2026-11-20T17:00:00.000Z')
  })
  test('a clinic that never opens leaves a day', () => {
    expect(answerDue([], new Set(), new Date('2026-11-20T01:00:00Z'), zone).toISOString()).toBe(
      '2026-11-21T01:00:00.000Z',
    )
  })
})

describe('doctors', () => {
  test('are found by department, language, sex, words, and a day with a free time', async () => {
    await addShop('t-finder')
    await addDoctor('t-finder-a', {
      shop: 't-finder',
      sex: '1',
      languages: ['pt'],
      department: 'dept-heart',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      start: '23:00',
    })
    await addDoctor('t-finder-b', {
      shop: 't-finder',
      sex: '2',
      languages: ['en'],
      department: 'dept-eyes',
      sort: 901,
    })
    const ids = async (query: Record<string, string>) =>
      (
        await asUser(user).get<{ records: DoctorCard[] }>('/doctor/page', { shopId: 't-finder', ...query })
      ).data.records.map((row) => row.id)
    expect(await ids({})).toEqual(['t-finder-a', 't-finder-b'])
    expect(await ids({ departmentId: 'dept-eyes' })).toEqual(['t-finder-b'])
    expect(await ids({ language: 'pt' })).toEqual(['t-finder-a'])
    expect(await ids({ sex: '2' })).toEqual(['t-finder-b'])
    expect(await ids({ keyword: 'FINDER-B' })).toEqual(['t-finder-b'])
    expect(await ids({ ascs: 'first_free' })).toEqual(['t-finder-b', 't-finder-a'])
    await insert('doctor_leave', { doctor_id: 't-finder-a', date: dayIn(3) })
    expect(await ids({ date: dayIn(3) })).toEqual(['t-finder-b'])
    expect(await ids({ onDutyToday: '0' })).toEqual([])
  })

  test('times follow timetable, leave, closed days and what is taken', async () => {
    await addClinic('t-times', 't-times-doctor', { start: '09:00', end: '10:40', stepMinutes: 30 })
    const times = async (date: string) =>
      (await asUser(user).get<DoctorTime[]>('/doctor/times', { doctorId: 't-times-doctor', date })).data.map(
        (row) => `${row.time} ${row.state}`,
      )
    expect(await times(dayIn(4))).toEqual(['09:00 free', '09:30 free', '10:00 free'])
    await asked(dayIn(4), { doctor: 't-times-doctor', time: '09:30' })
    expect(await times(dayIn(4))).toEqual(['09:00 free', '09:30 full', '10:00 free'])
    await insert('doctor_leave', { doctor_id: 't-times-doctor', date: dayIn(5) })
    await insert('closed_day', { shop_id: 't-times', date: dayIn(6), state: 'holiday' })
    expect([await times(dayIn(5)), await times(dayIn(6)), await times(dayIn(61))]).toEqual([[], [], []])
    const { data } = await asUser(user).get<{ days: { date: string; state: string }[] }>('/doctor/days', {
      doctorId: 't-times-doctor',
    })
    expect(data.days.slice(4, 7).map((day) => day.state)).toEqual(['scarce', 'rest', 'holiday'])
  })

  test('one who takes no appointments says so, and is not booked', async () => {
    expect((await asUser(user).get<DoctorDetail>('/doctor/t-off')).data).toMatchObject({
      isAvailable: '0',
      statusDesc: 'The doctor is currently unavailable for appointment',
      firstFreeDay: null,
    })
    expect((await asUser(user).get('/doctor/checkStatus', { doctorId: 't-off' })).data).toMatchObject({
      isAvailable: '0',
      statusDesc: 'The doctor is currently unavailable for appointment',
    })
    expect((await asUser(user).get('/doctor/checkStatus', { doctorId: 't-busy' })).data).toMatchObject({
      isAvailable: '1',
      statusDesc: '',
      isOnDutyToday: '1',
    })
    expect(await askDoctor(user, { doctor: 't-off', date: dayIn(3) })).toMatchObject({
      code: codes.doctorUnavailable,
      msg: 'The doctor is currently unavailable for appointment',
    })
  })
})

describe('a request', () => {
  test('waits with its place held, is confirmed, and can be cancelled', async () => {
    const date = freshDay()
    const made = await asked(date)
    expect(made).toMatchObject({
      state: 'waiting',
      stateDesc: 'Waiting for the doctor to confirm',
      actions: ['cancel', 'contact'],
      date,
      time: '10:00',
      phone: '****4567',
      fee: '500.00',
      offers: [],
    })
    expect(made.answerOutTime).toBeGreaterThan(0)
    expect(await taken('t-doctor', date)).toBe(1)
    expect(await atDesk('doctor', 'confirm', { id: made.id })).toBeNull()
    expect((await detail(made.id)).data).toMatchObject({
      state: 'confirmed',
      answerDue: null,
      actions: ['cancel', 'contact'],
    })
    expect(await atDesk('doctor', 'confirm', { id: made.id })).toBe(codes.stateForbids)
    expect((await cancel(made.id)).data).toMatchObject({ state: 'cancelled', actions: ['rebook'] })
    expect(await cancel(made.id)).toMatchObject({ code: codes.stateForbids })
    expect(await taken('t-doctor', date)).toBe(0)
  })

  test('declined gives the place back and is booked again, with its reason', async () => {
    const date = freshDay()
    const made = await asked(date)
    expect(await atDesk('doctor', 'decline', { id: made.id, reason: ' ' })).toBe(codes.badInput)
    expect(await atDesk('doctor', 'decline', { id: made.id, reason: 'On leave' })).toBeNull()
    expect((await detail(made.id)).data).toMatchObject({
      state: 'declined',
      declineReason: 'On leave',
      actions: ['rebook'],
    })
    expect(await taken('t-doctor', date)).toBe(0)
    expect(
      (await askDoctor(user, { doctor: 't-doctor', date, time: '11:00', previousId: made.id })).data,
    ).toMatchObject({ state: 'waiting', previousId: made.id })
  })

  test('without an answer in time is timed out and gives the place back, also before the job has run', async () => {
    const date = freshDay()
    const made = await asked(date)
    const left = (made.answerOutTime ?? 0) * 1000
    await medibook.clock.advance(left + 1000)
    expect(await taken('t-doctor', date)).toBe(0)
    expect((await detail(made.id, await signedInAnew())).data).toMatchObject({
      state: 'timedOut',
      actions: ['rebook'],
    })
    expect(await atDesk('doctor', 'confirm', { id: made.id })).toBe(codes.stateForbids)
  })

  test('is done on the day after, whoever forgot to say so', async () => {
    const date = freshDay()
    const made = await asked(date)
    await atDesk('doctor', 'confirm', { id: made.id })
    await medibook.clock.advance((lastDay + 1) * 24 * HOUR_MS)
    expect((await detail(made.id, await signedInAnew())).data).toMatchObject({
      state: 'done',
      actions: ['rebook'],
    })
  })

  test('is asked once for a key, and once for a person, doctor and day', async () => {
    const date = freshDay()
    const body = askBody(user, { doctor: 't-busy', date })
    const answers = await inParallel(4, () => asUser(user).post<DoctorBooking>('/doctorbooking', body))
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
    expect(await taken('t-busy', date)).toBe(1)
    expect(await askDoctor(user, { doctor: 't-busy', date, time: '15:00' })).toMatchObject({
      code: codes.doctorRequestExists,
    })
    expect(await taken('t-busy', date, '15:00')).toBe(0)
  })

  test('refuses wrong times, wrong people and wrong phones', async () => {
    const date = freshDay()
    expect(await askDoctor(user, { doctor: 't-doctor', date, time: '10:10' })).toMatchObject({
      code: codes.dayNotBookable,
    })
    expect(await askDoctor(user, { doctor: 't-doctor', date: dayIn(-1) })).toMatchObject({
      code: codes.dayNotBookable,
    })
    expect(await askDoctor(user, { doctor: 't-doctor', date: '2026-02-30' })).toMatchObject({
      code: codes.badInput,
      data: { field: 'date' },
    })
    expect(await askDoctor(user, { doctor: 't-doctor', date, person: stranger.person })).toMatchObject({
      code: codes.notFound,
    })
    expect(await askDoctor(user, { doctor: 'nothing', date })).toMatchObject({ code: codes.notFound })
    expect(await askDoctor(user, { doctor: 't-doctor', date, phone: '123456' })).toMatchObject({
      code: codes.badInput,
      data: { field: 'phone' },
    })
    const open = await asked(date)
    expect(
      await askDoctor(user, { doctor: 't-doctor', date: freshDay(), previousId: open.id }),
    ).toMatchObject({ code: codes.stateForbids })
  })

  test("somebody else's answers like a missing one", async () => {
    const made = await asked(freshDay())
    await atDesk('doctor', 'offer', { id: made.id, times: '' })
    const offerId = (await detail(made.id)).data.offers[0]?.id ?? ''
    for (const answer of await Promise.all([
      detail(made.id, stranger),
      cancel(made.id, stranger),
      accept(made.id, offerId, stranger),
      askDoctor(stranger, { doctor: 't-busy', date: dayIn(3), previousId: made.id }),
    ]))
      expect(answer).toMatchObject({ code: codes.notFound, data: null })
    expect((await asUser(stranger).get<{ total: number }>('/doctorbooking/page')).data.total).toBe(0)
  })
})

describe('other times offered', () => {
  test('hold their places; accepting one confirms it and frees the others', async () => {
    const [date, other] = [freshDay(), freshDay()]
    const made = await asked(date)
    expect(
      await atDesk('doctor', 'offer', { id: made.id, times: `${other} 09:00, ${other} 09:30` }),
    ).toBeNull()
    const offered = (await detail(made.id)).data
    expect(offered).toMatchObject({
      state: 'offered',
      actions: ['acceptOffer', 'cancel', 'contact'],
      offers: [
        { date: other, time: '09:00', state: 'open' },
        { date: other, time: '09:30', state: 'open' },
      ],
    })
    expect([
      await taken('t-doctor', date),
      await taken('t-doctor', other, '09:00'),
      await taken('t-doctor', other, '09:30'),
    ]).toEqual([0, 1, 1])
    const key = newKey()
    const answers = await inParallel(3, () => accept(made.id, offered.offers[0]?.id ?? '', user, key))
    for (const answer of answers)
      expect(answer.data).toMatchObject({ state: 'confirmed', date: other, time: '09:00' })
    expect([await taken('t-doctor', other, '09:00'), await taken('t-doctor', other, '09:30')]).toEqual([1, 0])
    expect(await accept(made.id, offered.offers[1]?.id ?? '')).toMatchObject({ code: codes.stateForbids })
  })

  test('expire one by one; after the last the request is cancelled and booked afresh', async () => {
    const date = freshDay()
    const made = await asked(date)
    await atDesk('doctor', 'offer', { id: made.id, times: `${date} 12:00` })
    const offerId = (await detail(made.id)).data.offers[0]?.id ?? ''
    await medibook.clock.advance(24 * HOUR_MS + 1000)
    expect(await taken('t-doctor', date, '12:00')).toBe(0)
    const session = await signedInAnew()
    expect(await accept(made.id, offerId, session)).toMatchObject({ code: codes.doctorOfferExpired })
    expect((await detail(made.id, session)).data).toMatchObject({
      state: 'expired',
      actions: ['cancel', 'rebook'],
      offers: [{ state: 'expired', outTime: 0 }],
    })
    expect(
      (await askDoctor(session, { doctor: 't-doctor', date, time: '13:00', previousId: made.id })).data,
    ).toMatchObject({ state: 'waiting' })
    expect((await detail(made.id, session)).data.state).toBe('cancelled')
  })
})

describe('at once', () => {
  test('30 people get exactly the 5 places of a time; the rest are told the nearest', async () => {
    const date = freshDay()
    const people = await inParallel(30, () => addUser())
    const answers = await Promise.all(people.map((who) => askDoctor(who, { doctor: 't-busy', date })))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(5)
    const refused = answers.filter((answer) => answer.code === codes.doctorTimeTaken)
    expect(refused).toHaveLength(25)
    expect((refused[0]?.data as unknown as { nearest: DoctorTime[] }).nearest[0]).toMatchObject({
      date,
      state: 'free',
    })
    expect(await taken('t-busy', date)).toBe(5)
  })

  test('one person through many windows has one request', async () => {
    const date = freshDay()
    const answers = await inParallel(8, (index) =>
      askDoctor(user, { doctor: 't-busy', date, time: `${String(10 + index)}:00` }),
    )
    expect(answers.map((answer) => answer.code).sort()).toEqual([
      0,
      ...Array.from({ length: 7 }, () => codes.doctorRequestExists),
    ])
    expect(
      await value('select sum(taken) from doctor_place where doctor_id = $1 and date = $2', ['t-busy', date]),
    ).toBe(1)
  })

  test('two confirmations: one counts', async () => {
    const made = await asked(freshDay())
    const answers = await inParallel(6, () => atDesk('doctor', 'confirm', { id: made.id }))
    expect(answers.filter((code) => code === null)).toHaveLength(1)
  })

  test('the time-out and the confirmation: one of them, and the place agrees', async () => {
    const second = await medibook.startServer()
    for (let round = 0; round < 5; round += 1) {
      const date = freshDay()
      const made = await asked(date)
      await medibook.query('update doctor_booking set answer_due = $2 where id = $1', [
        made.id,
        medibook.clock.now().toISOString(),
      ])
      await Promise.all([
        medibook.runDueJobs(),
        atDesk('doctor', 'confirm', { id: made.id }, second),
        detail(made.id),
        second.runDueJobs(),
      ])
      expect((await detail(made.id)).data.state).toBe('timedOut')
      expect(await taken('t-doctor', date)).toBe(0)
    }
    await second.close()
  })

  test('an answer in the last moment: it counts or it is too late, and the place agrees', async () => {
    for (let round = 0; round < 3; round += 1) {
      const who = await addUser()
      const date = dayIn(20 + round)
      const made = await asked(date, { who })
      const [, refused] = await Promise.all([
        medibook.clock.advance((made.answerOutTime ?? 0) * 1000 + 1000),
        atDesk('doctor', 'confirm', { id: made.id }),
      ])
      const [row] = await medibook.query<{ state: string }>(
        'select state from doctor_booking where id = $1',
        [made.id],
      )
      expect(row?.state).toBe(refused === null ? 'confirmed' : 'timedOut')
      expect(await taken('t-doctor', date)).toBe(refused === null ? 1 : 0)
      await medibook.clock.reset()
    }
  })

  test('confirm, decline and cancel: one of them, and the place agrees', async () => {
    for (let round = 0; round < 4; round += 1) {
      const date = freshDay()
      const made = await asked(date)
      await Promise.all([
        atDesk('doctor', 'decline', { id: made.id, reason: 'no' }),
        cancel(made.id),
        atDesk('doctor', 'offer', { id: made.id, times: `${date} 16:00` }),
      ])
      const { state } = (await detail(made.id)).data
      expect(['declined', 'cancelled', 'offered']).toContain(state)
      expect([await taken('t-doctor', date), await taken('t-doctor', date, '16:00')]).toEqual([
        0,
        state === 'offered' ? 1 : 0,
      ])
    }
  })
})

test('lists: open and past, by person', async () => {
  const person = nextId('t-second')
  await addPerson(user.id, person)
  const first = await asked(freshDay())
  const second = (await askDoctor(user, { doctor: 't-busy', date: freshDay(), person })).data
  await cancel(first.id)
  const ids = async (query: Record<string, string>) =>
    (await asUser(user).get<{ records: DoctorBooking[] }>('/doctorbooking/page', query)).data.records.map(
      (row) => row.id,
    )
  expect(await ids({})).toEqual([second.id, first.id])
  expect([await ids({ tab: 'open' }), await ids({ tab: 'past' }), await ids({ personId: person })]).toEqual([
    [second.id],
    [first.id],
    [second.id],
  ])
})
