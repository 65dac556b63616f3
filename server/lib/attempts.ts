import { createHmac } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { codes } from '../../contract/constants/codes'
import { attemptWindow } from '../db/schema/account'
import { AppError } from './app-error'
import type { Context } from './context'

const KEPT_MS = 2 * 3_600_000

/** An IP address is personal data, so only a keyed hash of it is stored. */
const keyOf = (ctx: Context, kind: string, subject: string): string =>
  `${kind}:${createHmac('sha256', ctx.config.encryptionKey).update(`attempt\n${subject}`).digest('base64url')}`

/**
 * Counts one attempt across all server processes. Call it outside of a transaction that may be rolled back.
 * @returns the number of attempts within the window, including this one; the window begins with its first
 * attempt
 */
export async function countAttempt(
  ctx: Context,
  kind: string,
  subject: string,
  windowMs: number,
): Promise<number> {
  const now = ctx.now()
  const isOver = sql`${attemptWindow.startTime} <= ${new Date(now.getTime() - windowMs).toISOString()}::timestamptz`
  const [row] = await ctx.db
    .insert(attemptWindow)
    .values({ key: keyOf(ctx, kind, subject), startTime: now, count: 1 })
    .onConflictDoUpdate({
      target: attemptWindow.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attemptWindow.count} + 1 end`,
        startTime: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${attemptWindow.startTime} end`,
      },
    })
    .returning({ count: attemptWindow.count })
  return row?.count ?? 1
}

/** Returns the number of attempts within the window without counting one. */
export async function attemptsOf(
  ctx: Context,
  kind: string,
  subject: string,
  windowMs: number,
): Promise<number> {
  const [row] = await ctx.db
    .select({ count: attemptWindow.count })
    .from(attemptWindow)
    .where(
      and(
        eq(attemptWindow.key, keyOf(ctx, kind, subject)),
        gt(attemptWindow.startTime, new Date(ctx.now().getTime() - windowMs)),
      ),
    )
    .limit(1)
  return row?.count ?? 0
}

/**
 * Counts one attempt. @throws AppError rateLimited when there were more than `max` (0: no limit), with data
 * {seconds}
 */
export async function limitAttempts(
  ctx: Context,
  kind: string,
  subject: string,
  of: { max: number; windowMs: number },
): Promise<number> {
  const count = await countAttempt(ctx, kind, subject, of.windowMs)
  if (of.max > 0 && count > of.max) {
    const seconds = Math.ceil(of.windowMs / 1000)
    throw new AppError(codes.rateLimited, 'rateLimited', { seconds }, { seconds, retryAfterSeconds: seconds })
  }
  return count
}

export const deleteOldAttempts = (ctx: Context) =>
  ctx.db.delete(attemptWindow).where(lt(attemptWindow.startTime, new Date(ctx.now().getTime() - KEPT_MS)))
