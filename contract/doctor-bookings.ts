import { type Static, Type } from '@sinclair/typebox'
import {
  Count,
  Day,
  Id,
  IdempotencyKey,
  IdParams,
  Moment,
  Money,
  Nullable,
  pageOf,
  pageQuery,
  Phone,
  PhoneCode,
  Time,
} from './common'
import { doctorBookingActions, doctorBookingStates, doctorBookingTabs } from './constants/enums'
import { limits } from './constants/limits'
import { defineEndpoint } from './define-endpoint'
import { DoctorReview } from './doctors'

export const DoctorOffer = Type.Object({
  id: Id,
  date: Day,
  time: Time,
  expireTime: Moment,
  outTime: Count,
  state: Type.Union([
    Type.Literal('open'),
    Type.Literal('accepted'),
    Type.Literal('expired'),
    Type.Literal('released'),
  ]),
})
export const DoctorBooking = Type.Object({
  id: Id,
  bookingNo: Type.String(),
  version: Type.Integer({ description: 'Increases with every change of the request' }),
  state: Type.Union(doctorBookingStates.map((state) => Type.Literal(state))),
  stateDesc: Type.String(),
  actions: Type.Array(Type.Union(doctorBookingActions.map((action) => Type.Literal(action)))),
  doctorId: Id,
  doctorName: Type.String(),
  doctorTitle: Type.String(),
  doctorPicUrl: Type.String(),
  departmentId: Id,
  departmentName: Type.String(),
  shopId: Id,
  shopName: Type.String(),
  shopAddress: Type.String(),
  shopPhone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  personId: Id,
  personName: Type.String(),
  personAge: Count,
  phone: Type.String({ description: 'Masked' }),
  date: Day,
  time: Time,
  reason: Type.String(),
  fee: Money,
  createTime: Moment,
  answerDue: Nullable(Moment),
  answerOutTime: Nullable(Type.Integer({ description: 'Seconds left until then' })),
  answerTime: Nullable(Moment),
  declineReason: Nullable(Type.String()),
  cancelTime: Nullable(Moment),
  doneTime: Nullable(Moment),
  previousId: Nullable(Id),
  offers: Type.Array(DoctorOffer),
  review: Nullable(DoctorReview),
})
export type DoctorBooking = Static<typeof DoctorBooking>
const Tab = Type.Union(doctorBookingTabs.map((tab) => Type.Literal(tab)))

export const placeDoctorBooking = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/doctorbooking',
  auth: 'user',
  source: 'extension',
  tag: 'clinic',
  isIdempotent: true,
  summary:
    'Request an appointment with a doctor; the place is held until the answer, due within one working ' +
    'day of the clinic. 71401 the doctor takes no appointments, 71402 the time was just taken ' +
    '(data.nearest), 70202 not a time of the doctor, 71403 this person has a request with this doctor ' +
    'on the day. `previousId`: the declined, timed out, cancelled or expired request that it replaces ' +
    '(an expired one is cancelled by it)',
  body: Type.Object({
    idempotencyKey: IdempotencyKey,
    doctorId: Id,
    date: Day,
    time: Time,
    personId: Id,
    phoneCode: PhoneCode,
    phone: Phone,
    reason: Type.Optional(Type.String({ maxLength: limits.textareaLength })),
    previousId: Type.Optional(Id),
  }),
  data: DoctorBooking,
})
export const doctorBookingPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/doctorbooking/page',
  auth: 'user',
  source: 'extension',
  tag: 'clinic',
  summary:
    'Requests to doctors, newest first; open: waiting, confirmed, with other times offered or expired offers, ' +
    'by the time of the visit',
  query: Type.Object({
    ...pageQuery,
    tab: Type.Optional(Tab),
    personId: Type.Optional(Id),
    shopId: Type.Optional(Id),
  }),
  data: pageOf(DoctorBooking),
})
export const doctorBookingDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/doctorbooking/:id',
  auth: 'user',
  source: 'extension',
  tag: 'clinic',
  summary: 'One request to a doctor',
  params: IdParams,
  data: DoctorBooking,
})
export const doctorBookingCancel = defineEndpoint({
  method: 'PUT',
  path: '/mall/api/ma/doctorbooking/cancel/:id',
  auth: 'user',
  source: 'extension',
  tag: 'clinic',
  summary: 'Cancel a request or appointment and release its place. 70001 when it is over',
  params: IdParams,
  data: DoctorBooking,
})
export const doctorOfferAccept = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/doctorbooking/acceptOffer',
  auth: 'user',
  source: 'extension',
  tag: 'clinic',
  isIdempotent: true,
  summary:
    'Accept one of the times offered by the doctor: the appointment is confirmed, the other times are ' +
    'released. 71404 when the offer has expired',
  body: Type.Object({ idempotencyKey: IdempotencyKey, id: Id, offerId: Id }),
  data: DoctorBooking,
})
