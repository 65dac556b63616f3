import type { PaymentState } from '@contract/constants/enums'
import { orderStatus } from '@contract/constants/enums'
import type { OrderDetail } from '@contract/routes/orders'

/**
 * States of the result page: `checking` while polling, `waiting` after polling has stopped, `scan` while a
 * code is shown to the payer's app.
 */
export type PaymentFace = 'paid' | 'refused' | 'closed' | 'unpaid' | 'checking' | 'waiting' | 'scan'

interface Facts {
  /** The server's state of the last payment; undefined when this device started none. */
  payment: PaymentState | undefined
  order: Pick<OrderDetail, 'isPay' | 'status'>
  isGivenUp: boolean
  /** The payment is made by scanning a code on this screen. */
  isScanned?: boolean
}

/**
 * The state shown for a payment. The order takes precedence: another payment may have paid it, or it may have
 * been cancelled.
 */
export function paymentFace({ payment, order, isGivenUp, isScanned }: Facts): PaymentFace {
  if (order.status === orderStatus.cancelled || order.status === orderStatus.refunded) return 'closed'
  if (order.isPay || payment === 'paid') return 'paid'
  if (payment === undefined) return 'unpaid'
  if (payment === 'pending' && isScanned) return 'scan'
  if (payment === 'pending') return isGivenUp ? 'waiting' : 'checking'
  return payment
}
