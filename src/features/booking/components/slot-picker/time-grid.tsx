import { View } from '@tarojs/components'
import type { Time } from '@contract/rules/day'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import {
  DAY_PARTS,
  type DayPart,
  groupTimes,
  isBookableTime,
  type SlotTime,
} from '@/features/booking/slot-days'
import { useTick } from '@/hooks/use-tick'
import { formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { focusById } from '@/utils/focus-element'
import styles from './time-grid.module.scss'

const PLACEHOLDERS = [0, 1, 2, 3, 4, 5, 6, 7]
// longer labels ('10:00 am') need a third of a small phone's width
const SHORT_CLOCK = '10 h 00'.length
const idOf = (slotId: string) => `slot-time-${slotId}`

/** Placeholder while the times load. */
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

interface TimeChoiceProps {
  time: SlotTime
  isPresent: boolean
  isSelected: boolean
  /** The one element of the grid in the tab order. */
  isEntry: boolean
  onPick: () => void
  onKeyDown: (key: string) => void
}

/** One time, with its remaining places or the reason why it cannot be booked. */
function TimeChoice({ time, isPresent, isSelected, isEntry, onPick, onKeyDown }: TimeChoiceProps) {
  const { t } = useText('common')
  const isBookable = isBookableTime(time)
  const noteOf = () => {
    if (isPresent) return t('slotPicker.presentShort')
    if (time.state === 'scarce') return t('slotPicker.left', { n: time.left })
    return time.state === 'free' ? '' : t(`slotPicker.timeReason.${time.state}`)
  }
  const note = noteOf()
  return (
    <Tappable
      id={idOf(time.slotId)}
      role="radio"
      label={[formatTime(time.time), note].filter(Boolean).join(' ')}
      className={cx(
        styles.time,
        !isBookable && styles.closed,
        isPresent && styles.present,
        isSelected && isBookable && styles.selected,
      )}
      checked={isSelected}
      isDisabled={!isBookable}
      tabIndex={isEntry ? 0 : -1}
      onClick={onPick}
      onKeyDown={onKeyDown}
    >
      <View>{formatTime(time.time)}</View>
      {note ? <View className={styles.note}>{note}</View> : null}
    </Tappable>
  )
}

interface TimeGridProps {
  label: string
  times: readonly SlotTime[]
  /** Time of the appointment being rescheduled; marked with a ring if it is in this list. */
  presentTime: Time | null
  selectedSlotId?: string
  onPick: (time: SlotTime) => void
}

/** The times of a day, grouped by part of day; arrow keys move between the bookable ones. */
export function TimeGrid({ label, times, presentTime, selectedSlotId, onPick }: TimeGridProps) {
  const { t } = useText('common')
  const tick = useTick()
  const groups = groupTimes(times)
  const bookable = DAY_PARTS.flatMap((part) => groups[part]).filter(isBookableTime)
  const entryId = bookable.find(({ slotId }) => slotId === selectedSlotId)?.slotId ?? bookable[0]?.slotId
  // a part of the day without free times is one line instead of a grey grid, so that free times stay visible;
  // times closed by the person's own appointments are shown with that reason
  const isOpen = (part: DayPart) =>
    groups[part].some((time) => isBookableTime(time) || time.state === 'busy' || time.time === presentTime)
  // past times cannot be chosen and are omitted; full times stay, since their day can be watched
  const isShown = (time: SlotTime) => time.state !== 'past' || time.time === presentTime
  const nameOf = (part: DayPart) => t(`slotPicker.part.${part}`)
  const closedText = (part: DayPart) =>
    groups[part].length > 0
      ? t('slotPicker.noneLeftIn', { part: nameOf(part) })
      : t('slotPicker.noTimesIn', { part: nameOf(part) })
  const isWide = times.some(({ time }) => formatTime(time).length > SHORT_CLOCK)

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

  return (
    <View ariaRole="radiogroup" ariaLabel={label}>
      {DAY_PARTS.map((part) => (
        <View key={part} className={styles.part}>
          <View className={styles.partName}>{isOpen(part) ? nameOf(part) : closedText(part)}</View>
          {isOpen(part) && (
            <View className={cx(styles.grid, isWide && styles.wide)}>
              {groups[part].filter(isShown).map((time) => (
                <TimeChoice
                  key={time.slotId}
                  time={time}
                  isPresent={time.time === presentTime}
                  isSelected={time.slotId === selectedSlotId}
                  isEntry={time.slotId === entryId}
                  onPick={() => {
                    tick()
                    onPick(time)
                  }}
                  onKeyDown={walk(time.slotId)}
                />
              ))}
            </View>
          )}
        </View>
      ))}
    </View>
  )
}
