import { defineEvent } from '../../../lib/events'

/** An order as those see it who reward what was bought. */
export interface RewardedOrder {
  id: string
  orderNo: string
  userId: string
  /** The amount paid for products that were not returned; the whole amount when everything is refunded. */
  paymentCents: number
}

/** Published in the transaction that completes an order (verified or received). */
export const orderCompleted = defineEvent<RewardedOrder>('order completed')
/** Published in the transaction that takes everything back from a cancelled or fully refunded order. */
export const orderGivenBack = defineEvent<RewardedOrder>('order given back')
/** Published before an order is cancelled at its deadline: a payment whose notice was lost may have been made. */
export const orderDue = defineEvent<{ orderId: string }>('order due')
