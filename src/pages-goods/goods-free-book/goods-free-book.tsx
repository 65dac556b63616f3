import { isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { PageShell } from '@/components/page-shell'
import { UnreadState } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useGoodsDetailQuery } from '@/features/catalogue/api/goods.api'
import { useText } from '@/i18n/use-text'
import { replace, usePageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useCanBookingQuery } from '@/pages-goods/api/goods-room.api'
import { readState, readTogether } from '@/utils/read-state'
import { FreeBookView } from './components/free-book-view'
import type { FreeBookParams } from './free-book-form'

/**
 * The page for booking a free service: the server decides whether and through which channel it can be booked;
 * then the form.
 */
export default function GoodsFreeBook() {
  const { t } = useText('pages-goods')
  const params = usePageParams<FreeBookParams>()
  const { id = '' } = params
  const goods = useGoodsDetailQuery(id, { skip: !id })
  const usual = useCanBookingQuery({ id, isBeijing: false }, { skip: !id })
  // services of the other channel are not offered here
  const isElsewhere = usual.data?.reason === 'offShelf'
  const beijing = useCanBookingQuery({ id, isBeijing: true }, { skip: !isElsewhere })
  const isBeijing = isElsewhere && beijing.data !== undefined && beijing.data.reason !== 'offShelf'
  const answer = isElsewhere ? beijing : usual
  const permission = isBeijing ? beijing.data : isElsewhere ? beijing.data && usual.data : usual.data

  // once the form is open, the last slot being taken by this very appointment must not remove the page
  const state = readState(
    goods.data && permission && { goods: goods.data, permission },
    readTogether(goods, answer),
    { isGone: id === '' || isGone(goods.error) },
  )
  if (state.kind === 'ready')
    return <FreeBookView key={id} {...state.data} isBeijing={isBeijing} params={params} />
  return (
    <PageShell title={t('freeBook.title')} tab="goods">
      {state.kind === 'gone' ? (
        <EmptyState
          kind="project"
          title={t('freeBook.offShelf')}
          text={t('freeBook.offShelfText')}
          action={<Button onClick={() => replace(routes.freeReservations)}>{t('freeBook.otherFree')}</Button>}
        />
      ) : (
        <UnreadState state={state} skeleton={<SkeletonPage kind="forms" />} />
      )}
    </PageShell>
  )
}
