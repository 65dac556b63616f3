import type { DataOf } from '../../../contract/define-endpoint'
import type * as contract from '../../../contract/account'
import type { Context, SessionUser } from '../../lib/context'
import { momentText } from '../../lib/store-time'
import { requireUserRow } from '../user/service'
import { userDataParts } from './user-data'

/** Everything that the domains keep of a user. */
export async function exportData(
  ctx: Context,
  user: SessionUser,
): Promise<DataOf<typeof contract.exportData>> {
  await requireUserRow(ctx, user)
  const parts: Record<string, unknown> = {}
  for (const [name, { read }] of [...userDataParts()].sort(([a], [b]) => (a < b ? -1 : 1)))
    parts[name] = await read(ctx, user.id)
  return { generatedTime: momentText(ctx.now(), ctx.config.storeTimeZone), parts }
}
