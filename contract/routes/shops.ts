// Generated from contract/shops.ts by `npm run contract`: do not edit.
import { type ChannelRegion, type WayKind, type AccessFeature } from '../constants/enums'
import { type Day, type Time, type PageOf, type Route, type Shape } from '../route'

export type OpenState = {
  isOpen: boolean
  closesAt: Time | null

  /** When it opens; for an open one, when it opens again today after it has closed */
  opensAt: Time | null
  opensDay: Day | null
}

export const openStateShape: Shape = { isOpen: 3, closesAt: 24, opensAt: 24, opensDay: 22 }

export type ShopCard = {
  id: string
  name: string
  kind: 'clinic' | 'shop'
  picUrl: string
  region: ChannelRegion
  regionName: string
  district: string
  address: string
  phone: string
  latitude: number
  longitude: number
  openState: OpenState
  rating: string
  tags: string[]
  distanceMeters: number | null
  firstFreeDay: Day | null
  firstFreeTime: Time | null
}

export const shopCardShape: Shape = {
  id: 0,
  name: 0,
  kind: 0,
  picUrl: 0,
  region: 0,
  regionName: 0,
  district: 0,
  address: 0,
  phone: 0,
  latitude: 1,
  longitude: 1,
  openState: openStateShape,
  rating: 0,
  tags: [0],
  distanceMeters: 17,
  firstFreeDay: 22,
  firstFreeTime: 24,
}

export type ListedShop = ShopCard & {
  /** The nearest station or stop; may be empty */
  transport: string
  firstDoctorDay?: Day | null
  firstDoctorTime?: Time | null
}

export const listedShopShape: Shape = {
  '': shopCardShape,
  transport: 0,
  firstDoctorDay: 54,
  firstDoctorTime: 56,
}

export type ShopDetail = ListedShop & {
  picUrls: string[]
  addressLatin: string
  addressChinese: string
  intro: string
  hours: {
    /** 0 = Sunday */
    weekday: number
    open: Time
    close: Time
  }[]

  /** Days of the next 60 on which it is closed in addition to its weekly closing days */
  closedDays: {
    date: Day
    state: 'rest' | 'holiday'

    /** Why, in words; empty when the state says all */
    reason: string
  }[]

  /** Number of its licence; empty when there is none */
  licenceNo: string

  /** Issuing authority; empty when unknown */
  licenceAuthority: string

  /** Within the building, by bus, by car */
  ways: { kind: WayKind; text: string }[]
  access: AccessFeature[]
  branches: ShopCard[]
}

export const shopDetailShape: Shape = {
  '': listedShopShape,
  picUrls: [0],
  addressLatin: 0,
  addressChinese: 0,
  intro: 0,
  hours: [{ weekday: 1, open: 8, close: 8 }],
  closedDays: [{ date: 6, state: 0, reason: 0 }],
  licenceNo: 0,
  licenceAuthority: 0,
  ways: [{ kind: 0, text: 0 }],
  access: [0],
  branches: [shopCardShape],
}

/** Source of the map's street tiles */
export const mapSource: Route<{
  data: {
    /** Path of a tile on this server with {z}, {x} and {y}; empty where there are no streets */
    tileUrl: string

    /** Must be shown on every map with these tiles */
    attribution: string

    /** Target of the attribution; empty for plain text */
    attributionUrl: string
  }
}> = { path: '/mall/api/ma/map', data: { tileUrl: 0, attribution: 0, attributionUrl: 0 } }

/** One shop or clinic */
export const shopDetail: Route<{ data: ShopDetail; params: { id: string } }> = {
  path: '/mall/api/ma/shopinfo/:id',
  data: shopDetailShape,
}

/** Shops and clinics by channel region; nearest first when a position is given; with spuId only those that offer it, each with its first free day for it; with withFree the first free day for anything booked there, and the first free time of a doctor there */
export const shopPage: Route<{
  data: PageOf<ListedShop>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    region?: ChannelRegion
    keyword?: string
    spuId?: string
    openNow?: boolean
    withFree?: boolean
    latitude?: number
    longitude?: number
  }
}> = {
  path: '/mall/api/ma/shopinfo/page',
  data: { records: [listedShopShape], total: 1, size: 1, current: 1, pages: 1 },
  query: { openNow: 3, withFree: 3 },
}
