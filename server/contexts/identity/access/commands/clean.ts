import { sql } from 'drizzle-orm'
import { accessRecord } from '../../../../db/schema/access'
import type { Context } from '../../../../lib/context'

/**
 * Deletes records older than three years. By the database's clock, like the trigger that refuses to delete younger
 * ones: the sandbox's moved clock must not end them early.
 */
export const deleteOldAccesses = (ctx: Context): Promise<unknown> =>
  ctx.db.delete(accessRecord).where(sql`${accessRecord.createTime} < now() - interval '3 years'`)
