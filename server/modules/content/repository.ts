import { and, asc, count, desc, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { advert, article, decorationBlock, navIcon, notice, protocol } from '../../db/schema/content'
import type { PageRange } from '../../lib/pages'

export const listBlocks = (db: Db) => db.select().from(decorationBlock).where(eq(decorationBlock.isEnabled, true)).orderBy(asc(decorationBlock.sort), asc(decorationBlock.id))

export const listNavIcons = (db: Db) => db.select().from(navIcon).orderBy(asc(navIcon.sort), asc(navIcon.id))

const isCurrent = (now: Date) => and(lte(notice.startTime, now), gt(notice.endTime, now))

export const listNotices = (db: Db, now: Date) => db.select().from(notice).where(isCurrent(now)).orderBy(desc(notice.startTime), asc(notice.id))

export const countNotices = (db: Db, now: Date): Promise<number> => db.$count(notice, isCurrent(now))

export type AdvertPosition = 'opening' | 'hovering'

export async function findAdvert(db: Db, position: AdvertPosition, id: string) {
  const [row] = await db.select().from(advert).where(and(eq(advert.id, id), eq(advert.position, position))).limit(1)
  return row ?? null
}

export const listShownAdverts = (db: Db) => db.select({ id: advert.id, position: advert.position }).from(advert).where(eq(advert.isShow, true)).orderBy(asc(advert.id))

/** Everything but the text itself, which a list does not need. */
const articleCard = { id: article.id, title: article.title, author: article.author, minutes: article.minutes, picUrl: article.picUrl, date: article.date }

export async function pageOfArticles(db: Db, range: PageRange) {
  const rows = await db.select(articleCard).from(article).orderBy(desc(article.date), asc(article.id)).limit(range.limit).offset(range.offset)
  if (!range.isCounted) return { rows, total: 0 }
  const [counted] = await db.select({ total: count() }).from(article)
  return { rows, total: counted?.total ?? 0 }
}

export async function findArticle(db: Db, id: string) {
  const [row] = await db.select({ ...articleCard, content: article.content }).from(article).where(eq(article.id, id)).limit(1)
  return row ?? null
}

export const listProtocols = (db: Db) => db.select({ id: protocol.id, kind: protocol.kind, title: protocol.title }).from(protocol).orderBy(asc(protocol.kind), asc(protocol.id))

export async function findProtocol(db: Db, id: string) {
  const [row] = await db.select().from(protocol).where(eq(protocol.id, id)).limit(1)
  return row ?? null
}
