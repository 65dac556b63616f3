import { View } from '@tarojs/components'
import type { Activity } from '@contract/routes/activity'
import { Section } from '@/components/section-header'
import { useText } from '@/i18n/use-text'
import { toMonthNumber } from '@/utils/month-number'
import { ActivityRow } from './activity-row'
import styles from './order-all.module.scss'

interface Month {
  /** 'yyyy-MM' */
  month: string
  entries: Activity[]
}

/** Groups entries by the month of their creation, in the given order. */
function byMonth(entries: readonly Activity[]): Month[] {
  const months: Month[] = []
  for (const entry of entries) {
    const month = entry.createTime.slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.entries.push(entry)
    else months.push({ month, entries: [entry] })
  }
  return months
}

/**
 * What waits for the user, then the rest by months, newest first.
 * @param isOneKind whether all entries are of the kind that the page names
 */
export function TimeLine({ entries, isOneKind }: { entries: readonly Activity[]; isOneKind: boolean }) {
  const { t } = useText('common')
  const { t: own } = useText('pages-order')
  const due = entries.filter(({ isDue }) => isDue)
  const titleOf = (month: string) =>
    own('all.madeIn', {
      month: t('calendar.monthTitle', {
        year: month.slice(0, 4),
        month: t(`calendar.month.${toMonthNumber(month.slice(5))}`),
      }),
    })
  const parts = [
    ...(due.length > 0 ? [{ title: own('all.due'), entries: due }] : []),
    ...byMonth(entries.filter(({ isDue }) => !isDue)).map(({ month, entries: made }) => ({
      title: titleOf(month),
      entries: made,
    })),
  ]
  return (
    <>
      {parts.map(({ title, entries: rows }) => (
        <Section key={title} title={title}>
          <View className={styles.grid}>
            {rows.map((entry) => (
              <ActivityRow key={`${entry.kind} ${entry.id}`} entry={entry} isKindKnown={isOneKind} />
            ))}
          </View>
        </Section>
      ))}
    </>
  )
}
