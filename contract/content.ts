import { type Static, Type } from '@sinclair/typebox'
import { Day, Flag, Id, IdParams, Moment, Nullable, OtherLanguage, pageOf, pageQuery, Rate } from './common'
import { defineEndpoint } from './define-endpoint'

/** `type` is one of `homeBlockTypes`; clients skip blocks of an unknown type. */
export const HomeBlock = Type.Object({
  id: Id,
  type: Type.String(),
  title: Nullable(Type.String()),
  link: Nullable(Type.String({ description: 'Route with query of the block’s "More" link' })),
  banners: Type.Array(
    Type.Object({
      id: Id,
      title: Type.String(),
      text: Type.String(),
      buttonText: Type.String(),
      picUrl: Type.String(),
      picUrlWide: Type.String(),
      link: Type.String({ description: 'Route with query' }),
    }),
  ),
})
export type HomeBlock = Static<typeof HomeBlock>
export const decoration = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/decoration',
  auth: 'none',
  source: 'spec',
  tag: 'content',
  summary: 'Blocks of the home page, in order',
  data: Type.Array(HomeBlock),
})
const media = {
  id: Id,
  title: Type.String(),
  text: Type.String(),
  link: Type.String({ description: 'Route with query' }),
}
export const decorationImages = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/decoration/extend/image',
  auth: 'none',
  source: 'spec',
  tag: 'content',
  summary: 'Picture sections of the home page, in order',
  data: Type.Array(Type.Object({ ...media, picUrl: Type.String(), picUrlWide: Type.String() })),
})
export const decorationVideos = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/decoration/extend/video',
  auth: 'none',
  source: 'spec',
  tag: 'content',
  summary: 'Videos of the home page, in order',
  data: Type.Array(
    Type.Object({
      ...media,
      videoUrl: Type.String(),
      posterUrl: Type.String(),
      seconds: Type.Integer({ minimum: 0 }),
    }),
  ),
})
export const decorationConfig = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/decorationConfig',
  auth: 'none',
  source: 'spec',
  tag: 'content',
  summary: 'Presentation of the home page: name, text and picture for sharing, and grey mode',
  data: Type.Object({
    title: Type.String(),
    shareTitle: Type.String(),
    sharePicUrl: Type.String(),
    isGrey: Flag,
    isVideoMuted: Flag,
  }),
})
export const homeConfig = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/homeconfig',
  auth: 'none',
  source: 'spec',
  tag: 'content',
  summary: 'Home settings',
  data: Type.Object({
    openingAdvertId: Nullable(Id),
    hoveringAdvertId: Nullable(Id),
    searchHint: Type.String(),
  }),
})
export const NavIcon = Type.Object({
  id: Id,
  name: Type.String(),
  icon: Type.String({ description: 'Phosphor icon name' }),
  link: Type.String(),
})
export const navigationBar = defineEndpoint({
  method: 'GET',
  path: '/mall/api/navigationBar/get',
  auth: 'none',
  source: 'spec',
  tag: 'content',
  summary: 'Icon grid of the home page',
  data: Type.Array(NavIcon),
})
export const Notice = Type.Object({
  id: Id,
  title: Type.String(),
  content: Type.String(),
  createTime: Day,
  articleId: Nullable(Id),
})
export type Notice = Static<typeof Notice>
export const noticeList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/web/notice',
  auth: 'none',
  source: 'spec',
  tag: 'content',
  summary: 'Current notices, newest first',
  data: Type.Array(Notice),
})
export const Advert = Type.Object({
  isShow: Flag,
  picUrl: Type.String(),
  link: Type.String(),
  alt: Type.String(),
})
export const openingAdvert = defineEndpoint({
  method: 'GET',
  path: '/mall/no-token/openingAdvert/display/:id',
  auth: 'anonymous',
  source: 'spec',
  tag: 'content',
  summary: 'The home poster; needs no token',
  params: IdParams,
  data: Advert,
})
export const hoveringAdvert = defineEndpoint({
  method: 'GET',
  path: '/mall/no-token/hoveringAdvert/display/:id',
  auth: 'anonymous',
  source: 'spec',
  tag: 'content',
  summary: 'The hovering advert; needs no token',
  params: IdParams,
  data: Advert,
})

