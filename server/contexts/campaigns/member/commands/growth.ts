import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { growthRecord, member } from '../../../../db/schema/members'
import type { Context } from '../../../../lib/context'
import { readConfig } from '../queries/levels'

export interface GrowthOrder {
  id: string
  orderNo: string
  userId: string
  paymentCents: number
}

/** Records are written only under the lock of the member's row, so that the value is always their sum. */
async function lockMember(tx: Context, userId: string): Promise<boolean> {
  const [row] = await tx.db
    .select({ userId: member.userId })
    .from(member)
    .where(eq(member.userId, userId))
    .for('update')
  return row !== undefined
}

const recordOf = async (tx: Context, orderId: string, kind: 'order' | 'refund') => {
  const [row] = await tx.db
    .select()
    .from(growthRecord)
    .where(and(eq(growthRecord.orderId, orderId), eq(growthRecord.kind, kind)))
  return row ?? null
}

const grow = (tx: Context, userId: string, amount: number) =>
  tx.db
    .update(member)
    .set({ growthValue: sql`${member.growthValue} + ${amount}` })
    .where(eq(member.userId, userId))

/**
 * Adds the growth value of a paid and completed order, once, if the user is a member at that time. Call it
 * where points are earned.
 */
export async function earnGrowth(tx: Context, order: GrowthOrder): Promise<void> {
  const config = await readConfig(tx)
  if (!config?.isOn || !(await lockMember(tx, order.userId)) || (await recordOf(tx, order.id, 'order')))
    return
  const amount = Math.floor(order.paymentCents / config.centsPerGrowth)
  if (amount <= 0) return
  await tx.db.insert(growthRecord).values({
    id: randomUUID(),
    userId: order.userId,
    kind: 'order',
    amount,
    orderId: order.id,
    orderNo: order.orderNo,
    createTime: tx.now(),
  })
  await grow(tx, order.userId, amount)
}

/**
 * Deducts the growth value of an order in proportion to its refund; idempotent.
 * @param refundedCents total refunded of the order so far; the whole payment when omitted
 */
export async function takeGrowthBack(
  tx: Context,
  order: GrowthOrder,
  refundedCents = order.paymentCents,
): Promise<void> {
  if (!(await lockMember(tx, order.userId))) return
  const earned = await recordOf(tx, order.id, 'order')
  if (!earned || order.paymentCents <= 0) return
  const share =
    refundedCents >= order.paymentCents
      ? earned.amount
      : Math.floor((earned.amount * Math.max(0, refundedCents)) / order.paymentCents)
  const taken = await recordOf(tx, order.id, 'refund')
  const more = share - (taken ? -taken.amount : 0)
  if (more <= 0) return
  if (taken) await tx.db.update(growthRecord).set({ amount: -share }).where(eq(growthRecord.id, taken.id))
  else
    await tx.db.insert(growthRecord).values({
      id: randomUUID(),
      userId: order.userId,
      kind: 'refund',
      amount: -share,
      orderId: order.id,
      orderNo: order.orderNo,
      createTime: tx.now(),
    })
  await grow(tx, order.userId, -more)
}
