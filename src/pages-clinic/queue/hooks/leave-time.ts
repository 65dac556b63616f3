import { metersBetween } from '@contract/rules/distance'
import type { Position } from '@/platform/location'

/** Distance in metres within which the person counts as arrived. */
const NEAR_METERS = 300
/** Longest distance that is estimated as a walk. */
const WALK_METERS = 1_500
/** Ratio of the walking distance to the straight line. */
const DETOUR = 1.35
const WALK_METERS_A_MINUTE = 75
const RIDE_METERS_A_MINUTE = 330
/** Minutes for waiting for public transport and walking to it. */
const RIDE_MINUTES_BEFORE = 10
/** Minutes to arrive early. */
const EARLY_MINUTES = 5

/** Travel time in minutes for a straight-line distance; null when the person has arrived. */
export function travelMinutes(from: Position, to: Position): number | null {
  const meters = metersBetween(from, to)
  if (meters < NEAR_METERS) return null
  const way = meters * DETOUR
  return Math.ceil(
    meters <= WALK_METERS ? way / WALK_METERS_A_MINUTE : RIDE_MINUTES_BEFORE + way / RIDE_METERS_A_MINUTE,
  )
}

/** Minutes until the person has to leave to arrive in time; 0: now. */
export const leaveInMinutes = (neededInMinutes: number, wayMinutes: number): number =>
  Math.max(0, Math.floor(neededInMinutes - EARLY_MINUTES - wayMinutes))

const HOUR_MINUTES = 60
const STEP_MINUTES = 5
const LONG_STEP_MINUTES = 30

/** Minutes for which the person may be away from the clinic, in steps of 5, of 30 from one hour; 0: should stay. */
export function awayMinutes(waitMinutesFrom: number): number {
  const minutes = Math.max(0, waitMinutesFrom - EARLY_MINUTES)
  const step = minutes < HOUR_MINUTES ? STEP_MINUTES : LONG_STEP_MINUTES
  return Math.floor(minutes / step) * step
}
