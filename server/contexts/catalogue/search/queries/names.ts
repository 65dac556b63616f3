import { and, asc, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { doctor } from '../../../../db/schema/clinic'
import { article, hotWord } from '../../../../db/schema/content'
import { spu, spuShop } from '../../../../db/schema/goods'
import { shop } from '../../../../db/schema/shops'
import { cappedCount } from '../../../../lib/pages'
import { normalise, searchCondition } from '../../../../lib/search'

/** Condition for doctors that match a word, at one clinic or at all. */
const foundDoctors = (keyword: string, shopId: string | undefined): SQL | undefined =>
  and(
    searchCondition(doctor.searchText, keyword),
    shopId === undefined ? undefined : eq(doctor.shopId, shopId),
  )

const isSoldAt = (shopId: string): SQL =>
  sql`exists (select 1 from ${spuShop} where ${spuShop.spuId} = ${spu.id} and ${spuShop.shopId} = ${shopId})`

export const countGoods = (db: Db, keyword: string, shopId: string | undefined): Promise<number> =>
  cappedCount(
    db,
    spu,
    sql`${spu.isOnShelf} and not ${spu.isDeleted} and
      ${searchCondition(spu.searchText, keyword) ?? sql`true`} and
      ${shopId === undefined ? sql`true` : isSoldAt(shopId)}`,
  )

export const countDoctors = (db: Db, keyword: string, shopId: string | undefined): Promise<number> =>
  cappedCount(db, doctor, foundDoctors(keyword, shopId))

export const countArticles = (db: Db, keyword: string): Promise<number> =>
  cappedCount(db, article, searchCondition(article.searchText, keyword))

export const listHotWords = (db: Db) => db.select().from(hotWord).orderBy(asc(hotWord.sort), asc(hotWord.id))

/** Names that start with the keyword come first, because a search text starts with the name. */
const startsWith = (column: SQLWrapper, keyword: string): SQL =>
  sql`(${column} like ${`${normalise(keyword).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}) desc`

/** Returns some names of each kind that match a keyword. */
export async function listNames(db: Db, keyword: string, limit: number) {
  const [goods, shops, doctors, articles] = await Promise.all([
    // Sorting all matches by sales would read thousands of rows; the best of the first hundred suffices for a
    // suggestion.
    db
      .select({ id: spu.id, name: spu.name })
      .from(spu)
      .where(
        sql`${spu.id} in (select id from (select spu.id, spu.sale_num, spu.search_text from spu where
          ${spu.isOnShelf} and not ${spu.isDeleted} and
          ${searchCondition(spu.searchText, keyword) ?? sql`true`} limit 100) as hits)`,
      )
      .orderBy(startsWith(spu.searchText, keyword), desc(spu.saleNum), asc(spu.id))
      .limit(limit),
    db
      .select({ id: shop.id, name: shop.name })
      .from(shop)
      .where(searchCondition(shop.searchText, keyword))
      .orderBy(asc(shop.sort), asc(shop.id))
      .limit(limit),
    db
      .select({ id: doctor.id, name: doctor.name })
      .from(doctor)
      .where(searchCondition(doctor.searchText, keyword))
      .orderBy(asc(doctor.sort), asc(doctor.id))
      .limit(limit),
    db
      .select({ id: article.id, name: article.title })
      .from(article)
      .where(searchCondition(article.searchText, keyword))
      .orderBy(desc(article.date), asc(article.id))
      .limit(limit),
  ])
  return { goods, shops, doctors, articles }
}
