import { useEffect } from 'react'
import { Button } from '@/components/button'
import { EmptyState, type EmptyStateProps } from '@/components/empty-state'
import { PageShell } from '@/components/page-shell'
import { UnreadState } from '@/components/query-gate'
import { useGoodsDetailQuery } from '@/features/catalogue/api/goods.api'
import { useOrderConfirmDisplayQuery } from '@/features/orders/api/order-form.api'
import { useText } from '@/i18n/use-text'
import { replace, usePageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ConfirmSkeleton } from './components/confirm-skeleton'
import { OrderFormView } from './components/order-form-view'
import { type ConfirmState, confirmState } from './confirm-state'
import type { ConfirmParams } from './use-order-draft'
import { useOrderedLines } from './use-ordered-lines'

/**
 * The order confirmation page: clinic, time, person and price, then the payment. With `cartIds` for cart
 * lines.
 */
export default function GoodsConfirm() {
  const { t } = useText('pages-goods')
  const params = usePageParams<ConfirmParams>()
  const { id = '', orderId } = params
  const goods = useGoodsDetailQuery(id, { skip: !id })
  const cart = useOrderedLines(params.cartIds)
  const display = useOrderConfirmDisplayQuery()
  const state = confirmState({ id, goods, display, cart })
  const elsewhere = state.kind === 'elsewhere' ? state.goodsId : null
  useEffect(() => {
    if (elsewhere !== null) replace(routes.shoppingGoods, { id: elsewhere, skuId: params.skuId })
  }, [elsewhere, params.skuId])
  useEffect(() => {
    if (orderId) replace(routes.orderInfo, { id: orderId, do: 'pay' })
  }, [orderId])
  if (orderId)
    return (
      <PageShell title={t('confirm.title')} tab="goods">
        <ConfirmSkeleton />
      </PageShell>
    )
  if (state.kind === 'ready')
    return (
      <OrderFormView goods={state.goods} fields={state.fields} params={params} cartLines={state.cartLines} />
    )
  return (
    <PageShell title={t('confirm.title')} tab="goods">
      <NoForm state={state} />
    </PageShell>
  )
}

/** Shown in place of the form. */
function NoForm({ state }: { state: Exclude<ConfirmState, { kind: 'ready' }> }) {
  const { t } = useText('pages-goods')
  const notForSale: EmptyStateProps = {
    kind: 'products',
    title: t('confirm.notForSale'),
    text: t('confirm.notForSaleText'),
  }
  switch (state.kind) {
    case 'cartGone':
      return (
        <EmptyState
          kind="products"
          title={t('confirm.cartGone')}
          text={t('confirm.cartGoneText')}
          action={<Button onClick={() => replace(routes.cart)}>{t('confirm.seeCart')}</Button>}
        />
      )
    case 'notForSale':
      return (
        <EmptyState
          {...notForSale}
          action={
            <Button onClick={() => replace(routes.goodsDetail, { id: state.goodsId })}>
              {t('confirm.seeGoods')}
            </Button>
          }
        />
      )
    case 'gone':
      return (
        <EmptyState
          {...notForSale}
          action={<Button onClick={() => replace(routes.commodity)}>{t('detail.gone.action')}</Button>}
        />
      )
    case 'elsewhere':
      return <ConfirmSkeleton />
    default:
      return <UnreadState state={state} skeleton={<ConfirmSkeleton />} />
  }
}
