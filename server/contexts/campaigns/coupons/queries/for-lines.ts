import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { limits } from '../../../../../contract/constants/limits'
import type { CouponsForLines } from '../../../../../contract/coupons'
import { formatCents } from '../../../../../contract/rules/money'
import { couponUser } from '../../../../db/schema/trade'
import type { Context } from '../../../../lib/context'
import { messageText } from '../../../../lib/messages'
import {
  loadOrderLines,
  priceOrder,
  type OrderLine,
  type PricedOrder,
  type WantedLine,
} from '../../../commerce'
import { linesOfCoupon, priceOfCoupon, type OwnCoupon, type Unusable, whyUnusable } from '../usable'
import { ownCoupons } from './coupons'
import { toCouponUsers } from './shown'
import { loadCategoryPaths, loadSuits } from './suits'

interface Judged {
  own: OwnCoupon
  priced: PricedOrder
  reason: Unusable | null
}

/** The discount of each coupon, by the function that prices orders. */
async function judge(
  ctx: Context,
  rows: readonly OwnCoupon[],
  orderLines: readonly OrderLine[],
): Promise<Judged[]> {
  const lines = orderLines.map((line) => ({
    spuId: line.spu.id,
    categoryId: line.spu.categoryId,
    amountCents: line.sku.salesPriceCents * line.quantity,
  }))
  const suits = await loadSuits(
    ctx,
    rows.map((row) => row.info.id),
  )
  const paths = await loadCategoryPaths(
    ctx,
    lines.map((line) => line.categoryId),
  )
  return rows.map((own): Judged => {
    const isCouponLine = linesOfCoupon(own.info, suits, paths, lines)
    const priced = priceOrder(
      orderLines.map((line, index) => ({
        unitCents: line.sku.salesPriceCents,
        quantity: line.quantity,
        taxBasisPoints: line.spu.taxBasisPoints,
        freightCents: line.spu.freightCents,
        isCouponLine: isCouponLine[index] ?? false,
      })),
      null,
      { coupon: priceOfCoupon(own.info) },
    )
    return { own, priced, reason: whyUnusable(own, ctx.now(), isCouponLine, lines) }
  })
}

/**
 * The user's open coupons for some lines: the usable ones with their discount, by the function that prices
 * orders, and the others with the reason why not.
 * @throws AppError see loadOrderLines
 */
export async function couponsForLines(
  ctx: Context,
  userId: string,
  wanted: readonly WantedLine[],
): Promise<CouponsForLines> {
  const orderLines = await loadOrderLines(ctx, wanted)
  const rows: OwnCoupon[] = await ownCoupons(
    ctx,
    and(eq(couponUser.userId, userId), isNull(couponUser.orderId), gt(couponUser.validEndTime, ctx.now())),
  )
    .orderBy(asc(couponUser.validEndTime), asc(couponUser.id))
    .limit(limits.couponsCompared)
  const judged = await judge(ctx, rows, orderLines)
  // The sort is stable: among equal discounts the coupon that expires first stays first.
  const best = judged
    .filter((item) => item.reason === null)
    .sort((a, b) => a.priced.paymentCents - b.priced.paymentCents)
  const rest = judged.filter((item) => item.reason !== null)
  const mapped = new Map((await toCouponUsers(ctx, rows)).map((coupon) => [coupon.id, coupon]))
  const couponOf = (item: Judged) => mapped.get(item.own.mine.id)
  return {
    usable: best.flatMap((item) => {
      const coupon = couponOf(item)
      return coupon
        ? [
            {
              ...coupon,
              reducePrice: formatCents(item.priced.couponCents),
              paymentPrice: formatCents(item.priced.paymentCents),
            },
          ]
        : []
    }),
    unusable: rest.flatMap((item) => {
      const coupon = couponOf(item)
      return coupon && item.reason
        ? [
            {
              ...coupon,
              reason: item.reason.key,
              reasonText: messageText(item.reason.key, ctx.lang, item.reason.params),
            },
          ]
        : []
    }),
  }
}
