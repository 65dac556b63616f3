import { randomInt, randomUUID } from 'node:crypto'
import { limits } from '../../../../contract/constants/limits'
import { orderBooking, orderInfo, orderItem } from '../../../db/schema/orders'
import type { Context } from '../../../lib/context'
import { momentText } from '../../../lib/store-time'
import { appointmentsOf, type OrderAppointment, type PlaceOrderRequest } from './order-appointments'
import type { PricedLines } from './order-price'
import type { Recipient } from './recipient'

type NewOrder = typeof orderInfo.$inferInsert

const NUMBER_TRIES = 20

/** The values of an order that are decided before it is inserted. */
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

/**
 * Inserts the order with an unused number: the unique index decides, and another number is drawn on conflict.
 */
async function insertNumbered(ctx: Context, order: Omit<NewOrder, 'orderNo'>): Promise<string> {
  const stamp = momentText(order.createTime, ctx.config.storeTimeZone).replace(/\D/g, '').slice(2)
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const orderNo = `KX${stamp}${String(randomInt(1_000_000)).padStart(6, '0')}`
    const inserted = await ctx.db
      .insert(orderInfo)
      .values({ ...order, orderNo })
      .onConflictDoNothing({ target: orderInfo.orderNo })
      .returning({ id: orderInfo.id })
    if (inserted.length > 0) return orderNo
  }
  throw new Error('No free order number was found')
}

/** @returns the number of the new order */
export function insertOrder(ctx: Context, decided: DecidedOrder): Promise<string> {
  const { request, price, appointment, createTime } = decided
  const { priced } = price
  return insertNumbered(ctx, {
    id: decided.id,
    userId: decided.userId,
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
    shopId: appointment?.shopId ?? null,
    personId: appointment?.person.id ?? null,
    ...decided.recipient,
    certificateId: decided.certificateId,
    remark: request.remark ?? '',
    createTime,
    payDeadline: new Date(createTime.getTime() + limits.paymentDeadlineMs),
  })
}

/** Inserts the lines of an order with their appointments, recording the products as they are now. */
export async function insertLines(ctx: Context, decided: DecidedOrder): Promise<void> {
  const { price, appointment, request } = decided
  const rows = price.lines.map((line, index) => ({
    id: randomUUID(),
    orderId: decided.id,
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
  await ctx.db.insert(orderItem).values(rows)
  if (!appointment) return
  const appointments = price.lines.flatMap((line, index) =>
    appointmentsOf({ order: decided, orderItemId: rows[index]?.id ?? '', line, appointment, request }),
  )
  await ctx.db.insert(orderBooking).values(appointments)
}
