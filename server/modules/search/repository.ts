import { asc, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { doctor } from '../../db/schema/clinic'
import { article, hotWord } from '../../db/schema/content'
import { spu } from '../../db/schema/goods'
import { shop } from '../../db/schema/shops'
import { cappedCount, type PageRange } from '../../lib/pages'
import { normalise, searchCondition } from '../../lib/search'
import { selectDoctors } from '../favourites/doctor-briefs'

export async function pageOfDoctors(db: Db, keyword: string, range: PageRange) {
  return selectDoctors(db)
    .where(searchCondition(doctor.searchText, keyword))
    .orderBy(asc(doctor.sort), asc(doctor.id))
    .limit(range.limit)
    .offset(range.offset)
}

export const countGoods = (db: Db, keyword: string): Promise<number> =>
  cappedCount(
    db,
    spu,
    sql`${spu.isOnShelf} and not ${spu.isDeleted} and ${searchCondition(spu.searchText, keyword) ?? sql`true`}`,
  )
export const countDoctors = (db: Db, keyword: string): Promise<number> =>
  cappedCount(db, doctor, searchCondition(doctor.searchText, keyword))
export const countArticles = (db: Db, keyword: string): Promise<number> =>
  cappedCount(db, article, searchCondition(article.searchText, keyword))

export const listHotWords = (db: Db) => db.select().from(hotWord).orderBy(asc(hotWord.sort), asc(hotWord.id))

/** Names that begin with the keyword come first: a line of a search text begins with it. */
const startsWith = (column: SQLWrapper, keyword: string): SQL =>
  sql`(${column} like ${`${normalise(keyword).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}) desc`

/** The first few names of each kind that a keyword leads to. */
export async function listNames(db: Db, keyword: string, limit: number) {
  const [goods, shops, doctors, articles] = await Promise.all([
    // The most sold of all that fit would have to be sorted out of thousands: of the first hundred is good enough for a hint.
    db
      .select({ id: spu.id, name: spu.name })
      .from(spu)
      .where(
        sql`${spu.id} in (select id from (select spu.id, spu.sale_num, spu.search_text from spu where ${spu.isOnShelf} and not ${spu.isDeleted} and ${searchCondition(spu.searchText, keyword) ?? sql`true`} limit 100) as hits)`,
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
