import { useRef, useState } from 'react'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { isApiError, isGone } from '@/api/api-error'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useIsShown } from '@/hooks/use-is-shown'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useToast } from '@/hooks/use-toast'
import { momentToMs } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import {
  useDoctorBookingCancelMutation,
  useDoctorBookingQuery,
  useDoctorOfferAcceptMutation,
} from '@/pages-clinic/api/doctor-bookings.api'
import { addToCalendar } from '@/platform/calendar'
import { useAppSelector } from '@/store/hooks'
import { newIdempotencyKey } from '@/utils/idempotency'
import { readState } from '@/utils/read-state'

/** Including the round trip, a change by the clinic is visible within three seconds. */
const POLL_MS = 1500
const VISIT_MS = 30 * 60_000
/** A day and two hours before, as for other appointments. */
const ALARMS_MIN = [24 * 60, 2 * 60]
const openStates: readonly DoctorBooking['state'][] = ['waiting', 'offered', 'confirmed']

/** The current state of a request: polled while the page is visible and the clinic may still change it. */
function useLiveRequest(id: string) {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const isShown = useIsShown()
  const [isOpen, setIsOpen] = useState(true)
  const query = useDoctorBookingQuery(id, {
    skip: !isSignedIn,
    pollingInterval: isShown && isOpen ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  })
  // a failure stays until it is retried: repeated reads would replace its button every moment
  const mayChange = query.data ? openStates.includes(query.data.state) : !query.isError
  if (mayChange !== isOpen) setIsOpen(mayChange)
  useShownAgain(() => {
    if (!query.isUninitialized) void query.refetch()
  })
  return { isSignedIn, query }
}

const keepInCalendar = (booking: DoctorBooking) => {
  const startsAtMs = momentToMs(`${booking.date} ${booking.time}:00`)
  void addToCalendar({
    title: [booking.doctorName, booking.departmentName].join('\u00a0· '),
    startsAtMs,
    endsAtMs: startsAtMs + VISIT_MS,
    place: [booking.shopName, booking.shopAddress].join(' '),
    notes: [booking.personName, booking.bookingNo].join(' '),
    alarms: ALARMS_MIN,
  })
}

/** One request and its actions. */
export function useRequest(id: string) {
  const { t } = useText('pages-clinic')
  const { isSignedIn, query } = useLiveRequest(id)
  const [accept, accepting] = useDoctorOfferAcceptMutation()
  const [cancel, cancelling] = useDoctorBookingCancelMutation()
  const [isAsked, setIsAsked] = useState(false)
  const [isReviewing, setIsReviewing] = useState(false)
  const [toast, say] = useToast()
  const contact = useContact(say)
  // one idempotency key per offer: a repeated press is the same acceptance
  const keys = useRef(new Map<string, string>())
  const reread = () => {
    if (!query.isUninitialized) void query.refetch()
  }
  // the clinic or an expiry was faster: refetch the request, whose state is then announced
  const tellOvertaken = (error: unknown, words?: string) => {
    reread()
    if (isApiError(error) && error.kind === 'business') say(words ?? error.msg)
  }

  return {
    isSignedIn,
    state: readState(query.data, query, { isGone: isGone(query.error) }),
    acceptingId: accepting.isLoading ? accepting.originalArgs?.offerId : undefined,
    isCancelling: cancelling.isLoading,
    isAsked,
    review: {
      isOpen: isReviewing,
      open: () => setIsReviewing(true),
      close: () => setIsReviewing(false),
      onWritten: (words: string) => {
        setIsReviewing(false)
        say(words)
        reread()
      },
    },
    toast,
    contact,
    reread,
    keepInCalendar,
    accept: async (offerId: string) => {
      if (accepting.isLoading) return
      const idempotencyKey = keys.current.get(offerId) ?? newIdempotencyKey()
      keys.current.set(offerId, idempotencyKey)
      const answer = await accept({ idempotencyKey, id, offerId })
      if (answer.error) tellOvertaken(answer.error)
    },
    askCancel: () => setIsAsked(true),
    keep: () => setIsAsked(false),
    cancel: async () => {
      const answer = await cancel(id)
      setIsAsked(false)
      if (answer.error) tellOvertaken(answer.error, t('queue.cancel.failed'))
      else say(answer.data.stateDesc)
    },
  }
}
export type RequestState = ReturnType<typeof useRequest>
