import { orderStatus } from '@contract/constants/enums'
import type { OrderCard } from '@contract/routes/orders'
import type { IconName } from '@/components/icon'
import type { TagKind } from '@/components/tag'

/**
 * Two states have nothing to book at the moment: `course`, a vaccine course in progress, and `refundAsked`, of
 * which everything that could be booked is asked back.
 */
export type OrderState =
  | 'unpaid'
  | 'paid'
  | 'shipped'
  | 'toBook'
  | 'course'
  | 'refundAsked'
  | 'booked'
  | 'completed'
  | 'cancelled'
  | 'refunded'

const byStatus: Record<string, OrderState> = {
  [orderStatus.paid]: 'paid',
  [orderStatus.shipped]: 'shipped',
  [orderStatus.completed]: 'completed',
  [orderStatus.cancelled]: 'cancelled',
  [orderStatus.refunded]: 'refunded',
  [orderStatus.toBook]: 'toBook',
  [orderStatus.booked]: 'booked',
}

/** The state of the newest refund request while it is open; null without one. */
export const openRefundOf = ({
  refundState,
}: Pick<OrderCard, 'refundState'>): 'applied' | 'approved' | null =>
  refundState === 'applied' || refundState === 'approved' ? refundState : null

/** The state of an order as shown to the user. The server's actions distinguish similar states. */
export function orderStateOf({
  status,
  isPay,
  actions,
  refundState,
}: Pick<OrderCard, 'status' | 'isPay' | 'actions' | 'refundState'>): OrderState {
  if (status === null) return isPay ? 'paid' : 'unpaid'
  if (status === orderStatus.toBook && !actions.includes('book'))
    return openRefundOf({ refundState }) ? 'refundAsked' : 'course'
  return byStatus[status] ?? 'paid'
}

export const orderFaces: Record<OrderState, { icon: IconName; kind: TagKind }> = {
  unpaid: { icon: 'clock-countdown', kind: 'warn' },
  paid: { icon: 'package', kind: 'info' },
  shipped: { icon: 'truck', kind: 'info' },
  toBook: { icon: 'calendar-plus', kind: 'info' },
  course: { icon: 'syringe', kind: 'info' },
  refundAsked: { icon: 'arrow-u-up-left', kind: 'info' },
  booked: { icon: 'seal-check', kind: 'ok' },
  completed: { icon: 'check-circle', kind: 'plain' },
  cancelled: { icon: 'x-circle', kind: 'plain' },
  refunded: { icon: 'arrow-u-up-left', kind: 'plain' },
}
