import { codes } from '../../contract/constants/codes'
import {
  addCode,
  addGoods,
  addShop,
  addSlot,
  addUser,
  book,
  codeUsed,
  dayIn,
  inParallel,
  paid,
  place,
  placeBody,
  placed,
  stock,
  taken,
  type TestUser,
  unbook,
  value,
} from '../support/order-world'

const BUYERS = 80
let buyers: TestUser[]

beforeAll(async () => {
  await addShop('t-shop')
  await addGoods('t-package', { shops: ['t-shop'], stock: 10_000 })
  await addGoods('t-rare', { isBookable: false, slotKind: null, priceCents: 5_000, stock: 7 })
  await addSlot('t-five', 't-shop', dayIn(3), '10:00', 5)
  await addSlot('t-six', 't-shop', dayIn(3), '12:00', 5)
  await addSlot('t-free', 't-shop', dayIn(4), '10:00', 500)
  buyers = []
  for (let index = 0; index < BUYERS; index += 1) buyers.push(await addUser())
})

const tally = (answers: { code: number }[]): Record<string, number> =>
  answers.reduce<Record<string, number>>((all, { code }) => ({ ...all, [code]: (all[code] ?? 0) + 1 }), {})
const buyer = (index: number): TestUser => {
  const found = buyers[index]
  if (!found) throw new Error('no such buyer')
  return found
}

test('80 concurrent buyers get exactly the 5 places of a slot; the others are shown the nearest ones', async () => {
  const before = await stock('t-package')
  const answers = await inParallel(BUYERS, (index) =>
    place(buyer(index), { goods: 't-package', shop: 't-shop', slot: 't-five' }),
  )
  expect(tally(answers)).toEqual({ 0: 5, [codes.slotTaken]: BUYERS - 5 })
  expect(await taken('t-five')).toBe(5)
  expect(await stock('t-package')).toBe(before - 5)
  expect(await value("select count(*) from order_booking where slot_id = 't-five' and state = 'held'")).toBe(
    5,
  )
  const refused = answers.find((answer) => answer.code === codes.slotTaken)
  expect((refused?.data as unknown as { nearest: { slotId: string }[] }).nearest[0]?.slotId).toBe('t-six')
})

test('80 concurrent buyers through two servers get exactly the 5 places of a slot', async () => {
  const second = await medibook.startServer()
  const answers = await inParallel(BUYERS, (index) =>
    (index % 2 ? medibook : second).call('placeOrder', {
      session: buyer(index).session,
      body: placeBody(buyer(index), { goods: 't-package', shop: 't-shop', slot: 't-six' }),
    }),
  )
  expect(tally(answers)).toEqual({ 0: 5, [codes.slotTaken]: BUYERS - 5 })
  expect(await taken('t-six')).toBe(5)
  await second.close()
})

test('80 concurrent buyers get exactly the stock', async () => {
  const answers = await inParallel(BUYERS, (index) =>
    place(buyer(index), { goods: 't-rare', expected: '50.00' }),
  )
  expect(tally(answers)).toEqual({ 0: 7, [codes.nothingToOrder]: BUYERS - 7 })
  expect(await stock('t-rare')).toBe(0)
})

test('80 concurrent buyers use a code exactly as often as allowed', async () => {
  await addCode('NINE', { total: 9 })
  const answers = await inParallel(BUYERS, (index) =>
    place(buyer(index), { goods: 't-package', shop: 't-shop', code: 'NINE', expected: '900.00' }),
  )
  expect(tally(answers)).toEqual({ 0: 9, [codes.discountCodeUnusable]: BUYERS - 9 })
  expect(await codeUsed('NINE')).toBe(9)
})

test('one buyer in many concurrent windows uses a code once', async () => {
  await addCode('SELF', { total: 100, perUser: 1 })
  const answers = await inParallel(12, () =>
    place(buyer(0), { goods: 't-package', shop: 't-shop', code: 'SELF', expected: '900.00' }),
  )
  expect(tally(answers)).toEqual({ 0: 1, [codes.discountCodeUnusable]: 11 })
})

test('concurrent bookings get exactly the places; concurrent cancellations free each place once', async () => {
  await addSlot('t-three', 't-shop', dayIn(6), '10:00', 3)
  const waiting = await Promise.all(
    buyers.slice(0, 12).map(async (user) => {
      const made = await placed(user, { goods: 't-package', shop: 't-shop' })
      await paid(user, made.id)
      return { user, id: made.bookings[0]?.id ?? '' }
    }),
  )
  const answers = await Promise.all(
    waiting.map(({ user, id }) => book(user, 'bookWaiting', { id, shopId: 't-shop', slotId: 't-three' })),
  )
  expect(tally(answers)).toEqual({ 0: 3, [codes.slotTaken]: 9 })
  expect(await taken('t-three')).toBe(3)
  const cancelled = await Promise.all(waiting.flatMap(({ user, id }) => [unbook(user, id), unbook(user, id)]))
  expect(tally(cancelled)[0]).toBe(3)
  expect(await taken('t-three')).toBe(0)
})

test('two users who swap their times concurrently both get an answer', async () => {
  await addSlot('t-left', 't-shop', dayIn(7), '10:00', 2)
  await addSlot('t-right', 't-shop', dayIn(7), '11:00', 2)
  const [one, two] = await Promise.all(
    ['t-left', 't-right'].map(async (slot, index) => {
      const made = await placed(buyer(index), { goods: 't-package', shop: 't-shop', slot })
      await paid(buyer(index), made.id)
      return { user: buyer(index), id: made.bookings[0]?.id ?? '' }
    }),
  )
  if (!one || !two) throw new Error('two orders were placed')
  const answers = await Promise.all([
    book(one.user, 'bookingUpdate', { id: one.id, shopId: 't-shop', slotId: 't-right' }),
    book(two.user, 'bookingUpdate', { id: two.id, shopId: 't-shop', slotId: 't-left' }),
  ])
  expect(tally(answers)).toEqual({ 0: 2 })
  expect([await taken('t-left'), await taken('t-right')]).toEqual([1, 1])
})
