import { type Static, Type } from '@sinclair/typebox'
import { Booking } from './bookings'
import { Count, Day, Flag, Id, Moment, Nullable } from './common'
import { defineEndpoint } from './define-endpoint'
import { doseStandings } from './rules/course'

export const CourseDose = Type.Object({
  booking: Booking,
  standing: Type.Union(doseStandings.map((standing) => Type.Literal(standing))),
  earliest: Nullable(Day),
  latest: Nullable(Day),
  isEstimate: Flag,
  daysLate: Count,
  bookableFrom: Nullable(
    Type.String({ ...Day, description: 'The first day on which a place for its earliest day can be booked' }),
  ),
  firstOpenDay: Nullable(
    Type.String({
      ...Day,
      description: 'The first of its days on which the clinic is open, not in the past',
    }),
  ),
  closed: Type.Array(
    Type.Object({ from: Day, to: Day, state: Type.Union([Type.Literal('rest'), Type.Literal('holiday')]) }),
    { description: 'Its days on which the clinic is closed in addition to its weekly closing days' },
  ),
  undoUntil: Nullable(Type.String({ ...Moment, description: 'Until then the confirmation can be undone' })),
})
export type CourseDose = Static<typeof CourseDose>

/** One person's complete vaccine course. */
export const Course = Type.Object({
  id: Id,
  orderId: Id,
  spuId: Id,
  spuName: Type.String(),
  picUrl: Type.String(),
  personId: Nullable(Id),
  personName: Nullable(Type.String()),
  shopId: Nullable(Id),
  shopName: Nullable(Type.String()),
  done: Type.Integer({ minimum: 0, description: 'Doses that are confirmed as injected' }),
  total: Count,
  nextDay: Nullable(Type.String({ ...Day, description: 'When the next dose is booked or due' })),
  restWeekdays: Type.Array(
    Type.Integer({
      minimum: 0,
      maximum: 6,
      description: 'Weekdays on which the clinic is closed, 0 = Sunday',
    }),
  ),
  doses: Type.Array(CourseDose),
})
export type Course = Static<typeof Course>

export const courseList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/vaccinecourse/list',
  auth: 'user',
  source: 'extension',
  tag: 'booking',
  summary:
    "The family's vaccine courses with the days of every dose, those with a dose to confirm first, then the " +
    'next due, finished ones last; optionally of one person or one order',
  query: Type.Object({ personId: Type.Optional(Id), orderId: Type.Optional(Id) }),
  data: Type.Object({ today: Day, courses: Type.Array(Course) }),
})
export const undoInjected = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/orderbooking/undoInjected',
  auth: 'user',
  source: 'extension',
  tag: 'booking',
  summary:
    'Undoes the confirmation of an injection, within a day and while the next dose is not booked, ' +
    'which is locked again. 70215 otherwise',
  body: Type.Object({ id: Id }),
  data: Booking,
})
