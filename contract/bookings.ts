import { type Static, Type } from '@sinclair/typebox'
import { Count, Day, Flag, Id, Moment, Money, Nullable, pageOf, pageQuery, Time } from './common'
import { bookingActions, bookingKinds, bookingStates } from './constants/enums'
import { defineEndpoint } from './define-endpoint'

/** Whether an appointment can be cancelled with its order for a refund; `reason` says why not. */
export const BookingRefund = Type.Object({
  isAllowed: Flag,
  refundPrice: Type.String({
    ...Money,
    description: 'Refund of its order, as far as nothing was used',
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
  /** In lists, set for purchases that are still to come; of a course, on its first dose only. */
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
  preparations: Type.Array(Type.String({ description: 'Preparations' })),
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
  isRefundRequested: Flag,
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
