import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import { channelRegions, type ChannelRegion } from '@contract/constants/enums'
import { useGoodsListInfiniteQuery } from '@/api/goods.api'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Tabs } from '@/components/tabs'
import { useLoadMore } from '@/hooks/use-load-more'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { FreeServices } from './components/free-list/free-services'
import { StoreFilter } from './components/free-list/store-filter'

const isRegion = (text: string | undefined): text is ChannelRegion =>
  (channelRegions as readonly (string | undefined)[]).includes(text)

/** The services that can be booked free, by channel region and store (`region` and `shopId` choose them at first). */
export default function FreeReservations() {
  const { t } = useText('pages-goods')
  const params = usePageParams<{ region: string; shopId: string }>()
  const [region, setRegion] = useState<ChannelRegion | 'all'>(isRegion(params.region) ? params.region : 'all')
  const [shopId, setShopId] = useState(params.shopId ?? '')
  const list = useGoodsListInfiniteQuery({
    isFree: '1',
    ...(region === 'all' ? null : { region }),
    ...(shopId ? { shopId } : null),
  })
  const { status, loadMore } = useLoadMore(list)
  usePullDownRefresh(() => {
    void list.refetch().finally(() => Taro.stopPullDownRefresh())
  })
  const showAll = () => {
    setRegion('all')
    setShopId('')
  }
  const isNarrowed = region !== 'all' || shopId !== ''
  return (
    <PageShell
      title={t('freeList.title')}
      tab="goods"
      head={
        <Tabs
          items={[
            { key: 'all' as const, label: t('freeList.region.all') },
            ...channelRegions.map((key) => ({ key, label: t(`freeList.region.${key}`) })),
          ]}
          active={region}
          onChange={(key) => {
            setRegion(key)
            setShopId('')
          }}
          label={t('freeList.regions')}
          idPrefix="free-region"
        />
      }
    >
      <StoreFilter region={region} shopId={shopId} onChange={setShopId} />
      <QueryGate
        query={{ ...list, data: list.currentData ? rowsOf(list.currentData) : undefined }}
        skeleton={<SkeletonPage />}
        empty={{
          when: (rows) => rows.length === 0,
          kind: 'project',
          title: t('freeList.emptyTitle'),
          text: t(isNarrowed ? 'freeList.emptyHere' : 'freeList.emptyText'),
          action: isNarrowed ? (
            <Button kind="tint" onClick={showAll}>
              {t('freeList.showAll')}
            </Button>
          ) : (
            <Button onClick={() => switchTo(routes.commodity)}>{t('detail.gone.action')}</Button>
          ),
        }}
      >
        {(rows) => (
          <>
            <FreeServices services={rows} shopId={shopId} />
            <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
          </>
        )}
      </QueryGate>
    </PageShell>
  )
}
