import { and, asc, eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { PayType, PaymentState } from '../../../../../contract/constants/enums'
import type { DataOf } from '../../../../../contract/define-endpoint'
import type { payQuery, payTypeList } from '../../../../../contract/payments'
import { formatCents } from '../../../../../contract/rules/money'
import { orderBooking, orderInfo, payment } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { messageText } from '../../../../lib/messages'
import { momentOrNull } from '../../../../lib/store-time'
import { walletHintsOf } from '../../../identity'
import { cancelOverdueOrders } from '../../orders/commands/cancel-order'
import { isOverdue } from '../../orders/order-state'
import { askProvider } from '../commands/ask-provider'

const MAINLAND_CODE = '+86'

interface Asked {
  payType: PayType
  transactionId: string
}

type Found = { payment: typeof payment.$inferSelect; order: typeof orderInfo.$inferSelect }

async function readPayment(ctx: Context, userId: string, of: Asked): Promise<Found> {
  const [row] = await ctx.db
    .select({ payment, order: orderInfo })
    .from(payment)
    .innerJoin(orderInfo, eq(orderInfo.id, payment.orderId))
    .where(and(eq(payment.id, of.transactionId), eq(payment.payType, of.payType), eq(payment.userId, userId)))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}

/**
 * A payment attempt as known to this server.
 * @throws AppError notFound (unknown, another user's, or of another payment method)
 */
export async function findPayment(ctx: Context, userId: string, of: Asked): Promise<DataOf<typeof payQuery>> {
  let row = await readPayment(ctx, userId, of)
  if (row.payment.state === 'pending' && (await askProvider(ctx, row.payment)))
    row = await readPayment(ctx, userId, of)
  if (isOverdue(ctx, row.order)) {
    await cancelOverdueOrders(ctx, { userId })
    row = await readPayment(ctx, userId, of)
  }
  const [waiting] = row.order.isPaid
    ? await ctx.db
        .select({ id: orderBooking.id })
        .from(orderBooking)
        .where(and(eq(orderBooking.orderId, row.order.id), eq(orderBooking.state, 'pre')))
        .orderBy(asc(orderBooking.orderItemId), asc(orderBooking.doseNo))
        .limit(1)
    : []
  return {
    state: row.payment.state as PaymentState,
    orderId: row.order.id,
    orderNo: row.order.orderNo,
    paymentPrice: formatCents(row.payment.amountCents),
    paymentTime:
      row.payment.state === 'paid' ? momentOrNull(row.payment.finishTime, ctx.config.storeTimeZone) : null,
    orderStatus: row.order.status,
    isBookable: waiting ? '1' : '0',
    nextBookingId: waiting?.id ?? null,
  }
}

/** The wallet to offer first: the connected one, else the usual one of the payer's region. */
async function firstWallet(ctx: Context): Promise<PayType> {
  const hints = ctx.user && (await walletHintsOf(ctx.db, ctx.user.id))
  if (hints?.hasAlipay) return 'alipay'
  const isFromMainland = hints?.phoneCode ? hints.phoneCode === MAINLAND_CODE : ctx.lang === 'zh-Hans'
  return isFromMainland ? 'wechat' : 'alipay'
}

/** Enabled payment methods, in the order in which they are offered to the payer. */
export async function listPayTypes(ctx: Context): Promise<DataOf<typeof payTypeList>> {
  const first = await firstWallet(ctx)
  const types = ctx.ports.payment.payTypes
  return [...types.filter((one) => one === first), ...types.filter((one) => one !== first)].map(
    (payType) => ({
      payType,
      name: messageText(payType === 'wechat' ? 'payWechat' : 'payAlipay', ctx.lang),
    }),
  )
}
