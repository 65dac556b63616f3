import { useState } from 'react'
import { useDelayed } from './use-delayed'

/** A read that takes longer than this, in milliseconds, no longer delays the rest. */
export const longestWaitMs = 5000

interface Read {
  isLoading: boolean
}

/**
 * Whether all of several reads have answered or failed, so that their content can be rendered together:
 * rendered one by one, each would shift the content below it. A hanging read is not waited for, and a later
 * refetch (as a mounted part does after a failure) hides nothing that is already shown.
 * @param reads `isLoading`: no answer yet; or the state shown for them (`readState`)
 */
export function useSettled(reads: readonly (Read | { kind: string })[]): boolean {
  const isLoading = reads.some((read) => ('kind' in read ? read.kind === 'loading' : read.isLoading))
  const isSettled = useDelayed(isLoading, longestWaitMs) || !isLoading
  const [wasSettled, setWasSettled] = useState(isSettled)
  if (isSettled && !wasSettled) setWasSettled(true)
  return isSettled || wasSettled
}
