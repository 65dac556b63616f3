import { randomInt } from 'node:crypto'
import { split } from '../orders/price'

/** Weights lie around 100 by this much: a cut is then between half and twice the average, give or take a cent. */
const SPREAD = 30

/**
 * What each cut of a bargain takes: whole cents, each at least one, that add up to `totalCents` exactly, so that the last cut
 * reaches the floor price. Fewer cuts than `count` when there are fewer cents.
 * @param draw a whole number from `min` up to, not including, `max`
 */
export function planCuts(
  totalCents: number,
  count: number,
  draw: (min: number, max: number) => number = randomInt,
): number[] {
  const cuts = Math.min(count, totalCents)
  if (cuts <= 0) return []
  // One cent each first, so that no helper's cut is nothing; the rest is shared out by weight.
  return split(
    totalCents - cuts,
    Array.from({ length: cuts }, () => draw(100 - SPREAD, 100 + SPREAD + 1)),
  ).map((share) => share + 1)
}
