import { and, asc, eq, isNull, gt } from 'drizzle-orm'
import type { CouponsForLines } from '../../../contract/coupons'
import { limits } from '../../../contract/constants/limits'
import { couponUser } from '../../db/schema/trade'
import type { Context } from '../../lib/context'
import { messageText } from '../../lib/messages'
import { formatCents } from '../../lib/money'
import { loadOrderLines, type WantedLine } from '../orders/order-lines'
import { type PricedOrder, priceOrder } from '../orders/price'
import { toCouponUsers } from './mapper'
import { ownCoupons } from './queries'
import {
  linesOfCoupon,
  loadCategoryPaths,
  loadSuits,
  type OwnCoupon,
  priceOfCoupon,
  type Unusable,
  whyUnusable,
} from './usable'

interface Judged {
  own: OwnCoupon
  priced: PricedOrder
  reason: Unusable | null
}

/**
 * Which of my open coupons can be used for some lines, what each takes off by the function that prices the order, and why the others cannot.
 * @throws AppError see loadOrderLines
 */
export async function couponsForLines(
  ctx: Context,
  userId: string,
  wanted: readonly WantedLine[],
): Promise<CouponsForLines> {
  const orderLines = await loadOrderLines(ctx, wanted)
  const lines = orderLines.map((line) => ({
    spuId: line.spu.id,
    categoryId: line.spu.categoryId,
    amountCents: line.sku.salesPriceCents * line.quantity,
  }))
  const rows: OwnCoupon[] = await ownCoupons(
    ctx,
    and(eq(couponUser.userId, userId), isNull(couponUser.orderId), gt(couponUser.validEndTime, ctx.now())),
  )
    .orderBy(asc(couponUser.validEndTime), asc(couponUser.id))
    .limit(limits.couponsCompared)
  const suits = await loadSuits(
    ctx,
    rows.map((row) => row.info.id),
  )
  const paths = await loadCategoryPaths(
    ctx,
    lines.map((line) => line.categoryId),
  )
  const judged = rows.map((own): Judged => {
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
  // The sort is stable: of two that come to the same, the one that ends sooner stays first.
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
