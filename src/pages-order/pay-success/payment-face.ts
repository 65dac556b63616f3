import type { PaymentState } from '@contract/constants/enums'
import type { OrderDetail } from '@contract/orders'
import { orderStatus } from '@contract/constants/enums'

/** What the result page says: `checking` while it is asked, `waiting` once the asking was given up for now. */
export type PaymentFace = 'paid' | 'refused' | 'closed' | 'unpaid' | 'checking' | 'waiting'

interface Facts {
  /** As the server sees the last payment; undefined when this device started none. */
  payment: PaymentState | undefined
  order: Pick<OrderDetail, 'isPay' | 'status'>
  isGivenUp: boolean
}

/** The face of a payment. The order decides over a payment: another one may have paid it, or it was cancelled meanwhile. */
export function paymentFace({ payment, order, isGivenUp }: Facts): PaymentFace {
  if (order.status === orderStatus.cancelled || order.status === orderStatus.refunded) return 'closed'
  if (order.isPay === '1' || payment === 'paid') return 'paid'
  if (payment === undefined) return 'unpaid'
  if (payment === 'pending') return isGivenUp ? 'waiting' : 'checking'
  return payment
}
