import { View } from '@tarojs/components'
import type { ReportItem } from '@contract/routes/reports'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { cx, webProps } from '@/components/web-props'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { rangeScale } from './range-scale'
import { RangeTag } from './range-tag'
import styles from './report-item-row.module.scss'
import { unitText } from './unit-text'
import { valueText } from './value-text'

/** The value's position, with the limits of a range it is out of; its meaning is stated as text beside it. */
function RangeBar({ item }: { item: ReportItem }) {
  const { numericValue, rangeLow, rangeHigh } = item
  const scale = numericValue === null ? null : rangeScale({ numericValue, rangeLow, rangeHigh })
  if (!scale) return null
  const limits = [
    { at: scale.from, value: rangeLow },
    { at: scale.to, value: rangeHigh },
  ].filter(({ value }) => item.mark !== 'normal' && value !== null)
  return (
    <View
      className={cx(styles.bar, limits.length > 0 && styles.limited)}
      {...webProps({ 'aria-hidden': true })}
    >
      <View className={styles.range} style={{ left: `${scale.from}%`, width: `${scale.to - scale.from}%` }} />
      <View className={styles.value} style={{ left: `${scale.at}%` }} />
      {limits.map(({ at, value }) => (
        <View key={at} className={styles.limit} style={{ left: `${at}%` }}>
          {valueText(`${value}`)}
        </View>
      ))}
    </View>
  )
}

/** A result: value, whether it is inside its range, explanation, and the previous value. */
export function ReportItemRow({ item, onTrend }: { item: ReportItem; onTrend?: () => void }) {
  const { t } = useText('pages-mine')
  const isInside = item.mark === 'normal'
  return (
    <View className={styles.root}>
      <View className={styles.head}>
        <Heading level={3} size="body" className={styles.name}>
          {item.name}
        </Heading>
        <RangeTag
          isInside={isInside}
          mark={item.mark}
          text={isInside ? t('report.insideTag') : item.markDesc}
        />
      </View>
      <View className={styles.result}>
        <View className={styles.number}>{valueText(item.value)}</View>
        {item.unit && <View className={styles.unit}>{unitText(item.unit)}</View>}
      </View>
      <RangeBar item={item} />
      {item.rangeText && (
        <View className={styles.note}>{t('report.range', { range: valueText(item.rangeText) })}</View>
      )}
      {item.previousValue !== null && item.previousDate !== null && (
        <View className={styles.note}>
          {t('report.before', { value: valueText(item.previousValue), date: formatDate(item.previousDate) })}
        </View>
      )}
      <View className={styles.foot}>
        <View className={styles.explain}>{item.explain}</View>
        {onTrend && item.previousValue !== null && (
          <Button
            kind="text"
            size="small"
            ariaLabel={t('report.trendOf', { name: item.name })}
            onClick={onTrend}
          >
            {t('report.trend')}
          </Button>
        )}
      </View>
    </View>
  )
}
