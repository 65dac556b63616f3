import { and, asc, desc, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm'
import { helpTopics } from '../../../../../contract/constants/enums'
import type { Db } from '../../../../db/client'
import {
  advert,
  article,
  decorationBlock,
  decorationMedia,
  navIcon,
  notice,
  protocol,
} from '../../../../db/schema/content'
import { spu, spuShop } from '../../../../db/schema/goods'
import { cappedCount, type PageRange } from '../../../../lib/pages'
import { searchCondition } from '../../../../lib/search'

export const listBlocks = (db: Db) =>
  db
    .select()
    .from(decorationBlock)
    .where(eq(decorationBlock.isEnabled, true))
    .orderBy(asc(decorationBlock.sort), asc(decorationBlock.id))

export const listMedia = (db: Db, kind: 'image' | 'video') =>
  db
    .select()
    .from(decorationMedia)
    .where(and(eq(decorationMedia.kind, kind), eq(decorationMedia.isEnabled, true)))
    .orderBy(asc(decorationMedia.sort), asc(decorationMedia.id))

export const listNavIcons = (db: Db) => db.select().from(navIcon).orderBy(asc(navIcon.sort), asc(navIcon.id))

const isCurrent = (now: Date) => and(lte(notice.startTime, now), gt(notice.endTime, now))

export const listNotices = (db: Db, now: Date) =>
  db.select().from(notice).where(isCurrent(now)).orderBy(desc(notice.startTime), asc(notice.id))

export const countNotices = (db: Db, now: Date): Promise<number> => db.$count(notice, isCurrent(now))

export type AdvertPosition = 'opening' | 'hovering'

export async function findAdvert(db: Db, position: AdvertPosition, id: string) {
  const [row] = await db
    .select()
    .from(advert)
    .where(and(eq(advert.id, id), eq(advert.position, position)))
    .limit(1)
  return row ?? null
}

export const listShownAdverts = (db: Db) =>
  db
    .select({ id: advert.id, position: advert.position })
    .from(advert)
    .where(eq(advert.isShow, true))
    .orderBy(asc(advert.id))

/** All columns except the text, which lists do not need. */
const articleCard = {
  id: article.id,
  title: article.title,
  author: article.author,
  minutes: article.minutes,
  picUrl: article.picUrl,
  date: article.date,
}

/** Article topics by kind of product. */
const topicOfKind = sql`case ${spu.kind} when 'package' then 'check' when 'vaccine' then 'vaccine' else 'health' end`

export interface ArticleFilter {
  topic?: string | undefined
  keyword?: string | undefined
  shopId?: string | undefined
}

export async function pageOfArticles(db: Db, filter: ArticleFilter, range: PageRange) {
  const where = and(
    filter.topic
      ? eq(article.topic, filter.topic)
      : filter.keyword
        ? undefined
        : notInArray(article.topic, [...helpTopics]),
    searchCondition(article.searchText, filter.keyword),
    filter.shopId === undefined
      ? undefined
      : sql`${article.topic} in (select ${topicOfKind} from ${spu} join ${spuShop} on ${spuShop.spuId} =
        ${spu.id} where ${spuShop.shopId} = ${filter.shopId} and ${spu.isOnShelf} and not
        ${spu.isDeleted})`,
  )
  const rows = await db
    .select(articleCard)
    .from(article)
    .where(where)
    .orderBy(desc(article.date), asc(article.id))
    .limit(range.limit)
    .offset(range.offset)
  return { rows, total: range.isCounted ? await cappedCount(db, article, where) : 0 }
}

export async function findArticleCards(db: Db, ids: readonly string[]) {
  return ids.length === 0
    ? []
    : db
        .select(articleCard)
        .from(article)
        .where(inArray(article.id, [...ids]))
}

/** Articles of the help centre, in the order of each topic's list. */
export const listHelp = (db: Db) =>
  db
    .select({ id: article.id, title: article.title, topic: article.topic })
    .from(article)
    .where(inArray(article.topic, [...helpTopics]))
    .orderBy(desc(article.date), asc(article.id))

export async function findNotice(db: Db, id: string, now: Date) {
  const [row] = await db
    .select()
    .from(notice)
    .where(and(eq(notice.id, id), lte(notice.startTime, now)))
    .limit(1)
  return row ?? null
}

/** Notices that have started, including expired ones. */
export async function pageOfNotices(db: Db, now: Date, range: PageRange) {
  const where = lte(notice.startTime, now)
  const rows = await db
    .select()
    .from(notice)
    .where(where)
    .orderBy(desc(notice.startTime), asc(notice.id))
    .limit(range.limit)
    .offset(range.offset)
  return { rows, total: range.isCounted ? await db.$count(notice, where) : 0 }
}

export async function findArticle(db: Db, id: string) {
  const [row] = await db
    .select({ ...articleCard, content: article.content })
    .from(article)
    .where(eq(article.id, id))
    .limit(1)
  return row ?? null
}

export const listProtocols = (db: Db) =>
  db
    .select({ id: protocol.id, kind: protocol.kind, title: protocol.title })
    .from(protocol)
    .orderBy(asc(protocol.kind), asc(protocol.id))

export async function findProtocol(db: Db, id: string) {
  const [row] = await db.select().from(protocol).where(eq(protocol.id, id)).limit(1)
  return row ?? null
}
