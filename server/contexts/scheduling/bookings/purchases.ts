import type { Context } from '../../../lib/context'
import { defineEvent } from '../../../lib/events'
import type { MessageKey } from '../../../lib/messages'
import { defineNeed } from '../../../lib/wiring'

/** The refund of cancelling an appointment; none when there is a reason against it. */
export interface BookingRefund {
  amountCents: number
  reason: MessageKey | null
}

/**
 * The purchases that appointments belong to. Scheduling has only their ids (`orderId` of an appointment);
 * commerce implements this interface.
 */
export interface Purchases {
  /**
   * Cancels purchases that were not paid in time and releases their places, before appointments are changed,
   * so that none of them still counts as held.
   */
  releaseOverdue(ctx: Context, of: { userId: string }): Promise<unknown>
  /** Locks a purchase before its appointments, like every other write of it, to avoid deadlocks. */
  lock(ctx: Context, id: string): Promise<{ isPaid: boolean }>
  /** Number and payment of purchases, by id. */
  facts(ctx: Context, ids: readonly string[]): Promise<Map<string, { orderNo: string; isPaid: boolean }>>
  /** The purchased lines (`orderItemId`) whose refund is requested and not decided yet. */
  askedBack(ctx: Context, ids: readonly string[]): Promise<ReadonlySet<string>>
  /** The refunds of cancelling purchases, by id; those that can no longer be cancelled are omitted. */
  refunds(ctx: Context, ids: readonly string[]): Promise<Map<string, BookingRefund>>
  /** @throws AppError stateForbids while the purchase may not be used yet */
  requireUsable(ctx: Context, id: string): Promise<void>
}

export const purchases = defineNeed<Purchases>('purchases of appointments')

/** Published in the transaction that changes a purchased appointment. */
export const appointmentChanged = defineEvent<{ orderId: string | null }>('appointment changed')
