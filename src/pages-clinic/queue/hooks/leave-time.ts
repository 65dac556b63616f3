import { metersBetween } from '@contract/rules/distance'
import type { Position } from '@/platform/location'

/** At so many metres one is there. */
const NEAR_METERS = 300
/** Up to here one walks. */
const WALK_METERS = 1_500
/** Streets are longer than the straight line. */
const DETOUR = 1.35
const WALK_METERS_A_MINUTE = 75
const RIDE_METERS_A_MINUTE = 330
/** Waiting for the bus or train, and the way to it. */
const RIDE_MINUTES_BEFORE = 10
/** So early one should be there. */
const EARLY_MINUTES = 5

/** Minutes on the way, from the straight distance; null when one is there already. */
export function travelMinutes(from: Position, to: Position): number | null {
  const meters = metersBetween(from, to)
  if (meters < NEAR_METERS) return null
  const way = meters * DETOUR
  return Math.ceil(
    meters <= WALK_METERS ? way / WALK_METERS_A_MINUTE : RIDE_MINUTES_BEFORE + way / RIDE_METERS_A_MINUTE,
  )
}

/** In how many minutes to leave, to be there when one is needed; 0: now. */
export const leaveInMinutes = (neededInMinutes: number, wayMinutes: number): number =>
  Math.max(0, Math.floor(neededInMinutes - EARLY_MINUTES - wayMinutes))

const ROUND_TO_MINUTES = 5

/** For how long one may leave the clinic, in steps of five minutes; 0: better not. */
export const awayMinutes = (waitMinutesFrom: number): number =>
  Math.max(0, Math.floor((waitMinutesFrom - EARLY_MINUTES) / ROUND_TO_MINUTES) * ROUND_TO_MINUTES)
