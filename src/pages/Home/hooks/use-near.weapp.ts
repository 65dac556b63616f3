import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'

/** Distance below the screen at which a block is rendered: one flick of a finger. */
const AHEAD_PX = 600

/**
 * Whether the element with this id has come near the screen before; distant blocks are not sent with setData
 * yet.
 */
export function useNear(id: string): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear) return undefined
    const page = Taro.getCurrentInstance().page
    let observer: Taro.IntersectionObserver | undefined
    let isGone = false
    // the element exists on the screen once setData has arrived
    Taro.nextTick(() => {
      if (isGone) return
      observer = Taro.createIntersectionObserver(page as Taro.PageInstance)
      observer.relativeToViewport({ bottom: AHEAD_PX }).observe(`#${id}`, ({ intersectionRatio = 0 }) => {
        if (intersectionRatio > 0) setIsNear(true)
      })
    })
    return () => {
      isGone = true
      observer?.disconnect()
    }
  }, [id, isNear])
  return isNear
}
