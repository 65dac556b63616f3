// Generated from contract/brands.ts by `npm run contract`: do not edit.
import { type Moment, type Route, type Shape } from '../route'

export type Brand = { id: string; name: string; logo: string }

export const brandShape: Shape = { id: 0, name: 0, logo: 0 }

export type FollowedBrand = Brand & { goodsCount: number; followTime: Moment }

export const followedBrandShape: Shape = { '': brandShape, goodsCount: 1, followTime: 7 }

/** Every brand, with its number of followers and whether the account follows it */
export const allBrand: Route<{
  data: (Brand & { hasGoods: boolean; followers: number; isFollowed: boolean })[]
}> = {
  path: '/mall/api/ma/goodsbrand/allBrand',
  data: [{ '': brandShape, hasGoods: 3, followers: 1, isFollowed: 3 }],
}

/** Follow a brand, or unfollow a followed one. With `isFollowed` as the target state, repeating it changes nothing. Refuses: 40400 no such brand */
export const brandCollect: Route<{
  data: { brandId: string; isFollowed: boolean; followers: number }
  body: { brandId: string; isFollowed?: boolean }
}> = {
  method: 'POST',
  path: '/mall/api/ma/brandCollect/collect',
  auth: 'user',
  data: { brandId: 0, isFollowed: 3, followers: 1 },
  body: { isFollowed: 3 },
}

/** Followed brands, the last followed first */
export const brandCollectList: Route<{ data: FollowedBrand[] }> = {
  path: '/mall/api/ma/brandCollect/collectList',
  auth: 'user',
  data: [followedBrandShape],
}

/** Brands that have goods */
export const brandList: Route<{ data: Brand[] }> = {
  path: '/mall/api/ma/goodsbrand/brandList',
  data: [brandShape],
}
