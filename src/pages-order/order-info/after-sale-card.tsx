import type { AfterSaleAction } from '@contract/constants/enums'
import type { OrderDetail } from '@contract/routes/orders'
import { Card } from '@/components/card'
import type { IconName } from '@/components/icon'
import { ListRow } from '@/components/list-row'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { refundText } from '../components/split-actions'
import { openAfterSale } from '../hooks/use-order-actions'

const icons: Record<AfterSaleAction, IconName> = {
  refund: 'arrow-u-down-left',
  refundProgress: 'hourglass-medium',
  logistics: 'truck',
  review: 'star',
  seeReview: 'star-fill',
  receipt: 'receipt',
}

/** The after-sale actions allowed by the server, each with its conditions. */
export function AfterSaleCard({ order }: { order: OrderDetail }) {
  const { t } = useText('pages-order')
  const ways = order.afterSale ?? []
  if (ways.length === 0) return null
  const newest = order.refunds?.find(({ id }) => id === order.refundId)
  const noteOf = (way: AfterSaleAction): string =>
    way === 'refundProgress' && newest ? `${newest.stateDesc}\u00a0· ${formatPrice(newest.refundPrice)}` : ''
  return (
    <Card title={t('afterSale.title')} flush>
      {ways.map((way) => (
        <ListRow
          key={way}
          icon={icons[way]}
          title={t(way === 'refund' ? refundText(order) : `action.${way}`)}
          note={noteOf(way)}
          onClick={() => openAfterSale(way, order)}
        />
      ))}
    </Card>
  )
}
