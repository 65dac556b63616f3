import { View } from '@tarojs/components'
import type { ReportTrend } from '@contract/routes/reports'
import { cx } from '@/components/web-props'
import { formatDate } from '@/i18n/format'
import { together } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import { RangeTag } from './range-tag'
import styles from './trend-table.module.scss'
import { unitText } from './unit-text'
import { valueText } from './value-text'

/** The same as a table: every value with its date and its assessment. */
export function TrendTable({ trend }: { trend: ReportTrend }) {
  const { t } = useText('pages-mine')
  return (
    <View className={styles.table} ariaRole="table" ariaLabel={t('report.tableOf', { name: trend.name })}>
      <View className={cx(styles.row, styles.columns)} ariaRole="row">
        {(['date', 'value', 'mark'] as const).map((column) => (
          <View key={column} className={styles.cell} ariaRole="columnheader">
            {t(`report.columns.${column}`)}
          </View>
        ))}
      </View>
      {[...trend.points].reverse().map(({ reportId, date, value, mark }) => (
        <View key={reportId} className={styles.row} ariaRole="row">
          <View className={styles.cell} ariaRole="cell">
            {formatDate(date)}
          </View>
          <View className={styles.cell} ariaRole="cell">
            {together(`${valueText(value)} ${unitText(trend.unit)}`)}
          </View>
          <View className={styles.cell} ariaRole="cell">
            <RangeTag isInside={mark === 'normal'} mark={mark} text={t(`report.marks.${mark}`)} />
          </View>
        </View>
      ))}
    </View>
  )
}
