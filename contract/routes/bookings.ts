// Generated from contract/bookings.ts by `npm run contract`: do not edit.
import { type BookingKind, type BookingState, type BookingAction } from '../constants/enums'
import { type Day, type Time, type Moment, type Cents, type PageOf, type Route, type Shape } from '../route'

export type BookingRefund = {
  isAllowed: boolean

  /** Refund of its order, as far as nothing was used */
  refundPrice: Cents
  reason: string | null
}

export const bookingRefundShape: Shape = { isAllowed: 3, refundPrice: 4, reason: 16 }

export type Booking = {
  id: string
  orderId: string | null
  orderNo: string | null
  kind: BookingKind
  spuId: string
  spuName: string
  specInfo: string
  picUrl: string
  state: BookingState
  stateDesc: string
  actions: BookingAction[]
  refund?: BookingRefund | null
  shopId: string | null
  shopName: string | null
  shopAddress: string | null
  shopPhone: string | null
  latitude: number | null
  longitude: number | null
  slotId: string | null
  date: Day | null
  time: Time | null
  durationMinutes: number | null
  personId: string | null
  personName: string | null
  personAge: number | null
  preparations: string[]
  staffTitle: string | null
  staffNote: string | null

  /** 0 when it is not a vaccine course */
  doseNo: number
  doseTotal: number
  earliestDay: Day | null
  previousState: string | null
  changesLeft: number
  rebooksLeft: number
  isRebook: boolean
  isRefundRequested: boolean
  verifyCode: string | null
  verifiedTime: Moment | null
  injectedTime: Moment | null
  cancelTime: Moment | null
  createTime: Moment
}

export const bookingShape: Shape = {
  id: 0,
  orderId: 16,
  orderNo: 16,
  kind: 0,
  spuId: 0,
  spuName: 0,
  specInfo: 0,
  picUrl: 0,
  state: 0,
  stateDesc: 0,
  actions: [0],
  refund: [bookingRefundShape, 48],
  shopId: 16,
  shopName: 16,
  shopAddress: 16,
  shopPhone: 16,
  latitude: 17,
  longitude: 17,
  slotId: 16,
  date: 22,
  time: 24,
  durationMinutes: 17,
  personId: 16,
  personName: 16,
  personAge: 17,
  preparations: [0],
  staffTitle: 16,
  staffNote: 16,
  needleNo: 1,
  needleTotal: 1,
  earliestDay: 22,
  previousState: 16,
  changesLeft: 1,
  rebooksLeft: 1,
  isRebook: 3,
  isRefundRequested: 3,
  verifyCode: 16,
  verifiedTime: 23,
  injectedTime: 23,
  cancelTime: 23,
  createTime: 7,
}

/** One appointment in any state */
export const bookingBookedDetail: Route<{ data: Booking; query: { id: string } }> = {
  path: '/mall/api/ma/orderbooking/booking/detail',
  auth: 'user',
  data: bookingShape,
}

/** My booked appointments, soonest first; those whose day has gone by unverified come last */
export const bookingBookedList: Route<{
  data: PageOf<Booking>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    personId?: string
    shopId?: string
  }
}> = {
  path: '/mall/api/ma/orderbooking/booking/list',
  auth: 'user',
  data: { records: [bookingShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** One appointment that waits to be booked */
export const bookingPreDetail: Route<{ data: Booking; query: { id: string } }> = {
  path: '/mall/api/ma/orderbooking/pre/detail',
  auth: 'user',
  data: bookingShape,
}

/** My appointments that wait to be booked (states pre, locked) */
export const bookingPreList: Route<{
  data: PageOf<Booking>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    personId?: string
    shopId?: string
  }
}> = {
  path: '/mall/api/ma/orderbooking/pre/list',
  auth: 'user',
  data: { records: [bookingShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** My verified, injected and cancelled appointments, latest first */
export const bookingWriteOffList: Route<{
  data: PageOf<Booking>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    personId?: string
    shopId?: string
  }
}> = {
  path: '/mall/api/ma/orderbooking/writeOff/list',
  auth: 'user',
  data: { records: [bookingShape], total: 1, size: 1, current: 1, pages: 1 },
}
