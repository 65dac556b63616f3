import { type Static, Type } from '@sinclair/typebox'
import { Count, Id, Nullable, pageOf, pageQuery } from './common'
import { searchKinds } from './constants/enums'
import { ArticleCard } from './content'
import { defineEndpoint } from './define-endpoint'
import { DoctorCard } from './doctors'
import { GoodsCard } from './goods'
import { ChannelRegion, ShopCard } from './shops'

export const SearchKind = Type.Union(searchKinds.map((kind) => Type.Literal(kind)))
const keyword = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'Traditional, simplified, pinyin, initials of pinyin or Latin letters',
})

export const search = defineEndpoint({
  method: 'GET',
  path: '/mall/api/web/search',
  auth: 'none',
  source: 'extension',
  tag: 'search',
  summary:
    'Goods, clinics and shops, doctors and articles by a word: the number of each, and a page of ' +
    'each; with `kind` only the page of that kind has records; with `shopId` only goods and doctors ' +
    'of that clinic. A keyword without results is retried with one typo per word corrected',
  query: Type.Object({
    keyword,
    kind: Type.Optional(SearchKind),
    region: Type.Optional(ChannelRegion),
    shopId: Type.Optional(Id),
    ...pageQuery,
  }),
  data: Type.Object({
    corrected: Nullable(
      Type.String({ description: 'The keyword that was searched instead, when the given one found nothing' }),
    ),
    counts: Type.Object({ goods: Count, clinic: Count, doctor: Count, article: Count }),
    goods: pageOf(GoodsCard),
    clinics: pageOf(ShopCard),
    doctors: pageOf(DoctorCard),
    articles: pageOf(ArticleCard),
  }),
})
export const SearchSuggestion = Type.Object({ text: Type.String(), kind: SearchKind, id: Nullable(Id) })
export type SearchSuggestion = Static<typeof SearchSuggestion>
export const searchSuggest = defineEndpoint({
  method: 'GET',
  path: '/mall/api/web/search/suggest',
  auth: 'none',
  source: 'extension',
  tag: 'search',
  summary: 'At most ten names that match the typed letters',
  query: Type.Object({ keyword }),
  data: Type.Array(SearchSuggestion),
})
export const searchHot = defineEndpoint({
  method: 'GET',
  path: '/mall/api/web/search/hot',
  auth: 'none',
  source: 'extension',
  tag: 'search',
  summary: 'Words suggested before anything is typed',
  data: Type.Array(Type.Object({ id: Id, text: Type.String() })),
})
