import { View } from '@tarojs/components'
import type { ReportTrend } from '@contract/routes/reports'
import { cx, hiddenProps } from '@/components/web-props'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { segmentShape, trendChart } from './trend-chart'
import styles from './trend-drawing.module.scss'
import { valueText } from './value-text'

/** The values as points over their range; the table beside it has the same content. */
export function TrendDrawing({ trend }: { trend: ReportTrend }) {
  const { t } = useText('pages-mine')
  const { points, band } = trendChart(trend)
  const label = t('report.chart', {
    name: trend.name,
    values: points.map(({ date, value }) => `${formatDate(date)} ${valueText(value)}`).join(', '),
  })
  return (
    <View ariaRole="img" ariaLabel={label}>
      <View className={styles.plot} {...hiddenProps()}>
        {band && (
          <View
            className={styles.band}
            style={{ top: `${band.top}%`, height: `${band.bottom - band.top}%` }}
          />
        )}
        {points.slice(1).map((point, i) => {
          const from = points[i] ?? point
          return (
            <View
              key={point.reportId}
              className={styles.segment}
              style={{
                left: `${from.x}%`,
                width: `${point.x - from.x}%`,
                clipPath: segmentShape(from, point),
              }}
            />
          )
        })}
        {points.map((point) => (
          <View
            key={point.reportId}
            className={styles.point}
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
          >
            <View className={styles.number}>{valueText(point.value)}</View>
            <View className={cx(styles.dot, point.mark !== 'normal' && styles.diamond)} />
          </View>
        ))}
      </View>
      <View className={styles.years} {...hiddenProps()}>
        {points.map(({ reportId, date }) => (
          <View key={reportId} className={styles.year}>
            {t('report.month', { year: date.slice(0, 4), month: date.slice(5, 7) })}
          </View>
        ))}
      </View>
    </View>
  )
}
