import { useEffect, useState } from 'react'

/** True once `isActive` has been true for `delayMs`; false as soon as it ends. */
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
