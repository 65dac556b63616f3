import { orGone } from '@/api/api-error'
import { useOrderConfirmDisplayQuery } from '@/api/content.api'
import { useGoodsDetailQuery } from '@/api/goods.api'
import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { useText } from '@/i18n/use-text'
import { replace, usePageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ConfirmSkeleton } from './components/confirm-skeleton'
import { OrderFormView } from './components/order-form-view'
import { useOrderedLines } from './use-ordered-lines'
import type { ConfirmParams } from './use-order-form'

/** Order confirm: where, when, who and for how much, then the payment. With `cartIds` for lines of the cart. */
export default function GoodsConfirm() {
  const { t } = useText('pages-goods')
  const params = usePageParams<ConfirmParams>()
  const goods = useGoodsDetailQuery(params.id ?? '', { skip: !params.id })
  const cart = useOrderedLines(params.cartIds)
  // which fields the form has
  const display = useOrderConfirmDisplayQuery()
  const isForSale =
    goods.data && goods.data.skus.length > 0 && goods.data.priceText === null && goods.data.isFree !== '1'
  const lines = cart.isWanted ? cart.lines : null
  if (goods.data && isForSale && !display.isLoading && (lines === null || lines?.length))
    return <OrderFormView goods={goods.data} params={params} cartLines={lines} />

  const isCartGone = cart.isWanted && lines?.length === 0
  const isWaited = goods.data && isForSale && (display.isLoading || (cart.isWanted && lines === undefined))
  const query = isWaited
    ? { ...(display.isLoading ? display : cart.query), data: undefined }
    : params.id
      ? orGone(goods)
      : { ...goods, data: null }
  return (
    <PageShell title={t('confirm.title')}>
      <QueryGate
        query={query}
        skeleton={<ConfirmSkeleton />}
        empty={{
          when: () => true,
          kind: 'products',
          title: t(isCartGone ? 'confirm.cartGone' : 'confirm.notForSale'),
          text: t(isCartGone ? 'confirm.cartGoneText' : 'confirm.notForSaleText'),
          action: isCartGone ? (
            <Button onClick={() => replace(routes.cart)}>{t('confirm.seeCart')}</Button>
          ) : goods.data ? (
            <Button
              onClick={() => {
                if (goods.data) replace(routes.goodsDetail, { id: goods.data.id })
              }}
            >
              {t('confirm.seeGoods')}
            </Button>
          ) : (
            <Button onClick={() => replace(routes.commodity)}>{t('detail.gone.action')}</Button>
          ),
        }}
      >
        {() => null}
      </QueryGate>
    </PageShell>
  )
}
