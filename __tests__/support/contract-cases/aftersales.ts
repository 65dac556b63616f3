import * as aftersales from '../../../contract/aftersales'
import type { RefundDetail } from '../../../contract/aftersales'
import * as logistics from '../../../contract/logistics'
import * as payments from '../../../contract/payments'
import { newKey, placeBody, ship } from '../order-world'
import { booked, buyer, newSlot, paidOrder, SHOP, unpaidOrder } from './existing-world'
import { caseFor, type CaseWorld } from './types'

const notFound = { params: { id: 'no-such-id' }, code: 40400 }
const item = { goods: 'ex-item', expected: '100.00', quantity: 2 }
const paidItem = (world: CaseWorld) => paidOrder(world, item)

async function applied(world: CaseWorld): Promise<RefundDetail> {
  const order = await paidItem(world)
  return (await world.call('refundApply', {
    body: { idempotencyKey: newKey(), orderId: order.id, reason: 'other' },
  })) as RefundDetail
}
const refundRow = async (world: CaseWorld, id: string) =>
  (
    await world.query<{ state: string; amount_cents: number; user_id: string; order_id: string }>(
      'select state, amount_cents, user_id, order_id from order_refund where id = $1',
      [id],
    )
  )[0]
const orderRow = async (world: CaseWorld, id: string) =>
  (
    await world.query<{ order_no: string; payment_cents: number; is_paid: boolean; user_id: string }>(
      'select order_no, payment_cents, is_paid, user_id from order_info where id = $1',
      [id],
    )
  )[0]
const cents = (money: string): number => Math.round(Number(money) * 100)

const payCase = (endpoint: typeof payments.payMobileWeb) =>
  caseFor(endpoint, {
    happy: async (world) => ({ body: { idempotencyKey: newKey(), orderId: (await unpaidOrder(world)).id } }),
    async expect(data, world) {
      const [payment] = await world.query(
        'select state, amount_cents, pay_type from payment where id = $1 and user_id = $2',
        [data.transactionId, world.user.id],
      )
      expect(payment).toEqual({ state: 'pending', amount_cents: 100_000, pay_type: 'wechat' })
    },
    bad: { body: { idempotencyKey: newKey(), orderId: 'x', device: 'fridge' } },
  })

