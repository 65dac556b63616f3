import type { Static } from '@sinclair/typebox'
import { asc, desc, eq } from 'drizzle-orm'
import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { GrowthKind } from '../../../../../contract/constants/enums'
import type { DataOf } from '../../../../../contract/define-endpoint'
import type {
  GrowthRecord,
  Member,
  memberCenter,
  memberRightsList,
  memberSysConfig,
} from '../../../../../contract/member'
import type { memberDisplay } from '../../../../../contract/own-counts'
import { formatCents } from '../../../../../contract/rules/money'
import { growthRecord, member } from '../../../../db/schema/members'
import { appUser } from '../../../../db/schema/users'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { messageText, type MessageKey } from '../../../../lib/messages'
import { pageFrom, pageRange, type PageQuery } from '../../../../lib/pages'
import { momentText } from '../../../../lib/store-time'
import { levelAt, standingOf, toLevel, toRight } from '../mapper'
import { readConfig, readLevels, readRights } from './levels'

type MemberRow = typeof member.$inferSelect

export async function readMember(ctx: Context, userId: string): Promise<MemberRow | null> {
  const [row] = await ctx.db.select().from(member).where(eq(member.userId, userId))
  return row ?? null
}

/**
 * The caller's membership, or the state of a non-member.
 * @throws AppError notFound when the account no longer exists
 */
export async function findMember(ctx: Context, userId: string): Promise<Member> {
  const [account] = await ctx.db
    .select({ nickName: appUser.nickName })
    .from(appUser)
    .where(eq(appUser.id, userId))
  if (!account) throw new AppError(codes.notFound, 'notFound')
  const row = await readMember(ctx, userId)
  const standing = standingOf(ctx, await readLevels(ctx), row?.growthValue ?? null)
  const config = await readConfig(ctx)
  return {
    isMember: row ? '1' : '0',
    memberNo: row?.memberNo ?? null,
    nickName: account.nickName,
    ...standing,
    lackSpend: formatCents(standing.lackGrowthValue * (config?.centsPerGrowth ?? 0)),
    joinTime: row ? momentText(row.joinTime, ctx.config.storeTimeZone) : null,
  }
}

export async function findSysConfig(ctx: Context): Promise<DataOf<typeof memberSysConfig>> {
  const [config, levels] = [await readConfig(ctx), await readLevels(ctx)]
  return {
    enable: config?.isOn ? '1' : '0',
    name: localized(config?.name, ctx.lang),
    growthName: localized(config?.growthName, ctx.lang),
    rule: localized(config?.rule, ctx.lang),
    spendPerGrowth: formatCents(config?.centsPerGrowth ?? 0),
    joinGrowth: config?.joinGrowth ?? 0,
    levels: levels.map((level) => toLevel(ctx, level)),
  }
}

/** The data of the membership's entry page, also for visitors. */
export async function findDisplay(ctx: Context): Promise<DataOf<typeof memberDisplay>> {
  const config = await readConfig(ctx)
  const row = ctx.user ? await readMember(ctx, ctx.user.id) : null
  const standing = standingOf(ctx, await readLevels(ctx), row?.growthValue ?? null)
  return {
    isShow: config?.isOn ? '1' : '0',
    name: localized(config?.name, ctx.lang),
    isMember: row ? '1' : '0',
    levelName: standing.level?.name ?? null,
    growthValue: standing.growthValue,
    nextLevelName: standing.nextLevel?.name ?? null,
    lackGrowthValue: standing.lackGrowthValue,
  }
}

export async function findCenter(ctx: Context, userId: string): Promise<DataOf<typeof memberCenter>> {
  const [config, levels, rights, me] = [
    await readConfig(ctx),
    await readLevels(ctx),
    await readRights(ctx),
    await findMember(ctx, userId),
  ]
  const mine = me.joinTime === null ? null : levelAt(levels, me.growthValue).level
  return {
    member: me,
    rule: localized(config?.rule, ctx.lang),
    growthName: localized(config?.growthName, ctx.lang),
    levels: levels.map((level) => ({
      ...toLevel(ctx, level),
      isReached: mine && level.growthValue <= mine.growthValue ? ('1' as const) : ('0' as const),
      rights: rights
        .filter((right) => level.rightIds.includes(right.id))
        .map((right) => toRight(ctx, right, levels, mine)),
    })),
  }
}

const kindTexts: Record<GrowthKind, MessageKey> = {
  join: 'growthJoin',
  order: 'growthOrder',
  refund: 'growthRefund',
}

export async function listGrowth(
  ctx: Context,
  userId: string,
  query: PageQuery,
): Promise<PageOf<Static<typeof GrowthRecord>>> {
  const range = pageRange(query)
  const where = eq(growthRecord.userId, userId)
  const rows = await ctx.db
    .select()
    .from(growthRecord)
    .where(where)
    .orderBy(desc(growthRecord.createTime), asc(growthRecord.id))
    .limit(range.limit)
    .offset(range.offset)
  return pageFrom(
    rows.map((row) => ({
      id: row.id,
      type: row.kind as GrowthKind,
      description: messageText(kindTexts[row.kind as GrowthKind], ctx.lang),
      amount: row.amount,
      orderNo: row.orderNo,
      createTime: momentText(row.createTime, ctx.config.storeTimeZone),
    })),
    range.isCounted ? await ctx.db.$count(growthRecord, where) : 0,
    range,
  )
}

/** All benefits, and whether the caller's level includes them. */
export async function listRights(ctx: Context): Promise<DataOf<typeof memberRightsList>> {
  const [levels, rights] = [await readLevels(ctx), await readRights(ctx)]
  const row = ctx.user ? await readMember(ctx, ctx.user.id) : null
  const mine = row ? levelAt(levels, row.growthValue).level : null
  return rights.map((right) => toRight(ctx, right, levels, mine))
}
