import { useCallback, useEffect, useState } from 'react'
import { remainingUntil } from '@/utils/countdown'

/** How long one waits before a new verification code can be asked for. */
export const SMS_COUNTDOWN_S = 60
const TICK_MS = 1000

/**
 * The wait after a verification code was sent. It counts to a moment, not ticks, so that a phone that slept shows the
 * right number when it wakes.
 * @param seconds length of the wait
 */
export function useSmsCountdown(seconds = SMS_COUNTDOWN_S): {
  secondsLeft: number
  isWaiting: boolean
  start: () => void
  reset: () => void
} {
  const [deadlineMs, setDeadlineMs] = useState(0)
  const [nowMs, setNowMs] = useState(0)
  const secondsLeft = deadlineMs === 0 ? 0 : remainingUntil(deadlineMs, nowMs).totalSeconds
  const isWaiting = secondsLeft > 0

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isWaiting])

  const start = useCallback(() => {
    const now = Date.now()
    setNowMs(now)
    setDeadlineMs(now + seconds * 1000)
  }, [seconds])
  const reset = useCallback(() => setDeadlineMs(0), [])
  return { secondsLeft, isWaiting, start, reset }
}
