import { View } from '@tarojs/components'
import { Checkbox } from '@/components/checkbox'
import { Heading } from '@/components/heading'
import { formatDate, formatDayTime, msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { capitalized } from '@/utils/capitalized'
import { byDay, type Remembered } from '../remembered'
import { RememberedCard, useRememberedName } from './remembered-card'
import styles from './remembered-days.module.scss'

const DAY_MS = 86_400_000

interface RememberedDaysProps {
  rows: readonly Remembered[]
  /** selected ids; null while not editing */
  picked: readonly string[] | null
  onPick: (id: string) => void
}

/** The rows grouped by day; favourites have none. */
export function RememberedDays({ rows, picked, onPick }: RememberedDaysProps) {
  const { t } = useText('pages-mine')
  const nameOf = useRememberedName()
  const now = Date.now()
  const dayName = (day: string) => {
    if (day === msToDay(now)) return t('remembered.today', { day: formatDate(day, 'monthDay') })
    return day === msToDay(now - DAY_MS)
      ? t('remembered.yesterday', { day: formatDate(day, 'monthDay') })
      : capitalized(formatDayTime(day))
  }
  return (
    <View className={styles.root}>
      {byDay(rows).map(({ day, rows: own }) => (
        <View key={day} className={styles.day}>
          {day !== '' && (
            <Heading level={2} className={styles.name}>
              {dayName(day)}
            </Heading>
          )}
          {own.map((row) => (
            <View key={row.id} className={styles.row}>
              {picked && (
                <Checkbox
                  label={t('remembered.pick', { name: nameOf(row) })}
                  checked={picked.includes(row.id)}
                  onChange={() => onPick(row.id)}
                />
              )}
              <View className={styles.card}>
                <RememberedCard
                  row={row}
                  headingLevel={day === '' ? 2 : 3}
                  {...(picked ? { onPick: () => onPick(row.id) } : null)}
                />
              </View>
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}
