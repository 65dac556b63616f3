import { useState } from 'react'

/**
 * The moment at which seconds that the server counted down will be over: worked out once for each answer, so that a
 * rendering does not move it.
 * @param secondsLeft as the server said; null when there is nothing to wait for
 * @param readAtMs when the answer came
 * @returns epoch milliseconds, or null
 */
export function useDeadline(secondsLeft: number | null, readAtMs: number = Date.now()): number | null {
  const [kept, setKept] = useState({ secondsLeft, readAtMs })
  if (kept.secondsLeft !== secondsLeft) setKept({ secondsLeft, readAtMs })
  const current = kept.secondsLeft === secondsLeft ? kept : { secondsLeft, readAtMs }
  return current.secondsLeft === null ? null : current.readAtMs + current.secondsLeft * 1000
}
