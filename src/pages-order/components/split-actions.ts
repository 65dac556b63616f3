import type { OrderAction } from '@contract/constants/enums'

// from least to most important: the last one is at the end, within the thumb's reach
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

/**
 * Splits an order's actions into buttons (the most important ones, in display order) and those behind "more".
 */
export function splitActions(
  actions: readonly OrderAction[],
  visible = VISIBLE,
): { shown: OrderAction[]; hidden: OrderAction[] } {
  const sorted = ranks.filter((action) => actions.includes(action))
  return { shown: sorted.slice(-visible), hidden: sorted.slice(0, -visible).reverse() }
}
