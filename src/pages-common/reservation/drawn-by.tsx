import type { ReactNode } from 'react'
import type { Booking } from '@contract/routes/bookings'
import type { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { BookingCard } from './booking-card'

export interface ListProps {
  rows: readonly Booking[]
  bookings: Pick<ReturnType<typeof useBookingActions>, 'busyId' | 'run' | 'keepInCalendar'>
}

/** Draws an appointment of an order with its actions. */
export const drawnBy =
  (bookings: ListProps['bookings'], nextId?: string) =>
  (booking: Booking): ReactNode => (
    <BookingCard
      key={booking.id}
      booking={booking}
      isBusy={bookings.busyId === booking.id}
      isNext={booking.id === nextId}
      onAction={(action) => bookings.run(action, booking)}
      onCalendar={() => bookings.keepInCalendar(booking)}
      onRefund={() => go(routes.refund, { orderId: booking.orderId })}
      onOrder={booking.orderId ? () => go(routes.orderInfo, { id: booking.orderId }) : undefined}
    />
  )
