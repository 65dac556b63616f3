import { View } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import { Tappable } from '../tappable'
import { webProps } from '../web-props'
import styles from './index.module.scss'

interface SnackBarProps {
  isOpen: boolean
  text: string
  /** what can still be done about it: undo, see */
  actionText?: string
  onAction?: () => void
  onClose: () => void
  durationMs?: number
}

/** Words about what was just done, and one thing one may do about it while they stand there. The live region stays mounted, or its first words are not read out. */
export function SnackBar({ isOpen, text, actionText, onAction, onClose, durationMs = 6000 }: SnackBarProps) {
  const close = useRef(onClose)
  useEffect(() => { close.current = onClose })
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => close.current(), durationMs)
    return () => clearTimeout(timer)
  }, [isOpen, text, durationMs])
  return (
    <View className={styles.live} {...webProps({ role: 'status', 'aria-live': 'polite' })}>
      {isOpen && (
        <View className={styles.bar}>
          <View className={styles.words}>{text}</View>
          {actionText && onAction && <Tappable className={styles.action} onClick={onAction}>{actionText}</Tappable>}
        </View>
      )}
    </View>
  )
}
