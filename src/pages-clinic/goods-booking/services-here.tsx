import { useState } from 'react'
import type { Booking } from '@contract/routes/bookings'
import { rowsOf } from '@/api/paging'
import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { Section } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { useBookingListInfiniteQuery } from '@/features/booking/api/bookings.api'
import { BookingSheet } from '@/features/booking/components/booking-sheet'
import { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import { useGoodsListInfiniteQuery } from '@/features/catalogue/api/goods.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useLoadMore } from '@/hooks/use-load-more'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { OrderStrips } from '@/pages-clinic/components/order-strips'
import { ServiceCard } from '@/pages-clinic/components/service-card'
import { useAppSelector } from '@/store/hooks'
import { type Reading, readState, readTogether } from '@/utils/read-state'
import { FreeHere } from './free-here'
import { PaidHere } from './paid-here'

/** What can be booked at a clinic: what was bought already, its doctors, services to pay for, what is free. */
export function ServicesHere({ shopId }: { shopId: string }) {
  const { t } = useText('pages-clinic')
  const [toast, setToast] = useState('')
  const contact = useContact(setToast)
  const bookings = useBookingActions({ onContact: (one) => contact.openContact(one), onDone: setToast })
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const waiting = useBookingListInfiniteQuery(
    { list: 'pre', ...(shopId ? { shopId } : null) },
    { skip: !isSignedIn, refetchOnMountOrArgChange: true },
  )
  const free = useGoodsListInfiniteQuery({ isFree: true, ...(shopId ? { shopId } : null) })
  const bought = rowsOf(waiting.currentData).map((row) => ({
    ...row,
    shopId: row.shopId ?? (shopId || null),
  }))
  const services = free.currentData && rowsOf(free.currentData)
  const { status, loadMore } = useLoadMore(free)
  // one failure and one retry while nothing of the page can be read
  const isRead = services !== undefined || !free.isError
  return (
    <PageShell
      title={t('reservation.bookTitle')}
      isNarrow
      overlay={
        <>
          <BookingSheet {...bookings.sheet} />
          <ActionSheet {...contact.sheet} />
          <Toast text={toast} isOpen={toast !== ''} onClose={() => setToast('')} />
        </>
      }
    >
      <Bought
        rows={bought}
        isFailed={waiting.isError && !free.isError}
        reading={waiting}
        bookings={bookings}
        shopId={shopId}
      />
      {shopId && isRead && <PaidHere shopId={shopId} />}
      <Section title={t('reservation.free')}>
        <QueryGate
          state={readState(services, readTogether(free, waiting), { isEmpty: services?.length === 0 })}
          skeleton={<SkeletonPage kind="cards" />}
          empty={{
            kind: 'project',
            title: t('reservation.noFree'),
            text: t('reservation.noFreeText'),
            action: <Button onClick={() => go(routes.freeReservations)}>{t('reservation.otherFree')}</Button>,
          }}
        >
          {(rows) => (
            <>
              <FreeHere services={rows} shopId={shopId} />
              <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
            </>
          )}
        </QueryGate>
      </Section>
    </PageShell>
  )
}

interface BoughtProps {
  rows: readonly Booking[]
  /** It alone could not be read: it says so by itself. */
  isFailed: boolean
  reading: Reading
  bookings: ReturnType<typeof useBookingActions>
  shopId: string
}

/** What was bought and waits for a time; the calendar opens at this clinic. Not there while there is nothing. */
function Bought({ rows, isFailed, reading, bookings, shopId }: BoughtProps) {
  const { t } = useText('pages-clinic')
  if (rows.length === 0 && !isFailed) return null
  return (
    <Section title={t('reservation.bought')}>
      <QueryGate state={readState(rows.length > 0 ? rows : undefined, reading)} skeleton={null} isPart>
        {(shown) => (
          <>
            <OrderStrips rows={shown} shopId={shopId} />
            {shown.map((row) => (
              <ServiceCard key={row.id} booking={row} bookings={bookings} />
            ))}
          </>
        )}
      </QueryGate>
    </Section>
  )
}
