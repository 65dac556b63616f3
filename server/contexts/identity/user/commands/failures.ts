import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { loginFailure } from '../../../../db/schema/users'
import type { Context } from '../../../../lib/context'
import { FAILURES_KEPT_MS } from '../queries'

/**
 * Counts one more failure in a single statement, so that concurrent attempts all count; starts again after an
 * expired lock.
 */
export async function countFailure(
  db: Db,
  account: string,
  now: Date,
  limit: number,
  until: Date,
): Promise<number> {
  const forgotten = new Date(now.getTime() - FAILURES_KEPT_MS).toISOString()
  const next = sql`case when ${loginFailure.lockedUntil} <= ${now.toISOString()}::timestamptz or
    ${loginFailure.lastTime} <= ${forgotten}::timestamptz then 1 else ${loginFailure.count} + 1 end`
  const [row] = await db
    .insert(loginFailure)
    .values({ account, count: 1, lockedUntil: null, lastTime: now })
    .onConflictDoUpdate({
      target: loginFailure.account,
      set: {
        count: next,
        lastTime: now,
        lockedUntil: sql`case when (${next}) >= ${limit} then ${until.toISOString()}::timestamptz else null end`,
      },
    })
    .returning({ count: loginFailure.count })
  return row?.count ?? 1
}

export const deleteOldFailures = (ctx: Context) =>
  ctx.db
    .delete(loginFailure)
    .where(
      and(
        lt(loginFailure.lastTime, new Date(ctx.now().getTime() - FAILURES_KEPT_MS)),
        or(isNull(loginFailure.lockedUntil), lt(loginFailure.lockedUntil, ctx.now())),
      ),
    )

export const clearFailures = (db: Db, account: string) =>
  db.delete(loginFailure).where(eq(loginFailure.account, account))
