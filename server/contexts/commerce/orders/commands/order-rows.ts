import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { limits } from '../../../../../contract/constants/limits'
import { insertRows } from '../../../../db/insert-rows'
import { orderBooking, orderInfo, orderItem } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import { randomDigits } from '../../../../lib/random-digits'
import { momentText } from '../../../../lib/store-time'
import type { OrderRow } from '../order-state'
import type { PricedLines } from '../queries/order-price'
import type { OrderRows } from '../queries/placed-order'
import type { PlaceOrderRequest, Recipient } from '../queries/recipient'
import { appointmentsOf, type OrderAppointment } from './order-appointments'

const NUMBER_TRIES = 20

/** The values of an order that are determined before it is inserted. */
export interface DecidedOrder {
  id: string
  userId: string
  createTime: Date
  request: PlaceOrderRequest
  price: PricedLines
  recipient: Recipient
  certificateId: string | null
  appointment: OrderAppointment | null
}

const newOrderNo = (createTime: Date, zone: string): string => {
  const stamp = momentText(createTime, zone).replace(/\D/g, '').slice(2)
  return `KX${stamp}${randomDigits(6)}`
}

function orderRowOf(decided: DecidedOrder): Omit<OrderRow, 'orderNo'> {
  const { request, price, appointment, createTime } = decided
  const { priced } = price
  return {
    id: decided.id,
    userId: decided.userId,
    status: null,
    isPaid: false,
    isDeleted: false,
    salesCents: priced.salesCents,
    discountCents: priced.discountCents,
    taxCents: priced.taxCents,
    freightCents: priced.freightCents,
    paymentCents: priced.paymentCents,
    discountCode: price.discount?.code ?? null,
    couponCents: priced.couponCents,
    couponUserId: price.coupon?.id ?? null,
    pointsCents: priced.pointsCents,
    pointsUsed: priced.pointsUsed,
    offerKind: price.offer?.kind ?? null,
    offerId: price.offer?.id ?? null,
    givenBackTime: null,
    payType: null,
    shopId: appointment?.shop.row.id ?? null,
    personId: appointment?.person.id ?? null,
    ...decided.recipient,
    certificateId: decided.certificateId,
    remark: request.remark ?? '',
    createTime,
    payDeadline: new Date(createTime.getTime() + limits.paymentDeadlineMs),
    paymentTime: null,
    cancelTime: null,
    cancelReason: null,
    refundTime: null,
    refundCents: null,
    shippedTime: null,
    completedTime: null,
  }
}

/** The order's lines, which record the current state of the products. */
const itemRowsOf = ({ id, price }: DecidedOrder): OrderRows['items'] =>
  price.lines.map((line, index) => ({
    id: randomUUID(),
    orderId: id,
    spuId: line.spu.id,
    skuId: line.sku.id,
    spuName: line.spu.name,
    specInfo: line.sku.name,
    picUrl: line.sku.picUrl || line.spu.picUrls[0] || '',
    quantity: line.quantity,
    salesPriceCents: price.unitCents[index] ?? 0,
    paymentCents: price.priced.lines[index]?.paymentCents ?? 0,
    isBookable: line.spu.isBookable,
    doses: line.spu.doses,
  }))

function bookingRowsOf(decided: DecidedOrder, items: OrderRows['items']): OrderRows['bookings'] {
  const { appointment, request, price } = decided
  if (!appointment) return []
  return price.lines.flatMap((line, index) =>
    appointmentsOf({ order: decided, orderItemId: items[index]?.id ?? '', line, appointment, request }),
  )
}

/**
 * Writes an order with its lines and appointments in one statement, or nothing when the generated number is
 * taken. The unique index decides that, and another number is generated.
 */
export async function insertOrder(ctx: Context, decided: DecidedOrder): Promise<OrderRows> {
  const row = orderRowOf(decided)
  const items = itemRowsOf(decided)
  const bookings = bookingRowsOf(decided, items)
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const order = { ...row, orderNo: newOrderNo(row.createTime, ctx.config.storeTimeZone) }
    const { rowCount } = await ctx.db.execute(sql`
      with placed as (
        ${insertRows(orderInfo, [order])} on conflict (order_no) do nothing returning id
      ), lines as (
        ${insertRows(orderItem, items)} where exists (select from placed)
      ), appointments as (
        ${insertRows(orderBooking, bookings)} where exists (select from placed)
      )
      select id from placed`)
    if (rowCount === 1) return { order, items, bookings }
  }
  throw new Error('No free order number was found')
}