export const aftersalesCases = [
  caseFor(aftersales.refundPreview, {
    happy: async (world) => ({ query: { orderId: (await paidItem(world)).id } }),
    async expect(data, world) {
      expect(cents(data.refundPrice)).toBe((await orderRow(world, data.orderId))?.payment_cents)
      expect(data).toMatchObject({
        isWhole: '1',
        items: [{ refundableQuantity: 2, unitRefundPrice: '50.00', isUsed: '0' }],
      })
    },
    bad: { query: {} },
  }),
  caseFor(aftersales.refundApply, {
    happy: async (world) => {
      const order = await paidItem(world)
      return {
        body: {
          idempotencyKey: newKey(),
          orderId: order.id,
          items: [{ orderItemId: order.listOrderItem[0]?.id ?? '', quantity: 1 }],
          reason: 'damaged',
          description: 'One of them was broken',
          expectedPrice: '50.00',
        },
      }
    },
    async expect(data, world) {
      expect(await refundRow(world, data.id)).toEqual({
        state: 'applied',
        amount_cents: 5_000,
        user_id: world.user.id,
        order_id: data.orderId,
      })
      expect(data).toMatchObject({
        state: 'applied',
        reason: 'damaged',
        canWithdraw: '1',
        items: [{ quantity: 1, refundPrice: '50.00' }],
      })
    },
    bad: { body: { idempotencyKey: newKey(), orderId: 'x', reason: 'bored' } },
  }),
  caseFor(aftersales.refundPage, {
    as: 'demo',
    happy: () => ({ query: { size: '50' } }),
    async expect(data, world) {
      const rows = await world.query<{ id: string }>(
        `select id, create_time as at from order_refund where user_id = $1 union all
          select id, refunded_time from payment where user_id = $1 and refunded_time is not null
          order by at desc, id`,
        [world.demo.id],
      )
      expect(rows.length).toBeGreaterThan(2)
      expect(data.records.map((refund) => refund.id)).toEqual(rows.map(({ id }) => id))
    },
    bad: { query: { state: 'lost' } },
  }),
  caseFor(aftersales.refundDetail, {
    happy: async (world) => ({ params: { id: (await applied(world)).id } }),
    async expect(data, world) {
      expect(cents(data.refundPrice)).toBe((await refundRow(world, data.id))?.amount_cents)
      expect(data.orderNo).toBe((await orderRow(world, data.orderId))?.order_no)
    },
    bad: notFound,
  }),
  caseFor(aftersales.refundWithdraw, {
    happy: async (world) => ({ params: { id: (await applied(world)).id } }),
    async expect(data, world) {
      expect(await refundRow(world, data.id)).toMatchObject({ state: 'withdrawn' })
      expect(data).toMatchObject({ state: 'withdrawn', canWithdraw: '0' })
    },
    bad: notFound,
  }),
  caseFor(logistics.orderLogistics, {
    happy: async (world) => {
      const order = await paidItem(world)
      await ship(order.id)
      return { params: { id: order.id } }
    },
    async expect(data, world) {
      const [row] = await world.query(
        'select carrier, number, state from order_logistics where order_id = $1',
        [data.orderId],
      )
      expect(row).toEqual({ carrier: data.carrier, number: data.number, state: 'collected' })
      expect(data.traces).toHaveLength(1)
    },
    bad: notFound,
  }),
  caseFor(aftersales.generateOrderCode, {
    happy: async (world) => ({ query: { id: (await paidItem(world)).id } }),
    async expect(data, world) {
      expect((await orderRow(world, data.orderId))?.order_no).toBe(data.orderNo)
      expect(data.code.startsWith(`${data.orderNo}.`)).toBe(true)
    },
    bad: { query: {} },
  }),
  caseFor(aftersales.aliBookingGetById, {
    happy: async (world) => {
      const order = await unpaidOrder(world)
      await world.call('payAlipayWeb', { body: { idempotencyKey: newKey(), orderId: order.id } })
      return { params: { id: order.id } }
    },
    async expect(data, world) {
      const [attempt] = await world.query<{ id: string }>('select id from payment where order_id = $1', [
        data.id,
      ])
      expect(data).toMatchObject({ canPay: '1', isPay: '0', transactionId: attempt?.id })
      expect(cents(data.paymentPrice)).toBe((await orderRow(world, data.id))?.payment_cents)
    },
    bad: notFound,
  }),
  caseFor(aftersales.orderItemDetail, {
    happy: async (world) => ({ params: { id: (await paidItem(world)).listOrderItem[0]?.id ?? '' } }),
    async expect(data, world) {
      const [row] = await world.query(
        'select order_id, quantity, payment_cents from order_item where id = $1',
        [data.id],
      )
      expect(row).toEqual({
        order_id: data.orderId,
        quantity: data.quantity,
        payment_cents: cents(data.paymentPrice),
      })
      expect(data).toMatchObject({ refundedQuantity: 0, refundableQuantity: 2, refundablePrice: '100.00' })
    },
    bad: notFound,
  }),
  caseFor(aftersales.bookingForOrder, {
    happy: async (world) => ({
      query: { orderId: (await paidOrder(world)).id, shopId: SHOP, slotId: await newSlot() },
    }),
    async expect(data, world) {
      const rows = await world.query<{ state: string }>(
        'select state from order_booking where order_id = $1',
        [data[0]?.orderId],
      )
      expect(rows).toEqual([{ state: 'booked' }])
      expect(data).toMatchObject([{ state: 'booked', verifyCode: expect.any(String) as string }])
    },
    bad: { query: { orderId: 'x' } },
  }),
  caseFor(aftersales.unBookingForOrder, {
    happy: async (world) => {
      const id = await booked(world)
      const [row] = await world.query<{ order_id: string }>(
        'select order_id from order_booking where id = $1',
        [id],
      )
      return { query: { orderId: row?.order_id ?? '' } }
    },
    async expect(data, world) {
      expect(
        await world.query('select state, slot_id from order_booking where order_id = $1', [data[0]?.orderId]),
      ).toEqual([{ state: 'pre', slot_id: null }])
    },
    bad: { query: {} },
  }),
  payCase(payments.payMobileWeb),
  payCase(payments.payWechatBrowser),
  caseFor(payments.payAlipayPage, {
    happy: async (world) => ({
      query: {
        orderId: ((await world.call('placeOrder', { body: placeBody(buyer(world), item) })) as { id: string })
          .id,
      },
    }),
    async expect(data, world) {
      expect(
        await world.query('select state, pay_type, channel from payment where id = $1', [data.transactionId]),
      ).toEqual([{ state: 'pending', pay_type: 'alipay', channel: 'alipayPage' }])
    },
    bad: { query: {} },
  }),
]
