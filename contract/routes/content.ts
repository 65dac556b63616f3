// Generated from contract/content.ts by `npm run contract`: do not edit.
import { type Day, type PageOf, type Moment, type Route, type Shape } from '../route'
import { type Language } from '../constants/enums'

export type Advert = { isShow: boolean; picUrl: string; link: string; alt: string }

export const advertShape: Shape = { isShow: 3, picUrl: 0, link: 0, alt: 0 }

export type ArticleCard = {
  id: string
  title: string
  author: string
  minutes: number
  picUrl: string
  createTime: Day
}

export const articleCardShape: Shape = { id: 0, title: 0, author: 0, minutes: 1, picUrl: 0, createTime: 6 }

export type Article = ArticleCard & {
  /** Cleaned HTML */
  content: string
  otherLanguage: Language | null
}

export const articleShape: Shape = { '': articleCardShape, content: 0, otherLanguage: 16 }

export type ConfigItem = { customCode: string; configValue: string }

export const configItemShape: Shape = { customCode: 0, configValue: 0 }

export type HomeBlock = {
  id: string
  type: string
  title: string | null
  link: string | null
  banners: {
    id: string
    title: string
    text: string
    buttonText: string
    picUrl: string
    picUrlWide: string

    /** Route with query */
    link: string
  }[]
}

export const homeBlockShape: Shape = {
  id: 0,
  type: 0,
  title: 16,
  link: 16,
  banners: [{ id: 0, title: 0, text: 0, buttonText: 0, picUrl: 0, picUrlWide: 0, link: 0 }],
}

export type NavIcon = {
  id: string
  name: string

  /** Phosphor icon name */
  icon: string
  link: string
}

export const navIconShape: Shape = { id: 0, name: 0, icon: 0, link: 0 }

export type Notice = { id: string; title: string; content: string; createTime: Day; articleId: string | null }

export const noticeShape: Shape = { id: 0, title: 0, content: 0, createTime: 6, articleId: 16 }

export type Protocol = { id: string; kind: string; title: string }

export const protocolShape: Shape = { id: 0, kind: 0, title: 0 }

/** One article */
export const articleDetail: Route<{ data: Article; params: { id: string } }> = {
  path: '/mall/api/ma/article/detail/:id',
  data: articleShape,
}

/** Articles, newest first; filtered by topic, by words, or by the topics that a shop offers. Articles of the help centre are found by words only */
export const articlePage: Route<{
  data: PageOf<ArticleCard>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    shopId?: string
    topic?: string
    keyword?: string
  }
}> = {
  path: '/mall/api/ma/article/page',
  data: { records: [articleCardShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** '1' when a discount code can be entered */
export const couponCodeSetting: Route<{ data: ConfigItem }> = {
  path: '/mall/api/ma/customconfig/getCouponCodeSetting',
  data: configItemShape,
}

/** Currency mode */
export const currency: Route<{ data: { currency: '1' | '2' } }> = {
  path: '/weixin/api/ma/wxapp/currency',
  data: { currency: 0 },
}

/** Customer service */
export const customerSetting: Route<{
  data: {
    phone: string
    hours: string
    helpCentreUrl: string

    /** The operator's licence as text; empty when none is set */
    licence: string
  }
}> = {
  path: '/mall/api/ma/customconfig/getCustomerSetting',
  data: { phone: 0, hours: 0, helpCentreUrl: 0, licence: 0 },
}

/** Blocks of the home page, in order */
export const decoration: Route<{ data: HomeBlock[] }> = {
  path: '/mall/api/ma/decoration',
  data: [homeBlockShape],
}

/** Presentation of the home page: name, text and picture for sharing, and grey mode */
export const decorationConfig: Route<{
  data: { title: string; shareTitle: string; sharePicUrl: string; isGrey: boolean; isVideoMuted: boolean }
}> = {
  path: '/mall/api/ma/decorationConfig',
  data: { title: 0, shareTitle: 0, sharePicUrl: 0, isGrey: 3, isVideoMuted: 3 },
}

/** Picture sections of the home page, in order */
export const decorationImages: Route<{
  data: {
    id: string
    title: string
    text: string

    /** Route with query */
    link: string
    picUrl: string
    picUrlWide: string
  }[]
}> = {
  path: '/mall/api/ma/decoration/extend/image',
  data: [{ id: 0, title: 0, text: 0, link: 0, picUrl: 0, picUrlWide: 0 }],
}

/** Videos of the home page, in order */
export const decorationVideos: Route<{
  data: {
    id: string
    title: string
    text: string

    /** Route with query */
    link: string
    videoUrl: string
    posterUrl: string
    seconds: number
  }[]
}> = {
  path: '/mall/api/ma/decoration/extend/video',
  data: [{ id: 0, title: 0, text: 0, link: 0, videoUrl: 0, posterUrl: 0, seconds: 1 }],
}

/** Display mode */
export const displayMode: Route<{ data: ConfigItem }> = {
  path: '/mall/api/ma/customconfig/getDisplayMode',
  data: configItemShape,
}

/** What of sales and price is shown: sales, price, both or none */
export const displaySalesAndPrice: Route<{ data: ConfigItem }> = {
  path: '/mall/api/ma/customconfig/getDisplaySalesAndPriceString',
  data: configItemShape,
}

/** Exchange rate from HKD to a currency (ISO code), 4 decimals */
export const exchangeRate: Route<{
  data: { code: string; rate: number; time: Moment }
  params: { code: string }
}> = { path: '/pay/api/wx/currency/:code', data: { code: 0, rate: 9, time: 7 } }

/** Home settings */
export const homeConfig: Route<{
  data: { openingAdvertId: string | null; hoveringAdvertId: string | null; searchHint: string }
}> = { path: '/mall/api/ma/homeconfig', data: { openingAdvertId: 16, hoveringAdvertId: 16, searchHint: 0 } }

/** The hovering advert; needs no token */
export const hoveringAdvert: Route<{ data: Advert; params: { id: string } }> = {
  path: '/mall/no-token/hoveringAdvert/display/:id',
  auth: 'anonymous',
  data: advertShape,
}

/** Icon grid of the home page */
export const navigationBar: Route<{ data: NavIcon[] }> = {
  path: '/mall/api/navigationBar/get',
  data: [navIconShape],
}

/** Current notices, newest first */
export const noticeList: Route<{ data: Notice[] }> = { path: '/mall/api/web/notice', data: [noticeShape] }

/** The home poster; needs no token */
export const openingAdvert: Route<{ data: Advert; params: { id: string } }> = {
  path: '/mall/no-token/openingAdvert/display/:id',
  auth: 'anonymous',
  data: advertShape,
}

/** Protocols by kind */
export const protocolList: Route<{ data: Protocol[] }> = {
  path: '/mall/api/ma/protocol/list',
  data: [protocolShape],
}

/** Text shown in place of a hidden price */
export const salesPriceNull: Route<{ data: ConfigItem }> = {
  path: '/mall/api/web/customconfig/getSalesPriceNullString',
  data: configItemShape,
}

/** '1' when tax lines are shown */
export const taxesConfig: Route<{ data: ConfigItem }> = {
  path: '/mall/api/ma/customconfig/taxes',
  data: configItemShape,
}

/** Technical support line */
export const techSupport: Route<{ data: ConfigItem }> = {
  path: '/mall/api/ma/customconfig/techSupport',
  data: configItemShape,
}
