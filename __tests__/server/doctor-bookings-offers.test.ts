import { codes } from '../../contract/constants/codes'
import type { DoctorTime } from '../../contract/doctors'
import { asUser, askDoctor, atDesk } from '../support/clinic-world'
import { addPerson, addUser, inParallel, newKey, nextId, value } from '../support/order-world'
import {
  HOUR_MS,
  user,
  freshDay,
  taken,
  detail,
  signedInAnew,
  cancel,
  accept,
  asked,
} from './doctor-bookings-fixture'

describe('other times offered', () => {
  test('hold their places; accepting one confirms it and releases the others', async () => {
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

  test('expire one by one; after the last the request is cancelled and can be repeated', async () => {
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

  test('are refused when the person has another appointment then, and stay open', async () => {
    const [date, other] = [freshDay(), freshDay()]
    await asked(other, { doctor: 't-busy', time: '09:00' })
    const made = await asked(date)
    await atDesk('doctor', 'offer', { id: made.id, times: `${other} 09:00, ${other} 11:00` })
    const [first, second] = (await detail(made.id)).data.offers
    expect(await accept(made.id, first?.id ?? '')).toMatchObject({
      code: codes.personBusy,
      data: { date: other, time: '09:00' },
    })
    expect((await detail(made.id)).data).toMatchObject({
      state: 'offered',
      offers: [{ state: 'open' }, { state: 'open' }],
    })
    expect((await accept(made.id, second?.id ?? '')).data).toMatchObject({
      state: 'confirmed',
      time: '11:00',
    })
  })

  test('are refused on a day for which the person has another request to the doctor', async () => {
    const [date, other] = [freshDay(), freshDay()]
    await asked(other, { time: '15:00' })
    const made = await asked(date)
    await atDesk('doctor', 'offer', { id: made.id, times: `${other} 09:00, ${date} 09:00` })
    const { offers } = (await detail(made.id)).data
    const offerOn = (day: string) => offers.find((offer) => offer.date === day)?.id ?? ''
    expect(await accept(made.id, offerOn(other))).toMatchObject({ code: codes.doctorRequestExists })
    expect((await accept(made.id, offerOn(date))).data).toMatchObject({ state: 'confirmed', date })
  })
})

test('increase the version: offers, an expired offer, the last one, the cancellation', async () => {
  const later = freshDay()
  const made = await asked(freshDay())
  const versions = [made.version]
  const look = async (session = user) => {
    versions.push((await detail(made.id, session)).data.version)
  }
  await atDesk('doctor', 'offer', { id: made.id, times: `${later} 12:00, ${later} 13:00` })
  await look()
  await medibook.query(`update doctor_offer set expire_time = $2 where booking_id = $1 and time = '12:00'`, [
    made.id,
    medibook.clock.now().toISOString(),
  ])
  await look()
  await medibook.clock.advance(24 * HOUR_MS + 1000)
  const session = await signedInAnew()
  await look(session)
  versions.push((await cancel(made.id, session)).data.version)
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
  expect(versions).toHaveLength(5)
  await medibook.clock.reset()
})

test('increase the version until the visit and its review', async () => {
  const made = await asked(freshDay())
  const versions = [made.version]
  const look = async () => {
    versions.push((await detail(made.id)).data.version)
  }
  await atDesk('doctor', 'confirm', { id: made.id })
  await look()
  await atDesk('doctor', 'finish', { id: made.id })
  await look()
  const body = { idempotencyKey: newKey(), bookingId: made.id, score: 5, content: 'kind', isAnonymous: '1' }
  expect(await asUser(user).call('doctorReviewWrite', { body })).toMatchObject({ code: 0 })
  await look()
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
  expect(versions).toHaveLength(4)
})

describe('concurrent requests', () => {
  test('of 30 users get exactly the 5 places of a time; the others are shown the nearest ones', async () => {
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

  test('of one user create one request', async () => {
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

  test('of two confirmations one succeeds', async () => {
    const made = await asked(freshDay())
    const answers = await inParallel(6, () => atDesk('doctor', 'confirm', { id: made.id }))
    expect(answers.filter((code) => code === null)).toHaveLength(1)
  })

  test('of time-out and confirmation one succeeds, and the place is consistent', async () => {
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

  test('at the deadline an answer succeeds or is too late, and the place is consistent', async () => {
    for (let round = 0; round < 3; round += 1) {
      const who = await addUser()
      const date = freshDay()
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

  test('of confirming, declining and cancelling one succeeds, and the place is consistent', async () => {
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

test('requests are listed as open and past, by person', async () => {
  const person = nextId('t-second')
  await addPerson(user.id, person)
  const first = await asked(freshDay())
  const second = (await askDoctor(user, { doctor: 't-busy', date: freshDay(), person })).data
  await cancel(first.id)
  const ids = async (query: Record<string, string>) =>
    (await asUser(user).call('doctorBookingPage', { query })).data.records.map((row) => row.id)
  expect(await ids({})).toEqual([second.id, first.id])
  expect([await ids({ tab: 'open' }), await ids({ tab: 'past' }), await ids({ personId: person })]).toEqual([
    [second.id],
    [first.id],
    [second.id],
  ])
})

test('open requests come by the time of the visit, the soonest first', async () => {
  const [first, second] = [freshDay(), freshDay()].sort()
  const later = await asked(second ?? '')
  const sooner = await asked(first ?? '')
  const { data } = await asUser(user).call('doctorBookingPage', { query: { tab: 'open', size: '50' } })
  const own = data.records.filter(({ id }) => id === later.id || id === sooner.id)
  expect(own.map(({ id }) => id)).toEqual([sooner.id, later.id])
  expect(data.records.map(({ date, time }) => `${date} ${time}`)).toEqual(
    data.records.map(({ date, time }) => `${date} ${time}`).sort(),
  )
  // asked for in the other order too
  const [third, fourth] = [freshDay(), freshDay()].sort()
  const early = await asked(third ?? '')
  const late = await asked(fourth ?? '')
  const { data: all } = await asUser(user).call('doctorBookingPage', { query: { size: '50' } })
  const newest = all.records.map(({ id }) => id)
  expect(newest.indexOf(late.id)).toBeLessThan(newest.indexOf(early.id))
})
