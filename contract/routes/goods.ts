// Generated from contract/goods.ts by `npm run contract`: do not edit.
import { type Cents, type Day, type Time, type PageOf, type Route, type Shape } from '../route'
import { type GoodsKind, type TrustFactKind, type Language, type ChannelRegion } from '../constants/enums'

export type Delivery = {
  freightPrice: Cents

  /** Tax on the price, in hundredths of a percent */
  taxBasisPoints: number
  isCrossBorder: boolean
  earliestDay: Day
  latestDay: Day
  orderLimit: Cents | null
}

export const deliveryShape: Shape = {
  freightPrice: 4,
  taxBasisPoints: 1,
  isCrossBorder: 3,
  earliestDay: 6,
  latestDay: 6,
  orderLimit: 20,
}

export type Demands = { sex: '0' | '1' | '2'; ageMin: number | null; ageMax: number | null }

export const demandsShape: Shape = { sex: 0, ageMin: 17, ageMax: 17 }

export type Eligibility = { sex: '0' | '1' | '2'; ageMin: number | null; ageMax: number | null; text: string }

export const eligibilityShape: Shape = { sex: 0, ageMin: 17, ageMax: 17, text: 0 }

export type Tag = { id: string; name: string }

export const tagShape: Shape = { id: 0, name: 0 }

export type GoodsCard = {
  id: string
  spuCode: string
  name: string
  sellPoint: string
  kind: GoodsKind
  picUrls: string[]
  categoryId: string
  shelf: boolean
  priceDown: Cents | null
  priceUp: Cents | null
  salesPrice: Cents | null
  marketPrice: Cents | null
  priceText: string | null
  saleNum: number | null
  reviewScore: string | null
  stock: number
  specType: boolean
  isBookable: boolean
  isFree: boolean
  demands: Demands
  firstFreeDay: Day | null
  firstFreeTime: Time | null
  brandId: string | null
  brandName: string | null
  tags: Tag[]
}

export const goodsCardShape: Shape = {
  id: 0,
  spuCode: 0,
  name: 0,
  sellPoint: 0,
  kind: 0,
  picUrls: [0],
  categoryId: 0,
  shelf: 3,
  priceDown: 20,
  priceUp: 20,
  salesPrice: 20,
  marketPrice: 20,
  priceText: 16,
  saleNum: 17,
  reviewScore: 16,
  stock: 1,
  specType: 3,
  isBookable: 3,
  isFree: 3,
  demands: demandsShape,
  firstFreeDay: 22,
  firstFreeTime: 24,
  brandId: 16,
  brandName: 16,
  tags: [tagShape],
}

export type Sku = {
  id: string
  spuId: string
  name: string
  picUrl: string
  salesPrice: Cents | null
  marketPrice: Cents | null
  stock: number
  enable: boolean
  disabledReason: string | null
  specs: { specId: string; specName: string; specValueId: string; specValueName: string }[]
}

export const skuShape: Shape = {
  id: 0,
  spuId: 0,
  name: 0,
  picUrl: 0,
  salesPrice: 20,
  marketPrice: 20,
  stock: 1,
  enable: 3,
  disabledReason: 16,
  specs: [{ specId: 0, specName: 0, specValueId: 0, specValueName: 0 }],
}

export type GoodsDetail = GoodsCard & {
  /** Cleaned HTML */
  description: string

  /** Cleaned HTML */
  notice: string
  serviceContent: string[]
  keyScreenings: { icon: string; title: string; text: string }[]
  packageGroups: {
    id: string
    name: string
    hint: string
    items: { id: string; name: string; explain: string; needsFasting: boolean }[]
  }[]
  preparations: { icon: string; text: string }[]
  eligibility: Eligibility
  doses: number

  /** Days to wait before dose 2, 3, … */
  doseIntervals: number[]

  /** Days after the earliest within which dose 2, 3, … is recommended; the default where missing */
  doseWindows: number[]
  skus: Sku[]
  shopCount: number
  durationMinutes: number | null
  reportDays: number | null
  reviewCount: number

  /** Maker, country and batch of a vaccine; reader of a report */
  trustFacts: { kind: TrustFactKind; text: string }[]
  refundText: string
  delivery: Delivery | null
  otherLanguage: Language | null
}

