import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { useLatest } from '@/hooks/use-latest'
import { webProps } from '../web-props'
import styles from './index.module.scss'

interface ToastProps {
  text: string
  isOpen: boolean
  onClose: () => void
  durationMs?: number
}

/**
 * A message that closes automatically. The live region stays mounted, because text inserted together with its
 * region is not announced.
 */
export function Toast({ text, isOpen, onClose, durationMs = 2000 }: ToastProps) {
  const close = useLatest(onClose)
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => close.current(), durationMs)
    return () => clearTimeout(timer)
  }, [isOpen, text, durationMs, close])
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
