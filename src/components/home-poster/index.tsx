import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { limits } from '@contract/constants/limits'
import { Button } from '@/components/button'
import { Image } from '@/components/image'
import { useDialogFocus } from '@/components/sheet/dialog-focus'
import { webProps } from '@/components/web-props'
import { useLatest } from '@/hooks/use-latest'
import { useText } from '@/i18n/use-text'
import { hideTabBar, showTabBar } from '@/platform/native-bars'
import { windowTop } from '@/platform/window-top'
import styles from './index.module.scss'

const SECOND_MS = 1000

export interface HomePosterProps {
  picUrl: string
  onClose: () => void
}

/** A picture that covers the whole app; closes after 5 seconds, on tap, or on Escape. */
export function HomePoster({ picUrl, onClose }: HomePosterProps) {
  const { t } = useText('common')
  const [secondsLeft, setSecondsLeft] = useState(limits.posterMs / SECOND_MS)
  const panelRef = useRef<unknown>(null)
  const close = useLatest(onClose)
  useDialogFocus(true, panelRef, onClose)
  useEffect(() => {
    hideTabBar()
    return showTabBar
  }, [])
  useEffect(() => {
    const tick = setInterval(() => setSecondsLeft((n) => Math.max(0, n - 1)), SECOND_MS)
    const end = setTimeout(() => close.current(), limits.posterMs)
    return () => {
      clearInterval(tick)
      clearTimeout(end)
    }
  }, [close])
  return (
    <View
      ref={panelRef}
      className={styles.poster}
      onClick={onClose}
      ariaRole="dialog"
      ariaLabel={t('poster.label')}
      {...webProps({ 'aria-modal': true, tabIndex: -1 })}
    >
      <View className={styles.frame}>
        <Image className={styles.picture} src={picUrl} alt="" />
        <View
          className={styles.skip}
          style={process.env.TARO_ENV === 'h5' ? undefined : { top: `${windowTop().belowCapsule}px` }}
          {...webProps({ 'data-autofocus': true })}
        >
          <Button kind="tint" size="small" onClick={onClose}>
            {t('poster.skip', { n: secondsLeft })}
          </Button>
        </View>
      </View>
    </View>
  )
}
