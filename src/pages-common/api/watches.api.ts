import { codes } from '@contract/constants/codes'
import type { DataOf } from '@contract/route'
import * as watches from '@contract/routes/watches'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const watchListApi = api.injectEndpoints({
  endpoints: (build) => ({
    watches: build.query<DataOf<typeof watches.watchList>, void>({
      query: () => call(watches.watchList),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Watch'],
    }),
    waitings: build.query<DataOf<typeof watches.waitingList>, void>({
      query: () => call(watches.waitingList),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Watch', 'Booking'],
    }),
    watchStop: build.mutation<DataOf<typeof watches.watchStop>, string>({
      query: (id) => call(watches.watchStop, { params: { id } }),
      invalidatesTags: ['Watch'],
    }),
    waitingAccept: build.mutation<DataOf<typeof watches.waitingAccept>, string>({
      query: (id) =>
        call(watches.waitingAccept, {
          body: { id },
          shownInPlace: [codes.waitingOfferOver, codes.slotTaken],
        }),
      invalidatesTags: ['Watch', 'Booking', 'Order', 'Slot'],
    }),
    waitingLeave: build.mutation<DataOf<typeof watches.waitingLeave>, string>({
      query: (id) => call(watches.waitingLeave, { params: { id } }),
      invalidatesTags: ['Watch', 'Slot'],
    }),
  }),
})
export const {
  useWatchesQuery,
  useWaitingsQuery,
  useWatchStopMutation,
  useWaitingAcceptMutation,
  useWaitingLeaveMutation,
} = watchListApi
