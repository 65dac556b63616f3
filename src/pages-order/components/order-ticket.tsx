import type { Booking } from '@contract/routes/bookings'
import type { OrderDetail } from '@contract/routes/orders'
import { BrightnessButton } from '@/components/code-sheet'
import { CodeTicket } from '@/components/code-ticket'
import { durationText } from '@/i18n/duration-text'
import { useText } from '@/i18n/use-text'

const ticketStates: readonly Booking['state'][] = ['booked', 'held']

/** The next appointment of an order that has a date. */
export const ticketOf = ({ bookings }: Pick<OrderDetail, 'bookings'>) =>
  bookings.find(({ state, date }) => date && ticketStates.includes(state))

/** The next appointment, with the code to show at the clinic. */
export function OrderTicket({ booking, date }: { booking: Booking; date: NonNullable<Booking['date']> }) {
  const { t: common } = useText('common')
  return (
    <CodeTicket
      date={date}
      time={booking.time ?? ''}
      code={booking.verifyCode}
      note={[
        booking.personName,
        booking.durationMinutes ? durationText(booking.durationMinutes, common) : '',
        booking.shopName,
      ]
        .filter(Boolean)
        .join('\u00a0· ')}
      isHeading
      action={<BrightnessButton />}
      title={[booking.spuName, booking.doseNo ? common('booking.dose', { n: booking.doseNo }) : '']
        .filter(Boolean)
        .join('\u00a0· ')}
    />
  )
}
