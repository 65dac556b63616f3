import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ReportDetail } from '@contract/routes/reports'
import { Card } from '@/components/card'
import { ChoicePicker } from '@/components/choice-picker'
import { ChoiceRow } from '@/components/choice-row'
import { QueryGate } from '@/components/query-gate'
import { Skeleton } from '@/components/skeleton'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { useReportTrendQuery } from '@/pages-mine/api/reports.api'
import { readState } from '@/utils/read-state'
import styles from './trend-card.module.scss'
import { TrendDrawing } from './trend-drawing'
import { TrendTable } from './trend-table'
import { unitText } from './unit-text'
import { valueText } from './value-text'

export const trendId = 'report-trend'

interface TrendCardProps {
  report: ReportDetail
  /** '' for the most relevant one: the first outside its range */
  code: string
  onChoose: (code: string) => void
}

/** A value of this person over the years, as a chart and a table. Renders nothing with a single report. */
export function TrendCard({ report, code, onChoose }: TrendCardProps) {
  const { t } = useText('pages-mine')
  const [isChoosing, setIsChoosing] = useState(false)
  const measured = report.groups
    .flatMap(({ items }) => items)
    .filter(({ numericValue, previousValue }) => numericValue !== null && previousValue !== null)
  const shown =
    measured.find((item) => item.code === code) ??
    measured.find(({ mark }) => mark !== 'normal') ??
    measured[0]
  const trend = useReportTrendQuery(
    { personId: report.personId, code: shown?.code ?? '' },
    { skip: shown === undefined },
  )
  if (!shown) return null
  return (
    <View id={trendId} {...webProps({ tabIndex: -1 })}>
      <Card title={t('report.trendTitle')}>
        <ChoiceRow
          label={t('report.trendItem')}
          value={shown.name}
          placeholder={shown.name}
          onClick={() => setIsChoosing(true)}
        />
        <QueryGate isPart state={readState(trend.currentData, trend)} skeleton={<Skeleton shape="block" />}>
          {(found) => (
            <View className={styles.both}>
              <View className={styles.half}>
                <View className={styles.caption}>
                  {t('report.trendUnit', { unit: unitText(found.unit), range: valueText(shown.rangeText) })}
                </View>
                <TrendDrawing trend={found} />
              </View>
              <View className={styles.half}>
                <TrendTable trend={found} />
              </View>
            </View>
          )}
        </QueryGate>
        <ChoicePicker
          isOpen={isChoosing}
          title={t('report.trendItem')}
          value={shown.code}
          choices={measured.map((item) => ({ value: item.code, label: item.name }))}
          onCancel={() => setIsChoosing(false)}
          onConfirm={(chosen) => {
            setIsChoosing(false)
            onChoose(chosen)
          }}
        />
      </Card>
    </View>
  )
}
