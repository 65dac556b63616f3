import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PageOf } from '../../contract/common'
import { limits } from '../../contract/constants/limits'
import type { Db } from '../db/client'

export interface PageQuery {
  current?: number | undefined
  size?: number | undefined
  ascs?: string | undefined
  descs?: string | undefined
  searchCount?: boolean | undefined
}
export interface PageRange {
  current: number
  size: number
  limit: number
  offset: number
  isCounted: boolean
}

/** The range of rows for a list query; by default the first 10. */
export function pageRange(query: PageQuery): PageRange {
  const current = query.current ?? 1
  const size = query.size ?? 10
  return { current, size, limit: size, offset: (current - 1) * size, isCounted: query.searchCount ?? true }
}

/**
 * One page in the wire format. Without counting, `total` and `pages` are 0 and the list ends at a page that
 * is not full.
 */
export function pageFrom<T>(records: T[], total: number, range: PageRange): PageOf<T> {
  return {
    records,
    total: range.isCounted ? total : 0,
    size: range.size,
    current: range.current,
    pages: range.isCounted ? Math.ceil(total / range.size) : 0,
  }
}

/**
 * Counts rows up to `limits.countedRows`, so that a list of a hundred thousand rows costs no more than a
 * short one.
 */
export async function cappedCount(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from
      ${table}${where ? sql` where ${where}` : sql``} limit ${limits.countedRows}) as counted`,
  )
  return rows[0]?.count ?? 0
}

/** The requested page of a list in memory. */
export function pageOfAll<T>(all: T[], query: PageQuery): PageOf<T> {
  const range = pageRange(query)
  return pageFrom(all.slice(range.offset, range.offset + range.limit), all.length, range)
}

/**
 * ORDER BY terms for `ascs` and `descs`, ascending ones first. Columns that are not in `allowed` (by wire
 * name) are ignored, so that an old client with an unknown sort column still gets a list.
 */
export function sortTerms(query: PageQuery, allowed: Record<string, SQLWrapper>): SQL[] {
  const terms = (names: string | undefined, direction: 'asc' | 'desc') =>
    (names ?? '').split(',').flatMap((name) => {
      const column = Object.hasOwn(allowed, name.trim()) ? allowed[name.trim()] : undefined
      return column
        ? [direction === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`]
        : []
    })
  return [...terms(query.ascs, 'asc'), ...terms(query.descs, 'desc')]
}
