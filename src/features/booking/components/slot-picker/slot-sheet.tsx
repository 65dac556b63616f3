import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Button } from '@/components/button'
import { Sheet } from '@/components/sheet'
import { formatShortMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { readyData } from '@/utils/read-state'
import styles from './slot-sheet.module.scss'
import { SlotPicker, type SlotPickerProps } from './index'

export type SlotSheetProps = SlotPickerProps & {
  isOpen: boolean
  /** By default: choose day and time. */
  title?: string
  /** Shown above the calendar: the clinic, with a control to change it. */
  top?: ReactNode
  /** Shown below the chosen time: the clinic, or how many changes are left. */
  note?: string
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The slot picker in a sheet, with the chosen time and the button that confirms it. */
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
  const chosen = readyData(picker.times)?.find(({ slotId }) => slotId === picker.selectedSlotId)
  const moment = picker.selectedDate ? formatShortMoment(picker.selectedDate, chosen?.time) : ''
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
