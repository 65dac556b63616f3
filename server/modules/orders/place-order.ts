import { randomInt, randomUUID } from 'node:crypto'
import { codes } from '../../../contract/constants/codes'
import { limits } from '../../../contract/constants/limits'
import type { BodyOf } from '../../../contract/define-endpoint'
import type { OrderDetail, placeOrder } from '../../../contract/orders'
import { orderBooking, orderInfo, orderItem } from '../../db/schema/orders'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import { once } from '../../lib/idempotency'
import { formatCents } from '../../lib/money'
import { dayText, momentText } from '../../lib/store-time'
import { ownPerson, type PersonRow, requireEligible } from '../bookings/eligibility'
import type { SlotRow } from '../slots/availability'
import { isOffered, takePlace } from '../slots/places'
import { buyerNameOf, deliveryAddressOf, requirePhone } from './buyer'
import { removeOrdered } from '../cart/service'
import { requireCertificate } from '../certificates/service'
import { takeCoupon } from '../coupons/usable'
import { takePoints } from '../points/ledger'
import { takeDiscount } from './discount'
import { offerOf } from './offers'
import { type OrderLine, takeStock } from './order-lines'
import { priceLines, type PricedLines, toOrderPrice } from './order-price'
import { payLocked } from './pay-order'
import { findOrder } from './queries'

export type PlaceOrderRequest = BodyOf<typeof placeOrder>
type NewOrder = typeof orderInfo.$inferInsert

const NUMBER_TRIES = 20
const missing = (key: 'storeMissing' | 'personMissing', field: string): AppError =>
  new AppError(codes.badInput, key, {}, { field, rule: 'required' })

/** Store and person of an order with appointments, checked but for the day. */
async function appointmentOf(
  ctx: Context,
  userId: string,
  request: PlaceOrderRequest,
  lines: readonly OrderLine[],
): Promise<{ shopId: string; person: PersonRow }> {
  if (request.shopId === undefined) throw missing('storeMissing', 'shopId')
  if (request.personId === undefined) throw missing('personMissing', 'personId')
  // One place serves one appointment: several packages are booked one by one after paying.
  if (request.slotId !== undefined && lines.length > 1) throw new AppError(codes.orderInvalid, 'orderInvalid')
  for (const line of lines)
    if (!(await isOffered(ctx, line.spu.id, request.shopId)))
      throw new AppError(codes.dayNotBookable, 'dayNotBookable')
  return { shopId: request.shopId, person: await ownPerson(ctx, userId, request.personId) }
}

/** The recipient's certificate for customs; kept only with goods that cross a border. @throws AppError notFound; badInput when it expired */
async function certificateOf(
  ctx: Context,
  userId: string,
  request: PlaceOrderRequest,
  lines: readonly OrderLine[],
): Promise<string | null> {
  if (request.certificateId === undefined) return null
  const certificate = await requireCertificate(ctx, userId, request.certificateId)
  if (lines[0]?.spu.isCrossBorder !== true) return null
  if (
    certificate.validUntil !== null &&
    certificate.validUntil < dayText(ctx.now(), ctx.config.storeTimeZone)
  )
    throw new AppError(codes.badInput, 'certificateExpired', {}, { field: 'certificateId', rule: 'expired' })
  return certificate.id
}

