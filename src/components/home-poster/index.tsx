import { useEffect, useRef, useState } from 'react'
import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { Button } from '@/components/button'
import { Image } from '@/components/image'
import { useText } from '@/i18n/use-text'
import styles from './index.module.scss'

export interface HomePosterProps { picUrl: string; onClose: () => void }

const SECOND_MS = 1000

/** A picture over the whole app; leaves after 5 s, or on tap. */
export function HomePoster({ picUrl, onClose }: HomePosterProps) {
  const { t } = useText('common')
  const [secondsLeft, setSecondsLeft] = useState(limits.posterMs / SECOND_MS)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const tick = setInterval(() => setSecondsLeft((n) => Math.max(0, n - 1)), SECOND_MS)
    const end = setTimeout(() => close.current(), limits.posterMs)
    return () => {
      clearInterval(tick)
      clearTimeout(end)
    }
  }, [])
  return (
    <View className={styles.poster} onClick={onClose} ariaRole='dialog' ariaLabel={t('poster.label')}>
      <View className={styles.frame}>
        <Image className={styles.picture} src={picUrl} alt='' />
        <View className={styles.skip}>
          <Button kind='tint' size='small' onClick={onClose}>{t('poster.skip', { n: secondsLeft })}</Button>
        </View>
      </View>
    </View>
  )
}
