import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate, UnreadState } from '@/components/query-gate'
import { Section } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { BookingSheet } from '@/features/booking/components/booking-sheet'
import { useBookingActions } from '@/features/booking/hooks/use-booking-actions'
import { useShopDetailQuery } from '@/features/clinics/api/shops.api'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { CardColumns } from '@/pages-clinic/components/card-columns'
import { tellUnread } from '@/utils/told-in-place'
import { Bought } from './bought'
import { FreeHere } from './free-here'
import { PaidHere } from './paid-here'
import { useServicesHere } from './use-services-here'

/** What can be booked at a clinic: purchases without a time, its doctors, paid services, free services. */
export function ServicesHere({ shopId }: { shopId: string }) {
  const { t } = useText('pages-clinic')
  const [toast, say] = useToast()
  const contact = useContact(say)
  const bookings = useBookingActions({ onContact: (one) => contact.openContact(one), onDone: say })
  const page = useServicesHere(shopId)
  const { isDue, bought, waiting, isRead, isLost } = page
  const detail = useShopDetailQuery(shopId, { skip: shopId === '' })
  const clinic = detail.currentData
  // only the clinic's name is missing then
  tellUnread(detail)
  const free = <Free page={page} shopId={shopId} />
  return (
    <PageShell
      title={clinic ? t('reservation.bookTitleAt', { name: clinic.name }) : t('reservation.bookTitle')}
      tab="shops"
      overlay={
        <>
          <BookingSheet {...bookings.sheet} />
          <ActionSheet {...contact.sheet} />
          <Toast {...toast} />
        </>
      }
    >
      {isDue ? (
        <>
          <Bought
            rows={bought}
            isFailed={waiting.isError && !isLost}
            reading={waiting}
            bookings={bookings}
            shopId={shopId}
          />
          {shopId && isRead ? <PaidHere shopId={shopId}>{free}</PaidHere> : free}
        </>
      ) : (
        <UnreadState state={{ kind: 'loading' }} skeleton={<SkeletonPage kind="cards" />} />
      )}
    </PageShell>
  )
}

/** The free services, at the end. */
function Free({
  page: { state, end, isRead },
  shopId,
}: {
  page: ReturnType<typeof useServicesHere>
  shopId: string
}) {
  const { t } = useText('pages-clinic')
  const services = (
    <QueryGate
      state={state}
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
          <CardColumns>
            <FreeHere services={rows} shopId={shopId} />
          </CardColumns>
          <LoadMore status={end.status} onRetry={end.loadMore} onMore={end.loadMore} />
        </>
      )}
    </QueryGate>
  )
  // a failure of the whole page is not one of the free services
  return isRead ? <Section title={t('reservation.free')}>{services}</Section> : services
}
