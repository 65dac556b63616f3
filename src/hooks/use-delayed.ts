import { useEffect, useState } from 'react'

/** True once isActive has held for delayMs; false at once when it ends. */
export function useDelayed(isActive: boolean, delayMs: number): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setIsDue(true), delayMs)
    return () => {
      clearTimeout(timer)
      setIsDue(false)
    }
  }, [isActive, delayMs])
  return isActive && isDue
}
