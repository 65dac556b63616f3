import { desc, eq, inArray } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import { formatCents } from '../../../../../contract/rules/money'
import type { LocalText } from '../../../../db/schema/columns'
import { spuShop } from '../../../../db/schema/goods'
import { shop } from '../../../../db/schema/shops'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { pointsTerms } from '../../points/queries/terms'
import { requirePoints, type PointsTerms } from '../../points/terms'
import { orderCoupons, type UsableCoupon } from '../coupons'
import { offerOf, type OfferRequest } from '../offers'
import { priceOrder, type PriceReductions, type PricedOrder } from '../price'
import type { DiscountRow } from './discount'
import { requireDiscount } from './discount'
import { loadOrderLines, type OrderLine, type WantedLine } from './order-lines'

/** Upper bound of an amount, given by its column. */
const MAX_CENTS = 2_000_000_000

export interface PriceRequest {
  lines: readonly WantedLine[]
  discountCode?: string | undefined
  couponUserId?: string | undefined
  pointsUsed?: number | undefined
  offer?: OfferRequest | undefined
}

export interface PricedLines {
  lines: OrderLine[]
  /** Unit price of each line: the offer's price, or the product's own. */
  unitCents: number[]
  priced: PricedOrder
  discount: DiscountRow | null
  coupon: UsableCoupon | null
  offer: OfferRequest | null
  points: PointsTerms | null
  /** Name of the shop that sends a product, by its SPU. */
  senders: Map<string, LocalText>
  /** All lines are declared to customs. */
  isCrossBorder: boolean
}

/** Either all lines of an order are declared to customs, or none. */
const isCrossBorder = (lines: readonly OrderLine[]): boolean => lines[0]?.spu.isCrossBorder === true

/**
 * A special price, a coupon and a discount code are mutually exclusive: each is calculated as the only
 * reduction.
 */
function refuseMixture(request: PriceRequest): void {
  if (
    [request.offer, request.couponUserId, request.discountCode].filter((item) => item !== undefined).length >
    1
  )
    throw new AppError(codes.discountsExclusive, 'discountsExclusive')
}

/** Customs limits the value of an order with several items; a single item may exceed it. */
function refuseAboveCustomsLimit(lines: readonly OrderLine[], salesCents: number): void {
  const isSinglePiece = lines.length === 1 && lines[0]?.quantity === 1
  if (!isCrossBorder(lines) || isSinglePiece || salesCents <= limits.crossBorderOrderCents) return
  const limit = formatCents(limits.crossBorderOrderCents)
  throw new AppError(codes.crossBorderLimit, 'crossBorderLimit', { amount: limit }, { limit })
}

/** The shop of each shipped product: the first that offers it. */
async function sendersOf(ctx: Context, lines: readonly OrderLine[]): Promise<Map<string, LocalText>> {
  const shipped = lines.filter((line) => !line.spu.isBookable).map((line) => line.spu.id)
  if (shipped.length === 0) return new Map()
  const rows = await ctx.db
    .select({ spuId: spuShop.spuId, name: shop.name })
    .from(spuShop)
    .innerJoin(shop, eq(shop.id, spuShop.shopId))
    .where(inArray(spuShop.spuId, shipped))
    .orderBy(desc(shop.id))
  return new Map(rows.map((row) => [row.spuId, row.name]))
}

async function unitPricesOf(
  ctx: Context,
  offer: OfferRequest | undefined,
  lines: readonly OrderLine[],
  userId: string | null,
  isPlacing: boolean,
): Promise<number[]> {
  if (!offer) return lines.map((line) => line.sku.salesPriceCents)
  const prices = await offerOf(ctx, offer.kind).unitPrices(ctx, { id: offer.id, userId, lines, isPlacing })
  if (prices.length !== lines.length || prices.some((cents) => !Number.isSafeInteger(cents) || cents < 0))
    throw new Error(`The offer ${offer.kind} answered prices that are none`)
  return prices
}

function requireCoupon(
  ctx: Context,
  of: { id: string; userId: string; lines: readonly OrderLine[]; amounts: number[]; shouldLock: boolean },
): Promise<UsableCoupon> {
  const { lines, amounts, ...rest } = of
  return ctx.wiring.get(orderCoupons).requireUsable(ctx, {
    ...rest,
    lines: lines.map((line, index) => ({
      spuId: line.spu.id,
      categoryId: line.spu.categoryId,
      amountCents: amounts[index] ?? 0,
    })),
  })
}

/**
 * Loads and prices the lines, for `calculateOrderPrice` as well as for `placeOrder`.
 * @param isPlacing locks what will be taken (offer, discount code, coupon, points, in this order) until the
 * transaction ends
 * @throws AppError see loadOrderLines, the offer's kind, requireDiscount, requireUsableCoupon and
 * requirePoints; discountsExclusive; crossBorderLimit; sessionMissing for a coupon or points without a user
 */
export async function priceLines(
  ctx: Context,
  request: PriceRequest,
  userId: string | null,
  isPlacing: boolean,
): Promise<PricedLines> {
  refuseMixture(request)
  const pointsUsed = request.pointsUsed ?? 0
  if (userId === null && (request.couponUserId !== undefined || pointsUsed > 0))
    throw new AppError(codes.sessionMissing, 'sessionMissing')
  const lines = await loadOrderLines(ctx, request.lines)
  const unitCents = await unitPricesOf(ctx, request.offer, lines, userId, isPlacing)
  const amounts = lines.map((line, index) => (unitCents[index] ?? 0) * line.quantity)
  const salesCents = amounts.reduce((all, amount) => all + amount, 0)
  refuseAboveCustomsLimit(lines, salesCents)
  if (salesCents > MAX_CENTS) throw new AppError(codes.orderInvalid, 'orderInvalid')

  const discount =
    request.discountCode === undefined
      ? null
      : await requireDiscount(ctx, request.discountCode, salesCents, userId, isPlacing)
  const coupon =
    request.couponUserId === undefined || userId === null
      ? null
      : await requireCoupon(ctx, { id: request.couponUserId, userId, lines, amounts, shouldLock: isPlacing })
  // Points are not loaded for an order that uses none.
  const points = isPlacing && pointsUsed === 0 ? null : await pointsTerms(ctx, userId, isPlacing)
  const reductions: PriceReductions = {
    coupon: coupon?.price ?? null,
    points: points
      ? { points: pointsUsed, pointsPerUnit: points.usePoints, maxSharePercent: points.maxSharePercent }
      : null,
  }
  const priced = priceOrder(
    lines.map((line, index) => ({
      unitCents: unitCents[index] ?? 0,
      quantity: line.quantity,
      taxBasisPoints: line.spu.taxBasisPoints,
      freightCents: line.spu.freightCents,
      isCouponLine: coupon?.isCouponLine[index] ?? true,
    })),
    discount ? { kind: discount.kind === 'percent' ? 'percent' : 'amount', value: discount.value } : null,
    reductions,
  )
  if (pointsUsed > 0) requirePoints(points, pointsUsed, priced.pointsUsable)
  if (priced.paymentCents > MAX_CENTS) throw new AppError(codes.orderInvalid, 'orderInvalid')
  return {
    lines,
    unitCents,
    priced,
    discount,
    coupon,
    offer: request.offer ?? null,
    points,
    senders: await sendersOf(ctx, lines),
    isCrossBorder: isCrossBorder(lines),
  }
}
