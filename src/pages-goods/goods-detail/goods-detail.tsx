import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { isGone } from '@/api/api-error'
import { useGoodsDetailQuery } from '@/api/goods.api'
import { Icon } from '@/components/icon'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import { back } from '@/navigation/navigate'
import { usePageParams } from '@/navigation/use-page-params'
import { DetailSkeleton } from './components/detail-skeleton'
import { GoneState } from './components/gone-state'
import { GoodsView } from './components/goods-view'
import styles from './goods-detail.module.scss'

const isH5 = process.env.TARO_ENV === 'h5'

/** A package, vaccine, service or product (`id`; `skuId` wishes a version) in full, and the way to book or buy it. */
export default function GoodsDetailPage() {
  const { t } = useText('pages-goods')
  const { id = '', skuId } = usePageParams<{ id: string; skuId: string }>()
  const query = useGoodsDetailQuery(id)
  usePullDownRefresh(() => {
    void query.refetch().finally(() => Taro.stopPullDownRefresh())
  })
  const goods = query.currentData
  if (goods && goods.shelf === '1') return <GoodsView goods={goods} wishedSkuId={skuId} />
  return (
    <PageShell title={t('detail.title')} nav="none" tab="goods" flush>
      <View className={styles.root}>
        {isH5 && (
          <Tappable className={styles.back} label={t('detail.back')} onClick={back}>
            <Icon name="caret-left" size={24} />
          </Tappable>
        )}
        {goods || isGone(query.error) ? (
          <View className={styles.gone}>
            <GoneState />
          </View>
        ) : (
          <QueryGate query={{ ...query, data: goods }} skeleton={<DetailSkeleton />}>
            {() => null}
          </QueryGate>
        )}
      </View>
    </PageShell>
  )
}
