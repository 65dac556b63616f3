import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { brandFollow, favourite } from '../../../../db/schema/favourites'
import { brand } from '../../../../db/schema/goods'
import type { PageRange } from '../../../../lib/pages'

export type Kept = typeof favourite.$inferSelect

const isThis = (row: Pick<Kept, 'userId' | 'kind' | 'targetId'>) =>
  and(eq(favourite.userId, row.userId), eq(favourite.kind, row.kind), eq(favourite.targetId, row.targetId))

export async function findFavourite(
  db: Db,
  of: Pick<Kept, 'userId' | 'kind' | 'targetId'>,
): Promise<Kept | null> {
  const [row] = await db.select().from(favourite).where(isThis(of)).limit(1)
  return row ?? null
}

export async function pageOfFavourites(
  db: Db,
  of: { userId: string; kind: string | undefined },
  range: PageRange,
) {
  const where = and(eq(favourite.userId, of.userId), of.kind ? eq(favourite.kind, of.kind) : undefined)
  const rows = await db
    .select()
    .from(favourite)
    .where(where)
    .orderBy(desc(favourite.createTime), asc(favourite.id))
    .limit(range.limit)
    .offset(range.offset)
  return { rows, total: range.isCounted ? await db.$count(favourite, where) : 0 }
}

export async function findBrand(db: Db, id: string) {
  const [row] = await db.select().from(brand).where(eq(brand.id, id)).limit(1)
  return row ?? null
}

export const countFollowers = (db: Db, brandId: string): Promise<number> =>
  db.$count(brandFollow, eq(brandFollow.brandId, brandId))

export const listFollowed = (db: Db, userId: string) =>
  db
    .select({
      id: brand.id,
      name: brand.name,
      logo: brand.logo,
      followTime: brandFollow.createTime,
      goodsCount: sql<number>`(
        select count(*)::int from spu where spu.brand_id = ${brand.id} and spu.is_on_shelf and not spu.is_deleted)`,
    })
    .from(brandFollow)
    .innerJoin(brand, eq(brand.id, brandFollow.brandId))
    .where(eq(brandFollow.userId, userId))
    .orderBy(desc(brandFollow.createTime), asc(brand.id))
