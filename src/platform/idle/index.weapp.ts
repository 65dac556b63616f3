/**
 * Runs the work after the current task.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  const timer = setTimeout(work)
  return () => clearTimeout(timer)
}
