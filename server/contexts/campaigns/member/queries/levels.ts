import { asc } from 'drizzle-orm'
import { memberConfig, memberLevel, memberRight } from '../../../../db/schema/members'
import type { Context } from '../../../../lib/context'
import type { ConfigRow, LevelRow, RightRow } from '../mapper'

/** The rules of membership; null when it is not set up. */
export async function readConfig(ctx: Context): Promise<ConfigRow | null> {
  const [row] = await ctx.db.select().from(memberConfig).limit(1)
  return row ?? null
}

/** Levels, lowest first. */
export const readLevels = (ctx: Context): Promise<LevelRow[]> =>
  ctx.db.select().from(memberLevel).orderBy(asc(memberLevel.growthValue))

export const readRights = (ctx: Context): Promise<RightRow[]> =>
  ctx.db.select().from(memberRight).orderBy(asc(memberRight.sort), asc(memberRight.id))
