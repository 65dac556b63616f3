import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '@/platform/idle'

/**
 * How many of `count` parts of a page may be drawn: `first` at once, each further one when the browser has nothing more
 * urgent to do, so that a long page never holds up a finger. Draw them in their order: what comes later only
 * adds to the end.
 * A mini-program draws all at once: each part would be a call of setData.
 */
export function useOneByOne(count: number, first: number): number {
  const [drawn, setDrawn] = useState(first)
  const isH5 = process.env.TARO_ENV === 'h5'
  useEffect(() => {
    if (!isH5 || drawn >= count) return undefined
    return whenIdle(() => startTransition(() => setDrawn((before) => before + 1)))
  }, [isH5, drawn, count])
  return isH5 ? drawn : count
}
