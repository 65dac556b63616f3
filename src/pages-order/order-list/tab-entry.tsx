import type { OrderTab } from '@contract/constants/enums'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** What belongs to a tab beside its orders: also parts of orders are refunded, and each line is reviewed by itself. */
export function TabEntry({ tab }: { tab: OrderTab }) {
  const { t } = useText('pages-order')
  if (tab === 'all')
    return (
      <Card flush>
        <ListRow icon="list-bullets" title={t('all.entry')} onClick={() => go(routes.orderAll)} />
      </Card>
    )
  if (tab === 'refunded')
    return (
      <Card flush>
        <ListRow icon="arrow-u-down-left" title={t('afterSale.refunds')} onClick={() => go(routes.refunds)} />
      </Card>
    )
  if (tab === 'completed')
    return (
      <Card flush>
        <ListRow icon="star" title={t('afterSale.reviews')} onClick={() => go(routes.myReviews)} />
      </Card>
    )
  return null
}
