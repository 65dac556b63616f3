import { eq } from 'drizzle-orm'
import { codes } from '../../../../contract/constants/codes'
import { pointsAccount, pointsConfig } from '../../../db/schema/trade'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'

export type PointsRules = typeof pointsConfig.$inferSelect
export interface PointsTerms extends Pick<
  PointsRules,
  'isEnabled' | 'usePoints' | 'maxSharePercent' | 'minPoints'
> {
  /** Null for visitors. */
  balance: number | null
}

export const POINTS_CONFIG_ID = 'default'

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

/**
 * How many of `balance` can be used in an order that accepts up to `largest`: none below the minimum of one
 * use.
 */
export function usablePoints(
  terms: Pick<PointsTerms, 'minPoints'>,
  balance: number,
  largest: number,
): number {
  const usable = Math.min(balance, largest)
  return usable < terms.minPoints ? 0 : usable
}

/**
 * @param usable the maximum for the order
 * @throws AppError pointsNotEnough with `{ balance }`; pointsUnusable with `{ usable }` above the order's
 * maximum, with `{ minPoints }` below the minimum, and while points are disabled
 */
export function requirePoints(terms: PointsTerms | null, points: number, usable: number): void {
  if (!terms) throw new AppError(codes.pointsUnusable, 'pointsOff')
  if (points < terms.minPoints)
    throw new AppError(
      codes.pointsUnusable,
      'pointsTooFew',
      { points: terms.minPoints },
      { minPoints: terms.minPoints },
    )
  if (points > (terms.balance ?? 0))
    throw new AppError(
      codes.pointsNotEnough,
      'pointsNotEnough',
      { points: terms.balance ?? 0 },
      { balance: terms.balance ?? 0 },
    )
  if (points > usable)
    throw new AppError(codes.pointsUnusable, 'pointsTooMany', { points: usable }, { usable })
}
