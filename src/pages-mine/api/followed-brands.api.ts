import type { DataOf } from '@contract/route'
import * as favourites from '@contract/routes/favourites'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** The brands that the account follows. */
export const followedBrandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    followedBrands: build.query<DataOf<typeof favourites.brandCollectList>, void>({
      query: () => call(favourites.brandCollectList),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Favourite'],
    }),
  }),
})
export const { useFollowedBrandsQuery } = followedBrandsApi
