import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/button'
import { VisuallyHidden } from '@/components/visually-hidden'
import { useText } from '@/i18n/use-text'
import styles from './index.module.scss'

interface SmsCodeButtonProps {
  /** Requests the code; true when it was sent. Refusals are reported elsewhere. */
  send: () => Promise<boolean>
  seconds?: number
  disabled?: boolean
  /** Time of a code requested elsewhere; 0 when there is none. */
  sentAtMs?: number
}

/** Requests a code by SMS and disables itself until the next one may be requested. */
export function SmsCodeButton({ send, seconds = 60, disabled, sentAtMs = 0 }: SmsCodeButtonProps) {
  const { t } = useText('pages-mine')
  const [isSending, setIsSending] = useState(false)
  const [hasSent, setHasSent] = useState(false)
  const [readyAtMs, setReadyAtMs] = useState(0)
  const [left, setLeft] = useState(0)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  useEffect(() => {
    if (sentAtMs === 0) return
    setHasSent(true)
    setReadyAtMs(sentAtMs + seconds * 1000)
  }, [sentAtMs, seconds])
  useEffect(() => {
    if (!readyAtMs) return
    const tick = () => {
      const rest = Math.max(0, Math.ceil((readyAtMs - Date.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [readyAtMs])
  const press = async () => {
    setIsSending(true)
    const isSent = await send().catch(() => false)
    if (!isMounted.current) return
    setIsSending(false)
    if (isSent) {
      setHasSent(true)
      setLeft(seconds)
      setReadyAtMs(Date.now() + seconds * 1000)
    }
  }
  return (
    <View className={styles.root}>
      {left > 0 ? (
        <View className={styles.wait}>{t('sms.wait', { n: left })}</View>
      ) : (
        <Button kind="text" size="card" busy={isSending} disabled={disabled} onClick={() => void press()}>
          {t(hasSent ? 'sms.again' : 'sms.send')}
        </Button>
      )}
      <VisuallyHidden isLive>{hasSent && left > 0 ? t('sms.sent') : ''}</VisuallyHidden>
    </View>
  )
}
