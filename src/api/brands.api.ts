import type { BodyOf, DataOf } from '@contract/define-endpoint'
import type * as favourites from '@contract/favourites'
import type * as goods from '@contract/goods'
import { api, freshness } from './api'

export const brandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    allBrands: build.query<DataOf<typeof goods.allBrand>, void>({
      query: () => ({ url: '/mall/api/ma/goodsbrand/allBrand' }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue', 'Brand'],
    }),
    /** Followed, or no longer, at once; as before when the server refuses. The answer says how many follow it now. */
    brandFollow: build.mutation<
      DataOf<typeof favourites.brandCollect>,
      Required<BodyOf<typeof favourites.brandCollect>>
    >({
      query: (body) => ({ url: '/mall/api/ma/brandCollect/collect', method: 'POST', body }),
      onQueryStarted: async ({ brandId, isFollowed }, { dispatch, queryFulfilled }) => {
        const change = (part: { isFollowed: '0' | '1'; followers?: number }) =>
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
