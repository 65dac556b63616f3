import { useEffect, useState } from 'react'
import { useLatest } from '@/hooks/use-latest'

const SECOND_MS = 1000
const MINUTE_SECONDS = 60

/**
 * Whole minutes left of a number of seconds, updated as they pass; null when there are none. `onOver` is
 * called at the end.
 */
export function useMinutesLeft(seconds: number | null, onOver: () => void): number | null {
  const over = useLatest(onOver)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    setLeft(seconds)
    if (seconds === null) return undefined
    const end = Date.now() + seconds * SECOND_MS
    const timer = setInterval(() => {
      const now = Math.ceil((end - Date.now()) / SECOND_MS)
      setLeft(Math.max(0, now))
      if (now > 0) return
      clearInterval(timer)
      over.current()
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [seconds, over])
  return left === null ? null : Math.ceil(left / MINUTE_SECONDS)
}
