import { useEffect, useState } from 'react'
import Taro from '@tarojs/taro'

/** How far below the screen a block begins to be drawn: a finger's flick. */
const AHEAD_PX = 600

/** Whether the element with this id has come near the screen once; what is far away need not travel with setData yet. */
export function useNear(id: string): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear) return undefined
    const page = Taro.getCurrentInstance().page
    let observer: Taro.IntersectionObserver | undefined
    let isGone = false
    // the screen knows the element once setData has arrived there
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
