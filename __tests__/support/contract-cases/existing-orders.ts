import * as orderPlacing from '../../../contract/order-placing'
import * as orders from '../../../contract/orders'
import * as ownCounts from '../../../contract/own-counts'
import * as payments from '../../../contract/payments'
import { act, addCode, newKey, nextId, notify, placeBody, ship } from '../order-world'
import { buyer, newSlot, paidOrder, SHOP, stocked, unpaidOrder } from './existing-world'
import { caseFor, type CaseWorld } from './types'

const notFound = { params: { id: 'no-such-order' }, code: 40400 }
const idOf = async (order: Promise<{ id: string }>) => ({ params: { id: (await order).id } })

interface OrderRow extends Record<string, unknown> {
  status: string | null
  is_paid: boolean
  is_deleted: boolean
  payment_cents: number
  cancel_reason: string | null
  completed_time: string | null
}
const row = async (world: CaseWorld, id: string): Promise<OrderRow | undefined> =>
  (
    await world.query<OrderRow>('select * from order_info where id = $1 and user_id = $2', [
      id,
      world.user.id,
    ])
  )[0]

const payCase = (endpoint: typeof payments.payAlipayWeb, payType: string) =>
  caseFor(endpoint, {
    happy: async (world) => ({ body: { idempotencyKey: newKey(), orderId: (await unpaidOrder(world)).id } }),
    async expect(data, world) {
      const [payment] = await world.query(
        'select state, amount_cents, pay_type from payment where id = $1 and user_id = $2',
        [data.transactionId, world.user.id],
      )
      expect(payment).toEqual({ state: 'pending', amount_cents: 100_000, pay_type: payType })
      expect(data.payType).toBe(payType)
    },
    bad: { body: { idempotencyKey: 'short', orderId: 'x' } },
  })

export const orderCases = [
  caseFor(orderPlacing.calculateOrderPrice, {
    happy: async (world) => {
      await stocked(world)
      const code = nextId('EXCALC')
      await addCode(code, { value: 2_500 })
      return {
        body: { lines: [{ spuId: 'ex-item', skuId: 'ex-item-sku', quantity: 3 }], discountCode: code },
      }
    },
    expect(data) {
      expect(data).toMatchObject({
        salesPrice: '150.00',
        discountPrice: '25.00',
        paymentPrice: '125.00',
        discount: { code: expect.stringMatching(/^EXCALC/) as string },
      })
    },
    bad: { body: { lines: [] } },
  }),
  caseFor(orderPlacing.placeOrder, {
    happy: async (world) => {
      await stocked(world)
      return { body: placeBody(buyer(world), { goods: 'ex-package', shop: SHOP, slot: await newSlot() }) }
    },
    async expect(data, world) {
      expect(await row(world, data.id)).toMatchObject({
        status: null,
        is_paid: false,
        payment_cents: 100_000,
      })
      const [slot] = await world.query('select taken from slot where id = $1', [data.bookings[0]?.slotId])
      expect(slot).toEqual({ taken: 1 })
    },
    bad: { body: { lines: [{ spuId: 'ex-package', skuId: 'ex-package-sku', quantity: 0 }] } },
  }),
  caseFor(orders.orderPage, {
    as: 'demo',
    happy: () => ({ query: { size: '5', tab: 'all' } }),
    async expect(data, world) {
      const rows = await world.query<{ id: string }>(
        'select id from order_info where user_id = $1 and not is_deleted order by create_time desc, id',
        [world.demo.id],
      )
      expect(data.records.map((order) => order.id)).toEqual(rows.slice(0, 5).map(({ id }) => id))
      expect(data.total).toBe(rows.length)
    },
    bad: { query: { tab: 'everything' } },
  }),
  caseFor(orders.orderDetail, {
    happy: (world) => idOf(unpaidOrder(world)),
    async expect(data, world) {
      expect(Math.round(Number(data.paymentPrice) * 100)).toBe((await row(world, data.id))?.payment_cents)
      expect(data).toMatchObject({
        isPay: '0',
        buyerPhone: expect.stringMatching(/^\d+\*{4}67$/) as string,
      })
    },
    bad: notFound,
  }),
  caseFor(ownCounts.orderCount, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      const [all] = await world.query<{ n: string }>(
        'select count(*) as n from order_info where user_id = $1 and not is_deleted',
        [world.demo.id],
      )
      expect(data.all).toBe(Number(all?.n))
    },
    bad: null,
  }),
  caseFor(orders.orderCancel, {
    happy: (world) => idOf(unpaidOrder(world)),
    async expect(data, world) {
      expect(await row(world, data.id)).toMatchObject({ status: '5', cancel_reason: 'user' })
    },
    bad: notFound,
  }),
  caseFor(orders.orderReceive, {
    happy: async (world) => {
      const order = await paidOrder(world, { goods: 'ex-item', expected: '50.00' })
      expect(await ship(order.id)).toBeNull()
      return { params: { id: order.id } }
    },
    async expect(data, world) {
      expect(await row(world, data.id)).toMatchObject({
        status: '3',
        completed_time: expect.any(String) as string,
      })
    },
    bad: notFound,
  }),
  caseFor(orders.orderDelete, {
    happy: async (world) => {
      const { id } = await unpaidOrder(world)
      await world.call('orderCancel', { params: { id } })
      return { params: { id } }
    },
    async expect(data, world) {
      expect(data).toBe(true)
      expect(
        await world.query('select 1 from order_info where user_id = $1 and is_deleted', [world.user.id]),
      ).toHaveLength(1)
    },
    bad: notFound,
  }),
]

export const paymentCases = [
  payCase(payments.payAlipayWeb, 'alipay'),
  payCase(payments.payWechatWeb, 'wechat'),
  payCase(payments.payMiniProgram, 'wechat'),
  caseFor(payments.payQuery, {
    happy: async (world) => {
      const order = await unpaidOrder(world)
      const started = (await world.call('payAlipayWeb', {
        body: { idempotencyKey: newKey(), orderId: order.id },
      })) as { transactionId: string }
      await notify(await act(started.transactionId, 'paid'))
      return { params: { payType: 'alipay', transactionId: started.transactionId } }
    },
    async expect(data, world) {
      expect(data).toMatchObject({ state: 'paid', orderStatus: '10', paymentPrice: '1000.00' })
      expect(await row(world, data.orderId)).toMatchObject({ is_paid: true, status: '10' })
    },
    bad: { params: { payType: 'cash', transactionId: 'x' } },
  }),
  caseFor(payments.payTypeList, {
    happy: () => ({}),
    expect(data) {
      expect(data.map(({ payType }) => payType).sort()).toEqual(['alipay', 'wechat'])
    },
    bad: null,
  }),
]
