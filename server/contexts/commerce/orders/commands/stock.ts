import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { preparedOn } from '../../../../db/prepared'
import { sku } from '../../../../db/schema/goods'
import type { Context } from '../../../../lib/context'
import { notForSale } from '../queries/order-lines'

const inOneOrder = <T extends { skuId: string }>(lines: readonly T[]): T[] =>
  [...lines].sort((a, b) => (a.skuId < b.skuId ? -1 : 1))

const prepareTake = (db: Db) => {
  const quantity = sql.placeholder('quantity')
  return db
    .update(sku)
    .set({ stock: sql`${sku.stock} - ${quantity}::int` })
    .where(and(eq(sku.id, sql.placeholder('skuId')), gte(sku.stock, quantity)))
    .returning({ id: sku.id })
    .prepare('take_stock')
}

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
    const { skuId, quantity } = line
    const taken = await preparedOn(ctx.db, prepareTake).execute({ skuId, quantity })
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
