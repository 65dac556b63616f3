import { and, eq, gte, sql } from 'drizzle-orm'
import { sku } from '../../../../db/schema/goods'
import type { Context } from '../../../../lib/context'
import { notForSale } from '../queries/order-lines'

const inOneOrder = <T extends { skuId: string }>(lines: readonly T[]): T[] =>
  [...lines].sort((a, b) => (a.skuId < b.skuId ? -1 : 1))

/**
 * Takes the stock inside the caller's transaction.
 * @throws AppError nothingToOrder when another buyer was faster
 */
export async function takeStock(
  ctx: Context,
  lines: readonly { skuId: string; quantity: number }[],
): Promise<void> {
  // A fixed locking order for all buyers avoids deadlocks between orders with the same products.
  for (const line of inOneOrder(lines)) {
    const taken = await ctx.db
      .update(sku)
      .set({ stock: sql`${sku.stock} - ${line.quantity}` })
      .where(and(eq(sku.id, line.skuId), gte(sku.stock, line.quantity)))
      .returning({ id: sku.id })
    if (taken.length === 0) throw notForSale(line.skuId)
  }
}

export async function returnStock(
  ctx: Context,
  lines: readonly { skuId: string; quantity: number }[],
): Promise<void> {
  for (const line of inOneOrder(lines))
    await ctx.db
      .update(sku)
      .set({ stock: sql`${sku.stock} + ${line.quantity}` })
      .where(eq(sku.id, line.skuId))
}
