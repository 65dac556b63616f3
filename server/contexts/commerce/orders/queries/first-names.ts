import { desc, inArray } from 'drizzle-orm'
import { orderItem } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'

/** The first product of each order, in the caller's language: what a list calls the order. */
export async function firstNames(
  ctx: Context,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (orderIds.length === 0) return new Map()
  const items = await ctx.db
    .select({ orderId: orderItem.orderId, spuName: orderItem.spuName })
    .from(orderItem)
    .where(inArray(orderItem.orderId, [...orderIds]))
    .orderBy(desc(orderItem.id))
  return new Map(items.map((item) => [item.orderId, localized(item.spuName, ctx.lang)]))
}