export const goodsDetailShape: Shape = {
  '': goodsCardShape,
  description: 0,
  notice: 0,
  serviceContent: [0],
  keyScreenings: [{ icon: 0, title: 0, text: 0 }],
  packageGroups: [{ id: 0, name: 0, hint: 0, items: [{ id: 0, name: 0, explain: 0, needsFasting: 3 }] }],
  preparations: [{ icon: 0, text: 0 }],
  eligibility: eligibilityShape,
  needles: 1,
  needleIntervals: [1],
  needleWindows: [1],
  skus: [skuShape],
  shopCount: 1,
  durationMinutes: 17,
  reportDays: 17,
  reviewCount: 1,
  trustFacts: [{ kind: 0, text: 0 }],
  refundText: 0,
  delivery: [deliveryShape, 16],
  otherLanguage: 16,
}

export type Review = {
  id: string
  spuId: string
  score: number
  content: string

  /** Age band and sex, never a name */
  authorText: string
  createTime: Day
  picUrls: string[]
  reply: string | null
  tags?: { tag: string; name: string }[]
}

export const reviewShape: Shape = {
  id: 0,
  spuId: 0,
  score: 1,
  content: 0,
  authorText: 0,
  createTime: 6,
  picUrls: [0],
  reply: 16,
  tags: [[{ tag: 0, name: 0 }], 32],
}

/** Counts beside the tabs and the bell: current notices, and orders to pay and to book, counted like the tabs of the order list */
export const badge: Route<{ data: { notice: number; unpaid: number; toBook: number } }> = {
  path: '/api/web/badge',
  data: { notice: 1, unpaid: 1, toBook: 1 },
}

/** Goods by their codes, in the given order; unknown and off-sale ones are omitted */
export const goodsByCode: Route<{
  data: GoodsCard[]
  query: {
    /** Up to 20 codes, comma separated */
    spuCode: string
  }
}> = { path: '/mall/api/ma/goodsspu/getSpuListByCode', data: [goodsCardShape] }

/** One package, vaccine, service or product in full */
export const goodsDetail: Route<{ data: GoodsDetail; params: { id: string } }> = {
  path: '/mall/api/ma/goodsspu/booking/:id',
  data: goodsDetailShape,
}

/** Goods; sorts: sale_num, sales_price, create_time, and ascending first_free, the earliest time of the cards */
export const goodsPageAll: Route<{
  data: PageOf<GoodsCard>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    categoryId?: string
    keyword?: string
    tagId?: string
    brandId?: string
    shopId?: string
    kind?: GoodsKind
    isFree?: boolean
    region?: ChannelRegion

    /** Region for the earliest free time, as far as the goods are available there */
    near?: ChannelRegion
    specValueId?: string

    /** Inclusive bound of the lowest price; excludes goods with a hidden price */
    priceMin?: Cents

    /** Inclusive bound of the lowest price; excludes goods with a hidden price */
    priceMax?: Cents
    suitsSex?: '1' | '2'

    /** In whole years */
    suitsAge?: number
  }
}> = {
  path: '/mall/api/web/goodsspu/page',
  data: { records: [goodsCardShape], total: 1, size: 1, current: 1, pages: 1 },
  query: { isFree: 3, priceMin: 4, priceMax: 4 },
}

/** Goods, most sold first */
export const goodsPageBySales: Route<{
  data: PageOf<GoodsCard>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    categoryId?: string
    keyword?: string
    tagId?: string
    brandId?: string
    shopId?: string
    kind?: GoodsKind
    isFree?: boolean
    region?: ChannelRegion

    /** Region for the earliest free time, as far as the goods are available there */
    near?: ChannelRegion
    specValueId?: string

    /** Inclusive bound of the lowest price; excludes goods with a hidden price */
    priceMin?: Cents

    /** Inclusive bound of the lowest price; excludes goods with a hidden price */
    priceMax?: Cents
    suitsSex?: '1' | '2'

    /** In whole years */
    suitsAge?: number
  }
}> = {
  path: '/mall/api/ma/goodsspu/orderBySaleNum/page',
  data: { records: [goodsCardShape], total: 1, size: 1, current: 1, pages: 1 },
  query: { isFree: 3, priceMin: 4, priceMax: 4 },
}

/** Hot categories of the home page */
export const hotCategory: Route<{ data: { id: string; name: string; picUrl: string }[] }> = {
  path: '/api/web/hotCategory',
  data: [{ id: 0, name: 0, picUrl: 0 }],
}

/** Hot sales of the home page */
export const hotSale: Route<{ data: GoodsCard[] }> = {
  path: '/mall/api/web/hotSaleSpu',
  data: [goodsCardShape],
}

