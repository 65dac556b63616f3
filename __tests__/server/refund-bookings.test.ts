import { codes } from '../../contract/constants/codes'
import texts from '../../server/i18n/zh-Hant.json'
import {
  addSlot,
  book,
  booking,
  dayIn,
  linesOf,
  order,
  paid,
  placed,
  taken,
  unbook,
  verify,
} from '../support/order-world'
import { applied, bookedOrder, desk, user } from './refunds-fixture'

beforeAll(() => addSlot('rb-slot', 'r-shop', dayIn(6), '10:00', 500))

/** An order of two packages without a time; its lines and appointments in the same order. */
const twoToBook = async () => {
  const lines = linesOf('r-package', 'r-second')
  const made = await placed(user, {
    goods: 'r-package',
    shop: 'r-shop',
    expected: '1333.33',
    body: { lines },
  })
  await paid(user, made.id)
  const items = ['r-package', 'r-second'].map(
    (spuId) => made.listOrderItem.find((line) => line.spuId === spuId)?.id ?? '',
  ) as [string, string]
  const bookings = ['r-package', 'r-second'].map(
    (spuId) => made.bookings.find((row) => row.spuId === spuId)?.id ?? '',
  ) as [string, string]
  return { id: made.id, items, bookings }
}
const withdraw = (id: string) => medibook.call('refundWithdraw', { session: user.session, params: { id } })
const bookAll = (orderId: string) =>
  medibook.call('bookingForOrder', {
    session: user.session,
    query: { orderId, shopId: 'r-shop', slotId: 'rb-slot' },
  })
const counts = async () => {
  const { data: tabs } = await medibook.call('orderCount', { session: user.session })
  const { data: badge } = await medibook.call('badge', { session: user.session })
  const { data: list } = await medibook.call('orderPage', {
    session: user.session,
    query: { tab: 'toBook' },
  })
  expect([badge.toBook, list.total]).toEqual([tabs.toBook, tabs.toBook])
  return tabs.toBook
}
const bookOne = (id: string) =>
  book(user, 'bookWaiting', { id, shopId: 'r-shop', slotId: 'rb-slot', personId: user.person })

test('an appointment that is asked back gets no time until the request is withdrawn', async () => {
  const made = await twoToBook()
  expect(await counts()).toBe(1)
  const request = await applied(made.id)
  expect((await order(user, made.id)).data).toMatchObject({
    statusDesc: texts.refundAsked,
    actions: ['contact'],
    bookings: made.bookings.map(() => ({
      isRefundRequested: '1',
      actions: ['contact'],
      stateDesc: texts.refundAsked,
    })),
  })
  expect(await counts()).toBe(0)
  expect(await bookOne(made.bookings[0])).toMatchObject({
    code: codes.refundOpen,
    msg: texts.refundBeforeBooking,
  })
  expect((await bookAll(made.id)).code).toBe(codes.refundOpen)
  expect(await taken('rb-slot')).toBe(0)
  await withdraw(request.id)
  expect((await order(user, made.id)).data).toMatchObject({
    statusDesc: texts.orderToBook,
    actions: ['book', 'contact'],
  })
  expect(await counts()).toBe(1)
  expect((await bookOne(made.bookings[0])).code).toBe(0)
})

test('the rest of an order is booked while one line is asked back', async () => {
  const made = await twoToBook()
  await applied(made.id, { items: [{ orderItemId: made.items[0], quantity: 1 }] })
  expect((await order(user, made.id)).data).toMatchObject({
    statusDesc: texts.orderToBook,
    actions: ['book', 'contact'],
  })
  expect(await counts()).toBe(1)
  const before = await taken('rb-slot')
  expect((await bookAll(made.id)).code).toBe(0)
  expect(await taken('rb-slot')).toBe(before + 1)
  expect((await booking(user, made.bookings[0])).data).toMatchObject({ state: 'pre', isRefundRequested: '1' })
  expect((await booking(user, made.bookings[1])).data).toMatchObject({
    state: 'booked',
    isRefundRequested: '0',
  })
})

test('a booked appointment that is asked back keeps its time, code and cancellation, but not moving it', async () => {
  const made = await bookedOrder()
  const request = await applied(made.id)
  expect((await booking(user, made.bookingId)).data.actions).toEqual(['showCode', 'cancel', 'contact'])
  const moved = () => book(user, 'bookingUpdate', { id: made.bookingId, shopId: 'r-shop', slotId: 'rb-slot' })
  expect((await moved()).code).toBe(codes.refundOpen)
  expect(await desk('refuse', request.id, 'It is too late')).toBe(0)
  expect((await moved()).code).toBe(0)
})

test('a refused cancellation stays what it was while a refund is requested', async () => {
  const made = await bookedOrder()
  await unbook(user, made.bookingId)
  await bookOne(made.bookingId)
  await applied(made.id)
  expect((await unbook(user, made.bookingId)).code).toBe(codes.rebooksUsedUp)
})

test('a course of which no dose is open is in progress, not to book', async () => {
  const made = await placed(user, { goods: 'r-course', shop: 'r-shop', slot: 'r-vaccine' })
  await paid(user, made.id)
  const [first] = made.bookings
  await verify({ bookingId: first?.id ?? '' })
  expect((await order(user, made.id)).data).toMatchObject({
    statusDesc: texts.orderCourse,
    actions: ['contact'],
  })
  expect(await counts()).toBe(0)
  await medibook.call('confirmInjected', {
    session: user.session,
    body: { id: first?.id ?? '' },
  })
  expect((await order(user, made.id)).data.statusDesc).toBe(texts.orderToBook)
  expect(await counts()).toBe(1)
})
