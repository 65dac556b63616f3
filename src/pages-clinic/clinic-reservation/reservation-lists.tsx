import { View } from '@tarojs/components'
import { rowsOf } from '@/api/paging'
import { Heading } from '@/components/heading'
import { LoadMore } from '@/components/load-more'
import { Section } from '@/components/section-header'
import { type PagedQuery, useNextPage } from '@/hooks/use-load-more'
import { useText } from '@/i18n/use-text'
import { CardColumns } from '@/pages-clinic/components/card-columns'
import { OrderStrips } from '@/pages-clinic/components/order-strips'
import styles from './clinic-reservation.module.scss'
import { byClinic, ofDoctor, ofService, partsOf, upcomingParts, type Visit } from './upcoming-parts'
import type { ClinicReservationState } from './use-clinic-reservation'
import { VisitCard } from './visit-card'

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
        ? { orders: loaded, lists: [requests, services], isOfClinics: true }
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
      <Part title={t('doctor.listTitle')} visits={doctors} page={page} lists={[requests]} />
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
  /** below the names of the clinics */
  isOfClinics?: boolean
}

/** One part of the page; the pages that are not loaded yet keep its end on the page. */
function Part({ title, visits, page, orders, lists = [], isOfClinics = false }: PartProps) {
  if (visits.length === 0 && !lists.some(({ hasNextPage }) => hasNextPage)) return null
  return (
    <Section title={title}>
      {orders && <OrderStrips rows={orders} shopId={page.shopId ?? ''} />}
      {isOfClinics && !page.shopId ? (
        <Clinics visits={visits} bookings={page.bookings} />
      ) : (
        <CardColumns>
          {visits.map((visit) => (
            <VisitCard key={visit.key} visit={visit} isNamed={false} bookings={page.bookings} />
          ))}
        </CardColumns>
      )}
      {lists.map((list, n) => (
        <More key={n} list={list} />
      ))}
    </Section>
  )
}

/** Each clinic with its address, once, above its appointments. */
function Clinics({
  visits,
  bookings,
}: {
  visits: readonly Visit[]
  bookings: ClinicReservationState['bookings']
}) {
  return (
    <View className={styles.clinics}>
      {byClinic(visits).map(({ shop, own }) => (
        <View key={shop.shopName ?? ''} className={styles.clinic}>
          <View>
            <Heading level={3} size="strong">
              {shop.shopName ?? ''}
            </Heading>
            <View className={styles.address}>{shop.shopAddress}</View>
          </View>
          {own.map((visit) => (
            <VisitCard key={visit.key} visit={visit} isNamed bookings={bookings} />
          ))}
        </View>
      ))}
    </View>
  )
}

/** Button that loads the rest of a list; no end mark, because another part may follow. */
function More({ list }: { list: PagedQuery }) {
  const { status, loadMore } = useNextPage(list)
  if (status === 'end') return null
  return <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
}
