import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { rowsOf } from '@/api/paging'
import { Heading } from '@/components/heading'
import { LoadMore } from '@/components/load-more'
import { Section } from '@/components/section-header'
import { VisitRow } from '@/features/booking/components/visit-row'
import { partVisits } from '@/features/booking/due-visits'
import { type PagedQuery, useNextPage } from '@/hooks/use-load-more'
import { useText } from '@/i18n/use-text'
import { CardColumns } from '@/pages-clinic/components/card-columns'
import { OrderStrips } from '@/pages-clinic/components/order-strips'
import { ServiceCard } from '@/pages-clinic/components/service-card'
import styles from './clinic-reservation.module.scss'
import { byClinic, inPast, inTime, type Visit } from './upcoming-parts'
import type { ClinicReservationState } from './use-clinic-reservation'
import { VisitCard } from './visit-card'

interface ListProps {
  page: ClinicReservationState
}

/** The list of the chosen tab: what has a time below the clinics, what has none by whether it can have one. */
export function ReservationLists({ page }: ListProps) {
  if (page.tab === 'preBook') return <ToBook page={page} />
  return page.tab === 'booked' ? <Upcoming page={page} /> : <Past page={page} />
}

function ToBook({ page }: ListProps) {
  const { t } = useText('pages-clinic')
  const rows = rowsOf(page.services.currentData)
  const isBookable = ({ actions }: (typeof rows)[number]) =>
    actions.includes('book') || actions.includes('rebook')
  const parts = { toBook: rows.filter(isBookable), later: rows.filter((row) => !isBookable(row)) }
  return (
    <>
      {(['toBook', 'later'] as const).map((part) => (
        <Part key={part} title={t(`reservation.part.${part}`)} hasRows={parts[part].length > 0}>
          {part === 'toBook' && <OrderStrips rows={rows} shopId={page.shopId} />}
          <CardColumns>
            {parts[part].map((booking) => (
              <ServiceCard key={booking.id} booking={booking} bookings={page.bookings} />
            ))}
          </CardColumns>
        </Part>
      ))}
      <More list={page.services} />
    </>
  )
}

function Upcoming({ page }: ListProps) {
  const { t } = useText('pages-clinic')
  const { t: common } = useText('common')
  const { requests, services } = page
  const { due, others } = partVisits(rowsOf(requests.currentData))
  const loaded = rowsOf(services.currentData)
  const visits = inTime(
    { rows: others, hasNextPage: requests.hasNextPage },
    { rows: loaded, hasNextPage: services.hasNextPage },
  )
  return (
    <>
      <Part title={common('booking.waitsForYou')} hasRows={due.length > 0}>
        <CardColumns>
          {due.map((visit, i) => (
            <VisitRow key={visit.id} visit={visit} isFirst={i === 0} />
          ))}
        </CardColumns>
      </Part>
      <Part title={t('reservation.part.coming')} hasRows={visits.length > 0}>
        <OrderStrips rows={loaded} shopId={page.shopId} />
        <Clinics visits={visits} page={page} level={3} />
      </Part>
      <More list={requests} />
      <More list={services} />
    </>
  )
}

function Past({ page }: ListProps) {
  const { requests, services } = page
  const visits = inPast(rowsOf(requests.currentData), rowsOf(services.currentData))
  return (
    <>
      <Clinics visits={visits} page={page} level={2} />
      <More list={requests} />
      <More list={services} />
    </>
  )
}

/** A part without rows is omitted. */
const Part = ({ title, hasRows, children }: { title: string; hasRows: boolean; children: ReactNode }) =>
  hasRows ? <Section title={title}>{children}</Section> : null

/** Each clinic with its address, once, above its appointments; of the page of one clinic only these. */
function Clinics({ visits, page, level }: ListProps & { visits: readonly Visit[]; level: 2 | 3 }) {
  const cardsOf = (own: readonly Visit[], isNamed: boolean) =>
    own.map((visit) => <VisitCard key={visit.key} visit={visit} isNamed={isNamed} bookings={page.bookings} />)
  if (page.shopId) return <CardColumns>{cardsOf(visits, false)}</CardColumns>
  return (
    <View className={styles.clinics}>
      {byClinic(visits).map(({ shop, own }) => (
        <View key={shop.shopName ?? ''} className={styles.clinic}>
          <View>
            <Heading level={level} size="strong">
              {shop.shopName ?? ''}
            </Heading>
            <View className={styles.address}>{shop.shopAddress}</View>
          </View>
          {cardsOf(own, true)}
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
