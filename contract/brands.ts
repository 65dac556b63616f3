import { type Static, Type } from '@sinclair/typebox'
import { Count, Flag, Id, Moment } from './common'
import { defineEndpoint } from './define-endpoint'

export const Brand = Type.Object({ id: Id, name: Type.String(), logo: Type.String() })
export type Brand = Static<typeof Brand>
export const FollowedBrand = Type.Intersect([Brand, Type.Object({ goodsCount: Count, followTime: Moment })])
export const brandList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodsbrand/brandList',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'Brands that have goods',
  data: Type.Array(Brand),
})
export const allBrand = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodsbrand/allBrand',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'Every brand, with its number of followers and whether the account follows it',
  data: Type.Array(
    Type.Intersect([Brand, Type.Object({ hasGoods: Flag, followers: Count, isFollowed: Flag })]),
  ),
})
export const brandCollect = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/brandCollect/collect',
  auth: 'user',
  source: 'spec',
  tag: 'favourites',
  summary:
    'Follow a brand, or unfollow a followed one. With `isFollowed` as the target state, repeating it ' +
    'changes nothing. Refuses: 40400 no such brand',
  body: Type.Object({ brandId: Id, isFollowed: Type.Optional(Flag) }),
  data: Type.Object({ brandId: Id, isFollowed: Flag, followers: Count }),
})
export const brandCollectList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/brandCollect/collectList',
  auth: 'user',
  source: 'spec',
  tag: 'favourites',
  summary: 'Followed brands, the last followed first',
  data: Type.Array(FollowedBrand),
})
