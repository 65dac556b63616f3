import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Sheet } from '@/components/sheet'
import { useText } from '@/i18n/use-text'
import { SlotPicker, type SlotPickerProps } from './index'
import { useDayText } from './use-day-text'
import styles from './slot-sheet.module.scss'

export type SlotSheetProps = SlotPickerProps & {
  isOpen: boolean
  /** By default: choose day and time. */
  title?: string
  /** Over the calendar: the store, with a way to another one. */
  top?: ReactNode
  /** Under the chosen moment: store, changes left. */
  note?: string
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The slot picker in a sheet, with the chosen moment and the button that takes it. */
export function SlotSheet({
  isOpen,
  title,
  top,
  note,
  isBusy,
  onConfirm,
  onClose,
  ...picker
}: SlotSheetProps) {
  const { t } = useText('common')
  const { day } = useDayText()
  const chosen = picker.times.data?.find(({ slotId }) => slotId === picker.selectedSlotId)
  const moment = [picker.selectedDate ? day(picker.selectedDate) : '', chosen?.time ?? '']
    .filter(Boolean)
    .join(' ')
  return (
    <Sheet
      isOpen={isOpen}
      title={title ?? t('slotPicker.title')}
      onClose={onClose}
      footer={
        <>
          <View className={styles.chosen}>
            <View className={styles.moment}>{moment || t('slotPicker.nothingChosen')}</View>
            {note ? <View className={styles.note}>{note}</View> : null}
          </View>
          <Button kind="primary" disabled={!chosen} busy={isBusy} onClick={onConfirm}>
            {t('slotPicker.confirm')}
          </Button>
        </>
      }
    >
      {top ? <View className={styles.top}>{top}</View> : null}
      <SlotPicker {...picker} />
    </Sheet>
  )
}
