/** A time span for display; hours are not folded into minutes unless asked for. */
export type Remaining = { totalSeconds: number; hours: number; minutes: number; seconds: number }

/**
 * What is left until a deadline, rounded up to whole seconds so that 0 is shown only when the deadline has passed.
 * @param deadlineMs milliseconds since the epoch
 * @param nowMs milliseconds since the epoch
 */
export function remainingUntil(deadlineMs: number, nowMs: number): Remaining {
  const totalSeconds = Math.max(0, Math.ceil((deadlineMs - nowMs) / 1000))
  return {
    totalSeconds,
    hours: Math.floor(totalSeconds / 3600),
    minutes: Math.floor((totalSeconds % 3600) / 60),
    seconds: totalSeconds % 60,
  }
}

/** 'mm:ss' of a span; minutes run past 59 ('90:05'). */
export const formatMinutesSeconds = (totalSeconds: number): string =>
  `${String(Math.floor(totalSeconds / 60)).padStart(2, '0')}:${String(totalSeconds % 60).padStart(2, '0')}`
