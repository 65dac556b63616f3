import { defineEvent } from '../../../lib/events'

/** The facts of an order that rewards depend on. */
export interface RewardedOrder {
  id: string
  orderNo: string
  userId: string
  /** The amount paid for products that were not returned; the whole amount when everything is refunded. */
  paymentCents: number
}

/** Published in the transaction that completes an order (verified or received). */
export const orderCompleted = defineEvent<RewardedOrder>('order completed')
/** Published in the transaction that returns everything a cancelled or fully refunded order took. */
export const orderGivenBack = defineEvent<RewardedOrder>('order given back')
/**
 * Published before an order is cancelled at its deadline, because a payment may have been made whose
 * notification was lost.
 */
export const orderDue = defineEvent<{ orderId: string }>('order due')
