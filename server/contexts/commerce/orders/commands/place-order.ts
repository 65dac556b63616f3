import { randomUUID } from 'node:crypto'
import { codes } from '../../../../../contract/constants/codes'
import type { OrderDetail } from '../../../../../contract/orders'
import { formatCents } from '../../../../../contract/rules/money'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { onceDecided } from '../../../../lib/idempotency'
import { lockAppointmentsOf } from '../../../scheduling'
import { removeOrdered } from '../../cart/commands/cart'
import { certificateForOrder } from '../../certificates/queries/for-orders'
import { takePoints } from '../../points/commands/ledger'
import { orderCoupons } from '../coupons'
import { toOrderPrice } from '../mapper'
import { offerOf } from '../offers'
import { priceLines, type PricedLines } from '../queries/order-price'
import { findPlacedOrder } from '../queries/orders'
import { toPlacedDetail, type PlacedOrder } from '../queries/placed-order'
import type { PlaceOrderRequest } from '../queries/recipient'
import { recipientOf } from '../queries/recipient'
import { cancelOverdueOrders } from './cancel-order'
import { takeDiscount } from './discount'
import { appointmentOf, takeAppointmentPlace } from './order-appointments'
import { insertOrder, type DecidedOrder } from './order-rows'
import { payLocked } from './pay-order'
import { takeStock } from './stock'

/** Takes what the price depends on, in the locking order. The order has been inserted before. */
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

const takeStockOf = (ctx: Context, { lines }: PricedLines): Promise<void> =>
  takeStock(
    ctx,
    lines.map((line) => ({ skuId: line.sku.id, quantity: line.quantity })),
  )

/**
 * The lock on the stock blocks all other buyers, so it is taken late; but before the slot, since a
 * cancellation releases both in this order.
 */
const isStockFirst = ({ slotId }: PlaceOrderRequest): boolean => slotId !== undefined

/** Validates a request and takes its slot. @throws AppError see createOrder */
async function decideOrder(
  ctx: Context,
  { id, userId, request }: { id: string; userId: string; request: PlaceOrderRequest },
): Promise<DecidedOrder> {
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
  const { slotId } = request
  if (isStockFirst(request)) await takeStockOf(ctx, price)
  const isFree = priced.paymentCents === 0
  const appointment = where && {
    ...where,
    place: await takeAppointmentPlace(ctx, { userId, lines, slotId, isFree, appointment: where }),
  }
  const createTime = ctx.now()
  return { id, userId, createTime, request, price, recipient, certificateId, appointment }
}

/** @returns what was written; `isPaid` for a free order, which is paid immediately */
async function place(
  ctx: Context,
  of: { id: string; userId: string; request: PlaceOrderRequest },
): Promise<PlacedOrder & { isPaid: boolean }> {
  const { id, userId, request } = of
  const decided = await decideOrder(ctx, of)
  const { price, createTime } = decided
  const rows = await insertOrder(ctx, decided)
  await takeReductions(ctx, { order: { id, orderNo: rows.order.orderNo, userId }, price })
  await removeOrdered(
    ctx,
    userId,
    request.cartIds ?? [],
    price.lines.map((line) => line.sku.id),
  )
  if (!isStockFirst(request)) await takeStockOf(ctx, price)
  const isPaid = price.priced.paymentCents === 0
  if (isPaid) await payLocked(ctx, id, { at: createTime, payType: null })
  return { ...rows, price, shop: decided.appointment?.shop ?? null, isPaid }
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
  const id = randomUUID()
  const { answer, made } = await onceDecided(
    ctx,
    { userId, scope: 'placeOrder', key: request.idempotencyKey, request, answer: { orderId: id } },
    (tx) => place(tx, { id, userId, request }),
  )
  return made && !made.isPaid ? toPlacedDetail(ctx, made) : findPlacedOrder(ctx, userId, answer.orderId)
}
