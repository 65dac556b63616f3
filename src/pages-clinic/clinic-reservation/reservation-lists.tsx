import { View } from '@tarojs/components'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { LoadMore } from '@/components/load-more'
import { Section } from '@/components/section-header'
import { type PagedQuery, useNextPage } from '@/hooks/use-load-more'
import { useText } from '@/i18n/use-text'
import { askAgain } from '@/navigation/ask-again'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { CardColumns, ColumnCard } from '@/pages-clinic/components/card-columns'
import { OrderStrips } from '@/pages-clinic/components/order-strips'
import { RequestSummary } from '@/pages-clinic/components/request-summary'
import { ServiceCard } from '@/pages-clinic/components/service-card'
import styles from './clinic-reservation.module.scss'
import { ofDoctor, ofService, partsOf, upcomingParts, type Visit } from './upcoming-parts'
import type { ClinicReservationState } from './use-clinic-reservation'

/** Upcoming appointments by what they need, past ones by kind; a part without rows is omitted. */
export const ReservationLists = ({ page }: { page: ClinicReservationState }) =>
  page.tab === 'open' ? <Upcoming page={page} /> : <Past page={page} />

function Upcoming({ page }: { page: ClinicReservationState }) {
  const { t } = useText('pages-clinic')
  const { requests, services, waiting } = page
  const loaded = rowsOf(services.currentData)
  const unbooked = rowsOf(waiting.currentData)
  const parts = partsOf(
    { rows: rowsOf(requests.currentData), hasNextPage: requests.hasNextPage },
    { rows: loaded, hasNextPage: services.hasNextPage },
    unbooked,
  )
  return upcomingParts.map((part) => (
    <Part
      key={part}
      title={t(`reservation.part.${part}`)}
      visits={parts[part]}
      page={page}
      {...(part === 'coming'
        ? { orders: loaded, lists: [requests, services] }
        : part === 'toBook'
          ? { orders: unbooked }
          : part === 'later'
            ? { lists: [waiting] }
            : null)}
    />
  ))
}

function Past({ page }: { page: ClinicReservationState }) {
  const { t } = useText('pages-clinic')
  const { requests, services } = page
  const doctors = rowsOf(requests.currentData).map(ofDoctor)
  const others = rowsOf(services.currentData).map(ofService)
  return (
    <>
      <Part title={t('reservation.doctors')} visits={doctors} page={page} lists={[requests]} />
      <Part title={t('reservation.services')} visits={others} page={page} lists={[services]} />
    </>
  )
}

interface PartProps {
  title: string
  visits: readonly Visit[]
  page: ClinicReservationState
  /** rows whose orders can be booked or seen as a whole */
  orders?: Parameters<typeof OrderStrips>[0]['rows']
  /** whose further pages belong to this part */
  lists?: readonly PagedQuery[]
}

/** One part of the page; the pages that are not loaded yet keep its end on the page. */
function Part({ title, visits, page, orders, lists = [] }: PartProps) {
  if (visits.length === 0 && !lists.some(({ hasNextPage }) => hasNextPage)) return null
  return (
    <Section title={title}>
      {orders && <OrderStrips rows={orders} shopId={page.shopId ?? ''} />}
      <CardColumns>
        {visits.map((visit) =>
          visit.kind === 'doctor' ? (
            <RequestCard key={visit.key} booking={visit.row} />
          ) : (
            <ServiceCard key={visit.key} booking={visit.row} bookings={page.bookings} />
          ),
        )}
      </CardColumns>
      {lists.map((list, n) => (
        <More key={n} list={list} />
      ))}
    </Section>
  )
}

/** A request to a doctor; where the next step is a new request, with the form of it. */
function RequestCard({ booking }: { booking: DoctorBooking }) {
  const { t } = useText('pages-clinic')
  const isOffered = booking.state === 'offered'
  return (
    <ColumnCard>
      <RequestSummary booking={booking} address={booking.state === 'confirmed' ? booking.shopAddress : ''} />
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

/** Button that loads the rest of a list; no end mark, because another part may follow. */
function More({ list }: { list: PagedQuery }) {
  const { status, loadMore } = useNextPage(list)
  if (status === 'end') return null
  return <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
}
