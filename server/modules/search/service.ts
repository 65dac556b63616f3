import type { DataOf, QueryOf } from '../../../contract/define-endpoint'
import type { SearchKind } from '../../../contract/constants/enums'
import type * as contract from '../../../contract/search'
import type { Context } from '../../lib/context'
import { localized } from '../../lib/language'
import { pageFrom, pageRange } from '../../lib/pages'
import { searchWords } from '../../lib/search'
import { articlePage } from '../content/service'
import { toDoctorBrief } from '../favourites/doctor-briefs'
import { goodsPage } from '../goods/service'
import { countShopsByKeyword, shopPage } from '../shops/service'
import { countArticles, countDoctors, countGoods, listHotWords, listNames, pageOfDoctors } from './repository'

type Query = QueryOf<typeof contract.search>
const SUGGESTIONS = 10
const A_KIND = 4

/** What is found by a word: how many of each kind, and a page of each (of one, when `kind` is given). */
export async function searchAll(ctx: Context, query: Query): Promise<DataOf<typeof contract.search>> {
  const { keyword, kind, region } = query
  const range = pageRange(query)
  const paging = { current: query.current, size: query.size, searchCount: false }
  const isAsked = (of: SearchKind): boolean => kind === undefined || kind === of
  // A word of nothing but signs finds nothing, and not everything.
  const isWord = searchWords(keyword).length > 0
  const none = { records: [] }
  const [goodsCount, clinicCount, doctorCount, articleCount, goods, clinics, doctors, articles] =
    await Promise.all([
      isWord ? countGoods(ctx.readDb, keyword) : 0,
      isWord ? countShopsByKeyword(ctx, keyword, region) : 0,
      isWord ? countDoctors(ctx.readDb, keyword) : 0,
      isWord ? countArticles(ctx.readDb, keyword) : 0,
      isWord && isAsked('goods')
        ? goodsPage(ctx, { ...paging, keyword, ascs: query.ascs, descs: query.descs })
        : none,
      isWord && isAsked('clinic')
        ? shopPage(ctx, { ...paging, keyword, ...(region ? { region } : {}) })
        : none,
      isWord && isAsked('doctor') ? pageOfDoctors(ctx.readDb, keyword, range) : [],
      isWord && isAsked('article') ? articlePage(ctx, { ...paging, keyword }) : none,
    ])
  return {
    counts: { goods: goodsCount, clinic: clinicCount, doctor: doctorCount, article: articleCount },
    goods: pageFrom(goods.records, goodsCount, range),
    clinics: pageFrom(clinics.records, clinicCount, range),
    doctors: pageFrom(
      doctors.map((row) => toDoctorBrief(ctx, row)),
      doctorCount,
      range,
    ),
    articles: pageFrom(articles.records, articleCount, range),
  }
}

/** Names that the typed letters lead to, some of each kind, each once. */
export async function suggest(ctx: Context, keyword: string): Promise<contract.SearchSuggestion[]> {
  if (searchWords(keyword).length === 0) return []
  const names = await listNames(ctx.readDb, keyword, SUGGESTIONS)
  const of = (
    kind: SearchKind,
    rows: readonly { id: string; name: Parameters<typeof localized>[0] }[],
    count: number,
  ): contract.SearchSuggestion[] =>
    rows.slice(0, count).map((row) => ({ text: localized(row.name, ctx.lang), kind, id: row.id }))
  const others = [
    ...of('clinic', names.shops, A_KIND),
    ...of('doctor', names.doctors, A_KIND),
    ...of('article', names.articles, A_KIND),
  ]
  const all = [...of('goods', names.goods, Math.max(A_KIND, SUGGESTIONS - others.length)), ...others]
  return all
    .filter(
      (item, index) =>
        all.findIndex((other) => other.kind === item.kind && other.text === item.text) === index,
    )
    .slice(0, SUGGESTIONS)
}

export async function hotWords(ctx: Context): Promise<DataOf<typeof contract.searchHot>> {
  return (await listHotWords(ctx.readDb)).map((row) => ({ id: row.id, text: localized(row.text, ctx.lang) }))
}
