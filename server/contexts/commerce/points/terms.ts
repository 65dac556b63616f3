import { codes } from '../../../../contract/constants/codes'
import type { pointsConfig } from '../../../db/schema/trade'
import { AppError } from '../../../lib/app-error'

export type PointsRules = typeof pointsConfig.$inferSelect

export interface PointsTerms extends Pick<
  PointsRules,
  'isEnabled' | 'usePoints' | 'maxSharePercent' | 'minPoints'
> {
  /** Null for visitors. */
  balance: number | null
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
