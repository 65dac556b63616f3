// Generated from contract/watches.ts by `npm run contract`: do not edit.
import { bookingShape, type Booking } from './bookings'
import { type Day, type Time, type Moment, type Route, type Shape } from '../route'
import { type WaitingState, type WatchKind, type WatchState } from '../constants/enums'

export type Waiting = {
  id: string
  state: WaitingState
  booking: Booking
  shopId: string
  shopName: string
  date: Day

  /** Number of entries ahead */
  ahead: number
  slotId: string | null
  time: Time | null
  offerEnd: Moment | null
  offerSecondsLeft: number | null
  createTime: Moment
}

export const waitingShape: Shape = {
  id: 0,
  state: 0,
  booking: bookingShape,
  shopId: 0,
  shopName: 0,
  date: 6,
  ahead: 1,
  slotId: 16,
  time: 24,
  offerEnd: 23,
  offerSecondsLeft: 17,
  createTime: 7,
}

export type Watch = {
  id: string
  kind: WatchKind
  state: WatchState
  spuId: string | null
  shopId: string | null
  doctorId: string | null
  bookingId: string | null

  /** Of the goods, the clinic or the doctor */
  name: string
  shopName: string | null
  fromDay: Day
  toDay: Day
  foundDate: Day | null
  foundShopId: string | null
  foundShopName: string | null
  createTime: Moment
  answerTime: Moment | null
}

export const watchShape: Shape = {
  id: 0,
  kind: 0,
  state: 0,
  spuId: 16,
  shopId: 16,
  doctorId: 16,
  bookingId: 16,
  name: 0,
  shopName: 16,
  fromDay: 6,
  toDay: 6,
  foundDate: 22,
  foundShopId: 16,
  foundShopName: 16,
  createTime: 7,
  answerTime: 23,
}

/** Book the held place. 70214 when the offer has expired; otherwise refuses like booking */
export const waitingAccept: Route<{ data: Booking; body: { id: string } }> = {
  method: 'POST',
  path: '/mall/api/ma/waitinglist/accept',
  auth: 'user',
  data: bookingShape,
}

/** Join the waiting list of a clinic's full day with an appointment that is not booked yet: a released place is held 30 minutes for the next entry. An appointment has one entry: another day replaces it. 70213 where the clinic has no list, 70212 when the day has a free place, 70211 on more than five lists */
export const waitingJoin: Route<{
  data: Waiting
  body: { idempotencyKey: string; bookingId: string; shopId: string; date: Day }
}> = {
  method: 'POST',
  path: '/mall/api/ma/waitinglist',
  auth: 'user',
  isIdempotent: true,
  data: waitingShape,
}

/** Leave the waiting list; a held place is offered to the next entry. Refuses: 40400 another account's */
export const waitingLeave: Route<{ data: boolean; params: { id: string } }> = {
  method: 'DELETE',
  path: '/mall/api/ma/waitinglist/:id',
  auth: 'user',
  data: 2,
}

/** Waiting-list entries of the account, offers first, including expired offers of the last day */
export const waitingList: Route<{ data: Waiting[] }> = {
  path: '/mall/api/ma/waitinglist/list',
  auth: 'user',
  data: [waitingShape],
}

/** Watch for a free day: of goods (at one clinic or any), a clinic or a doctor, optionally on given days. Reserves no place. Repeating it returns the same answer. 70211 when the account watches ten things, 70212 with `{ date, shopId }` when there is a free day now */
export const watchAdd: Route<{
  data: Watch
  body: {
    idempotencyKey: string
    kind: WatchKind
    spuId?: string
    shopId?: string
    doctorId?: string
    bookingId?: string
    fromDay?: Day
    toDay?: Day
  }
}> = { method: 'POST', path: '/mall/api/ma/slotwatch', auth: 'user', isIdempotent: true, data: watchShape }

/** Watches of the account, answered ones first; ended ones are omitted */
export const watchList: Route<{ data: { limit: number; records: Watch[] } }> = {
  path: '/mall/api/ma/slotwatch/list',
  auth: 'user',
  data: { limit: 1, records: [watchShape] },
}

/** Stop watching, or delete an answered watch. Refuses: 40400 another account's */
export const watchStop: Route<{ data: boolean; params: { id: string } }> = {
  method: 'DELETE',
  path: '/mall/api/ma/slotwatch/:id',
  auth: 'user',
  data: 2,
}
