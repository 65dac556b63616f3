import { useEffect, useState } from 'react'

/** Device time in epoch milliseconds, updated at this interval while `isActive`. */
export function useNow(everyMs: number, isActive = true): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    if (!isActive) return undefined
    const look = () => setNowMs(Date.now())
    look()
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isActive])
  return nowMs
}
