import type { Context } from '../../../lib/context'
import { defineEvent } from '../../../lib/events'
import type { MessageKey } from '../../../lib/messages'
import { defineNeed } from '../../../lib/wiring'

/** What cancelling with a refund gives back: nothing when there is a reason against it. */
export interface BookingRefund {
  amountCents: number
  reason: MessageKey | null
}

/**
 * What appointments were bought with. Scheduling knows it by its id only (`orderId` of an appointment); trade
 * implements it.
 */
export interface Purchases {
  /**
   * Gives up what the user has not paid for in time, and the places held by it: before appointments are changed, so
   * that none of them counts as held any more.
   */
  releaseOverdue(ctx: Context, of: { userId: string }): Promise<unknown>
  /** Locks a purchase before its appointments, like every other write of it, to avoid deadlocks. */
  lock(ctx: Context, id: string): Promise<{ isPaid: boolean }>
  /** Number and payment of purchases, by id. */
  facts(ctx: Context, ids: readonly string[]): Promise<Map<string, { orderNo: string; isPaid: boolean }>>
  /** What cancelling with a refund gives back of purchases, by id; without those that are past it. */
  refunds(ctx: Context, ids: readonly string[]): Promise<Map<string, BookingRefund>>
  /** @throws AppError stateForbids while what was bought may not be used yet */
  requireUsable(ctx: Context, id: string): Promise<void>
}

export const purchases = defineNeed<Purchases>('purchases of appointments')

/** Published in the transaction that changes an appointment that was bought. */
export const appointmentChanged = defineEvent<{ orderId: string | null }>('appointment changed')
