import { View } from '@tarojs/components'
import { formatDayTime, formatWeekday } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { toMonthNumber } from '@/utils/month-number'
import { cx } from '../web-props'
import styles from './index.module.scss'

interface DateBlockProps {
  /** 'yyyy-MM-dd' in the store's zone */
  date: string
  /** past or cancelled */
  off?: boolean
}

/** Signature element 1: month, day and weekday of a date. */
export function DateBlock({ date, off }: DateBlockProps) {
  const { t } = useText('common')
  const [, month = '1', day = '1'] = date.slice(0, 10).split('-')
  return (
    <View
      className={cx(styles.root, off && styles.off)}
      ariaRole="img"
      ariaLabel={formatDayTime(date.slice(0, 10))}
    >
      <View className={styles.small}>{t(`dateBlock.month${toMonthNumber(month)}`)}</View>
      <View className={styles.day}>{String(Number(day))}</View>
      <View className={styles.small}>{formatWeekday(date.slice(0, 10))}</View>
    </View>
  )
}