export const ArticleCard = Type.Object({
  id: Id,
  title: Type.String(),
  author: Type.String(),
  minutes: Type.Integer(),
  picUrl: Type.String(),
  createTime: Day,
})
export type ArticleCard = Static<typeof ArticleCard>
export const Article = Type.Intersect([
  ArticleCard,
  Type.Object({ content: Type.String({ description: 'Cleaned HTML' }), otherLanguage: OtherLanguage }),
])
export const articleDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/article/detail/:id',
  auth: 'none',
  source: 'spec',
  tag: 'content',
  summary: 'One article',
  params: IdParams,
  data: Article,
})
export const articlePage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/article/page',
  auth: 'none',
  source: 'extension',
  tag: 'content',
  summary:
    'Articles, newest first; filtered by topic, by words, or by the topics that a shop offers. ' +
    'Articles of the help centre are found by words only',
  query: Type.Object({
    ...pageQuery,
    shopId: Type.Optional(Id),
    topic: Type.Optional(Type.String({ maxLength: 20, pattern: '^[a-z]+$' })),
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  data: pageOf(ArticleCard),
})
/** `kind`: booking, privacy, user. */
export const Protocol = Type.Object({ id: Id, kind: Type.String(), title: Type.String() })
export const protocolList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/protocol/list',
  auth: 'none',
  source: 'spec',
  tag: 'content',
  summary: 'Protocols by kind',
  data: Type.Array(Protocol),
})

export const ConfigItem = Type.Object({ customCode: Type.String(), configValue: Type.String() })
const config = (name: string, summary: string, path = `/mall/api/ma/customconfig/${name}`) =>
  defineEndpoint({
    method: 'GET',
    path,
    auth: 'none',
    source: 'spec',
    tag: 'config',
    summary,
    data: ConfigItem,
  })
export const displayMode = config('getDisplayMode', 'Display mode')
export const taxesConfig = config('taxes', "'1' when tax lines are shown")
export const couponCodeSetting = config('getCouponCodeSetting', "'1' when a discount code can be entered")
export const techSupport = config('techSupport', 'Technical support line')
export const salesPriceNull = config(
  'getSalesPriceNullString',
  'Text shown in place of a hidden price',
  '/mall/api/web/customconfig/getSalesPriceNullString',
)
export const displaySalesAndPrice = config(
  'getDisplaySalesAndPriceString',
  'What of sales and price is shown: sales, price, both or none',
)
export const customerSetting = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/customconfig/getCustomerSetting',
  auth: 'none',
  source: 'spec',
  tag: 'config',
  summary: 'Customer service',
  data: Type.Object({
    phone: Type.String(),
    hours: Type.String(),
    helpCentreUrl: Type.String(),
    licence: Type.String({
      description: "The operator's licence as text; empty when none is set",
    }),
  }),
})

/** '2': HK$ first with the mode flag true; '1': HK$ with the flag false. */
export const currency = defineEndpoint({
  method: 'GET',
  path: '/weixin/api/ma/wxapp/currency',
  auth: 'none',
  source: 'spec',
  tag: 'config',
  summary: 'Currency mode',
  data: Type.Object({ currency: Type.Union([Type.Literal('1'), Type.Literal('2')]) }),
})
export const exchangeRate = defineEndpoint({
  method: 'GET',
  path: '/pay/api/wx/currency/:code',
  auth: 'none',
  source: 'spec',
  tag: 'config',
  summary: 'Exchange rate from HKD to a currency (ISO code), 4 decimals',
  params: Type.Object({ code: Type.String({ pattern: '^[A-Z]{3}$', examples: ['USD'] }) }),
  data: Type.Object({
    code: Type.String(),
    rate: Rate,
    time: Moment,
  }),
})
export type ExchangeRate = Static<(typeof exchangeRate)['data']>
