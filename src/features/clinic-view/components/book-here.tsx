import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

interface BookHereProps {
  shopId: string
  inHeader?: boolean
  /** tint where another action is the main one */
  kind?: 'primary' | 'tint'
}

/** The main action of a clinic: opens all that can be booked there. */
export function BookHere({ shopId, inHeader, kind }: BookHereProps) {
  const { t } = useText('common')
  return (
    <Button
      {...(kind ? { kind } : null)}
      size={inHeader ? 'card' : 'bar'}
      icon="calendar-check"
      onClick={() => go(routes.clinicGoodsBooking, { shopId })}
    >
      {t('clinicView.bookHere')}
    </Button>
  )
}
