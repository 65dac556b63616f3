import type { OrderAction } from '@contract/constants/enums'

// from the least to the most important: the last one stands at the end, where the thumb is
const ranks: readonly OrderAction[] = [
  'contact',
  'delete',
  'cancelBooking',
  'cancel',
  'buyAgain',
  'reschedule',
  'showCode',
  'receive',
  'book',
  'pay',
]
const VISIBLE = 2

/** Which of an order's actions are buttons (the most important ones, in the order drawn) and which stand behind "more". */
export function splitActions(
  actions: readonly OrderAction[],
  visible = VISIBLE,
): { shown: OrderAction[]; hidden: OrderAction[] } {
  const sorted = ranks.filter((action) => actions.includes(action))
  return { shown: sorted.slice(-visible), hidden: sorted.slice(0, -visible).reverse() }
}
