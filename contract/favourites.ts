import { type Static, Type } from '@sinclair/typebox'
import { Flag, Id, IdParams, Moment, Money, Nullable, Ok, pageOf, pageQuery, Price } from './common'
import { favouriteKinds } from './constants/enums'
import { defineEndpoint } from './define-endpoint'
import { GoodsCard } from './goods'
import { ShopCard } from './shops'

export const FavouriteKind = Type.Union(favouriteKinds.map((kind) => Type.Literal(kind)))

/** A doctor as shown in lists. */
export const DoctorBrief = Type.Object({
  id: Id,
  name: Type.String(),
  title: Type.String(),
  picUrl: Type.String(),
  departmentName: Type.String(),
  shopId: Id,
  shopName: Type.String(),
})
export type DoctorBrief = Static<typeof DoctorBrief>

/**
 * One of `goods`, `clinic` and `doctor` is set, by `kind`; none when the saved thing was deleted
 * (`isAvailable` '0').
 */
export const Favourite = Type.Object({
  id: Id,
  kind: FavouriteKind,
  targetId: Id,
  createTime: Moment,
  isAvailable: Flag,
  goods: Nullable(GoodsCard),
  clinic: Nullable(ShopCard),
  doctor: Nullable(DoctorBrief),
  priceThen: Nullable(Money),
  priceChange: Nullable(
    Type.String({
      ...Money,
      description:
        'Price change since it was saved: "-200.00" is cheaper now; null when unchanged or unknown',
    }),
  ),
})
export type Favourite = Static<typeof Favourite>

export const favouriteAdd = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/usercollect',
  auth: 'user',
  source: 'spec',
  tag: 'favourites',
  summary:
    'Save goods, a clinic or a doctor as a favourite; repeating it returns the same answer. With ' +
    '`createTime` and `priceThen`, a removed one is restored unchanged. Refuses: 40400 no such thing',
  body: Type.Object({
    kind: FavouriteKind,
    targetId: Id,
    createTime: Type.Optional(Moment),
    priceThen: Type.Optional(Price),
  }),
  data: Type.Object({ id: Id, kind: FavouriteKind, targetId: Id, createTime: Moment }),
})
export const favouriteDelete = defineEndpoint({
  method: 'DELETE',
  path: '/mall/api/ma/usercollect/:id',
  auth: 'user',
  source: 'spec',
  tag: 'favourites',
  summary: 'Remove a favourite. Refuses: 40400 not a favourite of the account',
  params: IdParams,
  data: Ok,
})
export const favouritePage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/usercollect/page',
  auth: 'user',
  source: 'spec',
  tag: 'favourites',
  summary: 'Favourites of the account, newest first, with the change of their price',
  query: Type.Object({ ...pageQuery, kind: Type.Optional(FavouriteKind) }),
  data: pageOf(Favourite),
})
export const favouriteState = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/usercollect/state',
  auth: 'user',
  source: 'extension',
  tag: 'favourites',
  summary: 'Whether this is a favourite of the account, and its id',
  query: Type.Object({ kind: FavouriteKind, targetId: Id }),
  data: Type.Object({ isCollected: Flag, id: Nullable(Id) }),
})
