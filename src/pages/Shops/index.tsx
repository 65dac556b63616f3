import { useState } from 'react'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { channelRegions } from '@contract/constants/enums'
import { rowsOf } from '@/api/paging'
import { useShopListInfiniteQuery } from '@/api/shops.api'
import { TabOverlays } from '@/app-overlays'
import { Button } from '@/components/button'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SearchField } from '@/components/search-field'
import { SkeletonPage } from '@/components/skeleton'
import { Tabs } from '@/components/tabs'
import { webProps } from '@/components/web-props'
import { positionForgotten, positionGiven, selectPosition } from '@/features/position/position.slice'
import { type RegionChoice, selectRegion } from '@/features/preferences/preferences.slice'
import { useSettledKeyword } from '@/hooks/use-goods-list'
import { useLoadMore } from '@/hooks/use-load-more'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { locate } from '@/platform/location'
import { callPhone } from '@/platform/phone-call'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { toPageTop } from '@/utils/page-top'
import { BrandRow } from './components/brand-row'
import { LocateStrip, type LocateState } from './components/locate-strip'
import { ShopCard } from './components/shop-card'
import { ShopSheet } from './components/shop-sheet'
import styles from './index.module.scss'

// home market first
const regions: readonly RegionChoice[] = ['all', 'HK', ...channelRegions.filter((region) => region !== 'HK')]

/** Clinics and shops by region; nearest first once the position is known. */
export default function Shops() {
  const { t } = useText('main')
  const dispatch = useAppDispatch()
  const preferred = useAppSelector(selectRegion)
  // a tab of one's own choice holds until another region is chosen for the whole app
  const [own, setOwn] = useState<{ under: RegionChoice; region: RegionChoice } | null>(null)
  const region = own?.under === preferred ? own.region : preferred
  const [typed, setTyped] = useState('')
  const position = useAppSelector(selectPosition)
  const [locating, setLocateState] = useState<LocateState>('off')
  const locateState = position ? 'on' : locating
  const [opened, setOpened] = useState<{ id: string; name: string } | null>(null)
  const keyword = useSettledKeyword(typed)
  const { currentData, ...shops } = useShopListInfiniteQuery({
    ...(region === 'all' ? null : { region }),
    ...(keyword ? { keyword } : null),
    ...position,
  })
  const { status, loadMore } = useLoadMore(shops)
  usePullDownRefresh(() => {
    void shops.refetch().finally(() => Taro.stopPullDownRefresh())
  })

  const findPosition = async () => {
    setLocateState('busy')
    const found = await locate()
    dispatch(found ? positionGiven(found) : positionForgotten())
    setLocateState(found ? 'off' : 'failed')
  }
  const stopLocating = () => {
    dispatch(positionForgotten())
  }
  const call = (phone: string) => {
    void callPhone(phone)
  }
  const head = (
    <View className={styles.head}>
      <View className={styles.search}>
        <SearchField
          placeholder={t('shops.searchHint')}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            toPageTop()
          }}
        />
      </View>
      <Tabs
        label={t('shops.regions')}
        idPrefix="region"
        items={regions.map((key) => ({ key, label: t(`shops.region.${key}`) }))}
        active={region}
        onChange={(key) => {
          setOwn({ under: preferred, region: key })
          toPageTop()
        }}
      />
    </View>
  )

  return (
    <PageShell
      title={t('shops.title')}
      hasTabBar
      tab="shops"
      head={head}
      overlay={
        <>
          <TabOverlays />
          {opened && (
            <ShopSheet shop={opened} onCall={call} onOpen={setOpened} onClose={() => setOpened(null)} />
          )}
        </>
      }
    >
      <View className={styles.locate}>
        <LocateStrip
          state={locateState}
          onLocate={() => {
            void findPosition()
          }}
          onStop={stopLocating}
        />
      </View>
      {region === 'all' && keyword === '' && !position && <BrandRow />}
      <QueryGate
        query={{ ...shops, data: currentData }}
        skeleton={<SkeletonPage />}
        empty={{
          when: (data) => data.pages[0]?.total === 0,
          kind: keyword ? 'searchResults' : 'stores',
          ...(keyword || region !== 'all'
            ? {
                action: (
                  <Button
                    kind="tint"
                    size="card"
                    onClick={keyword ? () => setTyped('') : () => setOwn({ under: preferred, region: 'all' })}
                  >
                    {t(keyword ? 'shops.clearSearch' : 'shops.showAll')}
                  </Button>
                ),
              }
            : {}),
        }}
      >
        {(data) => (
          <>
            <View className={styles.total} {...webProps({ role: 'status' })}>
              {t('shops.total', { count: data.pages[0]?.total ?? 0 })}
            </View>
            <View className={styles.list}>
              {rowsOf(data).map((shop) => (
                <ShopCard
                  key={shop.id}
                  shop={shop}
                  onCall={() => call(shop.phone)}
                  onMore={() => setOpened(shop)}
                  onEnter={() => go(routes.shop, { id: shop.id })}
                />
              ))}
            </View>
            <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
          </>
        )}
      </QueryGate>
    </PageShell>
  )
}
