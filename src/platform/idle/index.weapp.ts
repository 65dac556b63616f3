/** Does something after what is under way. @returns how to forget it */
export function whenIdle(work: () => void): () => void {
  const timer = setTimeout(work)
  return () => clearTimeout(timer)
}
