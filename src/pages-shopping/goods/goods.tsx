import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useEffect } from 'react'
import type { GoodsCard } from '@contract/routes/goods'
import { Button } from '@/components/button'
import { useHasColumnBar } from '@/components/column-bar'
import { EmptyState } from '@/components/empty-state'
import { PageShell } from '@/components/page-shell'
import { UnreadState } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { goodsApi, useGoodsDetailQuery } from '@/features/catalogue/api/goods.api'
import { useText } from '@/i18n/use-text'
import { replace, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { useKnownRow } from '@/store/use-known-row'
import { shippedGoodsState } from './goods-state'
import { GoodsView } from './goods-view'
import { KnownGoods } from './known-goods'

/** Prefetched when a link to this page is pressed. */
export const readAhead = (id: string) => goodsApi.endpoints.goodsDetail.initiate(id, { subscribe: false })

/** The page of a shipped product (`id`; `skuId` preselects a version); bookable products have their own page. */
export default function ShippedGoods() {
  const { t } = useText('pages-shopping')
  const { id = '', skuId } = usePageParams<{ id: string; skuId: string }>()
  const query = useGoodsDetailQuery(id, { skip: id === '' })
  usePullDownRefresh(() => {
    if (query.isUninitialized) return Taro.stopPullDownRefresh()
    void query.refetch().finally(() => Taro.stopPullDownRefresh())
  })
  const known = useKnownRow<GoodsCard>(id, 'spuCode')
  const state = shippedGoodsState(id, query)
  const isDesktop = useHasColumnBar()
  const elsewhere = state.kind === 'elsewhere' ? state.id : null
  useEffect(() => {
    if (elsewhere !== null) replace(routes.goodsDetail, { id: elsewhere, skuId })
  }, [elsewhere, skuId])

  switch (state.kind) {
    case 'ready':
      return <GoodsView goods={state.data} wishedSkuId={skuId} />
    case 'gone':
      return (
        <PageShell title={t('detail.title')} tab="goods">
          <EmptyState
            kind="products"
            title={t('detail.gone.title')}
            text={t('detail.gone.text')}
            action={<Button onClick={() => switchTo(routes.commodity)}>{t('detail.gone.action')}</Button>}
          />
        </PageShell>
      )
    default:
      if (known && state.kind === 'loading') return <KnownGoods goods={known} />
      return (
        <PageShell title={t('detail.title')} nav={isDesktop ? 'none' : 'default'} tab="goods">
          <UnreadState
            state={state.kind === 'elsewhere' ? { kind: 'loading' } : state}
            skeleton={<SkeletonPage kind="detail" />}
          />
        </PageShell>
      )
  }
}
