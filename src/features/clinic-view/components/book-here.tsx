import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** The main action of a clinic: opens all that can be booked there. */
export function BookHere({ shopId, inHeader }: { shopId: string; inHeader?: boolean }) {
  const { t } = useText('common')
  return (
    <Button
      size={inHeader ? 'card' : 'bar'}
      icon="calendar-check"
      onClick={() => go(routes.clinicGoodsBooking, { shopId })}
    >
      {t('clinicView.bookHere')}
    </Button>
  )
}
