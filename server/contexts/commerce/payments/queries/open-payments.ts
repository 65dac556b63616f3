import { count, eq, inArray, min } from 'drizzle-orm'
import { payment } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'

const OPEN_STATES = ['pending', 'closed']

/** Number of payments in each state that is not final. */
export async function countOpenPayments(ctx: Context): Promise<{ label: string; value: number }[]> {
  const found = await ctx.db
    .select({ state: payment.state, value: count() })
    .from(payment)
    .where(inArray(payment.state, OPEN_STATES))
    .groupBy(payment.state)
  return OPEN_STATES.map((label) => ({
    label,
    value: found.find(({ state }) => state === label)?.value ?? 0,
  }))
}

/** @returns 0 when none is pending */
export async function oldestPendingSeconds(ctx: Context): Promise<number> {
  const [oldest] = await ctx.db
    .select({ since: min(payment.createTime) })
    .from(payment)
    .where(eq(payment.state, 'pending'))
  return oldest?.since ? Math.max(0, (ctx.now().getTime() - oldest.since.getTime()) / 1000) : 0
}
