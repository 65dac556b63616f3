import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { brandFollow, favourite } from '../../../../db/schema/favourites'
import { findFavourite, type Kept } from '../queries/rows'

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
