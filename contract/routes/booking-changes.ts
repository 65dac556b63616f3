// Generated from contract/booking-changes.ts by `npm run contract`: do not edit.
import { type Booking, bookingShape } from './bookings'
import { type Day, type Route } from '../route'

/** Book the next dose; the one before must be injected and its interval over. 70209 when the person has another appointment at an overlapping time */
export const bookDose: Route<{
  data: Booking
  body: { idempotencyKey: string; id: string; shopId: string; slotId: string; personId?: string }
}> = {
  method: 'POST',
  path: '/mall/api/ma/orderbooking/bookingByNeedle',
  auth: 'user',
  isIdempotent: true,
  data: bookingShape,
}

/** Book a waiting appointment, also once more after a cancellation. 70209 when the person has another appointment at an overlapping time */
export const bookWaiting: Route<{
  data: Booking
  body: { idempotencyKey: string; id: string; shopId: string; slotId: string; personId?: string }
}> = {
  method: 'POST',
  path: '/mall/api/ma/orderbooking/booking',
  auth: 'user',
  isIdempotent: true,
  data: bookingShape,
}

/** Change clinic, day or time of a booked appointment; once. 70209 when the person has another appointment at an overlapping time */
export const bookingUpdate: Route<{
  data: Booking
  body: { idempotencyKey: string; id: string; shopId: string; slotId: string; personId?: string }
}> = {
  method: 'POST',
  path: '/mall/api/ma/orderbooking/updateBooking',
  auth: 'user',
  isIdempotent: true,
  data: bookingShape,
}

/** Cancel a booked dose */
export const cancelDose: Route<{ data: Booking; query: { id: string } }> = {
  path: '/mall/api/ma/orderbooking/unBookingByNeedle',
  auth: 'user',
  data: bookingShape,
}

/** Confirms that a verified dose was injected, on a day between its verification and today (the default); the next dose opens after its interval */
export const confirmInjected: Route<{ data: Booking; body: { id: string; date?: Day } }> = {
  method: 'POST',
  path: '/mall/api/ma/orderbooking/confirmInjected',
  auth: 'user',
  data: bookingShape,
}

/** Book a free service. 70209 when the person has another appointment at an overlapping time */
export const freeBooking: Route<{
  data: Booking
  body: {
    idempotencyKey: string
    spuId: string
    shopId: string
    slotId: string
    personId: string
    phoneCode: string
    phone: string
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/orderbooking/free/booking',
  auth: 'user',
  isIdempotent: true,
  data: bookingShape,
}

/** Book a free service of the Beijing channel; the person needs an ID number */
export const freeBookingBJ: Route<{
  data: Booking
  body: {
    idempotencyKey: string
    spuId: string
    shopId: string
    slotId: string
    personId: string
    phoneCode: string
    phone: string
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/orderbooking/BJ/free/booking',
  auth: 'user',
  isIdempotent: true,
  data: bookingShape,
}

/** Cancel a booked appointment; its place is free again. It may be booked once more */
export const unBooking: Route<{ data: Booking; query: { id: string } }> = {
  path: '/mall/api/ma/orderbooking/unBooking',
  auth: 'user',
  data: bookingShape,
}
