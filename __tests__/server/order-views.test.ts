import { codes } from '../../contract/constants/codes'
import { logisticsStates } from '../../contract/constants/enums'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  book,
  dayIn,
  inParallel,
  linesOf,
  order,
  paid,
  placed,
  ship,
  taken,
  type TestUser,
  unbook,
  verify,
} from '../support/order-world'

const MINUTE_MS = 60_000
let user: TestUser

beforeAll(async () => {
  await addShop('v-shop')
  await addGoods('v-package', { shops: ['v-shop'] })
  await addGoods('v-second', { shops: ['v-shop'] })
  await addGoods('v-item', { isBookable: false, slotKind: null, priceCents: 5_000 })
  await addGoods('v-abroad', { isBookable: false, slotKind: null, priceCents: 5_000 })
  await addSlot('v-slot', 'v-shop', dayIn(5), '10:00', 100)
  await addSlot('v-narrow', 'v-shop', dayIn(6), '10:00', 1)
  await addSlot('v-today', 'v-shop', dayIn(0), '23:58', 100)
})
beforeEach(async () => {
  user = await addUser()
})
afterEach(() => medibook.clock.reset())

const item = async (goods = 'v-item') => {
  const made = await placed(user, { goods, expected: '50.00' })
  await paid(user, made.id)
  return made.id
}
/** A paid order of two packages with waiting appointments. */
const two = async () => {
  const lines = linesOf('v-package', 'v-second')
  const made = await placed(user, {
    goods: 'v-package',
    shop: 'v-shop',
    expected: '2000.00',
    body: { lines },
  })
  await paid(user, made.id)
  return made
}
const desk = async (path: string, payload: Record<string, unknown>): Promise<number> =>
  (await medibook.inject({ method: 'POST', url: `/sandbox/desk/${path}`, payload })).json().code

describe('the parcel', () => {
  const read = (id: string, who = user, lang = 'en') =>
    medibook.call('orderLogistics', { params: { id }, session: who.session, lang })

  test('is advanced by the desk from the warehouse to the door; latest first, in the caller’s language', async () => {
    const id = await item()
    expect(await read(id)).toMatchObject({ code: codes.stateForbids })
    expect((await order(user, id)).data.hasLogistics).toBe('0')
    await ship(id)
    expect((await read(id)).data).toMatchObject({
      carrierName: 'SF Express',
      number: expect.stringMatching(/^SF\d{13}$/),
      state: 'collected',
      deliveryAddress: '8/F, 1 Test Road',
      traces: [{ state: 'collected', text: 'Kwai Chung warehouse: the carrier has collected the parcel' }],
    })
    expect((await read(id, user, 'fr')).data.traces[0]?.text).toBe(
      'Entrepôt de Kwai Chung\u00a0: le transporteur a pris le colis en charge',
    )
    for (const action of [
      'inTransit',
      'customs',
      'inTransit',
      'delivering',
      'exception',
      'delivering',
      'signed',
    ]) {
      await medibook.clock.advance(MINUTE_MS)
      expect(await desk(`logistics/${action}`, { id })).toBe(0)
    }
    const { data } = await read(id)
    expect(data.traces.map((trace) => trace.state)).toEqual([
      'signed',
      'delivering',
      'exception',
      'delivering',
      'inTransit',
      'customs',
      'inTransit',
      'collected',
    ])
    expect(
      [...data.traces]
        .map((trace) => trace.time)
        .sort()
        .reverse(),
    ).toEqual(data.traces.map((trace) => trace.time))
    expect(new Set(data.traces.map((trace) => trace.state))).toEqual(new Set(logisticsStates))
    expect((await read(id, user, 'ja')).data.traces[0]?.text).toContain('お届けしました')
    expect(await desk('logistics/delivering', { id })).toBe(codes.stateForbids)
    expect((await order(user, id)).data).toMatchObject({
      status: '2',
      hasLogistics: '1',
      actions: ['receive', 'contact'],
    })
  })

  test('has a last usual day of arrival, until that has passed, or it is held up or handed over', async () => {
    const days = async (id: string) => [
      (await read(id)).data.expectedDay,
      (await order(user, id)).data.expectedDay,
    ]
    const id = await item()
    const other = await item('v-abroad')
    await medibook.query("update spu set is_cross_border = true where id = 'v-abroad'")
    expect((await order(user, id)).data.expectedDay).toBeNull()
    await ship(id)
    await ship(other)
    expect(await days(id)).toEqual([dayIn(4), dayIn(4)])
    expect(await days(other)).toEqual([dayIn(9), dayIn(9)])
    for (const action of ['inTransit', 'exception']) await desk(`logistics/${action}`, { id })
    expect(await days(id)).toEqual([null, null])
    await desk('logistics/delivering', { id })
    expect(await days(id)).toEqual([dayIn(4), dayIn(4)])
    await medibook.query(
      `update order_info set payment_time = payment_time - interval '5 days' where id = $1`,
      [id],
    )
    expect(await days(id)).toEqual([null, null])
    for (const action of ['inTransit', 'delivering', 'signed'])
      await desk(`logistics/${action}`, { id: other })
    expect(await days(other)).toEqual([null, null])
  })

  test('of another account is not found; concurrent steps count once', async () => {
    const id = await item()
    await ship(id)
    expect(await read(id, await addUser())).toMatchObject({ code: codes.notFound })
    expect(await desk('logistics/signed', { id })).toBe(codes.stateForbids)
    const answers = await inParallel(5, () => desk('logistics/inTransit', { id }))
    expect(answers.filter((code) => code === 0)).toHaveLength(1)
  })
})

