import { useEffect, useRef, useState } from 'react'
import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { Button } from '@/components/button'
import { Image } from '@/components/image'
import { useDialogFocus } from '@/components/sheet/dialog-focus'
import { webProps } from '@/components/web-props'
import { useLatest } from '@/hooks/use-latest'
import { useText } from '@/i18n/use-text'
import styles from './index.module.scss'

const SECOND_MS = 1000

export interface HomePosterProps {
  picUrl: string
  /** how long it stays */
  seconds?: number
  onClose: () => void
}

/** A picture over the whole app; leaves when its seconds are over, on tap, or on Escape. */
export function HomePoster({ picUrl, seconds = limits.posterMs / SECOND_MS, onClose }: HomePosterProps) {
  const { t } = useText('common')
  const [secondsLeft, setSecondsLeft] = useState(seconds)
  const panelRef = useRef<unknown>(null)
  const close = useLatest(onClose)
  useDialogFocus(true, panelRef, onClose)
  useEffect(() => {
    const tick = setInterval(() => setSecondsLeft((n) => Math.max(0, n - 1)), SECOND_MS)
    const end = setTimeout(() => close.current(), seconds * SECOND_MS)
    return () => {
      clearInterval(tick)
      clearTimeout(end)
    }
  }, [seconds, close])
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
        <View className={styles.skip} {...webProps({ 'data-autofocus': true })}>
          <Button kind="tint" size="small" onClick={onClose}>
            {t('poster.skip', { n: secondsLeft })}
          </Button>
        </View>
      </View>
    </View>
  )
}
