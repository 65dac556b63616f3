import { randomUUID } from 'node:crypto'
import type {
  accessActions,
  accessActors,
  accessKinds,
  accessPurposes,
} from '../../../../../contract/constants/enums'
import { accessRecord } from '../../../../db/schema/access'
import type { Context } from '../../../../lib/context'

/** One reading or change of health data. */
export interface Access {
  userId: string
  personId?: string | null
  actor: (typeof accessActors)[number]
  /** Missing without a sign-in: a shared link, the sandbox's desk. */
  actorId?: string
  action: (typeof accessActions)[number]
  kind: (typeof accessKinds)[number]
  rowId?: string
  purpose: (typeof accessPurposes)[number]
}

/**
 * Adds what happened to the record that its subject can read. A change is recorded in its own transaction; reading
 * is recorded before the data is answered, so that nothing is shown that could not be recorded.
 */
export async function recordAccess(ctx: Context, ...accesses: readonly Access[]): Promise<void> {
  if (accesses.length === 0) return
  await ctx.db
    .insert(accessRecord)
    .values(accesses.map((access) => ({ ...access, id: randomUUID(), createTime: ctx.now() })))
}
