import type { DataOf } from '@contract/route'
import * as queue from '@contract/routes/queue'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** Tag of ticket lists; a single ticket has its own id. */
export const ticketLists = { type: 'Queue', id: 'lists' } as const

const openTicketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    openTickets: build.query<DataOf<typeof queue.queueCurrent>, void>({
      query: () => call(queue.queueCurrent, { silent: true }),
      keepUnusedDataFor: freshness.live,
      providesTags: [ticketLists],
    }),
  }),
})
export const { useOpenTicketsQuery } = openTicketsApi
