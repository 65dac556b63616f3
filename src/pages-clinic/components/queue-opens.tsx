import type { ShopCard } from '@contract/routes/shops'
import { NextStrip } from '@/components/next-strip'
import { opensText } from '@/features/clinics/opens-text'
import { useText } from '@/i18n/use-text'

/** When the queue of a closed clinic opens. */
export function QueueOpens({ shop: { openState } }: { shop: Pick<ShopCard, 'openState'> }) {
  const { t } = useText('pages-clinic')
  const { t: common } = useText('common')
  const opens = opensText(openState, common)
  return (
    <NextStrip icon="clock">{opens ? t('clinic.queue.opens', { opens }) : common('clinic.closed')}</NextStrip>
  )
}
