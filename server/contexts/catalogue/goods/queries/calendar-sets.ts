import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { spu } from '../../../../db/schema/goods'
import { freeClinics, meantClinics, type FreeWhere } from './calendars'

/** A set of calendars and its rank by earliest time; sets with the same time share a rank. */
interface RankedSet {
  set: string
  rank: number
}

/** A text that sorts after every moment. */
const NEVER = '~'

/** 'exam/shop-a,shop-b' */
function partsOf(set: string): { kind: string; shopIds: string[] } {
  const [kind = '', shopIds = ''] = set.split('/')
  return { kind, shopIds: shopIds.split(',') }
}

/**
 * All sets of calendars of the products on the shelf, ordered by their earliest free time; sets without one
 * come last. Their number depends on the combinations of clinics, not on the number of products: each is one
 * step in the index.
 */
export async function rankedCalendarSets(db: Db, now: Date, where: FreeWhere): Promise<RankedSet[]> {
  const next = sql`from spu where is_on_shelf and not is_deleted`
  const first = sql`order by calendar_set, sort, id limit 1`
  const { rows } = await db.execute<{ set: string }>(sql`
    with recursive step as (
      (select calendar_set ${next} ${first})
      union all
      select after.* from step
      cross join lateral (select calendar_set ${next} and calendar_set > step.calendar_set ${first}) after
    )
    select calendar_set as set from step`)
  const kinds = [...new Set(rows.flatMap(({ set }) => (set === '' ? [] : [partsOf(set).kind])))]
  const clinics = kinds.length === 0 ? [] : await freeClinics(db, kinds, now)
  const momentOf = (set: string): string => {
    const { kind, shopIds } = partsOf(set)
    const offering = clinics.filter(({ id }) => shopIds.includes(id))
    return (
      meantClinics(offering, where)
        .flatMap(({ free }) => free[kind] ?? [])
        .sort()[0] ?? NEVER
    )
  }
  const moments = rows.map(({ set }) => momentOf(set))
  const order = [...new Set(moments)].sort()
  return rows.map(({ set }, index) => ({ set, rank: order.indexOf(moments[index] ?? NEVER) }))
}

/**
 * The ids of a page ordered by rank, and within a rank in list order. Rows of a set are read only as far as
 * the page reaches.
 */
export async function idsByRank(
  db: Db,
  sets: readonly RankedSet[],
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  if (sets.length === 0) return []
  const ranked = sql.join(
    sets.map(({ set, rank }) => sql`(${set}, ${rank}::int)`),
    sql`, `,
  )
  const { rows } = await db.execute<{ id: string }>(sql`
    select found.id from (values ${ranked}) as ranked(calendar_set, rank)
    cross join lateral (
      select ${spu.id} as id, ${spu.sort} as sort from ${spu}
      where ${spu.calendarSet} = ranked.calendar_set${where ? sql` and ${where}` : sql``}
      order by ${spu.sort}, ${spu.id} limit ${offset + limit}
    ) found
    order by ranked.rank, found.sort, found.id limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}
