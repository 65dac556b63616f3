import type { DataOf, QueryOf } from '@contract/route'
import * as courses from '@contract/routes/courses'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { replaceWithAnswer } from '@/features/booking/api/replace-booking'

const coursesApi = api.injectEndpoints({
  endpoints: (build) => ({
    courses: build.query<DataOf<typeof courses.courseList>, QueryOf<typeof courses.courseList>>({
      query: (query) => call(courses.courseList, { query, keep: 'mine' }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Booking'],
    }),
    undoInjected: build.mutation<DataOf<typeof courses.undoInjected>, string>({
      query: (id) => call(courses.undoInjected, { body: { id } }),
      onQueryStarted: replaceWithAnswer,
      invalidatesTags: ['Booking', 'Order'],
    }),
  }),
})
export const { useCoursesQuery, useUndoInjectedMutation } = coursesApi
