import type { DataOf } from '../../../../contract/define-endpoint'
import type * as ownData from '../../../../contract/own-data'
import type { Context, SessionUser } from '../../../lib/context'
import { momentText } from '../../../lib/store-time'
import { recordAccess } from '../access/commands/record'
import { requireUserRow } from '../user/queries'
import { userData } from './user-data'

/** Collects the data of all domains about one user. */
export async function exportData(
  ctx: Context,
  user: SessionUser,
): Promise<DataOf<typeof ownData.exportData>> {
  await requireUserRow(ctx, user)
  await recordAccess(ctx, {
    userId: user.id,
    actor: 'self',
    actorId: user.id,
    action: 'export',
    kind: 'account',
    purpose: 'download',
  })
  const parts: Record<string, unknown> = {}
  for (const [name, { read }] of [...ctx.wiring.all(userData)].sort(([a], [b]) => (a < b ? -1 : 1)))
    parts[name] = await read(ctx, user.id)
  return { generatedTime: momentText(ctx.now(), ctx.config.storeTimeZone), parts }
}
