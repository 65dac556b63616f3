import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import { useSettledKeyword } from '@/features/catalogue/hooks/use-goods-list'
import { useShopListInfiniteQuery } from '@/features/clinics/api/shops.api'
import { selectPosition } from '@/features/position/position.slice'
import { type RegionChoice, selectRegion } from '@/features/preferences/preferences.slice'
import { useLoadMore } from '@/hooks/use-load-more'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'

/** The region, search and position of the list, and the resulting clinics. */
export function useShops() {
  const preferred = useAppSelector(selectRegion)
  // a selected tab applies until another region is chosen for the whole app
  const [own, setOwn] = useState<{ under: RegionChoice; region: RegionChoice } | null>(null)
  const region = own?.under === preferred ? own.region : preferred
  const [typed, setTyped] = useState('')
  const [isOpenNow, setOpenNow] = useState(false)
  const position = useAppSelector(selectPosition)
  const keyword = useSettledKeyword(typed)
  const { currentData, ...shops } = useShopListInfiniteQuery({
    ...(region === 'all' ? null : { region }),
    ...(keyword ? { keyword } : null),
    ...(isOpenNow ? { openNow: true } : null),
    ...position,
    withFree: true,
  })
  const { status, loadMore } = useLoadMore(shops)
  usePullDownRefresh(() => {
    void shops.refetch().finally(() => Taro.stopPullDownRefresh())
  })
  return {
    state: readState(currentData, shops, { isEmpty: currentData?.pages[0]?.total === 0 }),
    status,
    loadMore,
    region,
    chooseRegion: (chosen: RegionChoice) => setOwn({ under: preferred, region: chosen }),
    typed,
    setTyped,
    keyword,
    isOpenNow,
    setOpenNow,
  }
}
export type ShopsState = ReturnType<typeof useShops>
