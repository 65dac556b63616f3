import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf } from '@contract/route'
import * as queue from '@contract/routes/queue'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'
import { tryDecode } from '@/api/wire'
import { ticketLists } from '@/features/queue/api/open-tickets.api'
import type { AppDispatch } from '@/store/reducer'

type Ticket = DataOf<typeof queue.queueState>

/** Refusals that the registration form shows itself. */
const joinCodes = [codes.doctorUnavailable, codes.alreadyRegistered, codes.notFound, codes.badInput] as const
/** Refusals that the ticket page shows itself, with the title from the specification. */
const checkInCodes = [
  codes.alreadyCheckedIn,
  codes.ticketPassed,
  codes.checkInNotOpen,
  codes.tooFarFromClinic,
  codes.doctorUnavailable,
  codes.stateForbids,
] as const

/** Writes the answer of a mutation into the cached ticket, which saves a refetch. */
async function showAnswer(
  _of: unknown,
  { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: Promise<{ data: Ticket }> },
) {
  const answer = await queryFulfilled.catch(() => null)
  if (answer) showTicket(dispatch, answer.data)
}

const queueApi = api.injectEndpoints({
  endpoints: (build) => ({
    queueTicket: build.query<Ticket, string>({
      query: (id) =>
        call(queue.queueState, {
          params: { id },
          shownInPlace: [codes.notFound],
          silent: true,
          keep: 'mine',
        }),
      keepUnusedDataFor: freshness.live,
      providesTags: (_answer, _error, id) => [{ type: 'Queue', id }],
      // a read may be older than the answer of a write or a stream event that arrived meanwhile
      merge: (known, arrived) => (arrived.version < known.version ? known : arrived),
    }),
    queueHistory: build.infiniteQuery<DataOf<typeof queue.registrationHistory>, void, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.list,
      providesTags: [ticketLists],
      query: ({ pageParam }) =>
        call(queue.registrationHistory, { query: { current: pageParam, size: pageSize }, keep: 'mine' }),
    }),
    queueRegister: build.mutation<Ticket, BodyOf<typeof queue.queueRegister>>({
      query: (body) => call(queue.queueRegister, { body, shownInPlace: joinCodes }),
      onQueryStarted: showAnswer,
      invalidatesTags: [ticketLists],
    }),
    queueCheckIn: build.mutation<Ticket, BodyOf<typeof queue.queueCheckIn>>({
      query: (body) => call(queue.queueCheckIn, { body, shownInPlace: checkInCodes }),
      onQueryStarted: showAnswer,
      invalidatesTags: [ticketLists],
    }),
    queueCancel: build.mutation<Ticket, string>({
      query: (id) => call(queue.queueCancel, { params: { id }, shownInPlace: [codes.stateForbids] }),
      onQueryStarted: showAnswer,
      invalidatesTags: [ticketLists],
    }),
    queueLiveKey: build.mutation<DataOf<typeof queue.queueLiveKey>, string>({
      query: (id) => call(queue.queueLiveKey, { body: { id }, silent: true }),
    }),
  }),
})

/** Updates the cached ticket from the stream or from the answer of a write. */
export function showTicket(dispatch: AppDispatch, ticket: Ticket): void {
  void dispatch(queueApi.util.upsertQueryData('queueTicket', ticket.id, ticket))
}

/** The ticket in an event of the stream; null when it is malformed. */
export function readTicketEvent(text: string): Ticket | null {
  try {
    return (tryDecode(queue.queueState.data, JSON.parse(text))?.value as Ticket | undefined) ?? null
  } catch {
    return null
  }
}

export const {
  useQueueTicketQuery,
  useQueueHistoryInfiniteQuery,
  useQueueRegisterMutation,
  useQueueCheckInMutation,
  useQueueCancelMutation,
  useQueueLiveKeyMutation,
} = queueApi
