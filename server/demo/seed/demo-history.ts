import type { discountUse, orderBooking, orderInfo, orderItem, payment } from '../../db/schema/orders'
import { bookingRow, type HistoryGiven, later, wanted } from './demo-appointments'
import { orderRows } from './demo-orders'
import { personId } from './demo-people'
import { freeScenes, orderScenes } from './demo-scenes'
import { spuId } from './goods-rows'

export interface History {
  orders: (typeof orderInfo.$inferInsert)[]
  items: (typeof orderItem.$inferInsert)[]
  bookings: (typeof orderBooking.$inferInsert)[]
  payments: (typeof payment.$inferInsert)[]
  discountUses: (typeof discountUse.$inferInsert)[]
}

/**
 * Orders, appointments and payments of the demo accounts. Counts the places that it occupies in
 * `given.slots`.
 */
export function demoHistory(given: HistoryGiven): History {
  const history: History = { orders: [], items: [], bookings: [], payments: [], discountUses: [] }
  for (const [index, scene] of orderScenes.entries()) {
    const rows = orderRows(given, scene, index)
    history.orders.push(rows.order)
    history.items.push(rows.item)
    history.bookings.push(...rows.bookings)
    if (rows.payment) history.payments.push(rows.payment)
    if (rows.discountUse) history.discountUses.push(rows.discountUse)
  }
  for (const scene of freeScenes) {
    history.bookings.push(
      bookingRow(given, {
        key: scene.key,
        scene: scene.appointment,
        goods: wanted(given.goods.get(spuId(scene.goods)), scene.goods),
        skuIndex: 0,
        person: wanted(given.persons.get(personId(scene.person)), scene.person),
        user: scene.user,
        createTime: later(given.now, -scene.daysAgo * 1440),
        kind: scene.kind,
        doseNo: 0,
        orderId: null,
        orderItemId: null,
      }),
    )
  }
  return history
}
