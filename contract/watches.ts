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
    'Watch for a free day: of goods (at one clinic or any), a clinic or a doctor, optionally on given ' +
    'days. Reserves no place. Repeating it returns the same answer. 70211 when the account watches ' +
    'ten things, 70212 with `{ date, shopId }` when there is a free day now',
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
  summary: 'Watches of the account, answered ones first; ended ones are omitted',
  data: Type.Object({ limit: Count, records: Type.Array(Watch) }),
})
export const watchStop = defineEndpoint({
  method: 'DELETE',
  path: '/mall/api/ma/slotwatch/:id',
  auth: 'user',
  source: 'extension',
  tag: 'booking',
  summary: "Stop watching, or delete an answered watch. Refuses: 40400 another account's",
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
  ahead: Type.Integer({ minimum: 0, description: 'Number of entries ahead' }),
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
    "Join the waiting list of a clinic's full day with an appointment that is not booked yet: a " +
    'released place is held 30 minutes for the next entry. An appointment has one entry: another day ' +
    'replaces it. 70213 where the clinic has no list, 70212 when the day has a free place, 70211 on ' +
    'more than five lists',
  body: Type.Object({ idempotencyKey: IdempotencyKey, bookingId: Id, shopId: Id, date: Day }),
  data: Waiting,
})
export const waitingList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/waitinglist/list',
  auth: 'user',
  source: 'extension',
  tag: 'booking',
  summary: 'Waiting-list entries of the account, offers first, including expired offers of the last day',
  data: Type.Array(Waiting),
})
export const waitingAccept = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/waitinglist/accept',
  auth: 'user',
  source: 'extension',
  tag: 'booking',
  summary: 'Book the held place. 70214 when the offer has expired; otherwise refuses like booking',
  body: Type.Object({ id: Id }),
  data: Booking,
})
export const waitingLeave = defineEndpoint({
  method: 'DELETE',
  path: '/mall/api/ma/waitinglist/:id',
  auth: 'user',
  source: 'extension',
  tag: 'booking',
  summary:
    "Leave the waiting list; a held place is offered to the next entry. Refuses: 40400 another account's",
  params: IdParams,
  data: Ok,
})
