import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf } from '@contract/route'
import * as requests from '@contract/routes/doctor-bookings'
import * as doctors from '@contract/routes/doctors'
import { api, freshness } from '@/api/api'
import { goneCodes } from '@/api/api-error'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'
import { doctorReviewsTag } from './doctors.api'

/** Refusals that the form shows at the field or in the note they belong to. */
const formCodes = [
  codes.badInput,
  codes.dayNotBookable,
  codes.doctorUnavailable,
  codes.doctorTimeTaken,
  codes.doctorRequestExists,
  codes.personBusy,
  codes.stateForbids,
] as const
/** Refusals because the request has changed: the page refetches it and shows its state. */
const overtakenCodes = [codes.doctorOfferExpired, codes.stateForbids] as const

type Request = DataOf<typeof requests.doctorBookingDetail>
interface Write {
  dispatch: (action: ReturnType<typeof api.util.upsertQueryData>) => unknown
  queryFulfilled: Promise<{ data: Request }>
}
/** Writes the answer of a mutation into the cached request, so that it is shown before the refetch. */
const showAnswer = async (_arg: unknown, { dispatch, queryFulfilled }: Write): Promise<void> => {
  const answer = await queryFulfilled.catch(() => undefined)
  if (answer)
    dispatch(
      api.util.upsertQueryData('doctorBooking' as never, answer.data.id as never, answer.data as never),
    )
}

const doctorBookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Silent: polled every few seconds, and the page shows a failure itself. */
    doctorBooking: build.query<Request, string>({
      query: (id) =>
        call(requests.doctorBookingDetail, { params: { id }, silent: true, shownInPlace: goneCodes }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['DoctorBooking'],
      // a read may be older than the answer of a write that arrived meanwhile
      merge: (known, arrived) => (arrived.version < known.version ? known : arrived),
    }),
    doctorBookingList: build.infiniteQuery<
      DataOf<typeof requests.doctorBookingPage>,
      { tab: 'open' | 'past'; shopId?: string },
      number
    >({
      infiniteQueryOptions: pageByPage,
      query: ({ queryArg, pageParam }) =>
        call(requests.doctorBookingPage, {
          query: { ...queryArg, current: pageParam, size: pageSize },
          keep: 'mine',
        }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['DoctorBooking'],
    }),
    doctorBookingPlace: build.mutation<Request, BodyOf<typeof requests.placeDoctorBooking>>({
      query: (body) => call(requests.placeDoctorBooking, { body, shownInPlace: formCodes }),
      onQueryStarted: showAnswer,
      invalidatesTags: ['DoctorBooking', 'Slot'],
    }),
    doctorBookingCancel: build.mutation<Request, string>({
      query: (id) => call(requests.doctorBookingCancel, { params: { id }, shownInPlace: overtakenCodes }),
      onQueryStarted: showAnswer,
      invalidatesTags: ['DoctorBooking', 'Slot'],
    }),
    doctorOfferAccept: build.mutation<Request, BodyOf<typeof requests.doctorOfferAccept>>({
      query: (body) => call(requests.doctorOfferAccept, { body, shownInPlace: overtakenCodes }),
      onQueryStarted: showAnswer,
      invalidatesTags: ['DoctorBooking', 'Slot'],
    }),
    /** Invalidates the visit, which then shows its review, and the doctor's reviews. */
    doctorReviewWrite: build.mutation<
      DataOf<typeof doctors.doctorReviewWrite>,
      BodyOf<typeof doctors.doctorReviewWrite>
    >({
      query: (body) =>
        call(doctors.doctorReviewWrite, {
          body,
          shownInPlace: [codes.reviewExists, codes.reviewTooEarly, codes.badInput],
        }),
      invalidatesTags: ['DoctorBooking', doctorReviewsTag],
    }),
  }),
})
export const {
  useDoctorBookingQuery,
  useDoctorBookingListInfiniteQuery,
  useDoctorBookingPlaceMutation,
  useDoctorBookingCancelMutation,
  useDoctorOfferAcceptMutation,
  useDoctorReviewWriteMutation,
} = doctorBookingsApi
