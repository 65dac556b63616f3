import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Sheet } from '@/components/sheet'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import styles from './index.module.scss'

export type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  text?: string
  /** Default: confirm. */
  confirmText?: string
  /** Default: cancel. `null` omits it. */
  cancelText?: string | null
  /** `destructive` makes the cancel button the filled one. */
  tone?: 'default' | 'destructive'
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A dialog with two buttons. Escape and the scrim cancel. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmText,
  cancelText,
  tone = 'default',
  isBusy,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useText('common')
  const isDestructive = tone === 'destructive'
  return (
    <Sheet
      isOpen={isOpen}
      kind="alert"
      title={title}
      onClose={onCancel}
      footer={
        <>
          {cancelText === null ? null : (
            <View className={styles.choice} {...webProps({ 'data-autofocus': isDestructive || undefined })}>
              <Button kind={isDestructive ? 'primary' : 'outline'} block onClick={onCancel}>
                {cancelText ?? t('dialog.cancel')}
              </Button>
            </View>
          )}
          <View className={styles.choice} {...webProps({ 'data-autofocus': !isDestructive || undefined })}>
            <Button kind={isDestructive ? 'outline' : 'primary'} block busy={isBusy} onClick={onConfirm}>
              {confirmText ?? t('dialog.confirm')}
            </Button>
          </View>
        </>
      }
    >
      {text ? <View className={styles.text}>{text}</View> : null}
    </Sheet>
  )
}
