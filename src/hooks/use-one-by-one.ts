import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '@/platform/idle'

/**
 * How many of `count` parts of a page to render: `first` immediately, one more each time the browser is idle,
 * so that a long page stays responsive. Render them in order, so that later parts only extend the end. A
 * mini-program renders all at once, since each part would cost a setData call.
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
