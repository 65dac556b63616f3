import type { OrderTab } from '@contract/constants/enums'
import { Card } from '@/components/card'
import { Icon } from '@/components/icon'
import { ListRow } from '@/components/list-row'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './order-list.module.scss'

/** Link above the orders of a tab: refunds also concern parts of orders, and each line is reviewed separately. */
export function TabEntry({ tab }: { tab: OrderTab }) {
  const { t } = useText('pages-order')
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

/** Link below all orders: the orders come first. */
export function AllEntry() {
  const { t } = useText('pages-order')
  return (
    <Card flush>
      <ListRow icon="list-bullets" title={t('all.entry')} onClick={() => go(routes.orderAll)} />
    </Card>
  )
}

/** Link to the search among all orders. */
export function SearchLink() {
  const { t } = useText('pages-order')
  return (
    <Tappable
      className={styles.search}
      role="link"
      label={t('list.search')}
      onClick={() => go(routes.orderAll, { kind: 'order' })}
    >
      <Icon name="magnifying-glass" size={24} />
    </Tappable>
  )
}
