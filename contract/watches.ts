import { type Static, Type } from '@sinclair/typebox'
import { Booking } from './bookings'
import { Count, Day, Id, IdempotencyKey, IdParams, Moment, Nullable, Ok, Time } from './common'
import { waitingStates, watchKinds, watchStates } from './constants/enums'
import { defineEndpoint } from './define-endpoint'

export const Watch = Type.Object({
  id: Id,
  kind: Type.Union(watchKinds.map((kind) => Type.Literal(kind))),
  state: Type.Union(watchStates.map((state) => Type.Literal(state))),
  spuId: Nullable(Id),
  shopId: Nullable(Id),
  doctorId: Nullable(Id),
  bookingId: Nullable(Id),
  name: Type.String({ description: 'Of the goods, the clinic or the doctor' }),
  shopName: Nullable(Type.String()),
  fromDay: Day,
  toDay: Day,
  foundDate: Nullable(Day),
  foundShopId: Nullable(Id),
  foundShopName: Nullable(Type.String()),
  createTime: Moment,
  answerTime: Nullable(Moment),
})
export type Watch = Static<typeof Watch>

export const watchAdd = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/slotwatch',
  auth: 'user',
  source: 'extension',
  tag: 'booking',
  isIdempotent: true,
  summary:
    'Tell me when a day opens: of goods (at one clinic or any), a clinic or a doctor, on days ' +
    'that can be named. Promises no place. The same again answers the same. 70211 when the ' +
    'account watches ten things, 70212 with `{ date, shopId }` when there is a free day now',
  body: Type.Object({
    idempotencyKey: IdempotencyKey,
    kind: Type.Union(watchKinds.map((kind) => Type.Literal(kind))),
    spuId: Type.Optional(Id),
    shopId: Type.Optional(Id),
    doctorId: Type.Optional(Id),
    bookingId: Type.Optional(Id),
    fromDay: Type.Optional(Day),
    toDay: Type.Optional(Day),
  }),
  data: Watch,
})
export const watchList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/slotwatch/list',
  auth: 'user',
  source: 'extension',
  tag: 'booking',
  summary: 'What I watch, answered ones first; over ones are left out',
  data: Type.Object({ limit: Count, records: Type.Array(Watch) }),
})
export const watchStop = defineEndpoint({
  method: 'DELETE',
  path: '/mall/api/ma/slotwatch/:id',
  auth: 'user',
  source: 'extension',
  tag: 'booking',
  summary: 'Watch no longer, or forget an answer. Refuses: 40400 not mine',
  params: IdParams,
  data: Ok,
})

export const Waiting = Type.Object({
  id: Id,
  state: Type.Union(waitingStates.map((state) => Type.Literal(state))),
  booking: Booking,
  shopId: Id,
  shopName: Type.String(),
  date: Day,
  ahead: Type.Integer({ minimum: 0, description: 'How many stand before in line' }),
  slotId: Nullable(Id),
  time: Nullable(Time),
  offerEnd: Nullable(Moment),
  offerSecondsLeft: Nullable(Count),
  createTime: Moment,
})
export type Waiting = Static<typeof Waiting>

export const waitingJoin = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/waitinglist',
  auth: 'user',
  source: 'extension',
  tag: 'booking',
  isIdempotent: true,
  summary:
    'Wait for a full day of a clinic with an appointment that is not booked yet: a released place ' +
    'is held 30 minutes for who is next. An appointment waits for one day: another one replaces ' +
    'it. 70213 where the clinic keeps no list, 70212 when the day has a free place, 70211 on more ' +
    'than five lists',
  body: Type.Object({ idempotencyKey: IdempotencyKey, bookingId: Id, shopId: Id, date: Day }),
  data: Waiting,
})
export const waitingList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/waitinglist/list',
  auth: 'user',
  source: 'extension',
  tag: 'booking',
  summary: 'The full days I wait for, offers first, and offers of the last day that nobody took',
  data: Type.Array(Waiting),
})
export const waitingAccept = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/waitinglist/accept',
  auth: 'user',
  source: 'extension',
  tag: 'booking',
  summary: 'Book the place that is held for me. 70214 when its time is over; refuses as booking does',
  body: Type.Object({ id: Id }),
  data: Booking,
})
export const waitingLeave = defineEndpoint({
  method: 'DELETE',
  path: '/mall/api/ma/waitinglist/:id',
  auth: 'user',
  source: 'extension',
  tag: 'booking',
  summary: 'Wait no longer; a place that is held for me goes to the next. Refuses: 40400 not mine',
  params: IdParams,
  data: Ok,
})
