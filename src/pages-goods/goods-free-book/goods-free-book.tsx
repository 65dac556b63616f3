import { isGone } from '@/api/api-error'
import { useCanBookingQuery, useGoodsDetailQuery } from '@/api/goods.api'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useText } from '@/i18n/use-text'
import { replace, usePageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { FreeBookView } from './components/free-book-view'
import type { FreeBookParams } from './use-free-book'

/** Free booking: the server says whether it may be booked, and through which channel; then the form. */
export default function GoodsFreeBook() {
  const { t } = useText('pages-goods')
  const params = usePageParams<FreeBookParams>()
  const { id = '' } = params
  const goods = useGoodsDetailQuery(id, { skip: !id })
  const usual = useCanBookingQuery({ id, isBeijing: false }, { skip: !id })
  // goods of the other channel are not offered in the usual one
  const isElsewhere = usual.data?.reason === 'offShelf'
  const beijing = useCanBookingQuery({ id, isBeijing: true }, { skip: !isElsewhere })
  const isBeijing = isElsewhere && beijing.data !== undefined && beijing.data.reason !== 'offShelf'
  const answer = isElsewhere ? beijing : usual
  const permission = isBeijing ? beijing.data : isElsewhere ? beijing.data && usual.data : usual.data

  // once the form is open, a last place taken by this very booking must not take the page away
  const query = {
    data:
      id === '' || isGone(goods.error)
        ? null
        : goods.data && permission
          ? { goods: goods.data, permission }
          : undefined,
    error: goods.error ?? answer.error,
    isLoading: goods.isLoading || answer.isLoading,
    isFetching: goods.isFetching || answer.isFetching,
    refetch: () => {
      if (goods.error) void goods.refetch()
      if (answer.error) void answer.refetch()
    },
  }
  if (query.data)
    return (
      <FreeBookView
        key={id}
        goods={query.data.goods}
        permission={query.data.permission}
        isBeijing={isBeijing}
        params={params}
      />
    )
  return (
    <PageShell title={t('freeBook.title')} isNarrow>
      <QueryGate query={query} skeleton={<SkeletonPage kind="form" count={4} />}>
        {() => (
          <EmptyState
            kind="project"
            title={t('freeBook.offShelf')}
            text={t('freeBook.offShelfText')}
            action={
              <Button onClick={() => replace(routes.freeReservations)}>{t('freeBook.otherFree')}</Button>
            }
          />
        )}
      </QueryGate>
    </PageShell>
  )
}
