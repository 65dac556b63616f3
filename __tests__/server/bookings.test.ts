import type { Booking } from '../../contract/bookings'
import { codes } from '../../contract/constants/codes'
import {
  addGoods,
  addPerson,
  addShop,
  addSlot,
  addUser,
  book,
  booking,
  confirmInjected,
  dayIn,
  inParallel,
  newKey,
  order,
  paid,
  placed,
  taken,
  type TestUser,
  unbook,
  value,
  verify,
} from '../support/order-world'

const DAY_MS = 86_400_000
let user: TestUser

beforeAll(async () => {
  await addShop('t-shop')
  await addShop('t-second')
  await addShop('t-elsewhere')
  await addGoods('t-package', { shops: ['t-shop', 't-second'] })
  await addGoods('t-vaccine', {
    kind: 'vaccine',
    slotKind: 'vaccine',
    needles: 3,
    needleIntervals: [10, 20],
    shops: ['t-shop'],
  })
  await addGoods('t-women', { sex: '2', shops: ['t-shop'] })
  await addGoods('t-free', {
    kind: 'service',
    slotKind: 'free',
    isFree: true,
    priceCents: 0,
    shops: ['t-shop'],
  })
  await addGoods('t-bj', {
    kind: 'service',
    slotKind: 'bjFree',
    isFree: true,
    priceCents: 0,
    shops: ['t-shop'],
  })
  await addGoods('t-free-off', {
    kind: 'service',
    slotKind: 'free',
    isFree: true,
    priceCents: 0,
    isOnShelf: false,
    shops: ['t-shop'],
  })
  for (const [id, offset] of [
    ['a', 5],
    ['b', 6],
    ['c', 7],
  ] as const)
    await addSlot(`exam-${id}`, 't-shop', dayIn(offset), '10:00', 100)
  await addSlot('exam-second', 't-second', dayIn(5), '10:00', 100)
  await addSlot('exam-elsewhere', 't-elsewhere', dayIn(5), '10:00', 100)
  for (const offset of [1, 5, 10, 11, 20, 30, 31, 40, 50])
    await addSlot(`v-${offset}`, 't-shop', dayIn(offset), '12:00', 100, 'vaccine')
  for (const kind of ['free', 'bjFree'])
    for (const id of ['a', 'b'])
      await addSlot(`${kind}-${id}`, 't-shop', dayIn(id === 'a' ? 3 : 4), '10:00', 100, kind)
})
beforeEach(async () => {
  user = await addUser()
})
afterEach(() => medibook.clock.reset())

interface Bought {
  orderId: string
  id: string
  needles: string[]
}
async function bought(goods = 't-package', slot?: string, who = user): Promise<Bought> {
  const made = await placed(who, { goods, shop: 't-shop', ...(slot === undefined ? {} : { slot }) })
  await paid(who, made.id)
  const needles = made.bookings.map((item) => item.id)
  return { orderId: made.id, id: needles[0] ?? '', needles }
}
/** A session does not last for days: the user signs in again. */
async function later(ms: number): Promise<void> {
  await medibook.clock.advance(ms)
  user.session = await medibook.signIn(user.id)
}
const list = async (tab: string, who = user, query: Record<string, string> = {}) =>
  (
    await medibook.call<{ records: Booking[]; total: number }>(
      'GET',
      `/mall/api/ma/orderbooking/${tab}/list`,
      { session: who.session, query },
    )
  ).data
const at = (id: string, slotId: string, extra = {}) => ({ id, shopId: 't-shop', slotId, ...extra })

