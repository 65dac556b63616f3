import { contentApi } from '@/api/content.api'
import { goodsApi } from '@/api/goods.api'
import { shopsApi } from '@/api/shops.api'
import type { RegionChoice } from '@/features/preferences/preferences.slice'
import type { AppDispatch } from '@/store/store'
import { lowerReads } from './lower-reads'

const once = { subscribe: false }

/** Reads everything below the first screen. A read that fails is asked for again, and shown as failed, by its part. */
export async function readLower(dispatch: AppDispatch, region: RegionChoice): Promise<void> {
  const { decorationImages, decorationVideos, articleList } = contentApi.endpoints
  await Promise.allSettled([
    dispatch(goodsApi.endpoints.packageList.initiate(lowerReads.packages, once)),
    dispatch(decorationImages.initiate(undefined, once)),
    dispatch(decorationVideos.initiate(undefined, once)),
    dispatch(shopsApi.endpoints.shopsNear.initiate(lowerReads.shops(region), once)),
    dispatch(articleList.initiate(lowerReads.articles, once)),
  ])
}
