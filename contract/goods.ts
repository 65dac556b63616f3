import { type Static, Type } from '@sinclair/typebox'
import {
  Count,
  Day,
  Flag,
  Id,
  IdParams,
  Money,
  Nullable,
  OtherLanguage,
  pageOf,
  pageQuery,
  Price,
  Time,
} from './common'
import { goodsKinds, trustFactKinds } from './constants/enums'
import { defineEndpoint } from './define-endpoint'
import { ChannelRegion } from './shops'

export const Tag = Type.Object({ id: Id, name: Type.String() })
export const GoodsKind = Type.Union(goodsKinds.map((k) => Type.Literal(k)))

/** Who the product is for. `sex`: '0' anyone, '1' male, '2' female. Ages in whole years, both inclusive. */
export const Demands = Type.Object({
  sex: Type.Union([Type.Literal('0'), Type.Literal('1'), Type.Literal('2')]),
  ageMin: Nullable(Count),
  ageMax: Nullable(Count),
})
export type Demands = Static<typeof Demands>

export const GoodsCard = Type.Object({
  id: Id,
  spuCode: Type.String(),
  name: Type.String(),
  sellPoint: Type.String(),
  kind: GoodsKind,
  picUrls: Type.Array(Type.String()),
  categoryId: Id,
  shelf: Flag,
  priceDown: Nullable(Money),
  priceUp: Nullable(Money),
  salesPrice: Nullable(Money),
  marketPrice: Nullable(Money),
  priceText: Nullable(
    Type.String({
      description:
        'Set when the configuration hides the price: shown in its place, and the goods are available on ' +
        'request only',
    }),
  ),
  saleNum: Nullable(Count),
  reviewScore: Nullable(
    Type.String({ description: 'Mean of the reviews, of 5, with one decimal; null without reviews' }),
  ),
  stock: Count,
  specType: Flag,
  isBookable: Flag,
  isFree: Flag,
  demands: Demands,
  firstFreeDay: Nullable(Day),
  firstFreeTime: Nullable(Time),
  brandId: Nullable(Id),
  brandName: Nullable(Type.String()),
  tags: Type.Array(Tag),
})
export type GoodsCard = Static<typeof GoodsCard>

export const Sku = Type.Object({
  id: Id,
  spuId: Id,
  name: Type.String(),
  picUrl: Type.String(),
  salesPrice: Nullable(Money),
  marketPrice: Nullable(Money),
  stock: Count,
  enable: Flag,
  disabledReason: Nullable(Type.String()),
  specs: Type.Array(
    Type.Object({ specId: Id, specName: Type.String(), specValueId: Id, specValueName: Type.String() }),
  ),
})
export type Sku = Static<typeof Sku>

/** Who the product is for. `sex`: '0' anyone, '1' male, '2' female. Ages in whole years, both inclusive. */
export const Eligibility = Type.Object({
  sex: Type.Union([Type.Literal('0'), Type.Literal('1'), Type.Literal('2')]),
  ageMin: Nullable(Count),
  ageMax: Nullable(Count),
  text: Type.String(),
})
export type Eligibility = Static<typeof Eligibility>

/** Delivery cost of a shipped product, and its arrival if it is ordered now. */
export const Delivery = Type.Object({
  freightPrice: Money,
  taxBasisPoints: Type.Integer({ minimum: 0, description: 'Tax on the price, in hundredths of a percent' }),
  isCrossBorder: Flag,
  earliestDay: Day,
  latestDay: Day,
  orderLimit: Nullable(
    Type.String({ ...Money, description: 'Maximum amount of a cross-border order of several pieces' }),
  ),
})
export type Delivery = Static<typeof Delivery>

export const GoodsDetail = Type.Intersect([
  GoodsCard,
  Type.Object({
    description: Type.String({ description: 'Cleaned HTML' }),
    notice: Type.String({ description: 'Cleaned HTML' }),
    serviceContent: Type.Array(Type.String()),
    keyScreenings: Type.Array(
      Type.Object({ icon: Type.String(), title: Type.String(), text: Type.String() }),
    ),
    packageGroups: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        hint: Type.String(),
        items: Type.Array(
          Type.Object({ id: Id, name: Type.String(), explain: Type.String(), needsFasting: Flag }),
        ),
      }),
    ),
    preparations: Type.Array(Type.Object({ icon: Type.String(), text: Type.String() })),
    eligibility: Eligibility,
    needles: Count,
    needleIntervals: Type.Array(Count, { description: 'Days to wait before dose 2, 3, …' }),
    needleWindows: Type.Array(Count, {
      description:
        'Days after the earliest within which dose 2, 3, … is recommended; the default where missing',
    }),
    skus: Type.Array(Sku),
    shopCount: Count,
    durationMinutes: Nullable(Count),
    reportDays: Nullable(Count),
    reviewCount: Count,
    trustFacts: Type.Array(
      Type.Object({
        kind: Type.Union(trustFactKinds.map((kind) => Type.Literal(kind))),
        text: Type.String(),
      }),
      { description: 'Maker, country and batch of a vaccine; reader of a report' },
    ),
    refundText: Type.String(),
    delivery: Nullable(Delivery),
    otherLanguage: OtherLanguage,
  }),
])
export type GoodsDetail = Static<typeof GoodsDetail>

