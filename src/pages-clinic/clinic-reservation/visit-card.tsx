import { VisitRow } from '@/features/booking/components/visit-row'
import { ServiceCard } from '@/pages-clinic/components/service-card'
import { ServiceRow } from './service-row'
import { type Visit } from './upcoming-parts'
import type { ClinicReservationState } from './use-clinic-reservation'

interface VisitCardProps {
  visit: Visit
  /** its clinic and address stand above */
  isNamed: boolean
  bookings: ClinicReservationState['bookings']
}

/** What has a day as a row; what waits for a date or a confirmation as a card. */
export function VisitCard({ visit, isNamed, bookings }: VisitCardProps) {
  if (visit.kind === 'doctor') return <VisitRow visit={visit.row} isNamed={isNamed} />
  return visit.row.date && !visit.row.actions.includes('confirmInjected') ? (
    <ServiceRow booking={visit.row} isNamed={isNamed} bookings={bookings} />
  ) : (
    <ServiceCard booking={visit.row} bookings={bookings} />
  )
}
