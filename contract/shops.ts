import { type Static, Type } from '@sinclair/typebox'
import { Count, Day, Flag, Id, IdParams, Nullable, pageOf, pageQuery, Time } from './common'
import { accessFeatures, channelRegions, wayKinds } from './constants/enums'
import { defineEndpoint } from './define-endpoint'

export const ChannelRegion = Type.Union(channelRegions.map((r) => Type.Literal(r)))

/** Whether the clinic is open now, by the store's clock. `opensDay` is set when it opens on another day. */
export const OpenState = Type.Object({
  isOpen: Flag,
  closesAt: Nullable(Time),
  opensAt: Type.Union([Time, Type.Null()], {
    description: 'When it opens; for an open one, when it opens again today after it has closed',
  }),
  opensDay: Nullable(Day),
})
export const ShopCard = Type.Object({
  id: Id,
  name: Type.String(),
  kind: Type.Union([Type.Literal('clinic'), Type.Literal('shop')]),
  picUrl: Type.String(),
  region: ChannelRegion,
  regionName: Type.String(),
  district: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  openState: OpenState,
  rating: Type.String(),
  tags: Type.Array(Type.String()),
  distanceMeters: Nullable(Count),
  firstFreeDay: Nullable(Day),
  firstFreeTime: Nullable(Time),
})
export type ShopCard = Static<typeof ShopCard>
/**
 * Enough to choose a clinic by how it is reached and by how soon somebody is seen there. An older server, and an
 * answer kept from it, have no times of doctors.
 */
export const ListedShop = Type.Intersect([
  ShopCard,
  Type.Object({
    transport: Type.String({ description: 'The nearest station or stop; may be empty' }),
    firstDoctorDay: Type.Optional(Nullable(Day)),
    firstDoctorTime: Type.Optional(Nullable(Time)),
  }),
])
export type ListedShop = Static<typeof ListedShop>
export const ShopDetail = Type.Intersect([
  ListedShop,
  Type.Object({
    picUrls: Type.Array(Type.String()),
    addressLatin: Type.String(),
    addressChinese: Type.String(),
    intro: Type.String(),
    hours: Type.Array(
      Type.Object({
        weekday: Type.Integer({ minimum: 0, maximum: 6, description: '0 = Sunday' }),
        open: Time,
        close: Time,
      }),
    ),
    closedDays: Type.Array(
      Type.Object({
        date: Day,
        state: Type.Union([Type.Literal('rest'), Type.Literal('holiday')]),
        reason: Type.String({ description: 'Why, in words; empty when the state says all' }),
      }),
      { description: 'Days of the next 60 on which it is closed in addition to its weekly closing days' },
    ),
    licenceNo: Type.String({ description: 'Number of its licence; empty when there is none' }),
    licenceAuthority: Type.String({ description: 'Issuing authority; empty when unknown' }),
    ways: Type.Array(
      Type.Object({ kind: Type.Union(wayKinds.map((kind) => Type.Literal(kind))), text: Type.String() }),
      { description: 'Within the building, by bus, by car' },
    ),
    access: Type.Array(Type.Union(accessFeatures.map((feature) => Type.Literal(feature)))),
    branches: Type.Array(ShopCard),
  }),
])
export type ShopDetail = Static<typeof ShopDetail>

export const shopPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/shopinfo/page',
  auth: 'none',
  source: 'extension',
  tag: 'shop',
  summary:
    'Shops and clinics by channel region; nearest first when a position is given; with spuId only ' +
    'those that offer it, each with its first free day for it; with withFree the first free day for ' +
    'anything booked there, and the first free time of a doctor there',
  query: Type.Object({
    ...pageQuery,
    region: Type.Optional(ChannelRegion),
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    spuId: Type.Optional(Id),
    openNow: Type.Optional(Flag),
    withFree: Type.Optional(Flag),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  }),
  data: pageOf(ListedShop),
})
export const shopDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/shopinfo/:id',
  auth: 'none',
  source: 'extension',
  tag: 'shop',
  summary: 'One shop or clinic',
  params: IdParams,
  data: ShopDetail,
})
export const mapSource = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/map',
  auth: 'none',
  source: 'extension',
  tag: 'shop',
  summary: "Source of the map's street tiles",
  data: Type.Object({
    tileUrl: Type.String({
      description: 'Path of a tile on this server with {z}, {x} and {y}; empty where there are no streets',
    }),
    attribution: Type.String({ description: 'Must be shown on every map with these tiles' }),
    attributionUrl: Type.String({ description: 'Target of the attribution; empty for plain text' }),
  }),
})
