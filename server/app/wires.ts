import { campaignData } from '../contexts/campaigns/user-data'
import { clinicData, doctorCommitment, queueCommitment } from '../contexts/clinic/user-data'
import { commerceData } from '../contexts/commerce/user-data'
import { engagementData } from '../contexts/engagement/user-data'
import { schedulingData } from '../contexts/scheduling/user-data'
import { on } from '../lib/events'
import { provide, type Wire } from '../lib/wiring'
import { ownData } from '../modules/account/own-data'
import { accountClosing, provideUserData, userCommitments } from '../modules/account/user-data'
import { activitySources } from '../modules/activity/source'
import { bargainOffer } from '../modules/bargain/offer'
import { appointmentActivity } from '../modules/bookings/activity'
import { appointmentChanged, purchases } from '../modules/bookings/purchases'
import { couponsOfOrders } from '../modules/coupons/usable'
import { doctorActivity } from '../modules/doctor-bookings/activity'
import { firstFreeDayBetween } from '../modules/doctors/calendar'
import { enterpriseOffer } from '../modules/enterprise/offer'
import { grouponOffer } from '../modules/groupon/offer'
import { earnGrowth, takeGrowthBack } from '../modules/member/growth'
import { enterpriseOrderActivity, orderActivity } from '../modules/orders/activity'
import { ordersAsPurchases } from '../modules/orders/appointment-purchases'
import { orderCoupons } from '../modules/orders/coupons'
import { orderCompleted, orderDue, orderGivenBack } from '../modules/orders/events'
import { offers } from '../modules/orders/offers'
import { followBookings } from '../modules/orders/order-status'
import { appointmentCommitment, cancelUnpaidOrders } from '../modules/orders/user-data'
import { askAboutOrder } from '../modules/payments/ask-provider'
import { queueActivity } from '../modules/queue/activity'
import { firstFreeOfShops } from '../modules/shops/first-free'
import { firstFreeByShop } from '../modules/slots/availability'
import { firstFreeDayOfDoctor } from '../modules/watches/doctor-days'

/** What the modules provide for each other's needs, and who hears of which event: the first listed first. */
export const wires: readonly Wire[] = [
  // catalogue asks scheduling, scheduling asks the clinics and what was bought
  provide(firstFreeOfShops, firstFreeByShop),
  provide(firstFreeDayOfDoctor, firstFreeDayBetween),
  provide(purchases, ordersAsPurchases),
  on(appointmentChanged, followBookings),
  // orders ask campaigns
  provide(offers, bargainOffer, 'bargain'),
  provide(offers, grouponOffer, 'groupon'),
  provide(offers, enterpriseOffer, 'enterprise'),
  provide(orderCoupons, couponsOfOrders),
  on(orderDue, askAboutOrder),
  on(orderCompleted, earnGrowth),
  on(orderGivenBack, takeGrowthBack),
  // the list of everything a user did
  provide(activitySources, orderActivity, 'order'),
  provide(activitySources, enterpriseOrderActivity, 'enterprise'),
  provide(activitySources, appointmentActivity, 'appointment'),
  provide(activitySources, doctorActivity, 'doctor'),
  provide(activitySources, queueActivity, 'queue'),
  // an account's export and deletion
  on(accountClosing, cancelUnpaidOrders),
  provide(userCommitments, appointmentCommitment, 'appointments'),
  provide(userCommitments, doctorCommitment, 'doctorAppointments'),
  provide(userCommitments, queueCommitment, 'queueTickets'),
  ...provideUserData(commerceData),
  ...provideUserData(ownData),
  ...provideUserData(engagementData),
  ...provideUserData(clinicData),
  ...provideUserData(campaignData),
  ...provideUserData(schedulingData),
]
