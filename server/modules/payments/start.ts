import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { codes } from '../../../contract/constants/codes'
import type { PayType } from '../../../contract/constants/enums'
import type { PayStart } from '../../../contract/orders'
import { orderInfo, orderItem, payment } from '../../db/schema/orders'
import { appUser } from '../../db/schema/users'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import { once } from '../../lib/idempotency'
import { localized } from '../../lib/language'
import { cancelOverdueOrders, isUnpaid, lockOrder } from '../orders/cancel-order'

/** How the payer pays; decides what the provider is asked for. */
export type PayChannel = 'alipayWeb' | 'wechatWeb' | 'miniProgram'
const payTypes: Record<PayChannel, PayType> = { alipayWeb: 'alipay', wechatWeb: 'wechat', miniProgram: 'wechat' }

export interface PayRequest { idempotencyKey: string; orderId: string; returnUrl?: string | undefined }

/**
 * Starts an attempt to pay. An order may have several, one after another hanging or refused; only one is ever kept as paid.
 * @throws AppError notFound; stateForbids when the deadline is over; onlyUnpaidCanBePaid when it is paid, cancelled or refunded
 */
export async function startPayment(ctx: Context, userId: string, channel: PayChannel, request: PayRequest): Promise<PayStart> {
  await cancelOverdueOrders(ctx, { userId })
  const payType = payTypes[channel]
  const { paymentId } = await once(ctx, { userId, scope: `pay:${channel}`, key: request.idempotencyKey, request }, async (tx) => {
    const order = await lockOrder(tx, request.orderId, userId)
    if (!order) throw new AppError(codes.notFound, 'notFound')
    if (order.cancelReason === 'deadline') throw new AppError(codes.stateForbids, 'stateForbids')
    if (!isUnpaid(order)) throw new AppError(codes.onlyUnpaidCanBePaid, 'onlyUnpaidCanBePaid')
    const id = randomUUID()
    await tx.db.insert(payment).values({ id, orderId: order.id, userId, payType, channel, state: 'pending', amountCents: order.paymentCents, returnUrl: request.returnUrl ?? null, createTime: tx.now() })
    return { paymentId: id }
  })
  const [started] = await ctx.db.select({ order: orderInfo, openId: appUser.openId }).from(orderInfo).innerJoin(appUser, eq(appUser.id, orderInfo.userId)).where(eq(orderInfo.id, request.orderId))
  if (!started) throw new AppError(codes.notFound, 'notFound')
  const [item] = await ctx.db.select({ spuName: orderItem.spuName }).from(orderItem).where(eq(orderItem.orderId, request.orderId)).limit(1)
  // Outside of the transaction: a provider knows an attempt by our id, so asking again for the same one is harmless.
  const action = await ctx.ports.payment.createPayment({
    paymentId, orderNo: started.order.orderNo, subject: localized(item?.spuName, ctx.lang), amountCents: started.order.paymentCents, payType,
    client: channel === 'miniProgram' ? 'miniProgram' : 'web', returnUrl: request.returnUrl ?? null, expiresAt: started.order.payDeadline, openId: channel === 'miniProgram' ? started.openId : null,
  })
  return { payType, transactionId: paymentId, action }
}
