import type { DataOf } from '@contract/route'
import type { canBooking } from '@contract/routes/goods-facts'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { PageShell } from '@/components/page-shell'
import { useText } from '@/i18n/use-text'
import { go, replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** Why this service cannot be booked (booked already, or not offered), with a link to what can be done. */
export function NotBookable({ permission }: { permission: DataOf<typeof canBooking> }) {
  const { t } = useText('pages-goods')
  const { reason } = permission
  return (
    <PageShell title={t('freeBook.title')} tab="goods" isNarrow>
      <EmptyState
        kind={reason === 'already' ? 'appointments' : 'project'}
        title={t(
          reason === 'already'
            ? 'freeBook.already'
            : reason === 'noPlaces'
              ? 'freeBook.noPlaces'
              : 'freeBook.offShelf',
        )}
        text={
          reason === 'already'
            ? t('freeBook.alreadyText')
            : (permission.reasonText ?? t('freeBook.offShelfText'))
        }
        action={
          reason === 'already' ? (
            <Button onClick={() => go(routes.reservation)}>{t('freeBook.appointments')}</Button>
          ) : (
            <Button onClick={() => replace(routes.freeReservations)}>{t('freeBook.otherFree')}</Button>
          )
        }
      />
    </PageShell>
  )
}
