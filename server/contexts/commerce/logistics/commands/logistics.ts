import { eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { Carrier, LogisticsState } from '../../../../../contract/constants/enums'
import { logisticsTrace, orderLogistics } from '../../../../db/schema/aftersales'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { randomDigits } from '../../../../lib/random-digits'
import { nextStates, places } from '../mapper'

const prefixes: Record<Carrier, string> = { sfExpress: 'SF', hongkongPost: 'HK', ems: 'EM', kerry: 'KE' }

async function addTrace(ctx: Context, orderId: string, state: LogisticsState): Promise<void> {
  const step = (await ctx.db.$count(logisticsTrace, eq(logisticsTrace.orderId, orderId))) + 1
  await ctx.db.insert(logisticsTrace).values({ orderId, step, state, place: places[state], time: ctx.now() })
}

/**
 * Ships a parcel inside the transaction that ships its order. An unused tracking number is generated unless
 * one is given.
 */
export async function startLogistics(
  ctx: Context,
  orderId: string,
  of: { carrier?: Carrier; number?: string } = {},
): Promise<void> {
  const carrier = of.carrier ?? 'sfExpress'
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const number = of.number ?? `${prefixes[carrier]}${randomDigits(9)}${randomDigits(4)}`
    const inserted = await ctx.db
      .insert(orderLogistics)
      .values({ orderId, carrier, number, state: 'collected', updateTime: ctx.now() })
      .onConflictDoNothing()
      .returning({ orderId: orderLogistics.orderId })
    if (inserted.length > 0) return addTrace(ctx, orderId, 'collected')
    if (of.number !== undefined)
      throw new AppError(codes.badInput, 'badInput', {}, { field: 'number', rule: 'unique' })
  }
  throw new Error('No free parcel number was found')
}

/**
 * Moves a parcel to its next state. For the desk only: does not check the owner.
 * @param to an allowed next state; the usual one when absent
 * @throws AppError notFound; stateForbids when the state cannot follow the current one
 */
export async function advanceLogistics(ctx: Context, orderId: string, to?: LogisticsState): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select()
      .from(orderLogistics)
      .where(eq(orderLogistics.orderId, orderId))
      .for('update')
    if (!row) throw new AppError(codes.notFound, 'notFound')
    const following = nextStates[row.state as LogisticsState]
    const state = to ?? following[0]
    if (!state || !following.includes(state)) throw new AppError(codes.stateForbids, 'stateForbids')
    await tx.db
      .update(orderLogistics)
      .set({ state, updateTime: tx.now() })
      .where(eq(orderLogistics.orderId, orderId))
    await addTrace(tx, orderId, state)
  })
}
