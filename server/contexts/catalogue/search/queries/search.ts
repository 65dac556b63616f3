import type { SearchKind } from '../../../../../contract/constants/enums'
import type { DataOf, QueryOf } from '../../../../../contract/define-endpoint'
import type * as contract from '../../../../../contract/search'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { pageFrom, pageRange } from '../../../../lib/pages'
import { normalise, searchWords, toSimplified } from '../../../../lib/search'
import { articlePage } from '../../content/queries/articles'
import { goodsPage } from '../../goods/queries/goods'
import { countShopsByKeyword, shopPage } from '../../shops/queries/shops'
import { doctorSearch } from '../doctor-search'
import { correctedKeyword } from './correction'
import { countArticles, countDoctors, countGoods, listHotWords, listNames } from './names'

type Query = QueryOf<typeof contract.search>

const SUGGESTIONS = 10

const A_KIND = 4

/**
 * Search results for a keyword: the number of each kind, and one page of each (or of `kind` only). A keyword
 * without results is retried with its typos corrected; the answer then names the keyword used.
 */
export async function searchAll(ctx: Context, query: Query): Promise<DataOf<typeof contract.search>> {
  const found = await searchFor(ctx, query)
  if (Object.values(found.counts).some((count) => count > 0)) return { ...found, corrected: null }
  const corrected = await correctedKeyword(ctx.readDb, query.keyword)
  if (corrected === undefined) return { ...found, corrected: null }
  const mended = await searchFor(ctx, { ...query, keyword: corrected })
  const isFound = Object.values(mended.counts).some((count) => count > 0)
  if (!isFound) return { ...found, corrected: null }
  return { ...mended, corrected: isOnlySplit(query.keyword, corrected) ? null : corrected }
}

const withoutSpaces = (text: string): string => toSimplified(normalise(text)).replace(/ /g, '')

/** Whether the words are the user's own, only separated: to them, nothing was corrected. */
const isOnlySplit = (typed: string, corrected: string): boolean =>
  withoutSpaces(typed) === withoutSpaces(corrected)

type Found = Omit<DataOf<typeof contract.search>, 'corrected'>

async function searchFor(ctx: Context, query: Query): Promise<Found> {
  const counts = await countAll(ctx, query)
  return { counts, ...(await pagesOf(ctx, query, counts)) }
}

async function countAll(ctx: Context, { keyword, region, shopId }: Query): Promise<Found['counts']> {
  // A keyword that consists of punctuation matches nothing, instead of everything.
  if (searchWords(keyword).length === 0) return { goods: 0, clinic: 0, doctor: 0, article: 0 }
  const [goods, clinic, doctor, article] = await Promise.all([
    countGoods(ctx.readDb, keyword, shopId),
    shopId === undefined ? countShopsByKeyword(ctx, keyword, region) : 0,
    countDoctors(ctx.readDb, keyword, shopId),
    shopId === undefined ? countArticles(ctx.readDb, keyword) : 0,
  ])
  return { goods, clinic, doctor, article }
}

async function pagesOf(ctx: Context, query: Query, counts: Found['counts']): Promise<Omit<Found, 'counts'>> {
  const { keyword, kind, region, shopId } = query
  const range = pageRange(query)
  const paging = { current: query.current, size: query.size, searchCount: false }
  const isAsked = (of: SearchKind): boolean => counts[of] > 0 && (kind === undefined || kind === of)
  const none = { records: [] }
  const [goods, clinics, doctors, articles] = await Promise.all([
    isAsked('goods')
      ? goodsPage(ctx, {
          ...paging,
          keyword,
          ascs: query.ascs,
          descs: query.descs,
          ...(shopId ? { shopId } : {}),
        })
      : none,
    isAsked('clinic') ? shopPage(ctx, { ...paging, keyword, ...(region ? { region } : {}) }) : none,
    isAsked('doctor')
      ? ctx.wiring.get(doctorSearch)(ctx, { ...paging, keyword, ...(shopId ? { shopId } : {}) })
      : none,
    isAsked('article') ? articlePage(ctx, { ...paging, keyword }) : none,
  ])
  return {
    goods: pageFrom(goods.records, counts.goods, range),
    clinics: pageFrom(clinics.records, counts.clinic, range),
    doctors: pageFrom(doctors.records, counts.doctor, range),
    articles: pageFrom(articles.records, counts.article, range),
  }
}

/** Suggestions for the typed letters: some of each kind, without duplicates. */
export async function suggest(ctx: Context, keyword: string): Promise<contract.SearchSuggestion[]> {
  if (searchWords(keyword).length === 0) return []
  const typed = await suggestFor(ctx, keyword)
  if (typed.length > 0) return typed
  const corrected = await correctedKeyword(ctx.readDb, keyword)
  return corrected === undefined ? [] : suggestFor(ctx, corrected)
}

async function suggestFor(ctx: Context, keyword: string): Promise<contract.SearchSuggestion[]> {
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
