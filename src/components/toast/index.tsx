import { View } from '@tarojs/components'
import { useLayoutEffect } from 'react'
import { useLatest } from '@/hooks/use-latest'
import { webProps } from '../web-props'
import styles from './index.module.scss'

interface ToastProps {
  text: string
  isOpen: boolean
  onClose: () => void
  /** identity of the message: another one is shown for its full time, even with the same text */
  about?: unknown
  durationMs?: number
}

/**
 * A message that closes automatically. The live region stays mounted, because text inserted together with its
 * region is not announced.
 */
export function Toast({ text, isOpen, onClose, about, durationMs = 2000 }: ToastProps) {
  const close = useLatest(onClose)
  // not a passive effect: on a slow device the previous message's timer would close the new one
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => close.current(), durationMs)
    return () => clearTimeout(timer)
  }, [isOpen, text, about, durationMs, close])
  return (
    <View {...webProps({ role: 'status', 'aria-live': 'polite' })}>
      {isOpen && (
        <View className={styles.body} onClick={onClose}>
          {text}
        </View>
      )}
    </View>
  )
}
