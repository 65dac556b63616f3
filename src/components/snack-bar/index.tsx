import { View } from '@tarojs/components'
import { useId, useLayoutEffect } from 'react'
import { useLatest } from '@/hooks/use-latest'
import { focusIfLost, isFocusSeen } from '@/utils/focus-element'
import { Tappable } from '../tappable'
import { webProps } from '../web-props'
import styles from './index.module.scss'

interface SnackBarProps {
  isOpen: boolean
  text: string
  /** a follow-up action: undo, see */
  actionText?: string
  onAction?: () => void
  onClose: () => void
  /** subject of the message: one with another subject is shown for its full time, even with the same text */
  about?: unknown
  durationMs?: number
}

/**
 * A message about the last action, with one follow-up action (it stays while it has keyboard focus). The live
 * region stays mounted, because text inserted together with its region is not announced.
 */
export function SnackBar({
  isOpen,
  text,
  actionText,
  onAction,
  onClose,
  about,
  durationMs = 6000,
}: SnackBarProps) {
  const close = useLatest(onClose)
  const actionId = `snack-${useId().replace(/:/g, '')}`
  // not a passive effect: on a slow device the previous message's timer would close the new one
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    // the removed element had the focus, so the undo button gets it
    focusIfLost(actionId)
    const end = () => {
      if (isFocusSeen(actionId)) timer = setTimeout(end, durationMs)
      else close.current()
    }
    let timer = setTimeout(end, durationMs)
    return () => clearTimeout(timer)
  }, [isOpen, text, about, durationMs, actionId, close])
  return (
    <View className={styles.live} {...webProps({ role: 'status', 'aria-live': 'polite' })}>
      {isOpen && (
        <View className={styles.bar}>
          <View className={styles.words}>{text}</View>
          {actionText && onAction && (
            <Tappable id={actionId} className={styles.action} onClick={onAction}>
              {actionText}
            </Tappable>
          )}
        </View>
      )}
    </View>
  )
}
