import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import { loginCode } from '../../../../db/schema/users'
import type { Context } from '../../../../lib/context'

/** Serialises the sending of codes to one target until the transaction ends. */
export const lockTarget = (db: Db, target: string) =>
  db.execute(sql`select pg_advisory_xact_lock(7308333, hashtext(${target}))`)

const CODES_KEPT_MS = 2 * 3_600_000

export const deleteOldCodes = (ctx: Context) =>
  ctx.db.delete(loginCode).where(lt(loginCode.createTime, new Date(ctx.now().getTime() - CODES_KEPT_MS)))

export const insertCode = (db: Db, row: typeof loginCode.$inferInsert) => db.insert(loginCode).values(row)

export const deleteCode = (db: Db, id: string) => db.delete(loginCode).where(eq(loginCode.id, id))

/** Uses one attempt. @returns false when none was left */
export async function takeTry(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(loginCode)
    .set({ triesLeft: sql`${loginCode.triesLeft} - 1` })
    .where(and(eq(loginCode.id, id), gt(loginCode.triesLeft, 0), eq(loginCode.isUsed, false)))
    .returning({ id: loginCode.id })
  return rows.length > 0
}

/** @returns false when the code was used in the meantime */
export async function markCodeUsed(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(loginCode)
    .set({ isUsed: true })
    .where(and(eq(loginCode.id, id), eq(loginCode.isUsed, false)))
    .returning({ id: loginCode.id })
  return rows.length > 0
}
