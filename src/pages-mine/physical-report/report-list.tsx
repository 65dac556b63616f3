import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ReportCard } from '@contract/routes/reports'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { DateBlock } from '@/components/date-block'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { Section } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import { Tappable } from '@/components/tappable'
import { useLoadMore } from '@/hooks/use-load-more'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { type ReportFilter, useReportListInfiniteQuery } from '@/pages-mine/api/reports.api'
import { readState } from '@/utils/read-state'
import { RangeTag } from './range-tag'
import { ReportFilters } from './report-filters'
import styles from './report-list.module.scss'

/** A report: date, person, clinic, and number of values outside their range. */
function ReportRow({ report }: { report: ReportCard }) {
  const { t } = useText('pages-mine')
  return (
    <Tappable
      className={styles.card}
      role="link"
      onClick={() => go(routes.physicalReport, { id: report.id })}
    >
      <DateBlock date={report.examDate} />
      <View className={styles.words}>
        <Heading level={3}>{report.title}</Heading>
        <View className={styles.line}>{`${report.personName}\u2003${report.shopName}`}</View>
        <View className={styles.tags}>
          <RangeTag
            isInside={report.abnormalCount === 0}
            text={
              report.abnormalCount === 0
                ? t('report.allInside', { count: report.itemCount })
                : t('report.someOutside', { count: report.abnormalCount, all: report.itemCount })
            }
          />
        </View>
      </View>
      <Icon name="caret-right" size={16} />
    </Tappable>
  )
}

/** Reports by the year of the examination, in the given order: a date block has no year. */
function byYear(reports: readonly ReportCard[]) {
  const years: { year: string; reports: ReportCard[] }[] = []
  for (const report of reports) {
    const year = report.examDate.slice(0, 4)
    const last = years.at(-1)
    if (last?.year === year) last.reports.push(report)
    else years.push({ year, reports: [report] })
  }
  return years
}

/** The account's reports, latest first. */
export function ReportList() {
  const { t } = useText('pages-mine')
  const [filter, setFilter] = useState<ReportFilter>({})
  const list = useReportListInfiniteQuery(filter)
  const rows = list.currentData && rowsOf(list.currentData)
  const { status, loadMore } = useLoadMore(list)
  return (
    <PageShell title={t('report.title')} tab="mine" isNarrow>
      <ReportFilters filter={filter} onChange={setFilter} />
      <QueryGate
        state={readState(rows, list, { isEmpty: rows?.length === 0 })}
        skeleton={<SkeletonPage kind="cards" />}
        empty={{
          kind: 'data',
          title: t('report.emptyTitle'),
          text: t('report.emptyText'),
          action: <Button onClick={() => switchTo(routes.commodity)}>{t('report.emptyAction')}</Button>,
        }}
      >
        {(found) => (
          <View className={styles.list}>
            {byYear(found).map(({ year, reports }) => (
              <Section key={year} title={year}>
                {reports.map((report) => (
                  <ReportRow key={report.id} report={report} />
                ))}
              </Section>
            ))}
            <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
          </View>
        )}
      </QueryGate>
    </PageShell>
  )
}
