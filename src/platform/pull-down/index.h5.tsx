import Taro from '@tarojs/taro'
import { useEffect, useRef, useState, type PropsWithChildren } from 'react'
import styles from './index.module.scss'
import { ARMED_AT_PX, followPull } from './pull-gesture'

type Phase = 'rest' | 'pulled' | 'refreshing'

/** Taro stores the page's lifecycle on the scrolling element. */
type PageElement = HTMLElement & { __page?: { onPullDownRefresh?: () => void } }

/** Event payload of `Taro.startPullDownRefresh` and `Taro.stopPullDownRefresh`. */
interface Command {
  successHandler: () => void
}

const START = '__taroStartPullDownRefresh'
const STOP = '__taroStopPullDownRefresh'

/**
 * Pull-to-refresh in the browser, around each page with `enablePullDownRefresh`: a ring follows the finger
 * and turns until the page calls `Taro.stopPullDownRefresh`. It replaces Taro's own (build/taro-entry.js),
 * which reads the scroll position from a wrapper and never finds the page.
 */
export default function PullDown({ children }: PropsWithChildren) {
  const root = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase>('rest')

  useEffect(() => {
    const page = root.current?.closest<PageElement>('.taro_page')
    if (!page) return
    const place = (distance: number | null) =>
      ring.current?.style.setProperty('--pulled', distance === null ? null : `${distance}px`)
    const refresh = () => {
      place(ARMED_AT_PX)
      setPhase('refreshing')
      page.__page?.onPullDownRefresh?.()
    }
    const rest = () => {
      place(null)
      setPhase('rest')
    }
    const onStart = ({ successHandler }: Command) => {
      refresh()
      successHandler()
    }
    const onStop = ({ successHandler }: Command) => {
      rest()
      successHandler()
    }
    const unfollow = followPull(page, {
      onPull: (distance) => {
        place(distance)
        setPhase('pulled')
      },
      onRelease: (isArmed) => (isArmed ? refresh() : rest()),
    })
    Taro.eventCenter.on(START, onStart)
    Taro.eventCenter.on(STOP, onStop)
    return () => {
      unfollow()
      Taro.eventCenter.off(START, onStart)
      Taro.eventCenter.off(STOP, onStop)
    }
  }, [])

  return (
    <div className={styles.root} ref={root}>
      <div className={`${styles.ring} ${styles[phase] ?? ''}`} ref={ring} aria-hidden>
        <div className={styles.arc} />
      </div>
      {children}
    </div>
  )
}
