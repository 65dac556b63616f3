import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { Day } from '../../../../../contract/rules/day'
import { queueLine, queueTicket } from '../../../../db/schema/queue'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { QUEUE_CHANNEL, type LineRow, type TicketRow } from '../rules'

/** The queue of a doctor on a day, created on first use. */
export async function ensureLine(
  ctx: Context,
  of: { shopId: string; doctorId: string; date: Day },
): Promise<LineRow> {
  await ctx.db
    .insert(queueLine)
    .values({ id: randomUUID(), ...of })
    .onConflictDoNothing()
  const [row] = await ctx.db
    .select()
    .from(queueLine)
    .where(
      and(eq(queueLine.shopId, of.shopId), eq(queueLine.doctorId, of.doctorId), eq(queueLine.date, of.date)),
    )
  if (!row) throw new Error('The line was just made')
  return row
}

/**
 * Locks a queue for a write. Every write of a queue or its tickets starts here, which prevents deadlocks.
 * @throws AppError notFound
 */
export async function lockLine(ctx: Context, lineId: string): Promise<LineRow> {
  const [row] = await ctx.db.select().from(queueLine).where(eq(queueLine.id, lineId)).for('update')
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}

/**
 * Locks the queue of a ticket, then reads the ticket.
 * @param userId the required owner; null for the desk
 * @throws AppError notFound
 */
export async function lockTicket(
  ctx: Context,
  id: string,
  userId: string | null,
): Promise<{ line: LineRow; ticket: TicketRow }> {
  const where = and(eq(queueTicket.id, id), userId === null ? undefined : eq(queueTicket.userId, userId))
  const [seen] = await ctx.db.select({ lineId: queueTicket.lineId }).from(queueTicket).where(where)
  if (!seen) throw new AppError(codes.notFound, 'notFound')
  const line = await lockLine(ctx, seen.lineId)
  const [ticket] = await ctx.db.select().from(queueTicket).where(where)
  if (!ticket) throw new AppError(codes.notFound, 'notFound')
  return { line, ticket }
}

/**
 * Records a change of a queue under its lock: increments its version and notifies every process when the
 * transaction commits.
 */
export async function changeLine(
  ctx: Context,
  lineId: string,
  change: { lastNumber?: number; calledNumber?: number } = {},
): Promise<void> {
  await ctx.db
    .update(queueLine)
    .set({ ...change, version: sql`${queueLine.version} + 1` })
    .where(eq(queueLine.id, lineId))
  await ctx.db.execute(sql`select pg_notify(${QUEUE_CHANNEL}, ${lineId})`)
}
