import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf } from '@contract/route'
import * as watches from '@contract/routes/watches'
import { api } from '@/api/api'
import { call } from '@/api/call'

/** Refusals shown in place, beside the pressed control. */
const saidInPlace = [codes.freeAlready, codes.watchLimit, codes.waitingNotOffered] as const

const watchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    watchAdd: build.mutation<DataOf<typeof watches.watchAdd>, BodyOf<typeof watches.watchAdd>>({
      query: (body) => call(watches.watchAdd, { body, shownInPlace: saidInPlace }),
      invalidatesTags: ['Watch'],
    }),
    waitingJoin: build.mutation<DataOf<typeof watches.waitingJoin>, BodyOf<typeof watches.waitingJoin>>({
      query: (body) => call(watches.waitingJoin, { body, shownInPlace: saidInPlace }),
      invalidatesTags: ['Watch'],
    }),
  }),
})
export const { useWatchAddMutation, useWaitingJoinMutation } = watchesApi
