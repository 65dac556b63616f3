import Taro, { usePageScroll, useReachBottom } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { limits } from '@contract/constants/limits'
import { isKeyboardInView } from '@/utils/focus-element'

/**
 * Calls `onEnd` while the page's end is within the reach-bottom distance and `isReady`.
 *
 * Taro's own H5 event fires once and is re-armed only by a scroll event farther away, which a jump to the end
 * (End key, scroll bar) never produces. Every scroll event and every change of content is therefore checked
 * as well.
 *
 * While the keyboard focus is in the page, only the list's button loads more: rows that arrive on their own
 * would push the focused element, and the content after the list, out of the window.
 */
export function usePageEnd(onEnd: () => void, isReady: boolean) {
  // a hidden page of the stack must measure itself (0), not the page above it
  const pageId = useRef(Taro.getCurrentInstance().page?.path ?? '')
  const check = () => {
    const scroller = document.getElementById(pageId.current)
    if (!isReady || !scroller || scroller.clientHeight === 0 || isKeyboardInView()) return
    if (scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < limits.reachBottomDistance)
      onEnd()
  }
  // after every render: new content may be too short to push the end away, and then no scroll event follows
  useEffect(check)
  usePageScroll(() => check())
  useReachBottom(() => {
    if (isReady && !isKeyboardInView()) onEnd()
  })
}
