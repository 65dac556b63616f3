import { and, eq, gt } from 'drizzle-orm'
import { session } from '../../../../db/schema/users'
import type { Context } from '../../../../lib/context'
import type { LiveKey } from '../rules'

/** Whether the session that issued a key is still valid. */
export async function isSessionAlive(
  ctx: Context,
  key: Pick<LiveKey, 'sessionHash' | 'userId'>,
): Promise<boolean> {
  const [row] = await ctx.db
    .select({ userId: session.userId })
    .from(session)
    .where(
      and(
        eq(session.tokenHash, key.sessionHash),
        eq(session.userId, key.userId),
        gt(session.expireTime, ctx.now()),
      ),
    )
  return row !== undefined
}