describe('booking a waiting appointment', () => {
  test('books it, takes a place and moves the order', async () => {
    const { id, orderId } = await bought()
    const before = await taken('exam-a')
    expect(await book(user, 'booking', at(id, 'exam-a'))).toMatchObject({
      code: 0,
      data: {
        state: 'booked',
        date: dayIn(5),
        time: '10:00',
        shopId: 't-shop',
        verifyCode: expect.any(String),
        personId: user.person,
        personAge: expect.any(Number),
        durationMinutes: 90,
        changesLeft: 1,
        rebooksLeft: 1,
        isRebook: '0',
        actions: ['showCode', 'reschedule', 'cancel', 'contact'],
      },
    })
    expect(await taken('exam-a')).toBe(before + 1)
    expect((await order(user, orderId)).data.status).toBe('11')
  })

  test('the same key at once books once; a second key is refused', async () => {
    const { id } = await bought()
    const before = await taken('exam-a')
    const body = { ...at(id, 'exam-a'), idempotencyKey: newKey() }
    const answers = await inParallel(10, () => book(user, 'booking', body))
    expect(new Set(answers.map((answer) => `${answer.code} ${answer.data.verifyCode}`)).size).toBe(1)
    expect(await taken('exam-a')).toBe(before + 1)
    expect(await book(user, 'booking', at(id, 'exam-b'))).toMatchObject({ code: codes.stateForbids })
  })

  test('another person may come, when they are mine and fit', async () => {
    const { id } = await bought('t-women')
    const stranger = await addUser()
    await addPerson(user.id, `${user.id}-man`, { sex: '1' })
    await addPerson(user.id, `${user.id}-sister`, {})
    expect(await book(user, 'booking', at(id, 'exam-a', { personId: stranger.person }))).toMatchObject({
      code: codes.notFound,
    })
    expect(await book(user, 'booking', at(id, 'exam-a', { personId: `${user.id}-man` }))).toMatchObject({
      code: codes.personNotEligible,
    })
    expect(await book(user, 'booking', at(id, 'exam-a', { personId: `${user.id}-sister` }))).toMatchObject({
      code: 0,
      data: { personName: `${user.id}-sister` },
    })
  })

  test('not before it is paid, not at a store that does not offer it, not in another calendar', async () => {
    const unpaid = await placed(user, { goods: 't-package', shop: 't-shop' })
    expect(await book(user, 'booking', at(unpaid.bookings[0]?.id ?? '', 'exam-a'))).toMatchObject({
      code: codes.stateForbids,
    })
    const { id } = await bought()
    expect(
      await book(user, 'booking', { id, shopId: 't-elsewhere', slotId: 'exam-elsewhere' }),
    ).toMatchObject({ code: codes.dayNotBookable })
    expect(await book(user, 'booking', at(id, 'v-5'))).toMatchObject({ code: codes.dayNotBookable })
    expect(await book(user, 'booking', at(id, 'exam-second'))).toMatchObject({ code: codes.dayNotBookable })
  })
})

describe('rescheduling', () => {
  test('once: moves the place, gives a new code, and leaves none for a second time', async () => {
    const { id, orderId } = await bought('t-package', 'exam-a')
    const before = {
      a: await taken('exam-a'),
      second: await taken('exam-second'),
      code: (await booking(user, id)).data.verifyCode,
    }
    const moved = await book(user, 'updateBooking', { id, shopId: 't-second', slotId: 'exam-second' })
    expect(moved).toMatchObject({
      code: 0,
      data: {
        shopId: 't-second',
        date: dayIn(5),
        changesLeft: 0,
        actions: ['showCode', 'cancel', 'contact'],
      },
    })
    expect(moved.data.verifyCode).not.toBe(before.code)
    expect([await taken('exam-a'), await taken('exam-second')]).toEqual([before.a - 1, before.second + 1])
    expect((await order(user, orderId)).data).toMatchObject({ status: '11', shopId: 't-second' })
    expect(await book(user, 'updateBooking', at(id, 'exam-b'))).toMatchObject({ code: codes.changesUsedUp })
  })

  test('to the place it has, or before it is booked, is refused and costs nothing', async () => {
    const { id } = await bought('t-package', 'exam-a')
    expect(await book(user, 'updateBooking', at(id, 'exam-a'))).toMatchObject({ code: codes.stateForbids })
    expect(await book(user, 'updateBooking', at(id, 'nothing'))).toMatchObject({ code: codes.dayNotBookable })
    expect((await booking(user, id)).data.changesLeft).toBe(1)
    const waiting = await bought()
    expect(await book(user, 'updateBooking', at(waiting.id, 'exam-a'))).toMatchObject({
      code: codes.stateForbids,
    })
  })

  test('the same key twice changes once', async () => {
    const { id } = await bought('t-package', 'exam-a')
    const body = { ...at(id, 'exam-b'), idempotencyKey: newKey() }
    const answers = await inParallel(6, () => book(user, 'updateBooking', body))
    expect(answers.map((answer) => answer.code)).toEqual([0, 0, 0, 0, 0, 0])
    expect((await booking(user, id)).data).toMatchObject({ date: dayIn(6), changesLeft: 0 })
  })
})

