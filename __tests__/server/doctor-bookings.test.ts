import { codes } from '../../contract/constants/codes'
import { addClinic, addDoctor, asUser, askBody, askDoctor, atDesk } from '../support/clinic-world'
import { addShop, dayIn, inParallel, insert } from '../support/order-world'
import {
  HOUR_MS,
  user,
  stranger,
  lastDay,
  freshDay,
  taken,
  detail,
  signedInAnew,
  cancel,
  accept,
  asked,
} from './doctor-bookings-fixture'

describe('doctors', () => {
  test('are found by department, language, sex, text, and a day with a free time', async () => {
    // one of the two begins at 23:00, so the other is sooner only before that
    const noon = Date.parse(`${dayIn(1)}T12:00:00+08:00`)
    medibook.clock.advance(noon - medibook.clock.now().getTime())
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
      (await asUser(user).call('doctorPage', { query: { shopId: 't-finder', ...query } })).data.records.map(
        (row) => row.id,
      )
    expect(await ids({})).toEqual(['t-finder-a', 't-finder-b'])
    expect(await ids({ departmentId: 'dept-eyes' })).toEqual(['t-finder-b'])
    expect(await ids({ language: 'pt' })).toEqual(['t-finder-a'])
    expect(await ids({ sex: '2' })).toEqual(['t-finder-b'])
    expect(await ids({ keyword: 'FINDER-B' })).toEqual(['t-finder-b'])
    expect(await ids({ ascs: 'first_free' })).toEqual(['t-finder-b', 't-finder-a'])
    await insert('doctor_leave', { doctor_id: 't-finder-a', date: dayIn(3) })
    expect(await ids({ date: dayIn(3) })).toEqual(['t-finder-b'])
    expect(await ids({ onDutyToday: '0' })).toEqual([])
    expect(await ids({ freeBy: dayIn(3) })).toEqual(['t-finder-a', 't-finder-b'])
    await insert('doctor_leave', { doctor_id: 't-finder-a', date: dayIn(0) })
    await insert('doctor_leave', { doctor_id: 't-finder-a', date: dayIn(1) })
    expect(await ids({ freeBy: dayIn(1) })).toEqual(['t-finder-b'])
    expect((await asUser(user).call('doctorPage', { query: { freeBy: 'soon' } })).code).not.toBe(0)
  })

  test('show registration number, qualifications and reviews', async () => {
    await addDoctor('t-profile', { shop: 't-clinic' })
    const profile = async () =>
      (await asUser(user).call('doctorDetail', { params: { id: 't-profile' } })).data
    expect(await profile()).toMatchObject({
      registrationNo: '',
      registerName: '',
      qualifications: [],
      reviewCount: 0,
      score: null,
    })
    await medibook.query(
      'update doctor set registration_no = $2, qualifications = $3, register_name = $4 where id = $1',
      [
        't-profile',
        'M02001',
        JSON.stringify([{ 'zh-Hant': '內外全科醫學士', en: 'MBBS' }]),
        JSON.stringify({ 'zh-Hant': '醫務委員會', en: 'Medical council' }),
      ],
    )
    for (const [id, score] of [
      ['older', 4],
      ['newer', 5],
    ] as const)
      await insert('doctor_review', {
        id: `t-review-${id}`,
        doctor_id: 't-profile',
        score,
        content: { 'zh-Hant': id, en: id },
        author_text: { 'zh-Hant': '40–49 歲女士', en: 'Woman, 40–49' },
        date: id === 'newer' ? dayIn(-1) : dayIn(-9),
      })
    expect(await profile()).toMatchObject({
      registrationNo: 'M02001',
      registerName: 'Medical council',
      qualifications: ['MBBS'],
      reviewCount: 2,
      score: '4.5',
    })
    const { data } = await asUser(user).call('doctorReviews', { query: { doctorId: 't-profile' } })
    expect(data.records.map((row) => [row.content, row.authorText])).toEqual([
      ['newer', 'Woman, 40–49'],
      ['older', 'Woman, 40–49'],
    ])
  })

  test('have times that follow timetable, leave, closed days and occupied places', async () => {
    await addClinic('t-times', 't-times-doctor', { start: '09:00', end: '10:40', stepMinutes: 30 })
    const times = async (date: string) =>
      (await asUser(user).call('doctorTimes', { query: { doctorId: 't-times-doctor', date } })).data.map(
        (row) => `${row.time} ${row.state}`,
      )
    expect(await times(dayIn(4))).toEqual(['09:00 free', '09:30 free', '10:00 free'])
    await asked(dayIn(4), { doctor: 't-times-doctor', time: '09:30' })
    expect(await times(dayIn(4))).toEqual(['09:00 free', '09:30 full', '10:00 free'])
    await insert('doctor_leave', { doctor_id: 't-times-doctor', date: dayIn(5) })
    await insert('closed_day', { shop_id: 't-times', date: dayIn(6), state: 'holiday' })
    expect([await times(dayIn(5)), await times(dayIn(6)), await times(dayIn(61))]).toEqual([[], [], []])
    const { data } = await asUser(user).call('doctorDays', {
      query: {
        doctorId: 't-times-doctor',
      },
    })
    expect(data.days.slice(4, 7).map((day) => day.state)).toEqual(['scarce', 'rest', 'holiday'])
  })

  test('without appointments are marked, and cannot be booked', async () => {
    expect((await asUser(user).call('doctorDetail', { params: { id: 't-off' } })).data).toMatchObject({
      isAvailable: '0',
      statusDesc: 'The doctor is currently unavailable for appointment',
      firstFreeDay: null,
    })
    expect((await asUser(user).call('doctorStatus', { query: { doctorId: 't-off' } })).data).toMatchObject({
      isAvailable: '0',
      statusDesc: 'The doctor is currently unavailable for appointment',
    })
    expect((await asUser(user).call('doctorStatus', { query: { doctorId: 't-busy' } })).data).toMatchObject({
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
  test('holds its place while waiting, is confirmed, and can be cancelled', async () => {
    const date = freshDay()
    const made = await asked(date)
    expect(made).toMatchObject({
      state: 'waiting',
      stateDesc: 'Waiting for the doctor to confirm',
      actions: ['cancel', 'contact'],
      date,
      time: '10:00',
      phone: '91****67',
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

  test('when declined releases the place and can be repeated, with its reason', async () => {
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

  test('times out without an answer and releases the place, also before the job has run', async () => {
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

  test('is completed on the day after, without an action of the desk', async () => {
    const date = freshDay()
    const made = await asked(date)
    await atDesk('doctor', 'confirm', { id: made.id })
    await medibook.clock.advance((lastDay + 1) * 24 * HOUR_MS)
    expect((await detail(made.id, await signedInAnew())).data).toMatchObject({
      state: 'done',
      actions: ['review', 'rebook'],
    })
  })

  test('is created once per key, and once per person, doctor and day', async () => {
    const date = freshDay()
    const body = askBody(user, { doctor: 't-busy', date })
    const answers = await inParallel(4, () => asUser(user).call('placeDoctorBooking', { body }))
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
    expect(await taken('t-busy', date)).toBe(1)
    expect(await askDoctor(user, { doctor: 't-busy', date, time: '15:00' })).toMatchObject({
      code: codes.doctorRequestExists,
    })
    expect(await taken('t-busy', date, '15:00')).toBe(0)
  })

  test('is refused for invalid times, persons and phones', async () => {
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

  test('of another account is not found', async () => {
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
    expect((await asUser(stranger).call('doctorBookingPage')).data.total).toBe(0)
  })
})
