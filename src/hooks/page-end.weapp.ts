import { useReachBottom } from '@tarojs/taro'

/** Calls `onEnd` when the page's end comes within the reach-bottom distance and `isReady`. */
export function usePageEnd(onEnd: () => void, isReady: boolean) {
  useReachBottom(() => {
    if (isReady) onEnd()
  })
}
