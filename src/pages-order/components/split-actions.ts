import type { AfterSaleAction, OrderAction } from '@contract/constants/enums'
import type { OrderCard } from '@contract/routes/orders'

/** All actions that an order's card may offer: those of the order and after-sale ones. */
export type CardAction = OrderAction | AfterSaleAction

// from least to most important: the last one is within the thumb's reach
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
// never a button: when a state ends, it would move to the position where another was just pressed
const alwaysHidden: readonly CardAction[] = ['refund', 'delete', 'cancelBooking']

/** Whether a parcel is under way: where it is comes before confirming that it has arrived. */
export const isUnderWay = (actions: readonly CardAction[]): boolean =>
  actions.includes('logistics') && actions.includes('receive')

/**
 * Splits an order's actions into buttons (the most important ones, in display order) and those in the "more"
 * menu, which contains all irreversible ones; only an unpaid order offers cancelling next to paying.
 */
export function splitActions<Action extends CardAction>(
  actions: readonly Action[],
  visible = VISIBLE,
): { shown: Action[]; hidden: Action[] } {
  const rankOf = (action: Action) =>
    action === 'logistics' && isUnderWay(actions) ? ranks.indexOf('receive') + 0.5 : ranks.indexOf(action)
  const sorted = [...actions].sort((a, b) => rankOf(a) - rankOf(b))
  const shown = sorted.filter((action) => !alwaysHidden.includes(action)).slice(-visible)
  return { shown, hidden: sorted.filter((action) => !shown.includes(action)).reverse() }
}

/** Unused services are cancelled and refunded; shipped goods are returned. */
export const refundText = ({ listOrderItem }: Pick<OrderCard, 'listOrderItem'>) =>
  listOrderItem.some(({ isBookable }) => isBookable)
    ? ('action.cancelRefund' as const)
    : ('action.refund' as const)
