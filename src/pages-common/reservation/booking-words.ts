import type { Booking } from '@contract/routes/bookings'
import type { Translate } from '@/i18n/engine'
import { formatMoment } from '@/i18n/format'

/** How and when the appointment ended, if it has. */
export function endText({ state, cancelTime, verifiedTime }: Booking, t: Translate<'pages-common'>) {
  return state === 'cancelled'
    ? cancelTime && t('reservation.cancelled', { when: formatMoment(cancelTime) })
    : verifiedTime && t('reservation.verified', { when: formatMoment(verifiedTime) })
}

/** A waiting appointment whose refund is requested. */
export const isAskedBack = ({ state, isRefundRequested }: Booking): boolean =>
  state === 'pre' && isRefundRequested

/** The next step as text; '' where the state or the buttons show it already. */
export function nextStepText(booking: Booking, t: Translate<'pages-common'>): string {
  const { state, isRebook, actions } = booking
  if (isAskedBack(booking)) return t('reservation.strip.refund')
  if (state === 'pre') return t(isRebook ? 'reservation.strip.rebook' : 'reservation.strip.pre')
  if (state === 'held') return t('reservation.strip.held')
  return actions.includes('confirmInjected') ? t('reservation.strip.injected') : ''
}
