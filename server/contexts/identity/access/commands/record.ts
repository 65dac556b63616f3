import { randomUUID } from 'node:crypto'
import type {
  accessActions,
  accessActors,
  accessKinds,
  accessPurposes,
} from '../../../../../contract/constants/enums'
import { accessRecord } from '../../../../db/schema/access'
import type { Context } from '../../../../lib/context'

/** One access to health data. */
export interface Access {
  userId: string
  personId?: string | null
  actor: (typeof accessActors)[number]
  /** Absent without a sign-in: a shared link, the sandbox's desk. */
  actorId?: string
  /** Of a member of staff, where the clinic is known. */
  shopId?: string | null
  action: (typeof accessActions)[number]
  kind: (typeof accessKinds)[number]
  rowId?: string
  purpose: (typeof accessPurposes)[number]
}

/**
 * Records accesses to health data, which the data subject can view. A change is recorded in its own
 * transaction; a read is recorded before the answer, so that no data is sent without a record.
 */
export async function recordAccess(ctx: Context, ...accesses: readonly Access[]): Promise<void> {
  if (accesses.length === 0) return
  await ctx.db
    .insert(accessRecord)
    .values(accesses.map((access) => ({ ...access, id: randomUUID(), createTime: ctx.now() })))
}