const AskedPrice = Type.String({
  ...Price,
  examples: ['500.00'],
  description: 'Inclusive bound of the lowest price; excludes goods with a hidden price',
})
/** `suits…`: only goods whose demands a person of this sex and age meets. */
const goodsFilter = {
  ...pageQuery,
  categoryId: Type.Optional(Id),
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
  tagId: Type.Optional(Id),
  brandId: Type.Optional(Id),
  shopId: Type.Optional(Id),
  kind: Type.Optional(GoodsKind),
  isFree: Type.Optional(Flag),
  region: Type.Optional(ChannelRegion),
  near: Type.Optional({
    ...ChannelRegion,
    description: 'Region for the earliest free time, as far as the goods are available there',
  }),
  specValueId: Type.Optional(Id),
  priceMin: Type.Optional(AskedPrice),
  priceMax: Type.Optional(AskedPrice),
  suitsSex: Type.Optional(Type.Union([Type.Literal('1'), Type.Literal('2')])),
  suitsAge: Type.Optional(Type.Integer({ minimum: 0, maximum: 200, description: 'In whole years' })),
}
const goodsPage = pageOf(GoodsCard)
const goodsList = (path: string, summary: string) =>
  defineEndpoint({
    method: 'GET',
    path,
    auth: 'none',
    source: 'spec',
    tag: 'goods',
    summary,
    query: Type.Object({ ...goodsFilter }),
    data: goodsPage,
  })

export const goodsPageAll = goodsList(
  '/mall/api/web/goodsspu/page',
  'Goods; sorts: sale_num, sales_price, create_time, and ascending first_free, the earliest time of the cards',
)
export const goodsPageBySales = goodsList(
  '/mall/api/ma/goodsspu/orderBySaleNum/page',
  'Goods, most sold first',
)
export const packagePage = goodsList(
  '/mall/api/ma/goodsspu/group/page',
  'Examination packages; sorts as of goods, and ascending hot_sale, the hot sales last',
)
export const packagePageBookable = goodsList(
  '/mall/api/ma/goodsspu/group/page1',
  'Examination packages and vaccines that have a free place at all',
)
export const packagePageBySales = goodsList(
  '/mall/api/ma/goodsspu/group/orderBySaleNum/page1',
  'Examination packages, most sold first',
)
export const goodsByCode = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodsspu/getSpuListByCode',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'Goods by their codes, in the given order; unknown and off-sale ones are omitted',
  query: Type.Object({
    spuCode: Type.String({
      minLength: 1,
      maxLength: 400,
      pattern: '^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$',
      description: 'Up to 20 codes, comma separated',
    }),
  }),
  data: Type.Array(GoodsCard),
})
export const packagePageByDate = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodsspu/group/bookingDate/page',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'Packages and vaccines with a free place on a day',
  query: Type.Object({ ...goodsFilter, date: Day }),
  data: goodsPage,
})
export const goodsDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodsspu/booking/:id',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'One package, vaccine, service or product in full',
  params: IdParams,
  data: GoodsDetail,
})
export const tagList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/web/goodssputag/list',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'Tags that goods carry',
  data: Type.Array(Tag),
})
export const hotSale = defineEndpoint({
  method: 'GET',
  path: '/mall/api/web/hotSaleSpu',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'Hot sales of the home page',
  data: Type.Array(GoodsCard),
})
export const hotCategory = defineEndpoint({
  method: 'GET',
  path: '/api/web/hotCategory',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'Hot categories of the home page',
  data: Type.Array(Type.Object({ id: Id, name: Type.String(), picUrl: Type.String() })),
})
export const badge = defineEndpoint({
  method: 'GET',
  path: '/api/web/badge',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary:
    'Counts beside the tabs and the bell: current notices, and orders to pay and to book, counted ' +
    'like the tabs of the order list',
  data: Type.Object({ notice: Count, unpaid: Count, toBook: Count }),
})

export const Review = Type.Object({
  id: Id,
  spuId: Id,
  score: Type.Integer({ minimum: 1, maximum: 5 }),
  content: Type.String(),
  authorText: Type.String({ description: 'Age band and sex, never a name' }),
  createTime: Day,
  picUrls: Type.Array(Type.String()),
  reply: Nullable(Type.String()),
  tags: Type.Optional(Type.Array(Type.Object({ tag: Type.String(), name: Type.String() }))),
})
export type Review = Static<typeof Review>
export const reviewPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodsappraises/page',
  auth: 'none',
  source: 'spec',
  tag: 'goods',
  summary: 'Reviews of a product by its buyers',
  query: Type.Object({
    ...pageQuery,
    spuId: Id,
    score: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    tag: Type.Optional(Type.String({ maxLength: 20 })),
    hasPictures: Type.Optional(Flag),
  }),
  data: pageOf(Review),
})
