/**
 * What other contexts may import of scheduling (slots, appointments, waiting lists, watches, courses).
 */
export { appointmentActivity } from './bookings/activity'
export { consultingMinutes, lockAppointmentsOf, refuseWhenBusy } from './bookings/busy-times'
export { verifyBooking } from './bookings/desk'
export { ownPerson, type PersonRow, requireEligible } from './bookings/eligibility'
export { bookingsWith } from './bookings/mapper'
export { appointmentChanged, type BookingRefund, purchases, type Purchases } from './bookings/purchases'
export { bookLocked, cancelBookedLocked } from './bookings/service'
export { toBookings } from './bookings/shown'
export { newVerifyCode } from './bookings/verify-code'
export { schedulingRoutes } from './routes'
export {
  firstFreeByShop,
  loadCalendar,
  type SlotRow,
  slotState,
  type StoreNow,
  storeNow,
} from './slots/availability'
export { isOffered, releasePlace, takePlace } from './slots/places'
export { schedulingData } from './user-data'
export { firstFreeDayOfDoctor } from './watches/doctor-days'
