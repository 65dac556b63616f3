import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/button'
import { Segmented } from '@/components/segmented'
import { Sheet } from '@/components/sheet'
import { formatShortMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { readyData } from '@/utils/read-state'
import styles from './slot-sheet.module.scss'
import { type Soonest, SoonestList } from './soonest-list'
import { SlotPicker, type SlotPickerProps } from './index'

export type SlotSheetProps = SlotPickerProps & {
  isOpen: boolean
  /** Defaults to "choose day and time". */
  title?: string
  /** Shown above the calendar: the clinic, with a control to change it. */
  top?: ReactNode
  /** Shown below the chosen time: the clinic, or how many changes are left. */
  note?: string
  /** Set when several clinics offer it: a second tab lists their soonest times. */
  soonest?: Soonest | undefined
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

type Where = 'here' | 'soonest'

/** The selected tab; reset to the calendar each time the sheet opens. */
function useWhere(isOpen: boolean) {
  const [tab, setTab] = useState<Where>('here')
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setTab('here')
  }
  return [tab, setTab] as const
}

function WhereTabs({ tab, onChange }: { tab: Where; onChange: (tab: Where) => void }) {
  const { t } = useText('common')
  return (
    <View className={styles.tabs}>
      <Segmented
        label={t('slotPicker.where')}
        idPrefix="slot-where"
        items={[
          { key: 'here' as const, label: t('slotPicker.here') },
          { key: 'soonest' as const, label: t('slotPicker.soonest') },
        ]}
        active={tab}
        onChange={onChange}
      />
    </View>
  )
}

/** The slot picker in a sheet, with the chosen time and the button that confirms it. */
export function SlotSheet({
  isOpen,
  title,
  top,
  note,
  soonest,
  isBusy,
  onConfirm,
  onClose,
  ...picker
}: SlotSheetProps) {
  const { t } = useText('common')
  const [tab, setTab] = useWhere(isOpen)
  // a time chosen for another person may be closed for this one
  const chosen = readyData(picker.times)?.find(
    ({ slotId, state }) => slotId === picker.selectedSlotId && state !== 'busy',
  )
  // the day shown in the calendar is not in the list of soonest times
  const isListed = soonest !== undefined && tab === 'soonest'
  const moment =
    picker.selectedDate && (chosen || !isListed) ? formatShortMoment(picker.selectedDate, chosen?.time) : ''
  // a day alone looks like a choice: what is missing is stated beside the button that waits for it
  const hint = moment && (note || (chosen ? '' : t('slotPicker.nothingChosen')))
  return (
    <Sheet
      isTall
      isWide
      isOpen={isOpen}
      title={title ?? t('slotPicker.title')}
      onClose={onClose}
      footer={
        <>
          <View className={styles.chosen}>
            <View className={styles.moment}>{moment || t('slotPicker.nothingChosen')}</View>
            {hint ? <View className={styles.note}>{hint}</View> : null}
          </View>
          <Button kind="primary" disabled={!chosen} busy={isBusy} onClick={onConfirm}>
            {t('slotPicker.confirm')}
          </Button>
        </>
      }
    >
      {soonest && <WhereTabs tab={tab} onChange={setTab} />}
      {soonest && isListed ? (
        <SoonestList {...soonest} selectedSlotId={picker.selectedSlotId} />
      ) : (
        <>
          {top ? <View className={styles.top}>{top}</View> : null}
          <SlotPicker {...picker} />
        </>
      )}
    </Sheet>
  )
}
