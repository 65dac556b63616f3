import { type Static, Type } from '@sinclair/typebox'
import { Count, Day, Flag, Id, Nullable, Time } from './common'
import { dayStates } from './constants/enums'
import { defineEndpoint } from './define-endpoint'
import { ChannelRegion } from './shops'

export const SlotDay = Type.Object({
  date: Day,
  state: Type.Union(dayStates.map((s) => Type.Literal(s))),
  left: Count,
  isEarliest: Flag,
})
export type SlotDay = Static<typeof SlotDay>
export const SlotTime = Type.Object({
  slotId: Id,
  date: Day,
  time: Time,
  left: Count,
  capacity: Count,
  state: Type.Union([
    Type.Literal('free'),
    Type.Literal('scarce'),
    Type.Literal('full'),
    Type.Literal('past'),
  ]),
})
export type SlotTime = Static<typeof SlotTime>

export const slotDays = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/bookingslot/days',
  auth: 'none',
  source: 'extension',
  tag: 'booking',
  summary:
    'Whether each day from today to 60 days ahead can be booked for a product at a clinic, with the ' +
    'reason. With bookingId the interval of its dose counts too (owner only)',
  query: Type.Object({ spuId: Id, shopId: Id, bookingId: Type.Optional(Id) }),
  data: Type.Object({
    today: Day,
    earliestDay: Nullable(Day),
    days: Type.Array(SlotDay),
    otherShops: Type.Array(Type.Object({ shopId: Id, shopName: Type.String(), firstFreeDay: Day })),
    hasWaitingList: Flag,
  }),
})
export const slotTimes = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/bookingslot/times',
  auth: 'none',
  source: 'extension',
  tag: 'booking',
  summary: 'Times of one day at a clinic',
  query: Type.Object({ spuId: Id, shopId: Id, date: Day }),
  data: Type.Array(SlotTime),
})
/** A free slot with its clinic. */
export const SoonSlot = Type.Object({
  slotId: Id,
  shopId: Id,
  shopName: Type.String(),
  district: Type.String(),
  distanceMeters: Nullable(Count),
  date: Day,
  time: Time,
})
export type SoonSlot = Static<typeof SoonSlot>
export const slotSoonest = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/bookingslot/soonest',
  auth: 'none',
  source: 'extension',
  tag: 'booking',
  summary:
    'The soonest free times of a product over its clinics of one region, at most three a day of ' +
    'each clinic; times at the same moment the nearest first when a position is given. Without a ' +
    'region, and where it has no clinic with the product, the region of its first clinic counts. ' +
    'With bookingId the interval of its dose counts too; with personId, or the person of the ' +
    'appointment, times at which that person is occupied are left out (owner only)',
  query: Type.Object({
    spuId: Id,
    region: Type.Optional(ChannelRegion),
    bookingId: Type.Optional(Id),
    personId: Type.Optional(Id),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  }),
  data: Type.Array(SoonSlot),
})
export const slotNearest = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/bookingslot/nearest',
  auth: 'none',
  source: 'extension',
  tag: 'booking',
  summary: 'The free slots nearest to one that was just taken',
  query: Type.Object({ spuId: Id, slotId: Id }),
  data: Type.Array(SlotTime),
})
export const slotBusy = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/bookingslot/busy',
  auth: 'user',
  source: 'extension',
  tag: 'booking',
  summary:
    'The free slots of a product at a clinic at which a person already has another appointment, and the ' +
    'days on which every free slot is one of them. For the person of the appointment of bookingId, else ' +
    'personId (owner only)',
  query: Type.Object({
    spuId: Id,
    shopId: Id,
    bookingId: Type.Optional(Id),
    personId: Type.Optional(Id),
  }),
  data: Type.Object({ slotIds: Type.Array(Id), days: Type.Array(Day) }),
})
