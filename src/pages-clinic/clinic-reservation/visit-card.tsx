import { View } from '@tarojs/components'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { Button } from '@/components/button'
import { AppointmentRow } from '@/features/booking/components/appointment-row'
import { requestFaces } from '@/features/clinics/request-faces'
import { useText } from '@/i18n/use-text'
import { askAgain } from '@/navigation/ask-again'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ColumnCard } from '@/pages-clinic/components/card-columns'
import { RequestSummary } from '@/pages-clinic/components/request-summary'
import { ServiceCard } from '@/pages-clinic/components/service-card'
import styles from './clinic-reservation.module.scss'
import { ServiceRow } from './service-row'
import { type Visit } from './upcoming-parts'
import type { ClinicReservationState } from './use-clinic-reservation'

interface VisitCardProps {
  visit: Visit
  /** its clinic and address stand above */
  isNamed: boolean
  bookings: ClinicReservationState['bookings']
}

/** What waits for an answer or a date as a card; what is certain or over as a row. */
export function VisitCard({ visit, isNamed, bookings }: VisitCardProps) {
  if (visit.kind === 'service')
    return visit.row.date && !visit.row.actions.includes('confirmInjected') ? (
      <ServiceRow booking={visit.row} isNamed={isNamed} bookings={bookings} />
    ) : (
      <ServiceCard booking={visit.row} bookings={bookings} />
    )
  const { id, date, time, state, stateDesc, doctorName, departmentName, personName, shopName } = visit.row
  if (state !== 'confirmed') return <RequestCard booking={visit.row} />
  return (
    <AppointmentRow
      date={date}
      time={time}
      isOff={false}
      face={requestFaces[state]}
      state={stateDesc}
      title={doctorName}
      facts={[[departmentName, personName].join('\u00a0· '), isNamed ? null : shopName]}
      onOpen={() => go(routes.doctorBooking, { id })}
    />
  )
}

/** A request to a doctor; where the next step is a new request, with the form of it. */
function RequestCard({ booking }: { booking: DoctorBooking }) {
  const { t } = useText('pages-clinic')
  const isOffered = booking.state === 'offered'
  return (
    <ColumnCard>
      <RequestSummary booking={booking} />
      <View className={styles.actions}>
        <Button
          size="small"
          kind={isOffered ? 'primary' : 'outline'}
          onClick={() => go(routes.doctorBooking, { id: booking.id })}
        >
          {t(
            isOffered
              ? 'reservation.choose'
              : booking.actions.includes('review')
                ? 'review.write'
                : 'reservation.see',
          )}
        </Button>
        {booking.state === 'expired' && (
          <Button size="small" onClick={() => askAgain(booking)}>
            {t('request.rebook')}
          </Button>
        )}
      </View>
    </ColumnCard>
  )
}
