import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { readyData } from '@/utils/read-state'
import { ReviewSheet } from '../review/review-sheet'
import { RequestBar } from './request-bar'
import { RequestView } from './request-view'
import { type RequestState, useRequest } from './use-request'

/** A sent request: its live state and the actions available now. */
export function RequestPage({ id }: { id: string }) {
  const { t } = useText('pages-clinic')
  const request = useRequest(id)
  const booking = readyData(request.state)
  return (
    <PageShell
      title={t('request.title')}
      tab="mine"
      isNarrow
      bar={booking ? <RequestBar booking={booking} request={request} /> : undefined}
      overlay={<Overlay request={request} booking={booking} />}
    >
      {request.isSignedIn ? (
        <QueryGate
          state={request.state}
          skeleton={<SkeletonPage kind="cards" count={3} />}
          gone={{
            kind: 'appointments',
            title: t('request.gone'),
            text: t('request.goneText'),
            action: <Button onClick={() => replace(routes.clinicReservation)}>{t('request.mine')}</Button>,
          }}
        >
          {(shown) => <RequestView booking={shown} request={request} />}
        </QueryGate>
      ) : (
        <SignInGate icon="stethoscope" title={t('request.signInTitle')} text={t('request.signInText')} />
      )}
    </PageShell>
  )
}

function Overlay({ request, booking }: { request: RequestState; booking: DoctorBooking | undefined }) {
  const { t } = useText('pages-clinic')
  // its offers have ended: no time is held any more, and the page says that nothing was charged
  const isExpired = booking?.state === 'expired'
  return (
    <>
      <ConfirmDialog
        isOpen={request.isAsked}
        {...(isExpired ? null : { tone: 'destructive' })}
        title={t(isExpired ? 'request.withdrawTitle' : 'request.cancelTitle')}
        {...(isExpired ? null : { text: t('request.cancelText') })}
        confirmText={t(isExpired ? 'request.withdraw' : 'request.cancelConfirm')}
        cancelText={t('request.keep')}
        isBusy={request.isCancelling}
        onConfirm={() => {
          void request.cancel()
        }}
        onCancel={request.keep}
      />
      {booking && (
        <ReviewSheet
          booking={booking}
          isOpen={request.review.isOpen}
          onWritten={request.review.onWritten}
          onClose={request.review.close}
        />
      )}
      <ActionSheet {...request.contact.sheet} />
      <Toast {...request.toast} />
    </>
  )
}
