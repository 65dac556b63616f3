import type { BodyOf, DataOf } from '@contract/route'
import * as brands from '@contract/routes/brands'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

export const brandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    allBrands: build.query<DataOf<typeof brands.allBrand>, void>({
      query: () => call(brands.allBrand),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue', 'Brand'],
    }),
    /**
     * Toggles following a brand, optimistically; reverted when the server refuses. The answer contains the
     * new number of followers.
     */
    brandFollow: build.mutation<
      DataOf<typeof brands.brandCollect>,
      Required<BodyOf<typeof brands.brandCollect>>
    >({
      query: (body) => call(brands.brandCollect, { body }),
      // a read in flight before the press would undo it when it arrives later
      invalidatesTags: (_result, error) => (error ? [] : ['Brand']),
      onQueryStarted: async ({ brandId, isFollowed }, { dispatch, queryFulfilled }) => {
        const change = (part: { isFollowed: boolean; followers?: number }) =>
          dispatch(
            brandsApi.util.updateQueryData('allBrands', undefined, (brands) =>
              brands.map((brand) => (brand.id === brandId ? { ...brand, ...part } : brand)),
            ),
          )
        const patch = change({ isFollowed })
        const done = await queryFulfilled.catch(() => null)
        if (done) change(done.data)
        else patch.undo()
      },
    }),
  }),
})
export const { useAllBrandsQuery, useBrandFollowMutation } = brandsApi
