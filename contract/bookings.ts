import { type Static, Type } from '@sinclair/typebox'
import {
  Count,
  Day,
  Flag,
  Id,
  IdempotencyKey,
  Moment,
  Money,
  Nullable,
  pageOf,
  pageQuery,
  Time,
} from './common'
import { bookingActions, bookingKinds, bookingStates } from './constants/enums'
import { defineEndpoint } from './define-endpoint'

/** Whether an appointment can be cancelled with its order for a refund; `reason` says why not. */
export const BookingRefund = Type.Object({
  isAllowed: Flag,
  refundPrice: Type.String({
    ...Money,
    description: 'What its order gives back, as far as nothing of it was used',
  }),
  reason: Nullable(Type.String()),
})
export const Booking = Type.Object({
  id: Id,
  orderId: Nullable(Id),
  orderNo: Nullable(Type.String()),
  kind: Type.Union(bookingKinds.map((k) => Type.Literal(k))),
  spuId: Id,
  spuName: Type.String(),
  specInfo: Type.String(),
  picUrl: Type.String(),
  state: Type.Union(bookingStates.map((s) => Type.Literal(s))),
  stateDesc: Type.String(),
  actions: Type.Array(Type.Union(bookingActions.map((a) => Type.Literal(a)))),
  /** In lists, of what was bought and is still to come: of a course, with its first dose. */
  refund: Type.Optional(Nullable(BookingRefund)),
  shopId: Nullable(Id),
  shopName: Nullable(Type.String()),
  shopAddress: Nullable(Type.String()),
  shopPhone: Nullable(Type.String()),
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  slotId: Nullable(Id),
  date: Nullable(Day),
  time: Nullable(Time),
  durationMinutes: Nullable(Count),
  personId: Nullable(Id),
  personName: Nullable(Type.String()),
  personAge: Nullable(Count),
  preparations: Type.Array(Type.String({ description: 'What to do before it' })),
  staffTitle: Nullable(
    Type.String({ description: 'Goods and dose in the language of the clinic’s staff; only while booked' }),
  ),
  staffNote: Nullable(
    Type.String({ description: 'Person, day, time and clinic, for the staff; only while booked' }),
  ),
  needleNo: Type.Integer({ minimum: 0, description: '0 when it is not a vaccine course' }),
  needleTotal: Count,
  earliestDay: Nullable(Day),
  previousState: Nullable(Type.String({ description: 'State of the previous dose' })),
  changesLeft: Count,
  rebooksLeft: Count,
  isRebook: Flag,
  verifyCode: Nullable(Type.String({ description: 'Only while booked' })),
  verifiedTime: Nullable(Moment),
  injectedTime: Nullable(Moment),
  cancelTime: Nullable(Moment),
  createTime: Moment,
})
export type Booking = Static<typeof Booking>

const list = (path: string, summary: string) =>
  defineEndpoint({
    method: 'GET',
    path,
    auth: 'user',
    source: 'spec',
    tag: 'booking',
    summary,
    query: Type.Object({ ...pageQuery, personId: Type.Optional(Id), shopId: Type.Optional(Id) }),
    data: pageOf(Booking),
  })
export const bookingPreList = list(
  '/mall/api/ma/orderbooking/pre/list',
  'My appointments that wait to be booked (states pre, locked)',
)
export const bookingBookedList = list(
  '/mall/api/ma/orderbooking/booking/list',
  'My booked appointments, soonest first; those whose day has gone by unverified come last',
)
export const bookingWriteOffList = list(
  '/mall/api/ma/orderbooking/writeOff/list',
  'My verified, injected and cancelled appointments, latest first',
)
const detail = (path: string, summary: string) =>
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
export const bookingPreDetail = detail(
  '/mall/api/ma/orderbooking/pre/detail',
  'One appointment that waits to be booked',
)
export const bookingBookedDetail = detail(
  '/mall/api/ma/orderbooking/booking/detail',
  'One appointment in any state',
)
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
export const unBookingByNeedle = cancel('/mall/api/ma/orderbooking/unBookingByNeedle', 'Cancel a booked dose')
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
  'Book a waiting appointment, also once more after a cancellation. 70209 when the person has another appointment at an overlapping time',
)
export const bookByNeedle = book(
  '/mall/api/ma/orderbooking/bookingByNeedle',
  'Book the next dose; the one before must be injected and its interval over. 70209 when the person has another appointment at an overlapping time',
)
export const bookingUpdate = book(
  '/mall/api/ma/orderbooking/updateBooking',
  'Change store, day or time of a booked appointment; once. 70209 when the person has another appointment at an overlapping time',
)
const freeBody = Type.Object({
  idempotencyKey: IdempotencyKey,
  spuId: Id,
  shopId: Id,
  slotId: Id,
  personId: Id,
  phoneCode: Type.String({ pattern: '^\\+[1-9]\\d{0,3}$' }),
  phone: Type.String({ minLength: 6, maxLength: 15, pattern: '^\\d+$' }),
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
    'The user confirms that a verified dose was injected, on a day from its verification to today (today when none is named); the next one opens after its interval',
  body: Type.Object({ id: Id, date: Type.Optional(Day) }),
  data: Booking,
})
