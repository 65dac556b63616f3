import { View } from '@tarojs/components'
import type { ListedReceipt } from '@contract/routes/receipts'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useLoadMore } from '@/hooks/use-load-more'
import { formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useReceiptListInfiniteQuery } from '@/pages-mine/api/receipts.api'
import { capitalized } from '@/utils/capitalized'
import { toMonthNumber } from '@/utils/month-number'
import { readState } from '@/utils/read-state'
import { byMonth } from './receipt-months'
import { ReceiptRow } from './receipt-row'
import styles from './receipt.module.scss'

/** Formats 'yyyy-MM' as a title ('2026年11月'). */
function useMonthTitle(): (month: string) => string {
  const { t: common } = useText('common')
  return (month) => {
    const [year = '', number] = month.split('-')
    return capitalized(
      common('calendar.monthTitle', {
        year,
        month: common(`calendar.month.${toMonthNumber(number ?? '')}`),
      }),
    )
  }
}

/** What was paid in the month of a receipt, less what was refunded. */
function MonthSum({ receipt }: { receipt: ListedReceipt | undefined }) {
  const { t } = useText('pages-mine')
  if (!receipt) return null
  const { monthNetPrice, monthRefundPrice } = receipt
  return (
    <View className={styles.total}>
      {t(monthRefundPrice > 0 ? 'receipt.totalNet' : 'receipt.total', { sum: formatMoney(monthNetPrice) })}
    </View>
  )
}

/** The account's receipts by month of payment, newest first. */
export function ReceiptList() {
  const { t } = useText('pages-mine')
  const list = useReceiptListInfiniteQuery()
  const rows = list.currentData && rowsOf(list.currentData)
  const { status, loadMore } = useLoadMore(list)
  const titleOf = useMonthTitle()
  return (
    <PageShell title={t('receipt.title')} tab="mine" isNarrow>
      <QueryGate
        state={readState(rows, list, { isEmpty: rows?.length === 0 })}
        skeleton={<SkeletonPage kind="cards" />}
        empty={{
          kind: 'orders',
          title: t('receipt.emptyTitle'),
          text: t('receipt.emptyText'),
          action: <Button onClick={() => switchTo(routes.commodity)}>{t('receipt.emptyAction')}</Button>,
        }}
      >
        {(found) => (
          <View className={styles.stack}>
            {byMonth(found).map(({ month, receipts }) => (
              <Card key={month} title={titleOf(month)} action={<MonthSum receipt={receipts[0]} />} flush>
                {receipts.map((receipt) => (
                  <ReceiptRow key={receipt.id} receipt={receipt} />
                ))}
              </Card>
            ))}
            <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
          </View>
        )}
      </QueryGate>
    </PageShell>
  )
}
