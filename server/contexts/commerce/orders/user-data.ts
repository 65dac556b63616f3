import { and, desc, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { formatCents } from '../../../../contract/rules/money'
import { orderBooking, orderInfo, orderItem, payment } from '../../../db/schema/orders'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { dayText, momentOrNull } from '../../../lib/store-time'
import type { UserCommitment, UserDataParts } from '../../identity'
import { releasePlace } from '../../scheduling'
import { cancelLocked, lockOrder } from './commands/cancel-order'
import { followBookings } from './commands/follow-bookings'
import { isUnpaid } from './order-state'

const at = (ctx: Context, moment: Date | null): string | null =>
  momentOrNull(moment, ctx.config.storeTimeZone)

async function readOrders(ctx: Context, userId: string): Promise<unknown> {
  const orders = await ctx.db
    .select()
    .from(orderInfo)
    .where(eq(orderInfo.userId, userId))
    .orderBy(desc(orderInfo.createTime), orderInfo.id)
  const items =
    orders.length > 0
      ? await ctx.db
          .select()
          .from(orderItem)
          .where(
            inArray(
              orderItem.orderId,
              orders.map((row) => row.id),
            ),
          )
      : []
  return orders.map((row) => ({
    id: row.id,
    orderNo: row.orderNo,
    status: row.status,
    isPaid: row.isPaid,
    paymentPrice: formatCents(row.paymentCents),
    buyerName: row.buyerName,
    buyerPhone: `${row.buyerPhoneCode} ${row.buyerPhone}`,
    deliveryAddress: row.deliveryAddress,
    remark: row.remark,
    createTime: at(ctx, row.createTime),
    paymentTime: at(ctx, row.paymentTime),
    cancelTime: at(ctx, row.cancelTime),
    refundTime: at(ctx, row.refundTime),
    completedTime: at(ctx, row.completedTime),
    lines: items
      .filter((item) => item.orderId === row.id)
      .map((item) => ({
        name: localized(item.spuName, ctx.lang),
        version: localized(item.specInfo, ctx.lang),
        quantity: item.quantity,
        price: formatCents(item.salesPriceCents),
      })),
  }))
}

/** Orders must be retained for accounting; the buyer's identity is removed. */
async function eraseOrders(ctx: Context, userId: string): Promise<void> {
  await ctx.db
    .update(orderInfo)
    .set({
      buyerName: '',
      buyerPhoneCode: '',
      buyerPhone: '',
      deliveryAddress: null,
      remark: '',
      personId: null,
    })
    .where(eq(orderInfo.userId, userId))
}

async function readAppointments(ctx: Context, userId: string): Promise<unknown> {
  const rows = await ctx.db
    .select()
    .from(orderBooking)
    .where(eq(orderBooking.userId, userId))
    .orderBy(desc(orderBooking.createTime), orderBooking.id)
  return rows.map((row) => ({
    id: row.id,
    name: localized(row.spuName, ctx.lang),
    state: row.state,
    doseNo: row.doseNo,
    date: row.date,
    time: row.time,
    personName: row.personName,
    personBirthDate: row.personBirthDate,
    phone: row.phone && `${row.phoneCode ?? ''} ${row.phone}`,
    createTime: at(ctx, row.createTime),
    verifiedTime: at(ctx, row.verifiedTime),
    injectedTime: at(ctx, row.injectedTime),
    cancelTime: at(ctx, row.cancelTime),
  }))
}

async function eraseAppointments(ctx: Context, userId: string): Promise<void> {
  await ctx.db
    .update(orderBooking)
    .set({ personId: null, personName: null, personBirthDate: null, phoneCode: null, phone: null })
    .where(eq(orderBooking.userId, userId))
}

const isAhead = (ctx: Context, userId: string) =>
  and(
    eq(orderBooking.userId, userId),
    eq(orderBooking.state, 'booked'),
    gte(orderBooking.date, dayText(ctx.now(), ctx.config.storeTimeZone)),
  )

/**
 * Releases every slot and cancels paid appointments that were not used, as announced to the user before the
 * deletion.
 */
async function endAppointments(ctx: Context, userId: string): Promise<void> {
  // Locks the order first, like every other write of an order, to avoid deadlocks.
  const orders = await ctx.db
    .select({ id: orderInfo.id })
    .from(orderInfo)
    .where(eq(orderInfo.userId, userId))
    .orderBy(orderInfo.id)
    .for('update')
  const live = await ctx.db
    .select()
    .from(orderBooking)
    .where(
      and(
        eq(orderBooking.userId, userId),
        or(isAhead(ctx, userId), inArray(orderBooking.state, ['pre', 'locked'])),
      ),
    )
    .orderBy(orderBooking.id)
    .for('update')
  for (const row of live)
    if (row.slotId !== null && row.state === 'booked') await releasePlace(ctx, row.slotId)
  if (live.length > 0)
    await ctx.db
      .update(orderBooking)
      .set({ state: 'cancelled', slotId: null, verifyCode: null, cancelTime: ctx.now() })
      .where(
        inArray(
          orderBooking.id,
          live.map((row) => row.id),
        ),
      )
  for (const { id } of orders)
    if (live.some((row) => row.orderId === id)) await followBookings(ctx, { orderId: id })
}

async function readPayments(ctx: Context, userId: string): Promise<unknown> {
  const rows = await ctx.db
    .select()
    .from(payment)
    .where(and(eq(payment.userId, userId), isNotNull(payment.finishTime)))
    .orderBy(desc(payment.createTime), payment.id)
  return rows.map((row) => ({
    orderId: row.orderId,
    payType: row.payType,
    state: row.state,
    amount: formatCents(row.amountCents),
    createTime: at(ctx, row.createTime),
    finishTime: at(ctx, row.finishTime),
    refundedTime: at(ctx, row.refundedTime),
  }))
}

/** Cancels the unpaid orders of an account that is deleted. */
export async function cancelUnpaidOrders(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const unpaid = await ctx.db
    .select({ id: orderInfo.id })
    .from(orderInfo)
    .where(and(eq(orderInfo.userId, userId), isNull(orderInfo.status), eq(orderInfo.isPaid, false)))
    .orderBy(orderInfo.id)
  for (const { id } of unpaid) {
    const order = await lockOrder(ctx, id, userId)
    if (order && isUnpaid(order)) await cancelLocked(ctx, order, 'user')
  }
}

export const orderData: UserDataParts = {
  orders: { read: readOrders, erase: eraseOrders },
  appointments: { read: readAppointments, erase: eraseAppointments },
  payments: { read: readPayments, erase: async () => undefined },
}

export const appointmentCommitment: UserCommitment = {
  count: (ctx, userId) => ctx.db.$count(orderBooking, isAhead(ctx, userId)),
  end: endAppointments,
}
