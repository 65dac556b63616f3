import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import {
  enterprise,
  enterpriseGoods,
  enterpriseMerchant,
  enterpriseOrder,
  enterpriseUse,
} from '../../../../db/schema/enterprise'
import { orderItem } from '../../../../db/schema/orders'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import type { Offer, OrderLine } from '../../../commerce'
import { memberOf, notMember, requireRunning } from '../queries/access'

type GoodsRow = typeof enterpriseGoods.$inferSelect

/**
 * The enterprise of a price list, if the session is bound to it.
 * @throws AppError enterpriseNeeded, enterpriseOther (also for a list that does not exist, so that none can be
 * looked for), enterpriseNotMember; see requireRunning
 */
async function ownerOfList(ctx: Context, merchantId: string, userId: string | null): Promise<string> {
  const enterpriseId = ctx.user?.enterpriseId
  if (userId === null || !enterpriseId) throw new AppError(codes.enterpriseNeeded, 'enterprisePriceNeeded')
  const [row] = await ctx.db
    .select({ enterprise })
    .from(enterpriseMerchant)
    .innerJoin(enterprise, eq(enterprise.id, enterpriseMerchant.enterpriseId))
    .where(eq(enterpriseMerchant.id, merchantId))
  if (row?.enterprise.id !== enterpriseId) throw new AppError(codes.enterpriseOther, 'enterpriseOther')
  if (!(await memberOf(ctx, enterpriseId, userId))) throw notMember()
  requireRunning(ctx, row.enterprise)
  return enterpriseId
}

/**
 * The list's entry for each line, in the order of the lines.
 * @throws AppError notOnPriceList with `{ skuId }`
 */
async function entriesOf(ctx: Context, merchantId: string, lines: readonly OrderLine[]): Promise<GoodsRow[]> {
  const rows = await ctx.db
    .select()
    .from(enterpriseGoods)
    .where(
      and(
        eq(enterpriseGoods.merchantId, merchantId),
        inArray(
          enterpriseGoods.skuId,
          lines.map((line) => line.sku.id),
        ),
      ),
    )
  return lines.map((line) => {
    const row = rows.find((item) => item.skuId === line.sku.id)
    if (!row)
      throw new AppError(
        codes.notOnPriceList,
        'notOnPriceList',
        { name: localized(line.spu.name, ctx.lang) },
        { skuId: line.sku.id },
      )
    return row
  })
}

/**
 * How many of each SKU a member has bought.
 * @param shouldLock creates the rows and locks them, always in the same order
 */
async function usedOf(
  ctx: Context,
  of: { merchantId: string; userId: string; entries: readonly GoodsRow[]; shouldLock: boolean },
): Promise<Map<string, number>> {
  const { merchantId, userId } = of
  const entries = [...of.entries].sort((a, b) => (a.skuId < b.skuId ? -1 : 1))
  const skuIds = entries.map((entry) => entry.skuId)
  const where = and(
    eq(enterpriseUse.merchantId, merchantId),
    eq(enterpriseUse.userId, userId),
    inArray(enterpriseUse.skuId, skuIds),
  )
  if (of.shouldLock) {
    for (const entry of entries) {
      await ctx.db
        .insert(enterpriseUse)
        .values({ merchantId, userId, skuId: entry.skuId, used: 0, quota: entry.quota })
        .onConflictDoUpdate({
          target: [enterpriseUse.merchantId, enterpriseUse.userId, enterpriseUse.skuId],
          // Reducing a quota does not affect purchases made under the larger one.
          set: { quota: sql`greatest(excluded.quota, ${enterpriseUse.used})` },
        })
    }
  }
  const rows = await ctx.db.select().from(enterpriseUse).where(where).orderBy(asc(enterpriseUse.skuId))
  return new Map(rows.map((row) => [row.skuId, row.used]))
}

/** @throws AppError enterpriseQuotaUsedUp with `{ skuId, left, quota }` */
function refuseAboveQuota(
  ctx: Context,
  lines: readonly OrderLine[],
  entries: readonly GoodsRow[],
  used: ReadonlyMap<string, number>,
): void {
  lines.forEach((line, index) => {
    const quota = entries[index]?.quota ?? 0
    const left = Math.max(0, quota - (used.get(line.sku.id) ?? 0))
    if (line.quantity > left)
      throw new AppError(
        codes.enterpriseQuotaUsedUp,
        left === 0 ? 'enterpriseQuotaUsedUp' : 'enterpriseQuotaExceeded',
        { name: localized(line.spu.name, ctx.lang), left, quota },
        { skuId: line.sku.id, left, quota },
      )
  })
}

/**
 * An enterprise's price list as an offer of an order: its own prices, limited to a quota per member. The
 * offer's id is the merchant's id.
 */
export const enterpriseOffer: Offer = {
  async unitPrices(ctx, { id, userId, lines, isPlacing }) {
    await ownerOfList(ctx, id, userId)
    const entries = await entriesOf(ctx, id, lines)
    if (userId !== null)
      refuseAboveQuota(
        ctx,
        lines,
        entries,
        await usedOf(ctx, { merchantId: id, userId, entries, shouldLock: isPlacing }),
      )
    return entries.map((entry) => entry.priceCents)
  },
  async placed(ctx, { id, userId, orderId, lines }) {
    const enterpriseId = await ownerOfList(ctx, id, userId)
    for (const line of [...lines].sort((a, b) => (a.sku.id < b.sku.id ? -1 : 1))) {
      await ctx.db
        .update(enterpriseUse)
        .set({ used: sql`${enterpriseUse.used} + ${line.quantity}` })
        .where(
          and(
            eq(enterpriseUse.merchantId, id),
            eq(enterpriseUse.userId, userId),
            eq(enterpriseUse.skuId, line.sku.id),
          ),
        )
    }
    await ctx.db
      .insert(enterpriseOrder)
      .values({ orderId, enterpriseId, merchantId: id, userId, createTime: ctx.now() })
  },
  async released(ctx, { orderId }) {
    const [order] = await ctx.db
      .update(enterpriseOrder)
      .set({ isReturned: true })
      .where(and(eq(enterpriseOrder.orderId, orderId), eq(enterpriseOrder.isReturned, false)))
      .returning()
    if (!order) return
    const items = await ctx.db
      .select({ skuId: orderItem.skuId, quantity: orderItem.quantity })
      .from(orderItem)
      .where(eq(orderItem.orderId, orderId))
      .orderBy(asc(orderItem.skuId))
    for (const item of items) {
      await ctx.db
        .update(enterpriseUse)
        .set({ used: sql`greatest(0, ${enterpriseUse.used} - ${item.quantity})` })
        .where(
          and(
            eq(enterpriseUse.merchantId, order.merchantId),
            eq(enterpriseUse.userId, order.userId),
            eq(enterpriseUse.skuId, item.skuId),
          ),
        )
    }
  },
}
