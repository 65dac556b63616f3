import type { AfterSaleAction, OrderAction } from '@contract/constants/enums'
import type { OrderCard } from '@contract/routes/orders'

/** Everything that a card of an order may offer: what the order allows, and what follows its sale. */
export type CardAction = OrderAction | AfterSaleAction

// from least to most important: the last one is at the end, within the thumb's reach
const ranks: readonly CardAction[] = [
  'refund',
  'receipt',
  'contact',
  'delete',
  'cancelBooking',
  'cancel',
  'seeReview',
  'refundProgress',
  'logistics',
  'buyAgain',
  'reschedule',
  'review',
  'showCode',
  'receive',
  'book',
  'pay',
]
const VISIBLE = 2
// never a button: when a state ends, they would move to where the finger has just pressed another
const alwaysHidden: readonly CardAction[] = ['refund', 'delete', 'cancelBooking']

/**
 * Splits an order's actions into buttons (the most important ones, in display order) and those behind "more", where
 * all stand that cannot be undone; only an unpaid order offers to cancel beside to pay.
 */
export function splitActions<Action extends CardAction>(
  actions: readonly Action[],
  visible = VISIBLE,
): { shown: Action[]; hidden: Action[] } {
  const sorted = [...actions].sort((a, b) => ranks.indexOf(a) - ranks.indexOf(b))
  const shown = sorted.filter((action) => !alwaysHidden.includes(action)).slice(-visible)
  return { shown, hidden: sorted.filter((action) => !shown.includes(action)).reverse() }
}

/** What can be cancelled before it is used is cancelled and refunded; shipped goods are given back. */
export const refundText = ({ listOrderItem }: Pick<OrderCard, 'listOrderItem'>) =>
  listOrderItem.some(({ isBookable }) => isBookable)
    ? ('action.cancelRefund' as const)
    : ('action.refund' as const)
