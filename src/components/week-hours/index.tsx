import { View } from '@tarojs/components'
import type { ShopDetail } from '@contract/routes/shops'
import { formatTimes, formatWeekday, msToDay, msToMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { capitalized } from '@/utils/capitalized'
import { cx } from '../web-props'
import styles from './index.module.scss'

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0]
// any week that starts on a Sunday provides the names of the days
const dayOf = (weekday: number) => `2023-01-0${weekday + 1}`
const nameOf = (weekday: number) => capitalized(formatWeekday(dayOf(weekday), 'long'))
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

type Hours = ShopDetail['hours']
const timesOn = (hours: Hours, weekday: number) =>
  hours.filter((row) => row.weekday === weekday).map(({ open, close }) => formatTimes(open, close))
const weekdayNow = () => weekdayOf(msToDay(Date.now()))

/**
 * Today's opening hours, once it has opened today; none before, when it is open, if at all, since yesterday.
 * @param nowMs epoch milliseconds
 */
export function timesToday(hours: Hours, nowMs = Date.now()): string[] {
  const moment = msToMoment(nowMs)
  const weekday = weekdayOf(moment.slice(0, 10))
  const hasOpened = hours.some((row) => row.weekday === weekday && row.open <= moment.slice(11, 16))
  return hasOpened ? timesOn(hours, weekday) : []
}

/** Opening hours of the week; several intervals on a day express a break, none a closed day. */
export function WeekHours({ hours }: { hours: Hours }) {
  const { t } = useText('common')
  const today = weekdayNow()
  return (
    <View className={styles.week}>
      {MONDAY_FIRST.map((weekday) => {
        const times = timesOn(hours, weekday)
        return (
          <View key={weekday} className={cx(styles.day, weekday === today && styles.today)}>
            <View className={styles.name}>
              <View>{nameOf(weekday)}</View>
              {weekday === today && <View>{t('relative.today')}</View>}
            </View>
            <View className={styles.times}>
              {times.length === 0 ? (
                <View className={styles.closed}>{t('hours.closed')}</View>
              ) : (
                times.map((time) => <View key={time}>{time}</View>)
              )}
            </View>
          </View>
        )
      })}
    </View>
  )
}