/** Inserts the order under a number nobody has: the unique index decides, and another number is drawn until one is free. */
async function insertOrder(ctx: Context, order: Omit<NewOrder, 'orderNo'>): Promise<string> {
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

/** Takes what the price promised, in the sequence in which it was locked. The order is there already. */
async function takeReductions(
  ctx: Context,
  of: { order: { id: string; orderNo: string; userId: string }; price: PricedLines },
): Promise<void> {
  const { order, price } = of
  const { offer, discount, coupon, priced } = price
  if (offer)
    await offerOf(offer.kind).placed?.(ctx, {
      id: offer.id,
      userId: order.userId,
      orderId: order.id,
      lines: price.lines,
      paymentCents: priced.paymentCents,
    })
  if (discount) await takeDiscount(ctx, discount, order.id, order.userId)
  if (coupon) await takeCoupon(ctx, { id: coupon.id, userId: order.userId, orderId: order.id })
  if (priced.pointsUsed > 0)
    await takePoints(ctx, { userId: order.userId, kind: 'used', points: priced.pointsUsed, order })
}

async function insertAppointments(
  ctx: Context,
  of: {
    orderId: string
    orderItemId: string
    userId: string
    line: OrderLine
    shopId: string
    person: PersonRow
    place: SlotRow | null
    request: PlaceOrderRequest
    createTime: Date
  },
): Promise<void> {
  const { line, place, person } = of
  const needles = Math.max(1, line.spu.needles)
  await ctx.db.insert(orderBooking).values(
    Array.from({ length: needles }, (_unused, index) => {
      const isFirst = index === 0
      return {
        id: randomUUID(),
        userId: of.userId,
        kind: 'order',
        orderId: of.orderId,
        orderItemId: of.orderItemId,
        spuId: line.spu.id,
        spuName: line.spu.name,
        specInfo: line.sku.name,
        picUrl: line.sku.picUrl || line.spu.picUrls[0] || '',
        state: !isFirst ? 'locked' : place ? 'held' : 'pre',
        needleNo: line.spu.needles > 0 ? index + 1 : 0,
        needleTotal: line.spu.needles,
        needleIntervalDays: isFirst ? 0 : (line.spu.needleIntervals[index - 1] ?? 0),
        shopId: of.shopId,
        slotId: isFirst ? (place?.id ?? null) : null,
        date: isFirst ? (place?.date ?? null) : null,
        time: isFirst ? (place?.time ?? null) : null,
        personId: person.id,
        personName: person.name,
        personBirthDate: person.birthDate,
        phoneCode: of.request.buyerPhoneCode,
        phone: of.request.buyerPhone,
        createTime: of.createTime,
      }
    }),
  )
}

/**
 * Places an order: stock, special price, discount code, coupon, points, slot and price are settled in one transaction, once per idempotency key.
 * An order that costs nothing is paid at once.
 * @throws AppError badInput (buyer, missing store, person or delivery address), notFound (somebody else's person), goodsDeleted, nothingToOrder,
 *   orderInvalid, the refusals of reductions and of customs (see priceLines), personNotEligible, priceChanged with the new price,
 *   slotTaken with `{ nearest }`, dayNotBookable
 */
export async function createOrder(
  ctx: Context,
  userId: string,
  request: PlaceOrderRequest,
): Promise<OrderDetail> {
  const answer = await once(
    ctx,
    { userId, scope: 'placeOrder', key: request.idempotencyKey, request },
    async (tx) => {
      const buyerName = buyerNameOf(request.buyerName)
      requirePhone(request.buyerPhoneCode, request.buyerPhone, 'buyerPhone')
      const price = await priceLines(tx, request, userId, true)
      const { lines, priced } = price
      const appointment = lines[0]?.spu.isBookable ? await appointmentOf(tx, userId, request, lines) : null
      const certificateId = await certificateOf(tx, userId, request, lines)
      const deliveryAddress = appointment ? null : deliveryAddressOf(request.deliveryAddress)
      if (!appointment && request.slotId !== undefined) throw new AppError(codes.orderInvalid, 'orderInvalid')
      if (formatCents(priced.paymentCents) !== request.expectedPrice)
        throw new AppError(codes.priceChanged, 'priceChanged', {}, toOrderPrice(tx, price))

      const orderId = randomUUID()
      const createTime = tx.now()
      await takeStock(
        tx,
        lines.map((line) => ({ skuId: line.sku.id, quantity: line.quantity })),
      )
      const bookedLine = lines[0]
      const place =
        appointment && request.slotId !== undefined && bookedLine
          ? await takePlace(tx, { spu: bookedLine.spu, shopId: appointment.shopId, slotId: request.slotId })
          : null
      if (appointment)
        for (const line of lines)
          requireEligible(
            line.spu,
            appointment.person,
            place?.date ?? dayText(createTime, tx.config.storeTimeZone),
          )

      const orderNo = await insertOrder(tx, {
        id: orderId,
        userId,
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
        buyerName,
        buyerPhoneCode: request.buyerPhoneCode,
        buyerPhone: request.buyerPhone,
        deliveryAddress,
        certificateId,
        remark: request.remark ?? '',
        createTime,
        payDeadline: new Date(createTime.getTime() + limits.paymentDeadlineMs),
      })
      await takeReductions(tx, { order: { id: orderId, orderNo, userId }, price })
      for (const [index, line] of lines.entries()) {
        const orderItemId = randomUUID()
        await tx.db.insert(orderItem).values({
          id: orderItemId,
          orderId,
          spuId: line.spu.id,
          skuId: line.sku.id,
          spuName: line.spu.name,
          specInfo: line.sku.name,
          picUrl: line.sku.picUrl || line.spu.picUrls[0] || '',
          quantity: line.quantity,
          salesPriceCents: price.unitCents[index] ?? 0,
          paymentCents: priced.lines[index]?.paymentCents ?? 0,
          isBookable: line.spu.isBookable,
          needles: line.spu.needles,
        })
        if (appointment)
          await insertAppointments(tx, {
            orderId,
            orderItemId,
            userId,
            line,
            ...appointment,
            place,
            request,
            createTime,
          })
      }
      await removeOrdered(
        tx,
        userId,
        request.cartIds ?? [],
        lines.map((line) => line.sku.id),
      )
      if (priced.paymentCents === 0) await payLocked(tx, orderId, { at: createTime, payType: null })
      return { orderId }
    },
  )
  return findOrder(ctx, userId, answer.orderId)
}
