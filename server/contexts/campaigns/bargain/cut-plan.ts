import { randomInt } from 'node:crypto'
import { split } from '../../commerce'

/**
 * Weights vary around 100 by this much, so that a cut lies between half and twice the average, give or take a
 * cent.
 */
const SPREAD = 30

/**
 * The amount of each cut of a bargain: whole cents, at least one each, adding up to `totalCents` exactly, so
 * that the last cut reaches the floor price. Returns fewer than `count` cuts when there are fewer cents.
 * @param draw returns a random integer from `min` (inclusive) to `max` (exclusive)
 */
export function planCuts(
  totalCents: number,
  count: number,
  draw: (min: number, max: number) => number = randomInt,
): number[] {
  const cuts = Math.min(count, totalCents)
  if (cuts <= 0) return []
  // Each cut starts with one cent, so that none is zero; the remainder is distributed by weight.
  return split(
    totalCents - cuts,
    Array.from({ length: cuts }, () => draw(100 - SPREAD, 100 + SPREAD + 1)),
  ).map((share) => share + 1)
}
