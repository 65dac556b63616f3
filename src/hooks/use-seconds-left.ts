import { useEffect, useRef, useState } from 'react'
import { useLatest } from './use-latest'

/**
 * Whole seconds until a deadline, updated while the component is mounted.
 * @param deadlineMs epoch milliseconds
 * @param onEnd called once per deadline
 */
export function useSecondsLeft(deadlineMs: number, onEnd?: () => void): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const ended = useRef(false)
  const latestOnEnd = useLatest(onEnd)
  useEffect(() => {
    ended.current = false
    const tick = () => {
      setNowMs(Date.now())
      if (Date.now() < deadlineMs || ended.current) return
      ended.current = true
      clearInterval(timer)
      latestOnEnd.current?.()
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [deadlineMs, latestOnEnd])
  return Math.max(0, Math.ceil((deadlineMs - nowMs) / 1000))
}
