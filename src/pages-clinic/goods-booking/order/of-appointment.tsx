import { isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useWaitingAppointmentQuery } from '@/pages-clinic/api/order-appointments.api'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { OrderBookingPage } from './order-booking-page'

interface OfAppointmentProps {
  id: string
  shopId: string
}

/**
 * The order of a waiting appointment, as linked from a message; an appointment without an order is not shown
 * here.
 */
export function OfAppointment({ id, shopId }: OfAppointmentProps) {
  const { t } = useText('pages-clinic')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { currentData, ...query } = useWaitingAppointmentQuery(id, { skip: !isSignedIn })
  const state = readState(currentData, query, {
    isGone: isGone(query.error) || currentData?.orderId === null,
  })
  if (isSignedIn && state.kind === 'ready' && state.data.orderId)
    return <OrderBookingPage orderId={state.data.orderId} shopId={shopId} />
  return (
    <PageShell title={t('orderBook.title')} tab="mine" isNarrow>
      {isSignedIn ? (
        <QueryGate
          state={state}
          skeleton={<SkeletonPage kind="form" count={3} />}
          gone={{
            kind: 'appointments',
            title: t('orderBook.gone'),
            text: t('orderBook.goneText'),
            action: <Button onClick={() => replace(routes.reservation)}>{t('request.mine')}</Button>,
          }}
        >
          {() => null}
        </QueryGate>
      ) : (
        <SignInGate
          icon="calendar-check"
          title={t('reservation.signInTitle')}
          text={t('reservation.signInText')}
        />
      )}
    </PageShell>
  )
}
