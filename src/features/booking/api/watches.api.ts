import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf } from '@contract/route'
import * as watches from '@contract/routes/watches'
import { api } from '@/api/api'
import { isApiError } from '@/api/api-error'
import { call } from '@/api/call'

/** Refusals shown in place, beside the pressed control. */
const saidInPlace = [codes.freeAlready, codes.watchLimit, codes.waitingNotOffered] as const

/** A refusal because there are times is news about the calendar: it is read again. */
const toldByWatch = (_data: unknown, error: unknown) =>
  isApiError(error) && error.code === codes.freeAlready ? (['Watch', 'Slot'] as const) : (['Watch'] as const)

const watchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    watchAdd: build.mutation<DataOf<typeof watches.watchAdd>, BodyOf<typeof watches.watchAdd>>({
      query: (body) => call(watches.watchAdd, { body, shownInPlace: saidInPlace }),
      invalidatesTags: toldByWatch,
    }),
    waitingJoin: build.mutation<DataOf<typeof watches.waitingJoin>, BodyOf<typeof watches.waitingJoin>>({
      query: (body) => call(watches.waitingJoin, { body, shownInPlace: saidInPlace }),
      invalidatesTags: toldByWatch,
    }),
  }),
})
export const { useWatchAddMutation, useWaitingJoinMutation } = watchesApi
