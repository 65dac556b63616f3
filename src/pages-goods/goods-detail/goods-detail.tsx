import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useEffect } from 'react'
import type { GoodsCard } from '@contract/routes/goods'
import { isGone } from '@/api/api-error'
import { Icon } from '@/components/icon'
import { PageShell } from '@/components/page-shell'
import { UnreadState } from '@/components/query-gate'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { goodsApi, useGoodsDetailQuery } from '@/features/catalogue/api/goods.api'
import { isShipped } from '@/features/catalogue/open-goods'
import { useText } from '@/i18n/use-text'
import { back, replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { useKnownRow } from '@/store/use-known-row'
import { readState, type Unread as UnreadRead } from '@/utils/read-state'
import { DetailSkeleton } from './components/detail-skeleton'
import { GoneState } from './components/gone-state'
import { GoodsView } from './components/goods-view'
import { KnownGoods } from './components/known-goods'
import styles from './goods-detail.module.scss'

type UnreadDetail = UnreadRead | { kind: 'gone' }

const isH5 = process.env.TARO_ENV === 'h5'

/** Prefetched when a link to this page is pressed. */
export const readAhead = (id: string) => goodsApi.endpoints.goodsDetail.initiate(id, { subscribe: false })

/**
 * The page of a package, vaccine or service (`id`; `skuId` preselects a version, `shopId` a clinic), with
 * booking or purchase; shipped products have their own page.
 */
export default function GoodsDetailPage() {
  const { t } = useText('pages-goods')
  const { id = '', skuId, shopId } = usePageParams<{ id: string; skuId: string; shopId: string }>()
  const query = useGoodsDetailQuery(id)
  usePullDownRefresh(() => {
    void query.refetch().finally(() => Taro.stopPullDownRefresh())
  })
  const goods = query.currentData
  const known = useKnownRow<GoodsCard>(id, 'spuCode')
  const state = readState(goods, query, { isGone: goods ? !goods.shelf : isGone(query.error) })
  const isElsewhere = state.kind === 'ready' && isShipped(state.data)
  useEffect(() => {
    if (isElsewhere) replace(routes.shoppingGoods, { id, skuId })
  }, [isElsewhere, id, skuId])
  if (state.kind === 'ready' && !isElsewhere)
    return <GoodsView goods={state.data} wished={{ skuId, shopId }} />
  const shown = state.kind === 'loading' ? known : undefined
  // without a picture below them, buttons take the colours of the theme
  const hasPicture = state.kind === 'ready' || state.kind === 'loading'
  return (
    <PageShell title={shown?.name ?? t('detail.title')} hasOwnHeading={!!shown} nav="none" tab="goods" flush>
      <View className={cx(styles.root, !hasPicture && styles.plain)}>
        {isH5 && (
          <Tappable className={styles.back} label={t('detail.back')} onClick={back}>
            <Icon name="caret-left" size={24} />
          </Tappable>
        )}
        <Unread state={state.kind === 'ready' ? { kind: 'loading' } : state} known={shown} />
      </View>
    </PageShell>
  )
}

/** Shown without the complete answer: the list row, or a placeholder. */
function Unread({ state, known }: { state: UnreadDetail; known: GoodsCard | undefined }) {
  if (state.kind === 'gone')
    return (
      <View className={styles.gone}>
        <GoneState />
      </View>
    )
  return known ? <KnownGoods goods={known} /> : <UnreadState state={state} skeleton={<DetailSkeleton />} />
}
