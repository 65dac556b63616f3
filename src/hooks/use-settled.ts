import { useState } from 'react'
import { useDelayed } from './use-delayed'

/** What is on its way for longer than this, in milliseconds, does not hold up the rest. */
export const longestWaitMs = 5000

interface Read {
  isLoading: boolean
}

/**
 * Whether each of several reads has answered or failed, so that their content can be drawn together: one
 * after the other, each would move the content below it. A read that hangs is not waited for, and one that is
 * made again later (as a part that is drawn does with what has failed) takes nothing away that is drawn.
 * @param reads `isLoading`: without an answer yet; or the state that is shown of them (`readState`)
 */
export function useSettled(reads: readonly (Read | { kind: string })[]): boolean {
  const isLoading = reads.some((read) => ('kind' in read ? read.kind === 'loading' : read.isLoading))
  const isSettled = useDelayed(isLoading, longestWaitMs) || !isLoading
  const [wasSettled, setWasSettled] = useState(isSettled)
  if (isSettled && !wasSettled) setWasSettled(true)
  return isSettled || wasSettled
}
