import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useQueueLinesQuery } from '@/pages-clinic/api/lines.api'

/** The clinic's main actions. */
export function ClinicBar({ shopId }: { shopId: string }) {
  const { t } = useText('pages-clinic')
  const isQueueOpen = useQueueLinesQuery(shopId).data?.some((line) => line.canRegister) === true
  return (
    <ActionBar>
      {isQueueOpen && (
        <Button kind="outline" icon="ticket" onClick={() => go(routes.queue, { shopId })}>
          {t('clinic.joinQueue')}
        </Button>
      )}
      <Button icon="calendar-check" onClick={() => go(routes.clinicGoodsBooking, { shopId })}>
        {t('clinic.bookHere')}
      </Button>
    </ActionBar>
  )
}
