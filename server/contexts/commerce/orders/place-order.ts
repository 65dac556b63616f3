import { randomUUID } from 'node:crypto'
import { codes } from '../../../../contract/constants/codes'
import type { OrderDetail } from '../../../../contract/orders'
import { formatCents } from '../../../../contract/rules/money'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import { once } from '../../../lib/idempotency'
import { lockAppointmentsOf } from '../../scheduling'
import { removeOrdered } from '../cart/service'
import { certificateForOrder } from '../certificates/for-orders'
import { takePoints } from '../points/ledger'
import { cancelOverdueOrders } from './cancel-order'
import { orderCoupons } from './coupons'
import { takeDiscount } from './discount'
import { offerOf } from './offers'
import { appointmentOf, type PlaceOrderRequest, takeAppointmentPlace } from './order-appointments'
import { takeStock } from './order-lines'
import { priceLines, type PricedLines, toOrderPrice } from './order-price'
import { type DecidedOrder, insertLines, insertOrder } from './order-rows'
import { payLocked } from './pay-order'
import { findOrder } from './queries'
import { recipientOf } from './recipient'

/**
 * Takes what the price is based on, in the order in which it was locked. The order has been inserted before.
 */
async function takeReductions(
  ctx: Context,
  of: { order: { id: string; orderNo: string; userId: string }; price: PricedLines },
): Promise<void> {
  const { order, price } = of
  const { offer, discount, coupon, priced } = price
  if (offer)
    await offerOf(ctx, offer.kind).placed?.(ctx, {
      id: offer.id,
      userId: order.userId,
      orderId: order.id,
      lines: price.lines,
      paymentCents: priced.paymentCents,
    })
  if (discount) await takeDiscount(ctx, discount, order.id, order.userId)
  if (coupon)
    await ctx.wiring.get(orderCoupons).take(ctx, { id: coupon.id, userId: order.userId, orderId: order.id })
  if (priced.pointsUsed > 0)
    await takePoints(ctx, { userId: order.userId, kind: 'used', points: priced.pointsUsed, order })
}

/** Validates a request and takes stock and slot. @throws AppError see createOrder */
async function decideOrder(ctx: Context, userId: string, request: PlaceOrderRequest): Promise<DecidedOrder> {
  if (request.slotId !== undefined) await lockAppointmentsOf(ctx, userId)
  const price = await priceLines(ctx, request, userId, true)
  const { lines, priced } = price
  const isShipped = lines[0]?.spu.isBookable !== true
  const recipient = await recipientOf(ctx, userId, request, isShipped)
  const where = isShipped ? null : await appointmentOf(ctx, userId, request, lines)
  const certificateId = await certificateForOrder(ctx, userId, {
    isShipped,
    isCrossBorder: lines[0]?.spu.isCrossBorder === true,
    certificateId: request.certificateId,
  })
  if (!where && request.slotId !== undefined) throw new AppError(codes.orderInvalid, 'orderInvalid')
  if (formatCents(priced.paymentCents) !== request.expectedPrice)
    throw new AppError(codes.priceChanged, 'priceChanged', {}, toOrderPrice(ctx, price))
  await takeStock(
    ctx,
    lines.map((line) => ({ skuId: line.sku.id, quantity: line.quantity })),
  )
  const { slotId } = request
  const isFree = priced.paymentCents === 0
  const appointment = where && {
    ...where,
    place: await takeAppointmentPlace(ctx, { userId, lines, slotId, isFree, appointment: where }),
  }
  const id = randomUUID()
  const createTime = ctx.now()
  return { id, userId, createTime, request, price, recipient, certificateId, appointment }
}

/**
 * Places an order in one transaction (stock, special price, discount code, coupon, points, slot and price),
 * once per idempotency key. A free order is paid immediately.
 * @throws AppError badInput (buyer, missing clinic, person, delivery address or certificate), notFound (another
 * user's person, address or certificate), goodsDeleted, nothingToOrder, orderInvalid, the refusals of
 * reductions and of customs (see priceLines), personNotEligible, priceChanged with the new price, slotTaken
 * with `{ nearest }`, dayNotBookable, personBusy, tooManyHolds
 */
export async function createOrder(
  ctx: Context,
  userId: string,
  request: PlaceOrderRequest,
): Promise<OrderDetail> {
  if (request.slotId !== undefined) await cancelOverdueOrders(ctx, { userId })
  const answer = await once(
    ctx,
    { userId, scope: 'placeOrder', key: request.idempotencyKey, request },
    async (tx) => {
      const decided = await decideOrder(tx, userId, request)
      const { id: orderId, price, createTime } = decided
      const orderNo = await insertOrder(tx, decided)
      await takeReductions(tx, { order: { id: orderId, orderNo, userId }, price })
      await insertLines(tx, decided)
      await removeOrdered(
        tx,
        userId,
        request.cartIds ?? [],
        price.lines.map((line) => line.sku.id),
      )
      if (price.priced.paymentCents === 0) await payLocked(tx, orderId, { at: createTime, payType: null })
      return { orderId }
    },
  )
  return findOrder(ctx, userId, answer.orderId)
}
