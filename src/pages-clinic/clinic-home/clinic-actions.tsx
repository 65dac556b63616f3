import type { ShopCard } from '@contract/routes/shops'
import { Button } from '@/components/button'
import { BookHere } from '@/features/clinic-view/components/book-here'
import { formatNearMoment, formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useQueueLinesQuery } from '@/pages-clinic/api/lines.api'
import styles from './clinic-home.module.scss'

interface ClinicActionsProps {
  shop: Pick<ShopCard, 'id' | 'openState'>
  inHeader?: boolean
}

/**
 * The clinic's main actions: in the bar the filled one is last, in the header first. Before the clinic opens its
 * queue can be joined, but does not move yet: its button says when it will.
 */
export function ClinicActions({ shop: { id: shopId, openState }, inHeader = false }: ClinicActionsProps) {
  const { t } = useText('pages-clinic')
  const isQueueOpen = useQueueLinesQuery(shopId).data?.some((line) => line.canRegister) === true
  const { isOpen, opensAt, opensDay } = openState
  const opens = !isOpen && opensAt && (opensDay ? formatNearMoment(opensDay, opensAt) : formatTime(opensAt))
  const book = <BookHere shopId={shopId} inHeader={inHeader} />
  return (
    <>
      {inHeader && book}
      {isQueueOpen && (
        <Button
          kind="outline"
          size={inHeader ? 'card' : 'bar'}
          icon={opens ? 'clock' : 'ticket'}
          className={opens ? styles.later : undefined}
          onClick={() => go(routes.queue, { shopId })}
        >
          {opens ? t('clinic.queueOpens', { when: opens }) : t('clinic.joinQueue')}
        </Button>
      )}
      {!inHeader && book}
    </>
  )
}
