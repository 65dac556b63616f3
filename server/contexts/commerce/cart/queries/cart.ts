import { desc, eq } from 'drizzle-orm'
import type { CartLine } from '../../../../../contract/cart'
import { limits } from '../../../../../contract/constants/limits'
import { shoppingCart } from '../../../../db/schema/trade'
import type { Context } from '../../../../lib/context'
import { toCartLines } from './lines'

export const ofUser = (userId: string) => eq(shoppingCart.userId, userId)

export const countCart = (ctx: Context, userId: string): Promise<number> =>
  ctx.db.$count(shoppingCart, ofUser(userId))

export async function listCart(ctx: Context, userId: string): Promise<CartLine[]> {
  const rows = await ctx.db
    .select()
    .from(shoppingCart)
    .where(ofUser(userId))
    .orderBy(desc(shoppingCart.createTime), shoppingCart.id)
    .limit(limits.cartLines)
  return toCartLines(ctx, userId, rows)
}