describe('cancelling and booking again', () => {
  test('once: the place is free, it may be booked again, and a second cancellation goes to customer service', async () => {
    const { id, orderId } = await bought('t-package', 'exam-a')
    const before = await taken('exam-a')
    expect(await unbook(user, id)).toMatchObject({
      code: 0,
      data: {
        state: 'pre',
        date: null,
        verifyCode: null,
        isRebook: '1',
        rebooksLeft: 1,
        actions: ['rebook', 'contact'],
        cancelTime: expect.any(String),
      },
    })
    expect(await taken('exam-a')).toBe(before - 1)
    expect((await order(user, orderId)).data).toMatchObject({ status: '10', actions: ['book', 'contact'] })
    expect(await unbook(user, id)).toMatchObject({ code: codes.stateForbids })
    expect(await book(user, 'booking', at(id, 'exam-b'))).toMatchObject({
      code: 0,
      data: { state: 'booked', rebooksLeft: 0, actions: ['showCode', 'reschedule', 'contact'] },
    })
    expect(await unbook(user, id)).toMatchObject({ code: codes.rebooksUsedUp })
    expect((await order(user, orderId)).data.status).toBe('11')
  })

  test('at once: the place is given back once', async () => {
    const { id } = await bought('t-package', 'exam-c')
    const before = await taken('exam-c')
    const answers = await inParallel(8, () => unbook(user, id))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(await taken('exam-c')).toBe(before - 1)
  })

  test('after its time neither changing nor cancelling is possible; the clinic may still verify', async () => {
    const { id, orderId } = await bought('t-package', 'exam-a')
    await later(6 * DAY_MS)
    expect((await booking(user, id)).data.actions).toEqual(['showCode', 'contact'])
    expect(await unbook(user, id)).toMatchObject({ code: codes.stateForbids })
    expect(await book(user, 'updateBooking', at(id, 'exam-c'))).toMatchObject({ code: codes.stateForbids })
    expect(await verify({ bookingId: id })).toBeNull()
    expect((await order(user, orderId)).data.status).toBe('3')
  })
})

describe('the clinic', () => {
  test('verifies by the code, once; the order is completed', async () => {
    const { id, orderId } = await bought('t-package', 'exam-a')
    const code = (await booking(user, id)).data.verifyCode ?? ''
    expect(await verify({ code: '0000 0000 000' })).toBe(String(codes.notFound))
    expect(await verify({ code: ` ${code.toLowerCase()} ` })).toBeNull()
    expect((await booking(user, id)).data).toMatchObject({
      state: 'writeOff',
      verifyCode: null,
      actions: [],
      verifiedTime: expect.any(String),
    })
    expect((await order(user, orderId)).data).toMatchObject({
      status: '3',
      completedTime: expect.any(String),
      actions: ['buyAgain', 'delete', 'contact'],
    })
    expect(await verify({ bookingId: id })).toBe(String(codes.stateForbids))
    expect(await unbook(user, id)).toMatchObject({ code: codes.stateForbids })
    expect(await confirmInjected(user, id)).toMatchObject({ code: codes.stateForbids })
  })

  test('does not verify what is not booked', async () => {
    const { id } = await bought()
    expect(await verify({ bookingId: id })).toBe(String(codes.stateForbids))
    expect(await verify({ bookingId: 'nothing' })).toBe(String(codes.notFound))
  })
})

