import Taro, { usePageScroll, useReachBottom } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { limits } from '@contract/constants/limits'
import { isKeyboardInView } from '@/utils/focus-element'

/**
 * Calls `onEnd` while the page's end is within the reach-bottom distance and `isReady`.
 *
 * Taro's own event on H5 fires once and is armed again only by a scroll event farther away, which a jump to the end
 * (End key, scroll bar) never gives: so every scroll event, and every arrival of content, is looked at as well.
 *
 * Who goes through the page by Tab asks by the list's button: rows that come by themselves would push what has the
 * focus, and the end of the page behind the list, out of the window.
 */
export function usePageEnd(onEnd: () => void, isReady: boolean) {
  // a hidden page in the stack measures itself (0), not the page above it
  const pageId = useRef(Taro.getCurrentInstance().page?.path ?? '')
  const check = () => {
    const scroller = document.getElementById(pageId.current)
    if (!isReady || !scroller || scroller.clientHeight === 0 || isKeyboardInView()) return
    if (scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < limits.reachBottomDistance)
      onEnd()
  }
  // after every rendering: what arrived may be too short to push the end away, and no scroll event would tell
  useEffect(check)
  usePageScroll(() => check())
  useReachBottom(() => {
    if (isReady && !isKeyboardInView()) onEnd()
  })
}
