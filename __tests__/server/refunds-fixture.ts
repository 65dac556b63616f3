import type { RefundDetail } from '../../contract/aftersales'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  newKey,
  paid,
  placed,
  type TestUser,
  value,
} from '../support/order-world'

/**
 * Goods that can be refunded, and a buyer for each test. Importing it adds them to the test file's database.
 */

export let user: TestUser

beforeAll(async () => {
  await addShop('r-shop')
  await addGoods('r-package', { shops: ['r-shop'] })
  await addGoods('r-second', { shops: ['r-shop'], priceCents: 33_333 })
  await addGoods('r-course', {
    kind: 'vaccine',
    slotKind: 'vaccine',
    shops: ['r-shop'],
    doses: 2,
    doseIntervals: [0],
  })
  await addGoods('r-item', {
    isBookable: false,
    slotKind: null,
    priceCents: 3_333,
    freightCents: 3_000,
    taxBasisPoints: 650,
  })
  await addGoods('r-other', { isBookable: false, slotKind: null, priceCents: 10_000, freightCents: 2_000 })
  await addSlot('r-slot', 'r-shop', dayIn(5), '10:00', 500)
  await addSlot('r-vaccine', 'r-shop', dayIn(5), '11:00', 500, 'vaccine')
})

beforeEach(async () => {
  user = await addUser()
})

afterEach(() => medibook.clock.reset())

export const apply = (orderId: string, body: Record<string, unknown> = {}, who = user) =>
  medibook.call('refundApply', {
    session: who.session,
    body: { idempotencyKey: newKey(), orderId, reason: 'planChanged', ...body },
  })

export const read = async (id: string) =>
  (await medibook.call('refundDetail', { params: { id }, session: user.session })).data

export const desk = async (action: 'approve' | 'refuse', id: string, answer?: string): Promise<number> =>
  (
    await medibook.inject({
      method: 'POST',
      url: `/sandbox/desk/refunds/${action}`,
      payload: { id, ...(answer === undefined ? {} : { answer }) },
    })
  ).json().code

export const applied = async (orderId: string, body: Record<string, unknown> = {}): Promise<RefundDetail> => {
  const answer = await apply(orderId, body)
  if (answer.code !== 0) throw new Error(`asking was refused: ${answer.code} ${answer.msg}`)
  return answer.data
}

export const bookedOrder = async (goods = 'r-package', slot = 'r-slot') => {
  const made = await placed(user, { goods, shop: 'r-shop', slot })
  return { id: made.id, transaction: await paid(user, made.id), bookingId: made.bookings[0]?.id ?? '' }
}

/** Two kinds of goods: 3 × 33.33 with tax, 1 × 100.00, freight 30.00. */
export const goodsOrder = async (code?: string, expected = '236.49') => {
  const lines = [
    { spuId: 'r-item', skuId: 'r-item-sku', quantity: 3 },
    { spuId: 'r-other', skuId: 'r-other-sku', quantity: 1 },
  ]
  const made = await placed(user, {
    goods: 'r-item',
    expected,
    body: { lines, ...(code ? { discountCode: code } : {}) },
  })
  const [item, other] = ['r-item', 'r-other'].map(
    (spuId) => made.listOrderItem.find((line) => line.spuId === spuId)?.id ?? '',
  ) as [string, string]
  return { id: made.id, transaction: await paid(user, made.id), item, other }
}

export const givenBack = (transaction: string) =>
  value("select (value->>'refundedCents')::int from sandbox_state where value->>'paymentId' = $1", [
    transaction,
  ])
