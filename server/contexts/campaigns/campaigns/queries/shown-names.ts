import { inArray } from 'drizzle-orm'
import { appUser } from '../../../../db/schema/users'
import type { Context } from '../../../../lib/context'
import { HIDDEN, maskName } from '../mapper'

/**
 * Names of users as shown to `viewerId`: the viewer's own in full, others masked, and only the mask for a
 * deleted account.
 */
export async function shownNames(
  ctx: Context,
  userIds: readonly string[],
  viewerId: string | null,
): Promise<(userId: string) => string> {
  const wanted = [...new Set(userIds)]
  const rows = wanted.length
    ? await ctx.db
        .select({ id: appUser.id, nickName: appUser.nickName })
        .from(appUser)
        .where(inArray(appUser.id, wanted))
    : []
  const names = new Map(
    rows.map((row) => [row.id, row.id === viewerId ? row.nickName : maskName(row.nickName)]),
  )
  return (userId) => names.get(userId) ?? HIDDEN
}
