// Generated from contract/doctor-bookings.ts by `npm run contract`: do not edit.
import { doctorReviewShape, type DoctorReview } from './doctors'
import { type Day, type Time, type Cents, type Moment, type PageOf, type Route, type Shape } from '../route'
import { type DoctorBookingState, type DoctorBookingAction } from '../constants/enums'

export type DoctorOffer = {
  id: string
  date: Day
  time: Time
  expireTime: Moment
  outTime: number
  state: 'open' | 'accepted' | 'expired' | 'released'
}

export const doctorOfferShape: Shape = { id: 0, date: 6, time: 8, expireTime: 7, outTime: 1, state: 0 }

export type DoctorBooking = {
  id: string
  bookingNo: string

  /** Increases with every change of the request */
  version: number
  state: DoctorBookingState
  stateDesc: string
  actions: DoctorBookingAction[]
  doctorId: string
  doctorName: string
  doctorTitle: string
  doctorPicUrl: string
  departmentId: string
  departmentName: string
  shopId: string
  shopName: string
  shopAddress: string
  shopPhone: string
  latitude: number
  longitude: number
  personId: string
  personName: string
  personAge: number

  /** Masked */
  phone: string
  date: Day
  time: Time
  reason: string
  fee: Cents
  createTime: Moment
  answerDue: Moment | null
  answerOutTime: number | null
  answerTime: Moment | null
  declineReason: string | null
  cancelTime: Moment | null
  doneTime: Moment | null
  previousId: string | null
  offers: DoctorOffer[]
  review: DoctorReview | null
}

export const doctorBookingShape: Shape = {
  id: 0,
  bookingNo: 0,
  version: 1,
  state: 0,
  stateDesc: 0,
  actions: [0],
  doctorId: 0,
  doctorName: 0,
  doctorTitle: 0,
  doctorPicUrl: 0,
  departmentId: 0,
  departmentName: 0,
  shopId: 0,
  shopName: 0,
  shopAddress: 0,
  shopPhone: 0,
  latitude: 1,
  longitude: 1,
  personId: 0,
  personName: 0,
  personAge: 1,
  phone: 0,
  date: 6,
  time: 8,
  reason: 0,
  fee: 4,
  createTime: 7,
  answerDue: 23,
  answerOutTime: 17,
  answerTime: 23,
  declineReason: 16,
  cancelTime: 23,
  doneTime: 23,
  previousId: 16,
  offers: [doctorOfferShape],
  review: [doctorReviewShape, 16],
}

/** Cancel a request or appointment and release its place. 70001 when it is over */
export const doctorBookingCancel: Route<{ data: DoctorBooking; params: { id: string } }> = {
  method: 'PUT',
  path: '/mall/api/ma/doctorbooking/cancel/:id',
  auth: 'user',
  data: doctorBookingShape,
}

/** One request to a doctor */
export const doctorBookingDetail: Route<{ data: DoctorBooking; params: { id: string } }> = {
  path: '/mall/api/ma/doctorbooking/:id',
  auth: 'user',
  data: doctorBookingShape,
}

/** Requests to doctors, newest first; open: waiting, confirmed, with other times offered or expired offers, by the time of the visit */
export const doctorBookingPage: Route<{
  data: PageOf<DoctorBooking>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    tab?: 'all' | 'open' | 'past'
    personId?: string
    shopId?: string
  }
}> = {
  path: '/mall/api/ma/doctorbooking/page',
  auth: 'user',
  data: { records: [doctorBookingShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** Accept one of the times offered by the doctor: the appointment is confirmed, the other times are released. 71404 when the offer has expired */
export const doctorOfferAccept: Route<{
  data: DoctorBooking
  body: { idempotencyKey: string; id: string; offerId: string }
}> = {
  method: 'POST',
  path: '/mall/api/ma/doctorbooking/acceptOffer',
  auth: 'user',
  isIdempotent: true,
  data: doctorBookingShape,
}

/** Request an appointment with a doctor; the place is held until the answer, due within one working day of the clinic. 71401 the doctor takes no appointments, 71402 the time was just taken (data.nearest), 70202 not a time of the doctor, 71403 this person has a request with this doctor on the day. `previousId`: the declined, timed out, cancelled or expired request that it replaces (an expired one is cancelled by it) */
export const placeDoctorBooking: Route<{
  data: DoctorBooking
  body: {
    idempotencyKey: string
    doctorId: string
    date: Day
    time: Time
    personId: string
    phoneCode: string
    phone: string
    reason?: string
    previousId?: string
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/doctorbooking',
  auth: 'user',
  isIdempotent: true,
  data: doctorBookingShape,
}
