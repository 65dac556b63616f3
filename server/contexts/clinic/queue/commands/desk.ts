import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import { queueTicket } from '../../../../db/schema/queue'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { changeLine, lockLine, lockTicket } from './line'
import { tellNear, tellPassed } from './told'

/**
 * Calls the next number of a queue. A called ticket that is more than five numbers behind is marked as passed
 * and has to register again.
 * @returns the number called
 * @throws AppError notFound, stateForbids (`nobodyWaiting`) when nobody is waiting
 */
export function callNext(ctx: Context, lineId: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const line = await lockLine(tx, lineId)
    const [next] = await tx.db
      .select()
      .from(queueTicket)
      .where(and(eq(queueTicket.lineId, lineId), eq(queueTicket.state, 'checkedIn')))
      .orderBy(asc(queueTicket.number))
      .limit(1)
    if (!next || next.number === null) throw new AppError(codes.stateForbids, 'nobodyWaiting')
    await tx.db
      .update(queueTicket)
      .set({ state: 'called', calledTime: tx.now() })
      .where(eq(queueTicket.id, next.id))
    const passed = await tx.db
      .update(queueTicket)
      .set({ state: 'passed', passedTime: tx.now() })
      .where(
        and(
          eq(queueTicket.lineId, line.id),
          inArray(queueTicket.state, ['called', 'missed']),
          lt(queueTicket.number, next.number - limits.queueBehind),
        ),
      )
      .returning()
    for (const ticket of passed) await tellPassed(tx, ticket)
    await tellNear(tx, line.id)
    await changeLine(tx, line.id, { calledNumber: next.number })
    return next.number
  })
}

async function move(
  ctx: Context,
  id: string,
  from: readonly string[],
  change: Partial<typeof queueTicket.$inferInsert>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { line, ticket } = await lockTicket(tx, id, null)
    if (!from.includes(ticket.state)) throw new AppError(codes.stateForbids, 'stateForbids')
    await tx.db.update(queueTicket).set(change).where(eq(queueTicket.id, id))
    await changeLine(tx, line.id)
  })
}

/**
 * Marks a ticket as done, including a late one that was not passed.
 * @throws AppError notFound, stateForbids
 */
export const finishTicket = (ctx: Context, id: string): Promise<void> =>
  move(ctx, id, ['called', 'missed'], { state: 'done', doneTime: ctx.now() })

/**
 * Marks a called person as absent; they can still be seen until they are more than five numbers behind.
 * @throws AppError notFound, stateForbids
 */
export const passTicket = (ctx: Context, id: string): Promise<void> =>
  move(ctx, id, ['called'], { state: 'missed' })