describe('needles', () => {
  test('one after another, each after its interval from the day the one before was injected', async () => {
    const {
      orderId,
      needles: [first = '', second = '', third = ''],
    } = await bought('t-vaccine', 'v-1')
    expect((await order(user, orderId)).data.bookings).toMatchObject([
      { needleNo: 1, needleTotal: 3, state: 'booked', previousState: null, earliestDay: null },
      { needleNo: 2, state: 'locked', previousState: 'booked', earliestDay: null, actions: [] },
      { needleNo: 3, state: 'locked' },
    ])
    expect(await book(user, 'bookingByNeedle', at(second, 'v-20'))).toMatchObject({
      code: codes.needleLocked,
    })
    expect(await book(user, 'booking', at(second, 'v-20'))).toMatchObject({ code: codes.needleLocked })
    expect(await confirmInjected(user, first)).toMatchObject({ code: codes.stateForbids })

    await later(DAY_MS)
    expect(await verify({ bookingId: first })).toBeNull()
    expect((await booking(user, first)).data.actions).toEqual(['confirmInjected'])
    expect((await order(user, orderId)).data.status).toBe('10')
    expect(await book(user, 'bookingByNeedle', at(second, 'v-20'))).toMatchObject({
      code: codes.needleLocked,
    })
    expect(await confirmInjected(user, first)).toMatchObject({
      code: 0,
      data: { state: 'injected', injectedTime: expect.any(String) },
    })
    expect(await confirmInjected(user, first)).toMatchObject({ code: codes.stateForbids })

    // The clock is a day on: the first needle was on day 1 of before, the second is open from day 11 of before.
    const opened = (await booking(user, second)).data
    expect(opened).toMatchObject({
      state: 'pre',
      earliestDay: dayIn(10),
      previousState: 'injected',
      actions: ['book', 'contact'],
      personId: user.person,
    })
    const days = await medibook.call<{ days: { date: string; state: string }[]; earliestDay: string }>(
      'GET',
      '/mall/api/ma/bookingslot/days',
      { session: user.session, query: { spuId: 't-vaccine', shopId: 't-shop', bookingId: second } },
    )
    expect(days.data.days.find((day) => day.date === dayIn(9))?.state).toBe('notOpen')
    expect(days.data.earliestDay).toBe(dayIn(10))
    expect(await book(user, 'bookingByNeedle', at(second, 'v-10'))).toMatchObject({
      code: codes.needleLocked,
      data: { earliestDay: dayIn(10) },
    })
    await addPerson(user.id, `${user.id}-other`)
    expect(
      await book(user, 'bookingByNeedle', at(second, 'v-11', { personId: `${user.id}-other` })),
    ).toMatchObject({ code: codes.personNotEligible })
    expect(await book(user, 'bookingByNeedle', at(second, 'v-11'))).toMatchObject({
      code: 0,
      data: { state: 'booked', needleNo: 2 },
    })
    expect(await book(user, 'updateBooking', at(second, 'v-10'))).toMatchObject({ code: codes.needleLocked })
    expect((await order(user, orderId)).data.status).toBe('11')

    expect(await unbook(user, second, 'unBookingByNeedle')).toMatchObject({
      code: 0,
      data: { state: 'pre', actions: ['rebook', 'contact'] },
    })
    expect(await book(user, 'bookingByNeedle', at(second, 'v-11'))).toMatchObject({ code: 0 })
    await later(10 * DAY_MS)
    expect(await verify({ bookingId: second })).toBeNull()
    expect(await confirmInjected(user, second)).toMatchObject({ code: 0 })
    expect((await booking(user, third)).data).toMatchObject({ state: 'pre', earliestDay: dayIn(20) })
    expect(await book(user, 'bookingByNeedle', at(third, 'v-30'))).toMatchObject({ code: codes.needleLocked })
    expect(await book(user, 'bookingByNeedle', at(third, 'v-31'))).toMatchObject({ code: 0 })
    await later(20 * DAY_MS)
    expect(await verify({ bookingId: third })).toBeNull()
    expect((await order(user, orderId)).data.status).toBe('3')
    expect(await confirmInjected(user, third)).toMatchObject({ code: 0, data: { state: 'injected' } })
    expect((await order(user, orderId)).data.status).toBe('3')
  })

  test('the first needle of a course is booked like any appointment', async () => {
    const { id } = await bought('t-vaccine')
    expect(await book(user, 'bookingByNeedle', at(id, 'v-5'))).toMatchObject({
      code: 0,
      data: { needleNo: 1, state: 'booked' },
    })
  })
})

