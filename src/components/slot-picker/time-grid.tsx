import { View } from '@tarojs/components'
import { focusById } from '@/utils/focus-element'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useTick } from '@/hooks/use-tick'
import { useText } from '@/i18n/use-text'
import { DAY_PARTS, type DayPart, groupTimes, isBookableTime, type SlotTime } from '@/utils/slot-days'
import styles from './time-grid.module.scss'

const PLACEHOLDERS = [0, 1, 2, 3, 4, 5, 6, 7]
const idOf = (slotId: string) => `slot-time-${slotId}`

/** What is in the place of the times while they are on their way. */
export function TimesLoading() {
  const { t } = useText('common')
  return (
    <View className={styles.grid} ariaRole="status" ariaLabel={t('slotPicker.loadingTimes')}>
      {PLACEHOLDERS.map((place) => (
        <View key={place} className={styles.placeholder} />
      ))}
    </View>
  )
}

interface TimeGridProps {
  label: string
  times: readonly SlotTime[]
  /** 'HH:mm' of the appointment that is being moved, when it stands among these: ringed. */
  presentTime: string | null
  selectedSlotId?: string
  onPick: (time: SlotTime) => void
}

/** The times of a day, grouped; arrow keys walk over the bookable ones. */
export function TimeGrid({ label, times, presentTime, selectedSlotId, onPick }: TimeGridProps) {
  const { t } = useText('common')
  const tick = useTick()
  const groups = groupTimes(times)
  const bookable = DAY_PARTS.flatMap((part) => groups[part]).filter(isBookableTime)
  const entryId = bookable.find(({ slotId }) => slotId === selectedSlotId)?.slotId ?? bookable[0]?.slotId
  // a part of the day in which nothing is left is one line, not a field of grey: the free times come into sight
  const isOpen = (part: DayPart) =>
    groups[part].some((time) => isBookableTime(time) || time.time === presentTime)
  const wordsOf = (parts: readonly DayPart[]) =>
    parts.map((part) => t(`slotPicker.part.${part}`)).join(t('slotPicker.listSeparator'))
  const missing = DAY_PARTS.filter((part) => groups[part].length === 0)
  const over = DAY_PARTS.filter((part) => groups[part].length > 0 && !isOpen(part))

  const walk = (slotId: string) => (key: string) => {
    const at = bookable.findIndex((time) => time.slotId === slotId)
    const target = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: bookable.length - 1,
    }[key]
    const time = target === undefined ? undefined : bookable[(target + bookable.length) % bookable.length]
    if (time) focusById(idOf(time.slotId))
  }

  const noteOf = (time: SlotTime) => {
    if (time.time === presentTime) return t('slotPicker.presentShort')
    if (time.state === 'scarce') return t('slotPicker.left', { n: time.left })
    return time.state === 'free' ? '' : t(`slotPicker.timeReason.${time.state}`)
  }

  return (
    <View ariaRole="radiogroup" ariaLabel={label}>
      {over.length > 0 ? (
        <View className={styles.partName}>{t('slotPicker.noneLeftIn', { parts: wordsOf(over) })}</View>
      ) : null}
      {DAY_PARTS.filter(isOpen).map((part) => (
        <View key={part} className={styles.part}>
          <View className={styles.partName}>{t(`slotPicker.part.${part}`)}</View>
          <View className={styles.grid}>
            {groups[part].map((time) => {
              const isSelected = time.slotId === selectedSlotId
              const isBookable = isBookableTime(time)
              const note = noteOf(time)
              return (
                <Tappable
                  key={time.slotId}
                  id={idOf(time.slotId)}
                  role="radio"
                  label={note ? `${time.time} ${note}` : time.time}
                  className={cx(
                    styles.time,
                    !isBookable && styles.closed,
                    time.time === presentTime && styles.present,
                    isSelected && isBookable && styles.selected,
                  )}
                  checked={isSelected}
                  isDisabled={!isBookable}
                  tabIndex={time.slotId === entryId ? 0 : -1}
                  onClick={() => {
                    tick()
                    onPick(time)
                  }}
                  onKeyDown={walk(time.slotId)}
                >
                  <View>{time.time}</View>
                  {note ? <View className={styles.note}>{note}</View> : null}
                </Tappable>
              )
            })}
          </View>
        </View>
      ))}
      {missing.length > 0 ? (
        <View className={styles.partName}>{t('slotPicker.noTimesIn', { parts: wordsOf(missing) })}</View>
      ) : null}
    </View>
  )
}
