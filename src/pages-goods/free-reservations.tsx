import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import { channelRegions, type ChannelRegion } from '@contract/constants/enums'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Tabs } from '@/components/tabs'
import { useGoodsListInfiniteQuery } from '@/features/catalogue/api/goods.api'
import { useLoadMore } from '@/hooks/use-load-more'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { readState } from '@/utils/read-state'
import { FreeServices } from './components/free-list/free-services'
import { StoreFilter } from './components/free-list/store-filter'

const isRegion = (text: string | undefined): text is ChannelRegion =>
  (channelRegions as readonly (string | undefined)[]).includes(text)

type WishedRegion = ChannelRegion | 'all'

// the home region first, as on the page of clinics
const regions: readonly ChannelRegion[] = ['HK', ...channelRegions.filter((region) => region !== 'HK')]

/** Region and clinic that the list is restricted to; the URL contains the initial ones. */
function useFreePlace() {
  const params = usePageParams<{ region: string; shopId: string }>()
  const [region, setRegion] = useState<WishedRegion>(isRegion(params.region) ? params.region : 'all')
  const [shopId, setShopId] = useState(params.shopId ?? '')
  const chooseRegion = (next: WishedRegion) => {
    setRegion(next)
    setShopId('')
  }
  return {
    region,
    shopId,
    setShopId,
    chooseRegion,
    showAll: () => chooseRegion('all'),
    isNarrowed: region !== 'all' || shopId !== '',
  }
}

/** The page of free services, by channel region and clinic (initially `region` and `shopId`). */
export default function FreeReservations() {
  const { t } = useText('pages-goods')
  const { region, shopId, setShopId, chooseRegion, showAll, isNarrowed } = useFreePlace()
  const list = useGoodsListInfiniteQuery({
    isFree: true,
    ...(region === 'all' ? null : { region }),
    ...(shopId ? { shopId } : null),
  })
  const services = list.currentData && rowsOf(list.currentData)
  const { status, loadMore } = useLoadMore(list)
  usePullDownRefresh(() => {
    void list.refetch().finally(() => Taro.stopPullDownRefresh())
  })
  return (
    <PageShell
      title={t('freeList.title')}
      tab="goods"
      head={<RegionTabs region={region} onChange={chooseRegion} />}
    >
      <StoreFilter region={region} shopId={shopId} onChange={setShopId} />
      <QueryGate
        state={readState(services, list, { isEmpty: services?.length === 0 })}
        skeleton={<SkeletonPage />}
        empty={{
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

interface RegionTabsProps {
  region: WishedRegion
  onChange: (region: WishedRegion) => void
}

function RegionTabs({ region, onChange }: RegionTabsProps) {
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  return (
    <Tabs
      items={[
        { key: 'all' as const, label: t('freeList.region.all') },
        ...regions.map((key) => ({ key, label: common(`region.${key}`) })),
      ]}
      active={region}
      onChange={onChange}
      label={t('freeList.regions')}
      idPrefix="free-region"
    />
  )
}
