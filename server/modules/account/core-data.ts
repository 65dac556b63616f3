import { and, desc, eq, gte, inArray, isNotNull, or } from 'drizzle-orm'
import { formatCents } from '../../../contract/rules/money'
import { upload } from '../../db/schema/account'
import { orderBooking, orderInfo, orderItem, payment } from '../../db/schema/orders'
import { session, person } from '../../db/schema/users'
import type { Context, SessionUser } from '../../lib/context'
import { localized } from '../../lib/language'
import { dayText, momentOrNull, momentText } from '../../lib/store-time'
import { followBookings } from '../orders/order-status'
import { personList } from '../persons/service'
import { releasePlace } from '../slots/places'
import { findUser } from '../user/repository'
import { toPersonalData } from './personal-data'
import type { UserCommitments, UserData, UserDataParts } from './user-data'

const asUser = (id: string): SessionUser => ({ id, tokenHash: '', enterpriseId: null })
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
 * Releases every slot and cancels what was paid for but not used, as announced to the user before the
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

const nothing = async (): Promise<void> => undefined

const accountPart: UserData = {
  read: async (ctx, userId) => {
    const row = await findUser(ctx.db, userId)
    if (!row) return null
    return {
      ...(await toPersonalData(ctx, row)),
      phone: row.phone && `${row.phoneCode ?? ''} ${row.phone}`,
      email: row.email,
    }
  },
  erase: nothing,
}

const sessionsPart: UserData = {
  read: async (ctx, userId) =>
    (await ctx.db.select().from(session).where(eq(session.userId, userId)).orderBy(session.createTime)).map(
      (row) => ({
        createTime: momentText(row.createTime, ctx.config.storeTimeZone),
        expireTime: momentText(row.expireTime, ctx.config.storeTimeZone),
      }),
    ),
  erase: nothing,
}

const personsPart: UserData = {
  read: (ctx, userId) => personList(ctx, asUser(userId)),
  erase: (ctx, userId) => ctx.db.delete(person).where(eq(person.userId, userId)),
}

const uploadsPart: UserData = {
  read: async (ctx, userId) =>
    (
      await ctx.db
        .select()
        .from(upload)
        .where(eq(upload.userId, userId))
        .orderBy(upload.createTime, upload.key)
    ).map((row) => ({
      key: row.key,
      purpose: row.purpose,
      contentType: row.contentType,
      byteCount: row.byteCount,
      createTime: momentText(row.createTime, ctx.config.storeTimeZone),
    })),
  // The files are deleted by the next clean-up job, after this transaction has committed.
  erase: (ctx, userId) =>
    ctx.db
      .update(upload)
      .set({ isUsed: false, createTime: new Date(0) })
      .where(eq(upload.userId, userId)),
}

/** User data of the core domains. */
export const coreData: UserDataParts = {
  account: accountPart,
  sessions: sessionsPart,
  persons: personsPart,
  orders: { read: readOrders, erase: eraseOrders },
  appointments: { read: readAppointments, erase: eraseAppointments },
  payments: { read: readPayments, erase: nothing },
  uploads: uploadsPart,
}

export const coreCommitments: UserCommitments = {
  appointments: {
    count: (ctx, userId) => ctx.db.$count(orderBooking, isAhead(ctx, userId)),
    end: endAppointments,
  },
}