describe('free services', () => {
  const free = (
    slotId: string,
    o: { spuId?: string; channel?: string; personId?: string; phone?: string; who?: TestUser } = {},
  ) => {
    const who = o.who ?? user
    return medibook.call<Booking>('POST', `/mall/api/ma/orderbooking/${o.channel ?? ''}free/booking`, {
      session: who.session,
      body: {
        idempotencyKey: newKey(),
        spuId: o.spuId ?? 't-free',
        shopId: 't-shop',
        slotId,
        personId: o.personId ?? who.person,
        phoneCode: '+852',
        phone: o.phone ?? '91234567',
      },
    })
  }

  test('booked at once; one live appointment a person and service', async () => {
    const before = await taken('free-a')
    const answers = await inParallel(8, () => free('free-a'))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === codes.alreadyBookedFree)).toHaveLength(7)
    expect(await taken('free-a')).toBe(before + 1)
    await addPerson(user.id, `${user.id}-two`)
    expect(await free('free-a', { personId: `${user.id}-two` })).toMatchObject({
      code: 0,
      data: { state: 'booked', kind: 'free', orderId: null, verifyCode: expect.any(String) },
    })
  })

  test('cancelled once, booked again once, then free for a new one after the visit', async () => {
    const {
      data: { id },
    } = await free('free-a')
    expect(await unbook(user, id)).toMatchObject({ code: 0, data: { state: 'pre' } })
    expect(await free('free-b')).toMatchObject({ code: codes.alreadyBookedFree })
    expect(await book(user, 'booking', at(id, 'free-b'))).toMatchObject({
      code: 0,
      data: { state: 'booked' },
    })
    expect(await unbook(user, id)).toMatchObject({ code: codes.rebooksUsedUp })
    expect(await verify({ bookingId: id })).toBeNull()
    expect(await free('free-b')).toMatchObject({ code: 0 })
  })

  test('the Beijing channel needs an ID number; each channel keeps to its own services', async () => {
    expect(await free('bjFree-a', { spuId: 't-bj', channel: 'BJ/' })).toMatchObject({
      code: codes.personNotEligible,
    })
    await addPerson(user.id, `${user.id}-id`, { idNumber: true })
    expect(
      await free('bjFree-a', { spuId: 't-bj', channel: 'BJ/', personId: `${user.id}-id` }),
    ).toMatchObject({ code: 0, data: { kind: 'bjFree' } })
    expect(await free('free-a', { spuId: 't-bj' })).toMatchObject({ code: codes.orderInvalid })
    expect(await free('free-a', { spuId: 't-package' })).toMatchObject({ code: codes.orderInvalid })
  })

  test('refuses what is off the shelf, a wrong phone, and a person of somebody else', async () => {
    const stranger = await addUser()
    expect(await free('free-a', { spuId: 't-free-off' })).toMatchObject({ code: codes.nothingToOrder })
    expect(await free('free-a', { phone: '12345678' })).toMatchObject({
      code: codes.badInput,
      data: { field: 'phone' },
    })
    expect(await free('free-a', { personId: stranger.person })).toMatchObject({ code: codes.notFound })
    expect(await value('select count(*) from order_booking where user_id = $1', [user.id])).toBe(0)
  })
})

describe('lists', () => {
  test('each state in its list; nothing of an order that was never paid', async () => {
    await placed(user, { goods: 't-package', shop: 't-shop' })
    const [waiting, late, soon, done, course] = [
      await bought(),
      await bought('t-package', 'exam-c'),
      await bought('t-package', 'exam-a'),
      await bought('t-package', 'exam-a'),
      await bought('t-vaccine'),
    ]
    await verify({ bookingId: done.id })
    expect((await list('pre')).records.map((item) => item.id)).toEqual(
      expect.arrayContaining([waiting.id, ...course.needles]),
    )
    expect((await list('pre')).records.slice(0, 2).map((item) => item.state)).toEqual(['pre', 'pre'])
    expect((await list('pre')).total).toBe(4)
    expect((await list('booking')).records.map((item) => item.id)).toEqual([soon.id, late.id])
    expect((await list('writeOff')).records.map((item) => item.id)).toEqual([done.id])
    expect((await list('booking', user, { personId: 'nobody' })).total).toBe(0)
    expect(
      (
        await medibook.call<Booking>('GET', '/mall/api/ma/orderbooking/pre/detail', {
          session: user.session,
          lang: 'en',
          query: { id: waiting.id },
        })
      ).data,
    ).toMatchObject({ stateDesc: 'To be booked', spuName: 't-package' })
  })

  test('what is to come stands before what has gone by unverified', async () => {
    const [missed, next] = [await bought('t-package', 'exam-a'), await bought('t-package', 'exam-c')]
    await later(6 * DAY_MS)
    expect((await list('booking')).records.map((item) => item.id)).toEqual([next.id, missed.id])
  })

  test("somebody else's appointment answers like a missing one everywhere", async () => {
    const { id } = await bought('t-package', 'exam-a')
    const stranger = await addUser()
    for (const wanted of [id, 'nothing']) {
      const answers = await Promise.all([
        booking(stranger, wanted),
        unbook(stranger, wanted),
        unbook(stranger, wanted, 'unBookingByNeedle'),
        confirmInjected(stranger, wanted),
        book(stranger, 'booking', at(wanted, 'exam-b')),
        book(stranger, 'bookingByNeedle', at(wanted, 'exam-b')),
        book(stranger, 'updateBooking', at(wanted, 'exam-b')),
      ])
      for (const answer of answers) expect(answer).toMatchObject({ code: codes.notFound, data: null })
    }
    expect((await booking(user, id)).data.state).toBe('booked')
  })
})
