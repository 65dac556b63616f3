// Generated from contract/favourites.ts by `npm run contract`: do not edit.
import { goodsCardShape, type GoodsCard } from './goods'
import { shopCardShape, type ShopCard } from './shops'
import { type Moment, type Cents, type PageOf, type Route, type Shape } from '../route'
import { type WatchKind } from '../constants/enums'

export type DoctorBrief = {
  id: string
  name: string
  title: string
  picUrl: string
  departmentName: string
  shopId: string
  shopName: string
}

export const doctorBriefShape: Shape = {
  id: 0,
  name: 0,
  title: 0,
  picUrl: 0,
  departmentName: 0,
  shopId: 0,
  shopName: 0,
}

export type Favourite = {
  id: string
  kind: WatchKind
  targetId: string
  createTime: Moment
  isAvailable: boolean
  goods: GoodsCard | null
  clinic: ShopCard | null
  doctor: DoctorBrief | null
  priceThen: Cents | null
  priceChange: Cents | null
}

export const favouriteShape: Shape = {
  id: 0,
  kind: 0,
  targetId: 0,
  createTime: 7,
  isAvailable: 3,
  goods: [goodsCardShape, 16],
  clinic: [shopCardShape, 16],
  doctor: [doctorBriefShape, 16],
  priceThen: 20,
  priceChange: 20,
}

/** Save goods, a clinic or a doctor as a favourite; repeating it returns the same answer. With `createTime` and `priceThen`, a removed one is restored unchanged. Refuses: 40400 no such thing */
export const favouriteAdd: Route<{
  data: { id: string; kind: WatchKind; targetId: string; createTime: Moment }
  body: { kind: WatchKind; targetId: string; createTime?: Moment; priceThen?: Cents }
}> = {
  method: 'POST',
  path: '/mall/api/ma/usercollect',
  auth: 'user',
  data: { id: 0, kind: 0, targetId: 0, createTime: 7 },
  body: { priceThen: 4 },
}

/** Remove a favourite. Refuses: 40400 not a favourite of the account */
export const favouriteDelete: Route<{ data: boolean; params: { id: string } }> = {
  method: 'DELETE',
  path: '/mall/api/ma/usercollect/:id',
  auth: 'user',
  data: 2,
}

/** Favourites of the account, newest first, with the change of their price */
export const favouritePage: Route<{
  data: PageOf<Favourite>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    kind?: WatchKind
  }
}> = {
  path: '/mall/api/ma/usercollect/page',
  auth: 'user',
  data: { records: [favouriteShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** Whether this is a favourite of the account, and its id */
export const favouriteState: Route<{
  data: { isCollected: boolean; id: string | null }
  query: { kind: WatchKind; targetId: string }
}> = { path: '/mall/api/ma/usercollect/state', auth: 'user', data: { isCollected: 3, id: 16 } }
