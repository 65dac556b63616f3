import { View } from '@tarojs/components'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { formatShortMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** The others are in the list of all appointments. */
const SHOWN = 3

/** Leads to the list that has the appointments with doctors too. */
export function AllVisits() {
  const { t } = useText('pages-common')
  return (
    <ListRow
      icon="calendar-check"
      title={t('reservation.ofDoctors')}
      onClick={() => go(routes.clinicReservation)}
    />
  )
}

/** Open requests to doctors, by the time of the visit: the tabs list the appointments of orders only. */
export function DoctorVisits({ visits }: { visits: readonly DoctorBooking[] }) {
  return (
    <Card flush>
      {visits.slice(0, SHOWN).map(({ id, date, time, doctorName, personName, shopName, stateDesc }) => (
        <ListRow
          key={id}
          icon="stethoscope"
          isTall
          title={formatShortMoment(date, time)}
          note={
            <>
              <View>{[doctorName, personName, shopName].join('\u00a0· ')}</View>
              <View>{stateDesc}</View>
            </>
          }
          onClick={() => go(routes.doctorBooking, { id })}
        />
      ))}
      <AllVisits />
    </Card>
  )
}
