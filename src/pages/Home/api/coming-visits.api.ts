import type { DataOf } from '@contract/route'
import { comingVisits, type ComingVisit } from '@contract/routes/visits'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { momentToMs } from '@/i18n/format'

const comingVisitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    comingVisits: build.query<DataOf<typeof comingVisits>, void>({
      query: () => call(comingVisits, { keep: 'mine' }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Booking', 'DoctorBooking'],
    }),
  }),
})
export const { useComingVisitsQuery } = comingVisitsApi

/** The next visits from the cache, requested by a component above; sends no request itself. */
export const useKnownComingVisits = comingVisitsApi.endpoints.comingVisits.useQueryState

/** The first one that has not begun yet. */
export const nextOf = (visits: readonly ComingVisit[]): ComingVisit | undefined =>
  visits.find(({ date, time }) => momentToMs(`${date} ${time}:00`) > Date.now())
