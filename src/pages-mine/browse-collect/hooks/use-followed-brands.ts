import { useState } from 'react'
import type { DataOf } from '@contract/route'
import type { brandCollectList } from '@contract/routes/brands'
import { useBrandFollowMutation } from '@/features/favourites/api/brands.api'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useToggle } from '@/hooks/use-toggle'
import { followedBrandsApi, useFollowedBrandsQuery } from '@/pages-mine/api/followed-brands.api'
import { useAppDispatch } from '@/store/hooks'
import { readState } from '@/utils/read-state'

export type FollowedBrand = DataOf<typeof brandCollectList>[number]
export interface BrandOfPage {
  brand: FollowedBrand
  isFollowed: boolean
}

/**
 * The followed brands, the last followed first. An unfollowed brand keeps its position while the page is
 * open, so that it can be followed again, whatever a refetch of the list returns.
 */
export function useFollowedBrands() {
  const query = useFollowedBrandsQuery(undefined, { refetchOnMountOrArgChange: true })
  useShownAgain(() => {
    void query.refetch()
  })
  const followed = query.currentData
  const [shown, setShown] = useState<readonly FollowedBrand[]>([])
  const isShown = new Set(shown.map(({ id }) => id))
  const added = followed?.filter(({ id }) => !isShown.has(id)) ?? []
  if (added.length > 0) setShown([...added, ...shown])
  // another account, or no answer yet: nothing of the previous one is shown
  if (!followed && shown.length > 0) setShown([])
  const rows = followed && [...added, ...shown]
  return readState(
    rows?.map((brand): BrandOfPage => ({
      brand,
      isFollowed: followed?.some(({ id }) => id === brand.id) ?? false,
    })),
    query,
    { isEmpty: rows?.length === 0 },
  )
}

/** Unfollows a brand, or follows it again. */
export function useFollowToggle({ brand, isFollowed }: BrandOfPage) {
  const dispatch = useAppDispatch()
  const [follow] = useBrandFollowMutation()
  return useToggle(
    () => isFollowed,
    async (wanted) => {
      const isDone = (await follow({ brandId: brand.id, isFollowed: wanted })).error === undefined
      if (isDone)
        dispatch(
          followedBrandsApi.util.updateQueryData('followedBrands', undefined, (brands) => {
            const others = brands.filter(({ id }) => id !== brand.id)
            return wanted ? [brand, ...others] : others
          }),
        )
      return isDone
    },
  )
}
