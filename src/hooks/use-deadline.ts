import { useState } from 'react'

/**
 * The end of a server-side countdown, computed once per response so that re-rendering does not move it.
 * @param secondsLeft from the response; null without a deadline
 * @param readAtMs when the response arrived, epoch milliseconds
 * @returns epoch milliseconds, or null
 */
export function useDeadline(secondsLeft: number | null, readAtMs: number = Date.now()): number | null {
  const [kept, setKept] = useState({ secondsLeft, readAtMs })
  if (kept.secondsLeft !== secondsLeft) setKept({ secondsLeft, readAtMs })
  const current = kept.secondsLeft === secondsLeft ? kept : { secondsLeft, readAtMs }
  return current.secondsLeft === null ? null : current.readAtMs + current.secondsLeft * 1000
}
