import type { DataOf } from '@contract/route'
import * as goodsFacts from '@contract/routes/goods-facts'
import { api, freshness } from '@/api/api'
import { goneCodes } from '@/api/api-error'
import { call } from '@/api/call'
import { addEarlyCalls } from '@/api/early-answers'

/** Endpoints for goods that only the pages of this subpackage use. */
export const goodsRoomApi = api.injectEndpoints({
  endpoints: (build) => ({
    ensureList: build.query<DataOf<typeof goodsFacts.ensureList>, string>({
      query: (spuId) => call(goodsFacts.ensureList, { query: { spuId } }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    canBooking: build.query<DataOf<typeof goodsFacts.canBooking>, { id: string; isBeijing: boolean }>({
      query: ({ id, isBeijing }) =>
        call(isBeijing ? goodsFacts.canBookingBJ : goodsFacts.canBooking, {
          params: { id },
          shownInPlace: goneCodes,
        }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Slot', 'Booking'],
    }),
  }),
})
addEarlyCalls({ endpointName: 'ensureList', route: goodsFacts.ensureList, query: 'spuId' })
export const { useEnsureListQuery, useCanBookingQuery } = goodsRoomApi
