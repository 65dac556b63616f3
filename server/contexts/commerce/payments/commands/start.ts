import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { PayDevice, PayType } from '../../../../../contract/constants/enums'
import type { PayStart } from '../../../../../contract/payments'
import { userIdentity } from '../../../../db/schema/account'
import { orderInfo, orderItem, payment } from '../../../../db/schema/orders'
import { appUser } from '../../../../db/schema/users'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { once } from '../../../../lib/idempotency'
import { localized } from '../../../../lib/language'
import { PaymentImpossibleError } from '../../../../ports/payment'
import { cancelOverdueOrders, lockOrder } from '../../orders/commands/cancel-order'
import { isUnpaid } from '../../orders/order-state'

/** The call that started a payment; stored with the attempt. */
export type PayChannel =
  'alipayWeb' | 'alipayPage' | 'wechatWeb' | 'mobileWeb' | 'wechatBrowser' | 'miniProgram'

const payTypes: Record<PayChannel, PayType> = {
  alipayWeb: 'alipay',
  alipayPage: 'alipay',
  wechatWeb: 'wechat',
  mobileWeb: 'wechat',
  wechatBrowser: 'wechat',
  miniProgram: 'wechat',
}

/** The payer's platform where the call implies it; other calls read it from the request. */
const clients: Partial<Record<PayChannel, PayDevice | 'miniProgram'>> = {
  alipayPage: 'phone',
  mobileWeb: 'phone',
  wechatBrowser: 'wechatBrowser',
  miniProgram: 'miniProgram',
}

export interface PayRequest {
  orderId: string
  returnUrl?: string | undefined
  device?: PayDevice | undefined
}

/** Information about the payer's device from the request. */
export interface Payer {
  userAgent: string
  ip: string
}

function deviceOf(userAgent: string): PayDevice {
  if (/MicroMessenger/i.test(userAgent)) return 'wechatBrowser'
  return /Mobi|Android|iPhone/i.test(userAgent) ? 'phone' : 'desktop'
}

/** Locks an order that can be paid. @throws AppError see startPayment */
async function payableOrder(ctx: Context, userId: string, orderId: string) {
  const order = await lockOrder(ctx, orderId, userId)
  if (!order) throw new AppError(codes.notFound, 'notFound')
  if (order.cancelReason === 'deadline') throw new AppError(codes.stateForbids, 'stateForbids')
  if (!isUnpaid(order)) throw new AppError(codes.onlyUnpaidCanBePaid, 'onlyUnpaidCanBePaid')
  return order
}

async function insertAttempt(
  ctx: Context,
  userId: string,
  channel: PayChannel,
  request: PayRequest,
): Promise<{ paymentId: string }> {
  const order = await payableOrder(ctx, userId, request.orderId)
  const id = randomUUID()
  await ctx.db.insert(payment).values({
    id,
    orderId: order.id,
    userId,
    payType: payTypes[channel],
    channel,
    state: 'pending',
    amountCents: order.paymentCents,
    returnUrl: request.returnUrl ?? null,
    createTime: ctx.now(),
  })
  return { paymentId: id }
}

/**
 * The payer's id on the payment's platform: in the mini-program, or as a follower of the official account.
 */
async function openIdOf(
  ctx: Context,
  userId: string,
  client: PayDevice | 'miniProgram',
): Promise<string | null> {
  if (client === 'miniProgram')
    return (
      (await ctx.db.select({ openId: appUser.openId }).from(appUser).where(eq(appUser.id, userId)))[0]
        ?.openId ?? null
    )
  if (client !== 'wechatBrowser') return null
  return (
    (
      await ctx.db
        .select({ subject: userIdentity.subject })
        .from(userIdentity)
        .where(and(eq(userIdentity.userId, userId), eq(userIdentity.provider, 'wechatH5')))
    )[0]?.subject ?? null
  )
}

/**
 * Requests the next step of an attempt from the provider, which identifies the attempt by our id, so that
 * repetitions are harmless.
 */
async function openAttempt(
  ctx: Context,
  userId: string,
  of: { paymentId: string; channel: PayChannel; request: PayRequest; payer: Payer },
): Promise<PayStart> {
  const payType = payTypes[of.channel]
  const client = clients[of.channel] ?? of.request.device ?? deviceOf(of.payer.userAgent)
  const [order] = await ctx.db.select().from(orderInfo).where(eq(orderInfo.id, of.request.orderId))
  const [item] = await ctx.db
    .select({ spuName: orderItem.spuName })
    .from(orderItem)
    .where(eq(orderItem.orderId, of.request.orderId))
    .limit(1)
  if (!order) throw new AppError(codes.notFound, 'notFound')
  const action = await ctx.ports.payment
    .createPayment({
      paymentId: of.paymentId,
      orderNo: order.orderNo,
      subject: localized(item?.spuName, ctx.lang),
      amountCents: order.paymentCents,
      payType,
      client,
      returnUrl: of.request.returnUrl ?? null,
      expiresAt: order.payDeadline,
      openId: await openIdOf(ctx, userId, client),
      clientIp: of.payer.ip,
    })
    .catch((error: unknown) => {
      if (error instanceof PaymentImpossibleError)
        throw new AppError(codes.paymentMethodMissing, 'paymentMethodMissing')
      throw error
    })
  return { payType, transactionId: of.paymentId, action }
}

const requireOn = (ctx: Context, channel: PayChannel): void => {
  if (!ctx.ports.payment.payTypes.includes(payTypes[channel]))
    throw new AppError(codes.paymentMethodMissing, 'paymentMethodMissing')
}

/**
 * Starts a payment attempt. An order may have several pending or refused attempts; at most one is recorded as
 * its payment.
 * @throws AppError notFound; stateForbids when the deadline has passed; onlyUnpaidCanBePaid when the order is
 * paid, cancelled or refunded; paymentMethodMissing when the method is disabled or not available to this
 * payer
 */
export async function startPayment(
  ctx: Context,
  userId: string,
  channel: PayChannel,
  request: PayRequest & { idempotencyKey: string },
  payer: Payer,
): Promise<PayStart> {
  await cancelOverdueOrders(ctx, { userId })
  requireOn(ctx, channel)
  const { paymentId } = await once(
    ctx,
    { userId, scope: `pay:${channel}`, key: request.idempotencyKey, request },
    (tx) => insertAttempt(tx, userId, channel, request),
  )
  return openAttempt(ctx, userId, { paymentId, channel, request, payer })
}

/**
 * Like {@link startPayment}, for calls without an idempotency key: continues an open attempt of the order.
 * @throws AppError see startPayment
 */
export async function continuePayment(
  ctx: Context,
  userId: string,
  channel: PayChannel,
  request: PayRequest,
  payer: Payer,
): Promise<PayStart> {
  await cancelOverdueOrders(ctx, { userId })
  requireOn(ctx, channel)
  const { paymentId } = await inTransaction(ctx, async (tx) => {
    await payableOrder(tx, userId, request.orderId)
    const [open] = await tx.db
      .select({ id: payment.id })
      .from(payment)
      .where(
        and(eq(payment.orderId, request.orderId), eq(payment.channel, channel), eq(payment.state, 'pending')),
      )
      .orderBy(desc(payment.createTime))
      .limit(1)
    return open ? { paymentId: open.id } : insertAttempt(tx, userId, channel, request)
  })
  return openAttempt(ctx, userId, { paymentId, channel, request, payer })
}
