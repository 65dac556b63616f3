import { sql } from 'drizzle-orm'
import { accessRecord } from '../../../../db/schema/access'
import type { Context } from '../../../../lib/context'

/**
 * Deletes records older than three years. Uses the database's clock, like the trigger that refuses to delete
 * younger ones, so that the sandbox's clock cannot expire them early.
 */
export const deleteOldAccesses = (ctx: Context): Promise<unknown> =>
  ctx.db.delete(accessRecord).where(sql`${accessRecord.createTime} < now() - interval '3 years'`)
