// Generated from contract/slots.ts by `npm run contract`: do not edit.
import { type Day, type Time, type Route, type Shape } from '../route'
import { type DayState, type ChannelRegion } from '../constants/enums'

export type SlotDay = { date: Day; state: DayState; left: number; isEarliest: boolean }

export const slotDayShape: Shape = { date: 6, state: 0, left: 1, isEarliest: 3 }

export type SlotTime = {
  slotId: string
  date: Day
  time: Time
  left: number
  capacity: number
  state: 'free' | 'scarce' | 'full' | 'past'
}

export const slotTimeShape: Shape = { slotId: 0, date: 6, time: 8, left: 1, capacity: 1, state: 0 }

export type SoonSlot = {
  slotId: string
  shopId: string
  shopName: string
  district: string
  distanceMeters: number | null
  date: Day
  time: Time
}

export const soonSlotShape: Shape = {
  slotId: 0,
  shopId: 0,
  shopName: 0,
  district: 0,
  distanceMeters: 17,
  date: 6,
  time: 8,
}

/** The free slots of a product at a clinic at which a person already has another appointment, and the days on which every free slot is one of them. For the person of the appointment of bookingId, else personId (owner only) */
export const slotBusy: Route<{
  data: { slotIds: string[]; days: Day[] }
  query: { spuId: string; shopId: string; bookingId?: string; personId?: string }
}> = { path: '/mall/api/ma/bookingslot/busy', auth: 'user', data: { slotIds: [0], days: [6] } }

/** Whether each day from today to 60 days ahead can be booked for a product at a clinic, with the reason. With bookingId the interval of its dose counts too (owner only) */
export const slotDays: Route<{
  data: {
    today: Day
    earliestDay: Day | null
    days: SlotDay[]
    otherShops: { shopId: string; shopName: string; firstFreeDay: Day }[]
    hasWaitingList: boolean
  }
  query: { spuId: string; shopId: string; bookingId?: string }
}> = {
  path: '/mall/api/ma/bookingslot/days',
  data: {
    today: 6,
    earliestDay: 22,
    days: [slotDayShape],
    otherShops: [{ shopId: 0, shopName: 0, firstFreeDay: 6 }],
    hasWaitingList: 3,
  },
}

/** The free slots nearest to one that was just taken */
export const slotNearest: Route<{ data: SlotTime[]; query: { spuId: string; slotId: string } }> = {
  path: '/mall/api/ma/bookingslot/nearest',
  data: [slotTimeShape],
}

/** The soonest free times of a product over its clinics of one region, at most three a day of each clinic; times at the same moment the nearest first when a position is given. Without a region, and where it has no clinic with the product, the region of its first clinic counts. With bookingId the interval of its dose counts too; with personId, or the person of the appointment, times at which that person is occupied are left out (owner only) */
export const slotSoonest: Route<{
  data: SoonSlot[]
  query: {
    spuId: string
    region?: ChannelRegion
    bookingId?: string
    personId?: string
    latitude?: number
    longitude?: number
  }
}> = { path: '/mall/api/ma/bookingslot/soonest', data: [soonSlotShape] }

/** Times of one day at a clinic */
export const slotTimes: Route<{ data: SlotTime[]; query: { spuId: string; shopId: string; date: Day } }> = {
  path: '/mall/api/ma/bookingslot/times',
  data: [slotTimeShape],
}
