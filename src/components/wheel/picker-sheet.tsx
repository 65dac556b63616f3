import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Button } from '@/components/button'
import { Sheet } from '@/components/sheet'
import { useText } from '@/i18n/use-text'
import styles from './picker-sheet.module.scss'

/** The popup of a picker's wheels: title, columns, cancel and confirm. Mounted only while open. */
export function PickerSheet({
  title,
  children,
  onConfirm,
  onCancel,
}: {
  title: string
  children: ReactNode
  onConfirm: () => void
  onCancel: () => void
}) {
  const { t } = useText('common')
  return (
    <Sheet
      isOpen
      kind="picker"
      title={title}
      onClose={onCancel}
      footer={
        <>
          <View className={styles.choice}>
            <Button kind="outline" block onClick={onCancel}>
              {t('dialog.cancel')}
            </Button>
          </View>
          <View className={styles.choice}>
            <Button kind="primary" block onClick={onConfirm}>
              {t('dialog.confirm')}
            </Button>
          </View>
        </>
      }
    >
      <View className={styles.columns}>{children}</View>
    </Sheet>
  )
}
