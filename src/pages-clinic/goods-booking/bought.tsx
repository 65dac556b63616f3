import type { Booking } from '@contract/routes/bookings'
import { QueryGate } from '@/components/query-gate'
import { Section } from '@/components/section-header'
import type { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import { useText } from '@/i18n/use-text'
import { CardColumns } from '@/pages-clinic/components/card-columns'
import { OrderStrips } from '@/pages-clinic/components/order-strips'
import { ServiceCard } from '@/pages-clinic/components/service-card'
import { type Reading, readState } from '@/utils/read-state'

interface BoughtProps {
  rows: readonly Booking[]
  /** Only this part could not be loaded; it shows the failure itself. */
  isFailed: boolean
  reading: Reading
  bookings: ReturnType<typeof useBookingActions>
  shopId: string
}

/** Purchases without a time yet; the calendar opens at this clinic. Omitted when there are none. */
export function Bought({ rows, isFailed, reading, bookings, shopId }: BoughtProps) {
  const { t } = useText('pages-clinic')
  if (rows.length === 0 && !isFailed) return null
  return (
    <Section title={t('reservation.bought')}>
      <QueryGate state={readState(rows.length > 0 ? rows : undefined, reading)} skeleton={null} isPart>
        {(shown) => (
          <>
            <OrderStrips rows={shown} shopId={shopId} />
            <CardColumns>
              {shown.map((row) => (
                <ServiceCard key={row.id} booking={row} hereId={shopId} bookings={bookings} />
              ))}
            </CardColumns>
          </>
        )}
      </QueryGate>
    </Section>
  )
}