/** Examination packages; sorts as of goods, and ascending hot_sale, the hot sales last */
export const packagePage: Route<{
  data: PageOf<GoodsCard>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    categoryId?: string
    keyword?: string
    tagId?: string
    brandId?: string
    shopId?: string
    kind?: GoodsKind
    isFree?: boolean
    region?: ChannelRegion

    /** Region for the earliest free time, as far as the goods are available there */
    near?: ChannelRegion
    specValueId?: string

    /** Inclusive bound of the lowest price; excludes goods with a hidden price */
    priceMin?: Cents

    /** Inclusive bound of the lowest price; excludes goods with a hidden price */
    priceMax?: Cents
    suitsSex?: '1' | '2'

    /** In whole years */
    suitsAge?: number
  }
}> = {
  path: '/mall/api/ma/goodsspu/group/page',
  data: { records: [goodsCardShape], total: 1, size: 1, current: 1, pages: 1 },
  query: { isFree: 3, priceMin: 4, priceMax: 4 },
}

/** Examination packages and vaccines that have a free place at all */
export const packagePageBookable: Route<{
  data: PageOf<GoodsCard>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    categoryId?: string
    keyword?: string
    tagId?: string
    brandId?: string
    shopId?: string
    kind?: GoodsKind
    isFree?: boolean
    region?: ChannelRegion

    /** Region for the earliest free time, as far as the goods are available there */
    near?: ChannelRegion
    specValueId?: string

    /** Inclusive bound of the lowest price; excludes goods with a hidden price */
    priceMin?: Cents

    /** Inclusive bound of the lowest price; excludes goods with a hidden price */
    priceMax?: Cents
    suitsSex?: '1' | '2'

    /** In whole years */
    suitsAge?: number
  }
}> = {
  path: '/mall/api/ma/goodsspu/group/page1',
  data: { records: [goodsCardShape], total: 1, size: 1, current: 1, pages: 1 },
  query: { isFree: 3, priceMin: 4, priceMax: 4 },
}

/** Packages and vaccines with a free place on a day */
export const packagePageByDate: Route<{
  data: PageOf<GoodsCard>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    categoryId?: string
    keyword?: string
    tagId?: string
    brandId?: string
    shopId?: string
    kind?: GoodsKind
    isFree?: boolean
    region?: ChannelRegion

    /** Region for the earliest free time, as far as the goods are available there */
    near?: ChannelRegion
    specValueId?: string

    /** Inclusive bound of the lowest price; excludes goods with a hidden price */
    priceMin?: Cents

    /** Inclusive bound of the lowest price; excludes goods with a hidden price */
    priceMax?: Cents
    suitsSex?: '1' | '2'

    /** In whole years */
    suitsAge?: number
    date: Day
  }
}> = {
  path: '/mall/api/ma/goodsspu/group/bookingDate/page',
  data: { records: [goodsCardShape], total: 1, size: 1, current: 1, pages: 1 },
  query: { isFree: 3, priceMin: 4, priceMax: 4 },
}

/** Examination packages, most sold first */
export const packagePageBySales: Route<{
  data: PageOf<GoodsCard>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    categoryId?: string
    keyword?: string
    tagId?: string
    brandId?: string
    shopId?: string
    kind?: GoodsKind
    isFree?: boolean
    region?: ChannelRegion

    /** Region for the earliest free time, as far as the goods are available there */
    near?: ChannelRegion
    specValueId?: string

    /** Inclusive bound of the lowest price; excludes goods with a hidden price */
    priceMin?: Cents

    /** Inclusive bound of the lowest price; excludes goods with a hidden price */
    priceMax?: Cents
    suitsSex?: '1' | '2'

    /** In whole years */
    suitsAge?: number
  }
}> = {
  path: '/mall/api/ma/goodsspu/group/orderBySaleNum/page1',
  data: { records: [goodsCardShape], total: 1, size: 1, current: 1, pages: 1 },
  query: { isFree: 3, priceMin: 4, priceMax: 4 },
}

/** Reviews of a product by its buyers */
export const reviewPage: Route<{
  data: PageOf<Review>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    spuId: string
    score?: number
    tag?: string
    hasPictures?: boolean
  }
}> = {
  path: '/mall/api/ma/goodsappraises/page',
  data: { records: [reviewShape], total: 1, size: 1, current: 1, pages: 1 },
  query: { hasPictures: 3 },
}

/** Tags that goods carry */
export const tagList: Route<{ data: Tag[] }> = { path: '/mall/api/web/goodssputag/list', data: [tagShape] }
