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
  /** what can still be done about it: undo, see */
  actionText?: string
  onAction?: () => void
  onClose: () => void
  /** what the words are about: another one stands for its whole time too, though it is said in the same words */
  about?: unknown
  durationMs?: number
}

/** Words about what was just done, and one thing one may do about it while they stand there (they wait for a keyboard that stands on it). The live region stays mounted, or its first words are not read out. */
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
  // not a passive effect: on a slow device the time of the words before would run out on those that have just taken their place
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    // what was removed took the focus with it: the way back is the next thing there
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
