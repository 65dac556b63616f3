import { createApi } from '@reduxjs/toolkit/query/react'
import { taroBaseQuery } from './taro-base-query'

/** Tags of personal data: invalidated when the session ends. */
export const userTags = [
  'User',
  'Person',
  'Order',
  'Booking',
  'Watch',
  'DoctorBooking',
  'Favourite',
  'Cart',
  'Brand',
  'Coupon',
  'Compare',
  'History',
  'Queue',
  'Feedback',
  'Report',
  'Receipt',
  'Recipient',
  'Message',
  'Campaign',
  'Enterprise',
] as const
const catalogueTags = ['Catalogue', 'Slot'] as const

/**
 * How long an unused answer stays cached, in seconds, by class: the catalogue, my lists, and data that changes
 * while it is shown.
 */
export const freshness = { catalogue: 300, list: 30, live: 0 } as const

/**
 * For `refetchOnMountOrArgChange`, in seconds: answers restored from the device are requested again; those
 * that the HTML has just read (src/api/early-answers.ts) are not.
 */
export const justRead = 10

/** The one API of the client; each domain adds its calls with `api.injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: taroBaseQuery,
  tagTypes: [...userTags, ...catalogueTags],
  keepUnusedDataFor: freshness.list,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
