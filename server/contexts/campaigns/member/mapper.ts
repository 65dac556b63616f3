import type { Member, MemberLevel, MemberRight } from '../../../../contract/member'
import type { memberConfig, memberLevel, memberRight } from '../../../db/schema/members'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'

export type LevelRow = typeof memberLevel.$inferSelect

export type RightRow = typeof memberRight.$inferSelect

export type ConfigRow = typeof memberConfig.$inferSelect

/** The highest level reached by a growth value, and the next one. `levels` lowest first. */
export function levelAt(
  levels: readonly LevelRow[],
  growthValue: number,
): { level: LevelRow | null; next: LevelRow | null } {
  return {
    level: levels.filter((row) => row.growthValue <= growthValue).at(-1) ?? null,
    next: levels.find((row) => row.growthValue > growthValue) ?? null,
  }
}

export const toLevel = (ctx: Context, row: LevelRow): MemberLevel => ({
  id: row.id,
  level: row.level,
  name: localized(row.name, ctx.lang),
  growthValue: row.growthValue,
})

/** @param mine the caller's level; null without one */
export function toRight(
  ctx: Context,
  row: RightRow,
  levels: readonly LevelRow[],
  mine: LevelRow | null,
): MemberRight {
  const first = levels.find((level) => level.rightIds.includes(row.id))
  return {
    id: row.id,
    name: localized(row.name, ctx.lang),
    detail: localized(row.detail, ctx.lang),
    icon: row.icon,
    minLevel: first?.level ?? null,
    isMine: mine?.rightIds.includes(row.id) ? '1' : '0',
  }
}

/** The properties of a membership that follow from its growth value. */
export function standingOf(
  ctx: Context,
  levels: readonly LevelRow[],
  growthValue: number | null,
): Pick<Member, 'growthValue' | 'level' | 'nextLevel' | 'lackGrowthValue'> {
  const { level, next } =
    growthValue === null ? { level: null, next: levels[0] ?? null } : levelAt(levels, growthValue)
  return {
    growthValue: growthValue ?? 0,
    level: level ? toLevel(ctx, level) : null,
    nextLevel: next ? toLevel(ctx, next) : null,
    lackGrowthValue: next ? next.growthValue - (growthValue ?? 0) : 0,
  }
}
