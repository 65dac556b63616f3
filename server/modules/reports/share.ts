import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { codes } from '../../../contract/constants/codes'
import { limits } from '../../../contract/constants/limits'
import type { DataOf } from '../../../contract/define-endpoint'
import type * as contract from '../../../contract/reports'
import { physicalReport } from '../../db/schema/reports'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import { momentText } from '../../lib/store-time'
import { toDetail } from './service'

const DAY_MS = 86_400_000

const signatureOf = (ctx: Context, id: string, expires: string): Buffer =>
  createHmac('sha256', ctx.config.encryptionKey).update(`report\n${id}\n${expires}`).digest()

/**
 * The end of a link that shows one of my reports to who has it, without signing in, for some days. It says itself
 * which report and until when, signed: nothing is kept, and a report that is erased is gone from its links too.
 * @throws AppError notFound, also for somebody else's
 */
export async function shareReport(
  ctx: Context,
  userId: string,
  id: string,
): Promise<DataOf<typeof contract.reportShare>> {
  const own = await ctx.db.$count(
    physicalReport,
    and(eq(physicalReport.id, id), eq(physicalReport.userId, userId)),
  )
  if (own === 0) throw new AppError(codes.notFound, 'notFound')
  const end = new Date(ctx.now().getTime() + limits.reportShareDays * DAY_MS)
  const expires = end.getTime().toString(36)
  const parts = [
    Buffer.from(id).toString('base64url'),
    expires,
    signatureOf(ctx, id, expires).toString('base64url'),
  ]
  return { token: parts.join('.'), expireTime: momentText(end, ctx.config.storeTimeZone) }
}

/** The report of a link while it lasts. @throws AppError notFound for every other token */
export async function sharedReport(ctx: Context, token: string): Promise<contract.ReportDetail> {
  const [encoded = '', expires = '', signature = ''] = token.split('.')
  const id = Buffer.from(encoded, 'base64url').toString()
  const wanted = signatureOf(ctx, id, expires)
  const given = Buffer.from(signature, 'base64url')
  const isGood =
    wanted.length === given.length &&
    timingSafeEqual(wanted, given) &&
    Number.parseInt(expires, 36) > ctx.now().getTime()
  const [row] = isGood ? await ctx.db.select().from(physicalReport).where(eq(physicalReport.id, id)) : []
  if (!row) throw new AppError(codes.notFound, 'notFound')
  // who was shown one report is not shown the way to another
  return { ...(await toDetail(ctx, row)), previousId: null }
}
