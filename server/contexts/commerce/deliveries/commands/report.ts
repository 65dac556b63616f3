import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Carrier } from '../../../../../contract/constants/enums'
import { orderLogistics } from '../../../../db/schema/aftersales'
import { orderBooking, orderInfo, orderItem, payment } from '../../../../db/schema/orders'
import { appUser } from '../../../../db/schema/users'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { addTask, type TaskHandler } from '../../../identity'
import type { PayChannel } from '../../payments/commands/start'

const IN_MINI_PROGRAM: PayChannel = 'miniProgram'

/**
 * The payment of an order in the mini-program and its payer; other payments need not be reported to WeChat.
 */
async function paidInMiniProgram(ctx: Context, orderId: string) {
  const [row] = await ctx.db
    .select({ paymentId: payment.id, userId: payment.userId, openId: appUser.openId })
    .from(payment)
    .innerJoin(appUser, eq(appUser.id, payment.userId))
    .where(
      and(
        eq(payment.orderId, orderId),
        eq(payment.state, 'paid'),
        eq(payment.channel, IN_MINI_PROGRAM),
        isNull(payment.refundedTime),
      ),
    )
  return row
}

/** Queues the report of a delivery to WeChat, inside the transaction that delivers the order. Idempotent. */
export async function reportDelivery(ctx: Context, orderId: string): Promise<void> {
  const paid = await paidInMiniProgram(ctx, orderId)
  if (paid) await addTask(ctx, { kind: 'delivery', ref: orderId, userId: paid.userId })
}

/** Queues the same report when the first appointment of an order took place. */
export async function reportVisit(ctx: Context, { orderId }: { orderId: string | null }): Promise<void> {
  if (orderId === null) return
  const hasTakenPlace = await ctx.db.$count(
    orderBooking,
    and(eq(orderBooking.orderId, orderId), inArray(orderBooking.state, ['writeOff', 'injected'])),
  )
  if (hasTakenPlace > 0) await reportDelivery(ctx, orderId)
}

/** The purchased goods as one line of text. */
async function goodsText(ctx: Context, orderId: string): Promise<string> {
  const items = await ctx.db
    .select({ name: orderItem.spuName, quantity: orderItem.quantity })
    .from(orderItem)
    .where(eq(orderItem.orderId, orderId))
    .orderBy(orderItem.id)
  return items
    .map(({ name, quantity }) => `${localized(name, 'zh-Hans')}${quantity > 1 ? `×${quantity}` : ''}`)
    .join('、')
}

/** WeChat refuses a number whose last four digits are hidden. */
const LEGIBLE_DIGITS = 4

/** Reports one order to WeChat. */
export const uploadDelivery: TaskHandler = async (ctx, { ref: orderId, createTime }) => {
  const paid = await paidInMiniProgram(ctx, orderId)
  // the money was refunded, or the account deleted
  if (!paid?.openId) return { outcome: 'none' }
  const [order] = await ctx.db
    .select({ id: orderInfo.id, phoneCode: orderInfo.buyerPhoneCode, phone: orderInfo.buyerPhone })
    .from(orderInfo)
    .where(eq(orderInfo.id, orderId))
  const [parcel] = await ctx.db.select().from(orderLogistics).where(eq(orderLogistics.orderId, orderId))
  await ctx.ports.wechat.delivery({
    paymentId: paid.paymentId,
    openId: paid.openId,
    goods: await goodsText(ctx, orderId),
    parcel: parcel
      ? {
          carrier: parcel.carrier as Carrier,
          number: parcel.number,
          maskedPhone: `${order?.phoneCode ?? ''}-****${order?.phone.slice(-LEGIBLE_DIGITS) ?? ''}`,
        }
      : null,
    time: createTime,
  })
  return { outcome: 'told' }
}
