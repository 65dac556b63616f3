import type { DataOf } from '@contract/route'
import * as queue from '@contract/routes/queue'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { addEarlyCalls } from '@/api/early-answers'
import { ticketLists } from '@/features/queue/api/open-tickets.api'

export const linesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The queue lines of a clinic today. Polled: a failure keeps the last data with its age and opens no dialog. */
    queueLines: build.query<DataOf<typeof queue.queueLines>, string>({
      query: (shopId) => call(queue.queueLines, { query: { shopId }, silent: true }),
      keepUnusedDataFor: freshness.live,
      providesTags: [ticketLists],
    }),
  }),
})
addEarlyCalls({ endpointName: 'queueLines', route: queue.queueLines, query: 'shopId', isLive: true })
export const { useQueueLinesQuery } = linesApi
