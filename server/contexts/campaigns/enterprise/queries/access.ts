import { and, asc, eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { EnterpriseKind } from '../../../../../contract/constants/enums'
import type { DataOf } from '../../../../../contract/define-endpoint'
import type * as contract from '../../../../../contract/enterprise'
import {
  enterprise,
  enterpriseCode,
  enterpriseMember,
  enterpriseMerchant,
} from '../../../../db/schema/enterprise'
import { AppError } from '../../../../lib/app-error'
import { assetUrl } from '../../../../lib/asset-url'
import type { Context } from '../../../../lib/context'
import { dateWords } from '../../../../lib/day-words'
import { localized } from '../../../../lib/language'
import { dayText, momentText } from '../../../../lib/store-time'

type EnterpriseRow = typeof enterprise.$inferSelect

type MerchantRow = typeof enterpriseMerchant.$inferSelect

type MemberRow = typeof enterpriseMember.$inferSelect

export const spent = (): AppError => new AppError(codes.inviteCodeSpent, 'inviteCodeSpent')

const isRunning = (ctx: Context, row: EnterpriseRow): boolean => row.isEnabled && row.endTime > ctx.now()

export const notMember = (): AppError => new AppError(codes.enterpriseNotMember, 'enterpriseNotMember')

/** @throws AppError enterpriseStopped, or enterpriseEnded with `{ day }` */
export function requireRunning(ctx: Context, row: EnterpriseRow): void {
  if (isRunning(ctx, row)) return
  if (!row.isEnabled) throw new AppError(codes.enterpriseStopped, 'enterpriseStopped')
  const day = dayText(row.endTime, ctx.config.storeTimeZone)
  throw new AppError(codes.enterpriseEnded, 'enterpriseEnded', { day: dateWords(day, ctx.lang) }, { day })
}

export const merchantsOf = (ctx: Context, enterpriseId: string): Promise<MerchantRow[]> =>
  ctx.db
    .select()
    .from(enterpriseMerchant)
    .where(eq(enterpriseMerchant.enterpriseId, enterpriseId))
    .orderBy(asc(enterpriseMerchant.sort), asc(enterpriseMerchant.id))

const toMerchant = (ctx: Context, row: MerchantRow): contract.Enterprise['merchant'] => ({
  id: row.id,
  name: localized(row.name, ctx.lang),
  logo: assetUrl(ctx.config, row.logo),
})

export async function memberOf(
  ctx: Context,
  enterpriseId: string,
  userId: string,
): Promise<MemberRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(enterpriseMember)
    .where(and(eq(enterpriseMember.enterpriseId, enterpriseId), eq(enterpriseMember.userId, userId)))
  return row
}

interface CodeOwner {
  code: string
  enterprise: EnterpriseRow
  isMember: boolean
}

/**
 * The enterprise of an invitation code. Existing members may sign in with a used-up code.
 * @throws AppError inviteCodeMissing, inviteCodeUnknown, inviteCodeSpent
 */
export async function ownerOf(
  ctx: Context,
  userId: string,
  invitationCode: string | undefined,
): Promise<CodeOwner> {
  const code = (invitationCode ?? '').trim().toUpperCase()
  if (code === '')
    throw new AppError(
      codes.inviteCodeMissing,
      'inviteCodeMissing',
      {},
      { field: 'invitationCode', rule: 'required' },
    )
  const [row] = await ctx.db
    .select({ code: enterpriseCode, enterprise })
    .from(enterpriseCode)
    .innerJoin(enterprise, eq(enterprise.id, enterpriseCode.enterpriseId))
    .where(eq(enterpriseCode.code, code))
  if (!row)
    throw new AppError(
      codes.inviteCodeUnknown,
      'inviteCodeUnknown',
      {},
      { field: 'invitationCode', rule: 'unknown' },
    )
  if (!isRunning(ctx, row.enterprise)) throw spent()
  const isMember = (await memberOf(ctx, row.enterprise.id, userId)) !== undefined
  if (!isMember && (row.code.endTime <= ctx.now() || row.code.used >= row.code.total)) throw spent()
  return { code, enterprise: row.enterprise, isMember }
}

/** The merchants that a code gives access to. @throws AppError see ownerOf */
export async function merchantsForCode(
  ctx: Context,
  userId: string,
  invitationCode: string | undefined,
): Promise<DataOf<typeof contract.enterpriseMerchants>> {
  const owner = await ownerOf(ctx, userId, invitationCode)
  return {
    enterpriseName: localized(owner.enterprise.name, ctx.lang),
    kind: owner.enterprise.kind as EnterpriseKind,
    merchants: (await merchantsOf(ctx, owner.enterprise.id)).map((row) => toMerchant(ctx, row)),
  }
}

export interface Membership {
  enterprise: EnterpriseRow
  member: MemberRow
}

/**
 * The enterprise that the session is bound to.
 * @throws AppError enterpriseNotMember; see requireRunning
 */
export async function requireMembership(ctx: Context): Promise<Membership> {
  const enterpriseId = ctx.user?.enterpriseId ?? ''
  const [row] = await ctx.db.select().from(enterprise).where(eq(enterprise.id, enterpriseId))
  const member = row && ctx.user ? await memberOf(ctx, row.id, ctx.user.id) : undefined
  if (!row || !member) throw notMember()
  requireRunning(ctx, row)
  return { enterprise: row, member }
}

/** @throws AppError see requireMembership */
export async function enterpriseInfo(ctx: Context): Promise<contract.Enterprise> {
  const { enterprise: row, member } = await requireMembership(ctx)
  const merchants = (await merchantsOf(ctx, row.id)).map((merchant) => toMerchant(ctx, merchant))
  const merchant = merchants.find((item) => item.id === member.merchantId) ?? merchants[0]
  if (!merchant) throw new AppError(codes.enterpriseStopped, 'enterpriseStopped')
  const zone = ctx.config.storeTimeZone
  return {
    id: row.id,
    kind: row.kind as EnterpriseKind,
    name: localized(row.name, ctx.lang),
    notice: localized(row.notice, ctx.lang),
    endTime: momentText(row.endTime, zone),
    merchant,
    merchants,
    joinTime: momentText(member.joinTime, zone),
  }
}
