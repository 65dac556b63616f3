import { createApi } from '@reduxjs/toolkit/query/react'
import { taroBaseQuery } from './taro-base-query'

/** Tags of what belongs to the person: gone with the session. */
export const userTags = [
  'User',
  'Person',
  'Order',
  'Booking',
  'Favourite',
  'Cart',
  'Brand',
  'Coupon',
  'Compare',
  'History',
] as const
const catalogueTags = ['Catalogue', 'Slot'] as const

/** How long an unused answer is kept, in seconds, by class: the catalogue, my lists, and what changes while one looks. */
export const freshness = { catalogue: 300, list: 30, live: 0 } as const

/**
 * For `refetchOnMountOrArgChange`, in seconds: what was kept on the device is asked for again; what the HTML has just read
 * (src/api/early-answers.ts) is not.
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
