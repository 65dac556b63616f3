import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import type { ReportDetail } from '@contract/routes/reports'
import { Card } from '@/components/card'
import { Chip, ChipRow } from '@/components/chip'
import { NextStrip } from '@/components/next-strip'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { focusElement } from '@/utils/focus-element'
import styles from './report-body.module.scss'
import { ReportHead } from './report-head'
import { ReportItemRow } from './report-item-row'
import { trendId } from './trend-card'

interface BodyProps {
  report: ReportDetail
  /** only for its owner */
  actions?: ReactNode
  trend?: ReactNode
  onTrend?: (code: string) => void
}

type Part = ReportDetail['groups'][number]

/** Which results are shown: all, those outside their range (first, when there are any), or one group. */
function useChosenPart({ groups, abnormalCount }: ReportDetail) {
  const [part, setPart] = useState(abnormalCount > 0 ? 'outside' : 'all')
  const shown: Part[] = groups
    .filter(({ id }) => part === 'all' || part === 'outside' || part === id)
    .map((group) => ({
      ...group,
      items: part === 'outside' ? group.items.filter(({ mark }) => mark !== 'normal') : group.items,
    }))
    .filter(({ items }) => items.length > 0)
  return { part, setPart, shown }
}

/** The doctor's complete comment. */
function DoctorCard({ report }: { report: ReportDetail }) {
  const { t } = useText('pages-mine')
  return (
    <Card title={t('report.doctorSays')}>
      <View className={styles.summary}>{report.summary}</View>
      {report.advice.length > 0 && (
        <View className={styles.advice} ariaRole="list" ariaLabel={t('report.advice')}>
          {report.advice.map((line, i) => (
            <View key={line} className={styles.line} ariaRole="listitem">
              <View className={styles.number}>{`${i + 1}.`}</View>
              <View>{line}</View>
            </View>
          ))}
        </View>
      )}
      <View className={styles.by}>{report.doctorName}</View>
    </Card>
  )
}

/**
 * A report for any reader: person, doctor's comment, and every result with its range; then how a value developed,
 * which on a wide screen is beside the comment.
 */
export function ReportBody({ report, actions, trend, onTrend }: BodyProps) {
  const { t } = useText('pages-mine')
  const { part, setPart, shown } = useChosenPart(report)
  const showTrend = (code: string) => {
    onTrend?.(code)
    focusElement(trendId)
  }
  return (
    <View className={styles.page}>
      <View className={styles.stack}>
        <ReportHead report={report} actions={actions} />
        <DoctorCard report={report} />
      </View>
      <View className={cx(styles.stack, styles.wide)}>
        <ChipRow label={t('report.parts')} isWide>
          {report.abnormalCount > 0 && (
            <Chip isChosen={part === 'outside'} onClick={() => setPart('outside')}>
              {t('report.partOutside', { n: report.abnormalCount })}
            </Chip>
          )}
          <Chip isChosen={part === 'all'} onClick={() => setPart('all')}>
            {t('report.partAll', { n: report.itemCount })}
          </Chip>
          {report.groups.map(({ id, name, items }) => (
            <Chip key={id} isChosen={part === id} onClick={() => setPart(id)}>
              {`${name} ${items.length}`}
            </Chip>
          ))}
        </ChipRow>
        <View className={styles.groups}>
          {shown.map((group) => (
            <Card key={group.id} className={styles.group} title={group.name} flush>
              {group.items.map((item) => (
                <ReportItemRow
                  key={item.code}
                  item={item}
                  {...(onTrend && item.numericValue !== null
                    ? { onTrend: () => showTrend(item.code) }
                    : null)}
                />
              ))}
            </Card>
          ))}
        </View>
      </View>
      {trend && <View className={styles.trend}>{trend}</View>}
      <View className={styles.wide}>
        <NextStrip icon="info">{t('report.noDiagnosis')}</NextStrip>
      </View>
    </View>
  )
}
