import type { DataOf } from '@contract/route'
import * as brands from '@contract/routes/brands'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** The brands that the account follows. */
export const followedBrandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    followedBrands: build.query<DataOf<typeof brands.brandCollectList>, void>({
      query: () => call(brands.brandCollectList),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Favourite'],
    }),
  }),
})
export const { useFollowedBrandsQuery } = followedBrandsApi
