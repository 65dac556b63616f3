import { View } from '@tarojs/components'
import type { Booking } from '@contract/routes/bookings'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { LoadMore } from '@/components/load-more'
import { Section } from '@/components/section-header'
import { type PagedQuery, useNextPage } from '@/hooks/use-load-more'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { askAgain } from '@/pages-clinic/ask-again'
import { CardColumns, ColumnCard } from '@/pages-clinic/components/card-columns'
import { OrderStrips } from '@/pages-clinic/components/order-strips'
import { RequestSummary } from '@/pages-clinic/components/request-summary'
import { ServiceCard } from '@/pages-clinic/components/service-card'
import { requestFaces } from '@/pages-clinic/request-faces'
import styles from './clinic-reservation.module.scss'
import type { ClinicReservationState } from './use-clinic-reservation'

/** Sorts after every day. */
const LATER = '9'

/** The first day of a part. */
const firstDay = (rows: readonly { date: string | null }[]): string =>
  rows.map(({ date }) => date ?? LATER).sort()[0] ?? LATER

/** Requests to doctors and services, the part with the next visit first; a part without rows is omitted. */
export function ReservationLists({ page }: { page: ClinicReservationState }) {
  const requests = rowsOf(page.requests.currentData)
  const services = rowsOf(page.services.currentData)
  const isServiceNext =
    page.tab === 'open' &&
    firstDay(services) < firstDay(requests.filter(({ state }) => !requestFaces[state].isOff))
  const parts = [
    <DoctorsPart key="doctors" page={page} rows={requests} />,
    <ServicesPart key="services" page={page} rows={services} />,
  ]
  return <>{isServiceNext ? parts.reverse() : parts}</>
}

function DoctorsPart({ page, rows }: { page: ClinicReservationState; rows: readonly DoctorBooking[] }) {
  const { t } = useText('pages-clinic')
  if (rows.length === 0) return null
  return (
    <Section title={t('reservation.doctors')}>
      <CardColumns>
        {rows.map((booking) => (
          <ColumnCard key={booking.id}>
            <RequestSummary
              booking={booking}
              address={booking.state === 'confirmed' ? booking.shopAddress : ''}
            />
            <RequestActions booking={booking} />
          </ColumnCard>
        ))}
      </CardColumns>
      <More list={page.requests} />
    </Section>
  )
}

function ServicesPart({ page, rows }: { page: ClinicReservationState; rows: readonly Booking[] }) {
  const { t } = useText('pages-clinic')
  const isOpen = page.tab === 'open'
  const all = [...rows, ...(isOpen ? rowsOf(page.waiting.currentData) : [])]
  if (all.length === 0) return null
  return (
    <Section title={t('reservation.services')}>
      {isOpen && <OrderStrips rows={all} shopId={page.shopId ?? ''} />}
      <CardColumns>
        {all.map((booking) => (
          <ServiceCard key={booking.id} booking={booking} bookings={page.bookings} />
        ))}
      </CardColumns>
      <More list={page.services} />
      {isOpen && <More list={page.waiting} />}
    </Section>
  )
}

/** Opens the request; where the next step is a new request, also the form of it. */
function RequestActions({ booking }: { booking: DoctorBooking }) {
  const { t } = useText('pages-clinic')
  const isOffered = booking.state === 'offered'
  return (
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
  )
}

/** Button that loads the rest of a part; no end mark, because another part may follow. */
function More({ list }: { list: PagedQuery }) {
  const { status, loadMore } = useNextPage(list)
  if (status === 'end') return null
  return <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
}
