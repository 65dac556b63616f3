import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useLoadMore } from '@/hooks/use-load-more'
import { formatMoment, formatMoney } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useReceiptListInfiniteQuery } from '@/pages-mine/api/receipts.api'
import { readState } from '@/utils/read-state'

/** The account's receipts, newest first. */
export function ReceiptList() {
  const { t } = useText('pages-mine')
  const list = useReceiptListInfiniteQuery()
  const rows = list.currentData && rowsOf(list.currentData)
  const { status, loadMore } = useLoadMore(list)
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
          <>
            <Card flush>
              {found.map((receipt) => (
                <ListRow
                  key={receipt.id}
                  icon="receipt"
                  isTall
                  title={receipt.name}
                  note={
                    receipt.invoiceState
                      ? `${formatMoment(receipt.paymentTime)}\u2003${t(`receipt.states.${receipt.invoiceState}`)}`
                      : formatMoment(receipt.paymentTime)
                  }
                  value={formatMoney(receipt.paymentPrice)}
                  onClick={() => go(routes.receipt, { id: receipt.id })}
                />
              ))}
            </Card>
            <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
          </>
        )}
      </QueryGate>
    </PageShell>
  )
}
