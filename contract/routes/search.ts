// Generated from contract/search.ts by `npm run contract`: do not edit.
import { type ArticleCard, articleCardShape } from './content'
import { type BrowseKind, type ChannelRegion } from '../constants/enums'
import { type DoctorCard, doctorCardShape } from './doctors'
import { type GoodsCard, goodsCardShape } from './goods'
import { type PageOf, type Route, type Shape } from '../route'
import { type ShopCard, shopCardShape } from './shops'

export type SearchSuggestion = { text: string; kind: BrowseKind; id: string | null }

export const searchSuggestionShape: Shape = { text: 0, kind: 0, id: 16 }

/** Goods, clinics and shops, doctors and articles by a word: the number of each, and a page of each; with `kind` only the page of that kind has records; with `shopId` only goods and doctors of that clinic. A keyword without results is retried with one typo per word corrected */
export const search: Route<{
  data: {
    corrected: string | null
    counts: { goods: number; clinic: number; doctor: number; article: number }
    goods: PageOf<GoodsCard>
    clinics: PageOf<ShopCard>
    doctors: PageOf<DoctorCard>
    articles: PageOf<ArticleCard>
  }
  query: {
    /** Traditional, simplified, pinyin, initials of pinyin or Latin letters */
    keyword: string
    kind?: BrowseKind
    region?: ChannelRegion
    shopId?: string
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
  }
}> = {
  path: '/mall/api/web/search',
  data: {
    corrected: 16,
    counts: { goods: 1, clinic: 1, doctor: 1, article: 1 },
    goods: { records: [goodsCardShape], total: 1, size: 1, current: 1, pages: 1 },
    clinics: { records: [shopCardShape], total: 1, size: 1, current: 1, pages: 1 },
    doctors: { records: [doctorCardShape], total: 1, size: 1, current: 1, pages: 1 },
    articles: { records: [articleCardShape], total: 1, size: 1, current: 1, pages: 1 },
  },
}

/** Words suggested before anything is typed */
export const searchHot: Route<{ data: { id: string; text: string }[] }> = {
  path: '/mall/api/web/search/hot',
  data: [{ id: 0, text: 0 }],
}

/** At most ten names that match the typed letters */
export const searchSuggest: Route<{
  data: SearchSuggestion[]
  query: {
    /** Traditional, simplified, pinyin, initials of pinyin or Latin letters */
    keyword: string
  }
}> = { path: '/mall/api/web/search/suggest', data: [searchSuggestionShape] }
