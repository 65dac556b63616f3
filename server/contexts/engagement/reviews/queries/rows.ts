import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { orderStatus, type ReviewList } from '../../../../../contract/constants/enums'
import type { Db } from '../../../../db/client'
import { review, spu, spuShop } from '../../../../db/schema/goods'
import { orderInfo, orderItem } from '../../../../db/schema/orders'
import { appUser, person } from '../../../../db/schema/users'
import { cappedCount, type PageRange } from '../../../../lib/pages'

export type ReviewRow = typeof review.$inferSelect

export const reviewSorts = { create_time: review.date, score: review.score }

export interface ReviewFilter {
  spuId: string
  score?: number | undefined
  tag?: string | undefined
  hasPictures?: boolean | undefined
}

export async function pageOfReviews(
  db: Db,
  filter: ReviewFilter,
  sorts: SQL[],
  range: PageRange,
): Promise<{ rows: ReviewRow[]; total: number }> {
  const where = and(
    eq(review.spuId, filter.spuId),
    filter.score === undefined ? undefined : eq(review.score, filter.score),
    filter.tag === undefined ? undefined : sql`${review.tags} @> ${JSON.stringify([filter.tag])}::jsonb`,
    filter.hasPictures === undefined
      ? undefined
      : filter.hasPictures
        ? sql`jsonb_array_length(${review.picUrls}) > 0`
        : sql`jsonb_array_length(${review.picUrls}) = 0`,
  )
  const rows = await db
    .select()
    .from(review)
    .where(where)
    .orderBy(...sorts, desc(review.date), asc(review.id))
    .limit(range.limit)
    .offset(range.offset)
  return { rows, total: range.isCounted ? await cappedCount(db, review, where) : 0 }
}

/** Reviews of products available at a clinic, newest first, with the product's name. */
export async function pageOfShopReviews(db: Db, shopId: string, range: PageRange) {
  const offered = sql`${spuShop} join ${spu} on ${spu.id} = ${spuShop.spuId} and ${spu.isOnShelf} and not
    ${spu.isDeleted}`
  const where = sql`exists (select 1 from ${offered} where ${spuShop.spuId} = ${review.spuId} and ${spuShop.shopId} =
    ${shopId})`
  // the newest of each product by the index of its reviews, then the newest of these, so that no other row is
  // read
  const { rows: found } = await db.execute<{ id: string }>(sql`
    select newest.id from ${offered} cross join lateral (
      select ${review.id}, ${review.date} from ${review} where ${review.spuId} = ${spuShop.spuId} order
        by ${review.date} desc nulls first, ${review.id} limit ${range.limit + range.offset}
    ) as newest where ${spuShop.shopId} = ${shopId} order by newest.date desc, newest.id limit
      ${range.limit} offset ${range.offset}`)
  const rows =
    found.length === 0
      ? []
      : await db
          .select()
          .from(review)
          .where(
            inArray(
              review.id,
              found.map((row) => row.id),
            ),
          )
          .orderBy(desc(review.date), asc(review.id))
  const names =
    rows.length === 0
      ? []
      : await db
          .select({ id: spu.id, name: spu.name })
          .from(spu)
          .where(inArray(spu.id, [...new Set(rows.map((row) => row.spuId))]))
  const nameOf = new Map(names.map((row) => [row.id, row.name]))
  return {
    rows: rows.flatMap((row) => {
      const spuName = nameOf.get(row.spuId)
      return spuName ? [{ review: row, spuName }] : []
    }),
    total: range.isCounted ? await cappedCount(db, review, where) : 0,
  }
}

/** Number of a product's reviews by score and by tag. */
export async function countReviews(db: Db, spuId: string) {
  const scores = await db
    .select({
      score: review.score,
      count: count(),
      pictures: sql<number>`count(*) filter (where jsonb_array_length(${review.picUrls}) > 0)::int`,
    })
    .from(review)
    .where(eq(review.spuId, spuId))
    .groupBy(review.score)
  const { rows: tags } = await db.execute<{ tag: string; count: number }>(
    sql`select tag, count(*)::int as count from ${review}, jsonb_array_elements_text(${review.tags}) as
      tag where ${review.spuId} = ${spuId} group by tag order by count(*) desc, tag`,
  )
  return { scores, tags }
}

const itemColumns = {
  orderItemId: orderItem.id,
  orderId: orderItem.orderId,
  spuId: orderItem.spuId,
  isBookable: orderItem.isBookable,
  spuName: orderItem.spuName,
  specInfo: orderItem.specInfo,
  picUrl: orderItem.picUrl,
  status: orderInfo.status,
  isDeleted: orderInfo.isDeleted,
  personId: orderInfo.personId,
  completedTime: orderInfo.completedTime,
  review,
}

const items = (db: Db) =>
  db
    .select(itemColumns)
    .from(orderInfo)
    .innerJoin(orderItem, eq(orderItem.orderId, orderInfo.id))
    .leftJoin(review, eq(review.orderItemId, orderItem.id))

export type ReviewItemRow = Awaited<ReturnType<typeof items>>[number]

/** Items of the user's completed orders, last completed first. */
export async function pageOfItems(
  db: Db,
  of: { userId: string; state: ReviewList | undefined; orderId: string | undefined },
  range: PageRange,
): Promise<{ rows: ReviewItemRow[]; total: number }> {
  const where = and(
    eq(orderInfo.userId, of.userId),
    eq(orderInfo.status, orderStatus.completed),
    eq(orderInfo.isDeleted, false),
    of.orderId === undefined ? undefined : eq(orderInfo.id, of.orderId),
    of.state === 'toWrite' ? isNull(review.id) : of.state === 'written' ? isNotNull(review.id) : undefined,
  )
  const rows = await items(db)
    .where(where)
    .orderBy(sql`${orderInfo.completedTime} desc nulls last`, asc(orderItem.id))
    .limit(range.limit)
    .offset(range.offset)
  if (!range.isCounted) return { rows, total: 0 }
  const [counted] = await db
    .select({ total: count() })
    .from(orderInfo)
    .innerJoin(orderItem, eq(orderItem.orderId, orderInfo.id))
    .leftJoin(review, eq(review.orderItemId, orderItem.id))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** One of the user's order items, in any state. */
export async function findOwnItem(
  db: Db,
  userId: string,
  orderItemId: string,
): Promise<ReviewItemRow | null> {
  const [row] = await items(db)
    .where(and(eq(orderItem.id, orderItemId), eq(orderInfo.userId, userId)))
    .limit(1)
  return row ?? null
}

/**
 * The author shown with a review, never by name: age and sex of the order's person, else the masked nickname
 * of the user.
 */
export async function findAuthor(db: Db, userId: string, personId: string | null) {
  const [found] = personId
    ? await db
        .select({ id: person.id, birthDate: person.birthDate, sex: person.sex })
        .from(person)
        .where(and(eq(person.id, personId), eq(person.userId, userId)))
        .limit(1)
    : []
  const [user] = await db
    .select({ nickName: appUser.nickName })
    .from(appUser)
    .where(eq(appUser.id, userId))
    .limit(1)
  return { person: found ?? null, nickName: user?.nickName ?? '' }
}

/** Unanswered reviews written in this app, newest first. */
export const listUnanswered = (db: Db, limit: number) =>
  db
    .select({ review, spuName: spu.name })
    .from(review)
    .innerJoin(spu, eq(spu.id, review.spuId))
    .where(and(isNull(review.reply), isNotNull(review.createTime)))
    .orderBy(desc(review.createTime), asc(review.id))
    .limit(limit)
