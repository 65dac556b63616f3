import type { OrderDetail } from '@contract/routes/orders'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** The group-buy or bargain of an order, with a link to its progress. */
export function CampaignStrip({ order, note }: { order: OrderDetail; note?: string }) {
  const { t } = useText('pages-order')
  const { campaign } = order
  if (!campaign) return null
  const isGroup = campaign.kind === 'groupon'
  return (
    <NextStrip
      icon={isGroup ? 'users' : 'tag'}
      note={note ?? t(`info.campaign.${campaign.kind}`)}
      action={
        <Button
          kind="text"
          size="small"
          onClick={() =>
            isGroup ? go(routes.groupBuy, { group: campaign.id }) : go(routes.bargain, { part: campaign.id })
          }
        >
          {t('info.campaign.progress')}
        </Button>
      }
    >
      {campaign.name}
    </NextStrip>
  )
}
