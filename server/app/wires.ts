import {
  campaignData,
  bargainOffer,
  couponsOfOrders,
  enterpriseOffer,
  grouponOffer,
  earnGrowth,
  takeGrowthBack,
} from '../contexts/campaigns'
import { firstFreeDoctors, firstFreeOfShops, doctorSearch } from '../contexts/catalogue'
import {
  clinicData,
  doctorCommitment,
  queueCommitment,
  doctorActivity,
  firstFreeDayBetween,
  firstFreeDoctorByShop,
  queueActivity,
  listDoctors,
} from '../contexts/clinic'
import {
  commerceData,
  enterpriseOrderActivity,
  orderActivity,
  ordersAsPurchases,
  orderCoupons,
  orderCompleted,
  orderDue,
  orderGivenBack,
  offers,
  followBookings,
  appointmentCommitment,
  cancelUnpaidOrders,
  askAboutOrder,
  reportVisit,
  uploadDelivery,
} from '../contexts/commerce'
import { engagementData, activitySources, dropRefusedPicture } from '../contexts/engagement'
import {
  accountClosing,
  handOverPicture,
  ownData,
  pictureRefused,
  provideUserData,
  taskHandlers,
  userCommitments,
} from '../contexts/identity'
import {
  schedulingData,
  appointmentActivity,
  appointmentChanged,
  purchases,
  firstFreeByShop,
  firstFreeDayOfDoctor,
} from '../contexts/scheduling'
import { on } from '../lib/events'
import { provide, type Wire } from '../lib/wiring'

/**
 * Connects modules to the implementations and event handlers of other modules. Handlers run in this order.
 */
export const wires: readonly Wire[] = [
  // catalogue needs scheduling; scheduling needs clinics and orders
  provide(doctorSearch, listDoctors),
  provide(firstFreeOfShops, firstFreeByShop),
  provide(firstFreeDoctors, firstFreeDoctorByShop),
  provide(firstFreeDayOfDoctor, firstFreeDayBetween),
  provide(purchases, ordersAsPurchases),
  on(appointmentChanged, followBookings),
  on(appointmentChanged, reportVisit),
  // orders need campaigns
  provide(offers, bargainOffer, 'bargain'),
  provide(offers, grouponOffer, 'groupon'),
  provide(offers, enterpriseOffer, 'enterprise'),
  provide(orderCoupons, couponsOfOrders),
  on(orderDue, askAboutOrder),
  on(orderCompleted, earnGrowth),
  on(orderGivenBack, takeGrowthBack),
  // messages to and from WeChat
  provide(taskHandlers, handOverPicture, 'picture'),
  provide(taskHandlers, uploadDelivery, 'delivery'),
  on(pictureRefused, dropRefusedPicture),
  // the export of a user's activity
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
