import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { PageShell } from '@/components/page-shell'
import { UnreadState } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useGoodsDetailQuery } from '@/features/catalogue/api/goods.api'
import { useOrderConfirmDisplayQuery } from '@/features/orders/api/order-form.api'
import type { OfferParams } from '@/features/orders/offer'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useSettled } from '@/hooks/use-settled'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import {
  useAddressListQuery,
  useCertificateListQuery,
  useCertificateShowQuery,
} from '@/pages-shopping/api/recipients.api'
import { useAppSelector } from '@/store/hooks'
import { tellUnread } from '@/utils/told-in-place'
import { type SubOrderPageState, subOrderPageState } from './sub-order-state'
import { SubOrderView } from './sub-order-view'
import { useCartLines } from './use-cart-lines'

interface Params extends OfferParams {
  id: string
  skuId: string
  quantity: string
  cartIds: string
}

/** The page for ordering shipped goods: one product, or the cart lines in `cartIds`. */
export default function SubOrder() {
  const { t } = useText('pages-shopping')
  const { id = '', skuId, quantity, cartIds = '', ...params } = usePageParams<Params>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const goods = useGoodsDetailQuery(id, { skip: !id || cartIds !== '' || !isSignedIn })
  const display = useOrderConfirmDisplayQuery()
  const cart = useCartLines(cartIds, isSignedIn)
  const state = subOrderPageState({ isSignedIn, skuId, goods, display, cart })
  // the recipient is above the goods, which the addresses would shift
  const recipients = [
    useAddressListQuery(undefined, { skip: !isSignedIn }),
    useCertificateListQuery(undefined, { skip: !isSignedIn }),
    useCertificateShowQuery(undefined, { skip: !isSignedIn }),
  ]
  const isDue = useSettled(recipients)
  tellUnread(...recipients)
  if (state.kind === 'ready' && isDue && (id || cart))
    return (
      <SubOrderView
        ordered={state.ordered}
        fields={state.fields}
        params={params}
        quantity={Math.max(1, Math.floor(Number(quantity)) || 1)}
      />
    )
  return (
    <PageShell title={t('subOrder.title')} tab="goods" isNarrow>
      <NoOrder state={id || cart || !isSignedIn ? state : { kind: 'gone' }} />
    </PageShell>
  )
}

/** Shown in place of the form. */
function NoOrder({ state }: { state: SubOrderPageState }) {
  const { t } = useText('pages-shopping')
  switch (state.kind) {
    case 'visitor':
      return <SignInGate icon="package" title={t('subOrder.signInTitle')} text={t('subOrder.signInText')} />
    case 'cartGone':
      return (
        <EmptyState
          kind="products"
          title={t('subOrder.cartGone')}
          text={t('subOrder.cartGoneText')}
          action={<Button onClick={() => replace(routes.cart)}>{t('subOrder.seeCart')}</Button>}
        />
      )
    case 'gone':
      return (
        <EmptyState
          kind="products"
          title={t('subOrder.gone')}
          text={t('subOrder.goneText')}
          action={<Button onClick={() => replace(routes.commodity)}>{t('subOrder.seeGoods')}</Button>}
        />
      )
    default:
      return (
        <UnreadState
          state={state.kind === 'ready' ? { kind: 'loading' } : state}
          skeleton={<SkeletonPage kind="form" count={5} />}
        />
      )
  }
}
