import { homeGoodsApi } from '@/features/catalogue/api/home-goods.api'
import { shopsApi } from '@/features/clinics/api/shops.api'
import { contentApi } from '@/features/content/api/content.api'
import type { RegionChoice } from '@/features/preferences/preferences.slice'
import type { AppDispatch } from '@/store/reducer'
import { homeCampaignsApi } from '../api/campaigns.api'
import { lowerReads } from './lower-reads'

const once = { subscribe: false }

/** Loads the data of everything below the first screen. Each part retries its failed read, or shows the failure. */
export async function readLower(dispatch: AppDispatch, region: RegionChoice): Promise<void> {
  const { decorationImages, decorationVideos, articleList } = contentApi.endpoints
  const { homeGroupons, homeBargains, homeReferrals } = homeCampaignsApi.endpoints
  await Promise.allSettled([
    dispatch(homeGoodsApi.endpoints.packageList.initiate(lowerReads.packages, once)),
    dispatch(decorationImages.initiate(undefined, once)),
    dispatch(decorationVideos.initiate(undefined, once)),
    dispatch(shopsApi.endpoints.shopsNear.initiate(lowerReads.shops(region), once)),
    dispatch(articleList.initiate(lowerReads.articles, once)),
    dispatch(homeGroupons.initiate(undefined, once)),
    dispatch(homeBargains.initiate(undefined, once)),
    dispatch(homeReferrals.initiate(undefined, once)),
  ])
}
