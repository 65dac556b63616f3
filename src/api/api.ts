import { createApi } from '@reduxjs/toolkit/query/react'
import { taroBaseQuery } from './taro-base-query'

/** Tags of personal data, invalidated when the session ends. */
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
 * How long an unused answer stays cached, in seconds: catalogue data, the account's lists, and data that
 * changes while shown.
 */
export const freshness = { catalogue: 300, list: 30, live: 0 } as const

/**
 * For `refetchOnMountOrArgChange`, in seconds: answers restored from the device are requested again; those
 * just read by the HTML (src/api/early-answers.ts) are not.
 */
export const justRead = 10

/** The client's only API; each domain adds its endpoints with `api.injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: taroBaseQuery,
  tagTypes: [...userTags, ...catalogueTags],
  keepUnusedDataFor: freshness.list,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
