import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Time } from '@contract/rules/day'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { DAY_PARTS, groupTimes, isBookableTime, type SlotTime } from '@/features/booking/slot-days'
import { useTick } from '@/hooks/use-tick'
import { formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { focusById } from '@/utils/focus-element'
import styles from './time-grid.module.scss'

const PLACEHOLDERS = [0, 1, 2, 3, 4, 5, 6, 7]
// longer labels ('10:00 am') need a third of a small phone's width
const SHORT_CLOCK = '10 h 00'.length
// a single one takes no more room than the line that would replace it
const FOLDED_FROM = 2
// a doctor's time has one place or two: that the last is left would be said of most times, as if it were urgent
const TOLD_FROM = 3
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
    if (time.state === 'scarce')
      return time.capacity < TOLD_FROM ? '' : t('slotPicker.left', { n: time.left })
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
  /** Two rows of each part of the day until the others are asked for, where more follows below. */
  isShort?: boolean
  onPick: (time: SlotTime) => void
}

/** Moves the focus with the arrow keys between the times that can be booked. */
const walkOver = (bookable: readonly SlotTime[]) => (slotId: string) => (key: string) => {
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

const TWO_ROWS = { wide: 6, narrow: 8 }
/** A part's times without those after the second row; all while one of these is chosen. */
function firstRows(times: readonly SlotTime[], isWide: boolean, selectedSlotId: string | undefined) {
  const most = isWide ? TWO_ROWS.wide : TWO_ROWS.narrow
  const rest = times.slice(most)
  return rest.length < FOLDED_FROM || rest.some(({ slotId }) => slotId === selectedSlotId)
    ? times
    : times.slice(0, most)
}

/**
 * What is shown of each part of a day. Past times cannot be chosen and are omitted. A part without free times is one
 * line instead of a grey grid, so that free times stay visible; times closed by the person's own appointments are
 * shown with that reason. Full times among free ones are folded; how to be told of a place is below (WatchEntry).
 */
function useShownTimes({ times, presentTime, selectedSlotId, isShort }: TimeGridProps) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const groups = groupTimes(times)
  const isWide = times.some(({ time }) => formatTime(time).length > SHORT_CLOCK)
  const isPresent = ({ time }: SlotTime) => time === presentTime
  const parts = DAY_PARTS.map((part) => ({
    part,
    hasTimes: groups[part].length > 0,
    isOpen: groups[part].some((time) => isBookableTime(time) || time.state === 'busy' || isPresent(time)),
  }))
  const open = parts.flatMap(({ part, isOpen }) => (isOpen ? groups[part] : []))
  const full = open.filter((time) => time.state === 'full' && !isPresent(time))
  const isFoldable = full.length >= FOLDED_FROM
  const isShown = (time: SlotTime) =>
    isPresent(time) || (time.state !== 'past' && (isUnfolded || !isFoldable || time.state !== 'full'))
  const shown = parts.map((one) => ({ ...one, times: groups[one.part].filter(isShown) }))
  const short = isShort
    ? shown.map((one) => ({ ...one, times: firstRows(one.times, isWide, selectedSlotId) }))
    : shown
  // also while the chosen time keeps its part unfolded
  const isCut = isShort && shown.some((one) => firstRows(one.times, isWide, undefined) !== one.times)
  return {
    parts: isUnfolded ? shown : short,
    isWide,
    /** What can be unfolded: the later times of each part, or the full ones alone. */
    folded: {
      isCut,
      count: isCut ? open.filter(({ state }) => state !== 'past').length : isFoldable ? full.length : 0,
    },
    isUnfolded,
    fold: () => setIsUnfolded(!isUnfolded),
  }
}

/** The times of a day, grouped by part of day; arrow keys move between the bookable ones. */
export function TimeGrid(props: TimeGridProps) {
  const { label, presentTime, selectedSlotId, onPick } = props
  const { t } = useText('common')
  const tick = useTick()
  const { parts, isWide, folded, isUnfolded, fold } = useShownTimes(props)
  const bookable = parts.flatMap((one) => one.times).filter(isBookableTime)
  const entryId = bookable.find(({ slotId }) => slotId === selectedSlotId)?.slotId ?? bookable[0]?.slotId
  const walk = walkOver(bookable)
  const headOf = ({ part, isOpen, hasTimes }: (typeof parts)[number]) => {
    const name = t(`slotPicker.part.${part}`)
    if (isOpen) return name
    return t(hasTimes ? 'slotPicker.noneLeftIn' : 'slotPicker.noTimesIn', { part: name })
  }
  return (
    <>
      <View ariaRole="radiogroup" ariaLabel={label}>
        {parts.map((one) => (
          <View key={one.part} className={styles.part}>
            <View className={styles.partName}>{headOf(one)}</View>
            {one.isOpen && (
              <View className={cx(styles.grid, isWide && styles.wide)}>
                {one.times.map((time) => (
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
      {folded.count > 0 && (
        <Tappable
          className={cx(styles.fold, folded.isCut && styles.all)}
          expanded={isUnfolded}
          onClick={fold}
        >
          <View>
            {folded.isCut
              ? t('slotPicker.allTimes', { n: folded.count })
              : t('slotPicker.fullTimes', { count: folded.count })}
          </View>
          <Icon name={isUnfolded ? 'caret-up' : 'caret-down'} size={16} />
        </Tappable>
      )}
    </>
  )
}
