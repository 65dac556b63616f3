import { useDelayed } from './use-delayed'

/** What is on its way for longer than this, in milliseconds, does not hold up the rest. */
const LONGEST_WAIT_MS = 5000

/**
 * Whether each of several reads has answered or failed, so that what they say can be drawn at once: one after the
 * other, each would move what stands below it. A read that hangs is not waited for.
 * @param reads `isLoading`: without an answer yet
 */
export function useSettled(reads: readonly { isLoading: boolean }[]): boolean {
  const isLoading = reads.some((read) => read.isLoading)
  return useDelayed(isLoading, LONGEST_WAIT_MS) || !isLoading
}
