import { on } from '../lib/events'
import { provide, type Wire } from '../lib/wiring'
import { bargainOffer } from '../modules/bargain/offer'
import { appointmentChanged, purchases } from '../modules/bookings/purchases'
import { couponsOfOrders } from '../modules/coupons/usable'
import { enterpriseOffer } from '../modules/enterprise/offer'
import { grouponOffer } from '../modules/groupon/offer'
import { earnGrowth, takeGrowthBack } from '../modules/member/growth'
import { ordersAsPurchases } from '../modules/orders/appointment-purchases'
import { orderCoupons } from '../modules/orders/coupons'
import { orderCompleted, orderDue, orderGivenBack } from '../modules/orders/events'
import { offers } from '../modules/orders/offers'
import { followBookings } from '../modules/orders/order-status'
import { askAboutOrder } from '../modules/payments/ask-provider'

/** What the modules provide for each other's needs, and who hears of which event: the first listed first. */
export const wires: readonly Wire[] = [
  provide(offers, bargainOffer, 'bargain'),
  provide(offers, grouponOffer, 'groupon'),
  provide(offers, enterpriseOffer, 'enterprise'),
  provide(orderCoupons, couponsOfOrders),
  provide(purchases, ordersAsPurchases),
  on(appointmentChanged, followBookings),
  on(orderDue, askAboutOrder),
  on(orderCompleted, earnGrowth),
  on(orderGivenBack, takeGrowthBack),
]
