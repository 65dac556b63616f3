import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '@/hooks/use-latest'
import { useText } from '@/i18n/use-text'
import { VisuallyHidden } from '../visually-hidden'
import { webProps } from '../web-props'
import styles from './index.module.scss'

/** Minutes and seconds until a moment (epoch ms); read out once a minute, not every second. onEnd comes once. */
export function Countdown({ deadlineMs, onEnd }: { deadlineMs: number; onEnd?: () => void }) {
  const { t } = useText('common')
  const [nowMs, setNowMs] = useState(() => Date.now())
  const ended = useRef(false)
  const latestOnEnd = useLatest(onEnd)
  useEffect(() => {
    ended.current = false
    const tick = () => {
      setNowMs(Date.now())
      if (Date.now() < deadlineMs || ended.current) return
      ended.current = true
      clearInterval(timer)
      latestOnEnd.current?.()
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [deadlineMs, latestOnEnd])
  const seconds = Math.max(0, Math.ceil((deadlineMs - nowMs) / 1000))
  return (
    <View className={styles.root}>
      <View className={styles.time} {...webProps({ 'aria-hidden': true })}>
        {t('countdown.left', { m: Math.floor(seconds / 60), s: String(seconds % 60).padStart(2, '0') })}
      </View>
      <VisuallyHidden isLive>{t('countdown.minutes', { n: Math.ceil(seconds / 60) })}</VisuallyHidden>
    </View>
  )
}
