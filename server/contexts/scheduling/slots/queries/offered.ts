import { and, eq } from 'drizzle-orm'
import { spuShop } from '../../../../db/schema/goods'
import type { Context } from '../../../../lib/context'

/** Whether a clinic offers a product. */
export async function isOffered(ctx: Context, spuId: string, shopId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ shopId: spuShop.shopId })
    .from(spuShop)
    .where(and(eq(spuShop.spuId, spuId), eq(spuShop.shopId, shopId)))
  return rows.length > 0
}
