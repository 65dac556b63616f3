import { Type } from '@sinclair/typebox'
import { Booking } from './bookings'
import { Day, Id, IdempotencyKey, Phone, PhoneCode } from './common'
import { defineEndpoint } from './define-endpoint'

const cancel = (path: string, summary: string) =>
  defineEndpoint({
    method: 'GET',
    path,
    auth: 'user',
    source: 'spec',
    tag: 'booking',
    summary,
    query: Type.Object({ id: Id }),
    data: Booking,
  })
export const unBooking = cancel(
  '/mall/api/ma/orderbooking/unBooking',
  'Cancel a booked appointment; its place is free again. It may be booked once more',
)
export const cancelDose = cancel('/mall/api/ma/orderbooking/unBookingByNeedle', 'Cancel a booked dose')
const bookBody = Type.Object({
  idempotencyKey: IdempotencyKey,
  id: Id,
  shopId: Id,
  slotId: Id,
  personId: Type.Optional(Id),
})
const book = (path: string, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path,
    auth: 'user',
    source: 'spec',
    tag: 'booking',
    isIdempotent: true,
    summary,
    body: bookBody,
    data: Booking,
  })
export const bookWaiting = book(
  '/mall/api/ma/orderbooking/booking',
  'Book a waiting appointment, also once more after a cancellation. 70209 when the person has ' +
    'another appointment at an overlapping time',
)
export const bookDose = book(
  '/mall/api/ma/orderbooking/bookingByNeedle',
  'Book the next dose; the one before must be injected and its interval over. 70209 when the ' +
    'person has another appointment at an overlapping time',
)
export const bookingUpdate = book(
  '/mall/api/ma/orderbooking/updateBooking',
  'Change clinic, day or time of a booked appointment; once. 70209 when the person has another ' +
    'appointment at an overlapping time',
)
const freeBody = Type.Object({
  idempotencyKey: IdempotencyKey,
  spuId: Id,
  shopId: Id,
  slotId: Id,
  personId: Id,
  phoneCode: PhoneCode,
  phone: Phone,
})
const free = (path: string, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path,
    auth: 'user',
    source: 'spec',
    tag: 'booking',
    isIdempotent: true,
    summary,
    body: freeBody,
    data: Booking,
  })
export const freeBooking = free(
  '/mall/api/ma/orderbooking/free/booking',
  'Book a free service. 70209 when the person has another appointment at an overlapping time',
)
export const freeBookingBJ = free(
  '/mall/api/ma/orderbooking/BJ/free/booking',
  'Book a free service of the Beijing channel; the person needs an ID number',
)
export const confirmInjected = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/orderbooking/confirmInjected',
  auth: 'user',
  source: 'extension',
  tag: 'booking',
  summary:
    'Confirms that a verified dose was injected, on a day between its verification and today (the ' +
    'default); the next dose opens after its interval',
  body: Type.Object({ id: Id, date: Type.Optional(Day) }),
  data: Booking,
})
