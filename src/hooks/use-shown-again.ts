import { useDidShow } from '@tarojs/taro'
import { useRef } from 'react'

/**
 * Calls `work` when the page is shown again after another page covered it; the first showing loads its data
 * itself.
 */
export function useShownAgain(work: () => void) {
  const isFirst = useRef(true)
  useDidShow(() => {
    if (isFirst.current) isFirst.current = false
    else work()
  })
}