describe('the code for the counter', () => {
  const codeOf = (id: string, who = user) =>
    medibook.call('generateOrderCode', {
      session: who.session,
      query: { id },
    })
  const redeem = (code: string) => desk('counter/redeem', { code })

  test("verifies today's appointments only", async () => {
    const made = await two()
    const [first, second] = made.bookings.map((row) => row.id) as [string, string]
    await book(user, 'bookWaiting', { id: first, shopId: 'v-shop', slotId: 'v-today' })
    await book(user, 'bookWaiting', { id: second, shopId: 'v-shop', slotId: 'v-slot' })
    const { data } = await codeOf(made.id)
    expect(data).toMatchObject({
      secondsLeft: 300,
      code: expect.stringMatching(/^KX\d+\.[0-9a-z]+\.[\w-]{20}$/),
    })
    const answers = await inParallel(5, () => redeem(data.code))
    expect(answers.filter((code) => code === 0)).toHaveLength(1)
    const states = (await order(user, made.id)).data.bookings.map((row) => [row.id, row.state])
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        [first, 'writeOff'],
        [second, 'booked'],
      ]),
    )
  })

  test('completes an order of goods that are collected', async () => {
    const id = await item()
    expect(await redeem((await codeOf(id)).data.code)).toBe(0)
    expect((await order(user, id)).data.status).toBe('3')
    expect(await codeOf(id)).toMatchObject({ code: codes.stateForbids })
  })

  test('is valid for five minutes, unless changed, for another order, or signed with another key', async () => {
    const [id, other] = [await item(), await item()]
    const { code } = (await codeOf(id)).data
    const otherNo = (await order(user, other)).data.orderNo
    const [, end, signature] = code.split('.')
    for (const bad of [
      '',
      'x',
      `${code}A`,
      `${otherNo}.${end}.${signature}`,
      code.replace(`.${end}.`, `.${(parseInt(end ?? '0', 36) + 9999).toString(36)}.`),
    ])
      expect(await redeem(bad)).toBe(codes.badInput)
    await medibook.clock.advance(5 * MINUTE_MS)
    expect(await redeem(code)).toBe(codes.badInput)
    expect((await order(user, id)).data.status).toBe('1')
  })

  test('is not issued for an unpaid order or another account', async () => {
    const unpaid = await placed(user, { goods: 'v-item', expected: '50.00' })
    expect(await codeOf(unpaid.id)).toMatchObject({ code: codes.stateForbids })
    expect(await codeOf(unpaid.id, await addUser())).toMatchObject({ code: codes.notFound })
  })
})

