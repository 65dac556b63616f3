import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { brandFollow, favourite } from '../../../db/schema/favourites'
import { brand } from '../../../db/schema/goods'
import type { PageRange } from '../../../lib/pages'

type Kept = typeof favourite.$inferSelect
const isThis = (row: Pick<Kept, 'userId' | 'kind' | 'targetId'>) =>
  and(eq(favourite.userId, row.userId), eq(favourite.kind, row.kind), eq(favourite.targetId, row.targetId))

export async function findFavourite(
  db: Db,
  of: Pick<Kept, 'userId' | 'kind' | 'targetId'>,
): Promise<Kept | null> {
  const [row] = await db.select().from(favourite).where(isThis(of)).limit(1)
  return row ?? null
}

/** Inserts a favourite; an existing one stays unchanged. */
export async function insertFavourite(db: Db, row: Kept): Promise<Kept> {
  const [inserted] = await db
    .insert(favourite)
    .values(row)
    .onConflictDoNothing({ target: [favourite.userId, favourite.kind, favourite.targetId] })
    .returning()
  return inserted ?? (await findFavourite(db, row)) ?? row
}

/** @returns false when the user has no such favourite */
export async function deleteFavourite(db: Db, userId: string, id: string): Promise<boolean> {
  return (
    (
      await db
        .delete(favourite)
        .where(and(eq(favourite.id, id), eq(favourite.userId, userId)))
        .returning({ id: favourite.id })
    ).length > 0
  )
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

/** @returns false when the brand was followed already */
export async function follow(db: Db, userId: string, brandId: string, createTime: Date): Promise<boolean> {
  return (
    (
      await db
        .insert(brandFollow)
        .values({ userId, brandId, createTime })
        .onConflictDoNothing()
        .returning({ brandId: brandFollow.brandId })
    ).length > 0
  )
}

/** @returns false when the brand was not followed */
export async function unfollow(db: Db, userId: string, brandId: string): Promise<boolean> {
  return (
    (
      await db
        .delete(brandFollow)
        .where(and(eq(brandFollow.userId, userId), eq(brandFollow.brandId, brandId)))
        .returning({ brandId: brandFollow.brandId })
    ).length > 0
  )
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
      goodsCount: sql<number>`(select count(*)::int from spu where spu.brand_id = ${brand.id} and spu.is_on_shelf and not
        spu.is_deleted)`,
    })
    .from(brandFollow)
    .innerJoin(brand, eq(brand.id, brandFollow.brandId))
    .where(eq(brandFollow.userId, userId))
    .orderBy(desc(brandFollow.createTime), asc(brand.id))
