import { eq } from 'drizzle-orm'
import { pointsAccount, pointsConfig } from '../../../../db/schema/trade'
import type { Context } from '../../../../lib/context'
import type { PointsRules, PointsTerms } from '../terms'

const POINTS_CONFIG_ID = 'default'

/** The rules of points; null when there are none. */
export async function pointsRules(ctx: Context): Promise<PointsRules | null> {
  const [row] = await ctx.db.select().from(pointsConfig).where(eq(pointsConfig.id, POINTS_CONFIG_ID))
  return row ?? null
}

/** The user's balance. @param shouldLock until the transaction ends */
export async function pointsBalance(ctx: Context, userId: string, shouldLock = false): Promise<number> {
  const query = ctx.db
    .select({ balance: pointsAccount.balance })
    .from(pointsAccount)
    .where(eq(pointsAccount.userId, userId))
  const [row] = shouldLock ? await query.for('update') : await query
  return row?.balance ?? 0
}

/** The terms for points in an order of this user; null while points are disabled. */
export async function pointsTerms(
  ctx: Context,
  userId: string | null,
  shouldLock: boolean,
): Promise<PointsTerms | null> {
  const rules = await pointsRules(ctx)
  if (!rules?.isEnabled) return null
  return { ...rules, balance: userId === null ? null : await pointsBalance(ctx, userId, shouldLock) }
}