describe('appointments of a whole order', () => {
  const bookAll = (orderId: string, slotId: string, who = user) =>
    medibook.call('bookingForOrder', {
      session: who.session,
      query: { orderId, shopId: 'v-shop', slotId },
    })
  const unbookAll = (orderId: string, who = user) =>
    medibook.call('unBookingForOrder', {
      session: who.session,
      query: { orderId },
    })

  test('are booked together, again with the same answer, and cancelled together', async () => {
    const made = await two()
    const places = await taken('v-slot')
    const answers = await inParallel(5, () => bookAll(made.id, 'v-slot'))
    for (const answer of answers)
      expect(answer).toMatchObject({ code: 0, data: [{ state: 'booked' }, { state: 'booked' }] })
    expect(await taken('v-slot')).toBe(places + 2)
    expect((await order(user, made.id)).data.status).toBe('11')
    expect(await bookAll(made.id, 'v-narrow')).toMatchObject({ code: codes.stateForbids })
    expect(await unbookAll(made.id)).toMatchObject({
      code: 0,
      data: [
        { state: 'pre', slotId: null },
        { state: 'pre', slotId: null },
      ],
    })
    expect(await taken('v-slot')).toBe(places)
    expect(await unbookAll(made.id)).toMatchObject({ code: codes.stateForbids })
  })

  test('are not booked when there are too few places for all', async () => {
    const made = await two()
    expect(await bookAll(made.id, 'v-narrow')).toMatchObject({
      code: codes.slotTaken,
      data: { nearest: expect.any(Array) },
    })
    expect(await taken('v-narrow')).toBe(0)
    expect((await order(user, made.id)).data.bookings.map((row) => row.state)).toEqual(['pre', 'pre'])
  })

  test('are not cancelled when one was cancelled before', async () => {
    const made = await two()
    const first = made.bookings[0]?.id ?? ''
    await bookAll(made.id, 'v-slot')
    await unbook(user, first)
    await bookAll(made.id, 'v-slot')
    const places = await taken('v-slot')
    expect(await unbookAll(made.id)).toMatchObject({ code: codes.rebooksUsedUp })
    expect(await taken('v-slot')).toBe(places)
  })

  test('are refused for an unpaid order and for another account; a verified appointment is not changed', async () => {
    const unpaid = await placed(user, { goods: 'v-package', shop: 'v-shop' })
    expect(await bookAll(unpaid.id, 'v-slot')).toMatchObject({ code: codes.stateForbids })
    const made = await two()
    expect(await bookAll(made.id, 'v-slot', await addUser())).toMatchObject({ code: codes.notFound })
    expect(await unbookAll(made.id, await addUser())).toMatchObject({ code: codes.notFound })
    await bookAll(made.id, 'v-slot')
    await verify({ bookingId: made.bookings[0]?.id ?? '' })
    expect(await unbookAll(made.id)).toMatchObject({ code: 0 })
    expect((await order(user, made.id)).data.bookings.map((row) => row.state).sort()).toEqual([
      'pre',
      'writeOff',
    ])
  })
})

test('the card of an order of two services names the one whose appointment it shows', async () => {
  const made = await two()
  const [first, second] = made.listOrderItem
  const later = made.bookings.find(({ spuId }) => spuId === second?.spuId)
  const slot = { id: later?.id, shopId: 'v-shop', slotId: 'v-slot' }
  expect(await book(user, 'bookWaiting', slot)).toMatchObject({ code: 0 })
  const { data } = await order(user, made.id)
  expect(data).toMatchObject({ bookingDate: dayIn(5), name: second?.spuName })
  // the items keep their places
  expect(data.listOrderItem[0]).toEqual(first)
})
