import { longestWaitMs } from '@/hooks/use-settled'

/**
 * Pages wait for a held answer without an end: on a slow machine it may be held for longer than they wait.
 * No mock of Jest, which Testing Library takes for fake timers.
 * @returns a function that restores the end of the wait
 */
export function waitWithoutEnd(): () => void {
  const after = window.setTimeout
  window.setTimeout = ((act: () => void, ms?: number) =>
    ms === longestWaitMs ? 0 : after(act, ms)) as typeof setTimeout
  return () => {
    window.setTimeout = after
  }
}
