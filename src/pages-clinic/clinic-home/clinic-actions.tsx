import { Button } from '@/components/button'
import { BookHere } from '@/features/clinic-view/components/book-here'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useQueueLinesQuery } from '@/pages-clinic/api/lines.api'

/** The clinic's main actions: in the bar the filled one is last, in the header first. */
export function ClinicActions({ shopId, inHeader = false }: { shopId: string; inHeader?: boolean }) {
  const { t } = useText('pages-clinic')
  const isQueueOpen = useQueueLinesQuery(shopId).data?.some((line) => line.canRegister) === true
  const book = <BookHere shopId={shopId} inHeader={inHeader} />
  return (
    <>
      {inHeader && book}
      {isQueueOpen && (
        <Button
          kind="outline"
          size={inHeader ? 'card' : 'bar'}
          icon="ticket"
          onClick={() => go(routes.queue, { shopId })}
        >
          {t('clinic.joinQueue')}
        </Button>
      )}
      {!inHeader && book}
    </>
  )
}
