import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import type { DataOf } from '../../../../../contract/define-endpoint'
import type * as contract from '../../../../../contract/reports'
import { physicalReport } from '../../../../db/schema/reports'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { momentText } from '../../../../lib/store-time'
import { recordAccess } from '../../../identity'
import { toDetail } from '../queries/reports'

const DAY_MS = 86_400_000

/** The page of the web app that displays a shared report. */
const SHARED_PAGE = '#/pages-mine/physical-report/physical-report'

/** Revoking links changes the number that is signed; the first links were signed without one. */
function signatureOf(
  ctx: Context,
  { id, shareNo }: { id: string; shareNo: number },
  expires: string,
): Buffer {
  const signed = ['report', id, expires, ...(shareNo > 0 ? [shareNo] : [])].join('\n')
  return createHmac('sha256', ctx.config.encryptionKey).update(signed).digest()
}

const ownReport = (userId: string, id: string) =>
  and(eq(physicalReport.id, id), eq(physicalReport.userId, userId))

/**
 * Creates the token of a link that shows a report without sign-in for some days. It contains the report and
 * the expiry, signed: no link is stored, and the links of an erased report stop working.
 * @throws AppError notFound, also for a report of another account
 */
export async function shareReport(
  ctx: Context,
  userId: string,
  id: string,
): Promise<DataOf<typeof contract.reportShare>> {
  const [own] = await ctx.db
    .select({ id: physicalReport.id, shareNo: physicalReport.shareNo })
    .from(physicalReport)
    .where(ownReport(userId, id))
  if (!own) throw new AppError(codes.notFound, 'notFound')
  const end = new Date(ctx.now().getTime() + limits.reportShareDays * DAY_MS)
  const expires = end.getTime().toString(36)
  const parts = [
    Buffer.from(id).toString('base64url'),
    expires,
    signatureOf(ctx, own, expires).toString('base64url'),
  ]
  const token = parts.join('.')
  return {
    token,
    expireTime: momentText(end, ctx.config.storeTimeZone),
    url: `${ctx.config.publicUrl}/${SHARED_PAGE}?share=${token}`,
  }
}

/**
 * Revokes every existing link of the user's report. @throws AppError notFound, also for another user's report
 */
export async function endShares(ctx: Context, userId: string, id: string): Promise<true> {
  const ended = await ctx.db
    .update(physicalReport)
    .set({ shareNo: sql`${physicalReport.shareNo} + 1` })
    .where(ownReport(userId, id))
    .returning({ id: physicalReport.id })
  if (ended.length === 0) throw new AppError(codes.notFound, 'notFound')
  return true
}

/** Returns the report of a valid link. @throws AppError notFound for every other token */
export async function sharedReport(ctx: Context, token: string): Promise<contract.ReportDetail> {
  const [encoded = '', expires = '', signature = ''] = token.split('.')
  const id = Buffer.from(encoded, 'base64url').toString()
  const [row] = await ctx.db.select().from(physicalReport).where(eq(physicalReport.id, id))
  const wanted = signatureOf(ctx, { id, shareNo: row?.shareNo ?? 0 }, expires)
  const given = Buffer.from(signature, 'base64url')
  const isGood =
    wanted.length === given.length &&
    timingSafeEqual(wanted, given) &&
    Number.parseInt(expires, 36) > ctx.now().getTime()
  if (!row || !isGood) throw new AppError(codes.notFound, 'notFound')
  await recordAccess(ctx, {
    userId: row.userId,
    personId: row.personId,
    actor: 'link',
    action: 'read',
    kind: 'report',
    rowId: row.id,
    purpose: 'shared',
  })
  // a link to one report must not reveal the id of another
  return { ...(await toDetail(ctx, row)), previousId: null }
}
