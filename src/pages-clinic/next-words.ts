import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import type { TagKind } from '@/components/tag'
import type { Translate } from '@/i18n/engine'
import { formatDayTime, formatMoment, formatShortMoment } from '@/i18n/format'

/** Look of the strip below the head: plain while the clinic is to act, as the tag has the colour. */
export const stripKinds: Record<TagKind, 'ok' | 'warn' | 'danger' | 'neutral'> = {
  ok: 'ok',
  info: 'neutral',
  warn: 'warn',
  danger: 'danger',
  plain: 'neutral',
}

/** The next step and its deadline: a sentence and an optional note. */
export function nextWords(booking: DoctorBooking, t: Translate<'pages-clinic'>): [string, string] {
  const { state } = booking
  switch (state) {
    case 'waiting':
      return [
        t('request.next.waiting', { when: booking.answerDue ? formatDayTime(booking.answerDue) : '' }),
        t('request.next.waitingNote'),
      ]
    case 'declined':
      return [t('request.next.declined'), booking.declineReason ?? '']
    case 'cancelled':
      return [
        t('request.next.cancelled', { when: booking.cancelTime ? formatMoment(booking.cancelTime) : '' }),
        '',
      ]
    case 'timedOut':
      return [t('request.next.timedOut'), t('request.next.timedOutNote')]
    case 'offered': {
      const open = booking.offers.filter((offer) => offer.state === 'open')
      const [due] = open.map(({ expireTime }) => expireTime).sort()
      return [
        t('request.next.offered'),
        due ? t('request.next.offeredNote', { when: formatDayTime(due) }) : '',
      ]
    }
    case 'expired': {
      const end = booking.offers.map(({ expireTime }) => expireTime).sort()[booking.offers.length - 1] ?? ''
      return [t('request.next.expired', { when: formatShortMoment(end.slice(0, 10), end.slice(11, 16)) }), '']
    }
    case 'confirmed':
      return [t('request.next.confirmed'), '']
    default:
      return [t('request.next.done'), '']
  }
}
