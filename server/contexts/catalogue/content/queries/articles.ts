import type { PageOf } from '../../../../../contract/common'
import { helpTopics } from '../../../../../contract/constants/enums'
import type * as content from '../../../../../contract/content'
import type { DataOf } from '../../../../../contract/define-endpoint'
import type * as reading from '../../../../../contract/reading'
import type { Context } from '../../../../lib/context'
import { localized, otherLanguage } from '../../../../lib/language'
import { pageFrom, pageRange, type PageQuery } from '../../../../lib/pages'
import { cleanHtml } from '../../../../lib/rich-text'
import { helpTopicNames, toArticleCard } from '../mapper'
import {
  findArticle,
  findArticleCards,
  findProtocol,
  listHelp,
  listProtocols,
  pageOfArticles,
  type ArticleFilter,
} from './rows'
import { missing } from './site'

/** The help centre: its topics with articles, and their articles. */
export async function helpTree(ctx: Context): Promise<DataOf<typeof reading.helpTree>> {
  const rows = await listHelp(ctx.readDb)
  return helpTopics
    .map((topic) => ({
      topic,
      name: helpTopicNames[topic][ctx.lang],
      articles: rows
        .filter((row) => row.topic === topic)
        .map(({ id, title }) => ({ id, title: localized(title, ctx.lang) })),
    }))
    .filter(({ articles }) => articles.length > 0)
}

/** Cards of these articles by id; unknown ones are omitted. */
export async function articleCardsByIds(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, content.ArticleCard>> {
  const rows = await findArticleCards(ctx.readDb, ids)
  return new Map(rows.map((row) => [row.id, toArticleCard(ctx, row)]))
}

export async function articlePage(
  ctx: Context,
  query: PageQuery & ArticleFilter,
): Promise<PageOf<content.ArticleCard>> {
  const range = pageRange(query)
  const { rows, total } = await pageOfArticles(ctx.readDb, query, range)
  return pageFrom(
    rows.map((row) => toArticleCard(ctx, row)),
    total,
    range,
  )
}

/** @throws AppError notFound */
export async function articleDetail(ctx: Context, id: string): Promise<DataOf<typeof content.articleDetail>> {
  const row = await findArticle(ctx.readDb, id)
  if (!row) throw missing()
  return {
    ...toArticleCard(ctx, row),
    content: cleanHtml(localized(row.content, ctx.lang)),
    otherLanguage: otherLanguage([row.title, row.content], ctx.lang),
  }
}

export async function protocolList(ctx: Context): Promise<DataOf<typeof content.protocolList>> {
  const rows = await listProtocols(ctx.readDb)
  return rows.map((row) => ({ id: row.id, kind: row.kind, title: localized(row.title, ctx.lang) }))
}

/** @throws AppError notFound */
export async function protocolDetail(
  ctx: Context,
  id: string,
): Promise<DataOf<typeof reading.protocolDetail>> {
  const row = await findProtocol(ctx.readDb, id)
  if (!row) throw missing()
  return {
    id: row.id,
    kind: row.kind,
    title: localized(row.title, ctx.lang),
    content: cleanHtml(localized(row.content, ctx.lang)),
    updateTime: row.date,
  }
}
