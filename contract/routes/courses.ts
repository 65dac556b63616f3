// Generated from contract/courses.ts by `npm run contract`: do not edit.
import { bookingShape, type Booking } from './bookings'
import { type Day, type Moment, type Route, type Shape } from '../route'

export type CourseDose = {
  booking: Booking
  standing: 'done' | 'booked' | 'waits' | 'ahead' | 'due' | 'late'
  earliest: Day | null
  latest: Day | null
  isEstimate: boolean
  daysLate: number
  bookableFrom: Day | null
  firstOpenDay: Day | null

  /** Its days on which the clinic is closed in addition to its weekly closing days */
  closed: { from: Day; to: Day; state: 'rest' | 'holiday' }[]
  undoUntil: Moment | null
}

export const courseDoseShape: Shape = {
  booking: bookingShape,
  standing: 0,
  earliest: 22,
  latest: 22,
  isEstimate: 3,
  daysLate: 1,
  bookableFrom: 22,
  firstOpenDay: 22,
  closed: [{ from: 6, to: 6, state: 0 }],
  undoUntil: 23,
}

export type Course = {
  id: string
  orderId: string
  spuId: string
  spuName: string
  picUrl: string
  personId: string | null
  personName: string | null
  shopId: string | null
  shopName: string | null

  /** Doses that are confirmed as injected */
  done: number
  total: number
  nextDay: Day | null
  restWeekdays: number[]
  doses: CourseDose[]
}

export const courseShape: Shape = {
  id: 0,
  orderId: 0,
  spuId: 0,
  spuName: 0,
  picUrl: 0,
  personId: 16,
  personName: 16,
  shopId: 16,
  shopName: 16,
  done: 1,
  total: 1,
  nextDay: 22,
  restWeekdays: [1],
  doses: [courseDoseShape],
}

/** The family's vaccine courses with the days of every dose, those with a dose to confirm first, then the next due, finished ones last; optionally of one person or one order */
export const courseList: Route<{
  data: { today: Day; courses: Course[] }
  query: { personId?: string; orderId?: string }
}> = { path: '/mall/api/ma/vaccinecourse/list', auth: 'user', data: { today: 6, courses: [courseShape] } }

/** Undoes the confirmation of an injection, within a day and while the next dose is not booked, which is locked again. 70215 otherwise */
export const undoInjected: Route<{ data: Booking; body: { id: string } }> = {
  method: 'POST',
  path: '/mall/api/ma/orderbooking/undoInjected',
  auth: 'user',
  data: bookingShape,
}
