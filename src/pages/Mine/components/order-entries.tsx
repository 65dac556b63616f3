import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import type { IconName } from '@/components/icon'
import { IconGrid } from '@/components/icon-grid'
import { MoreLink } from '@/components/section-header'
import { useOrderCountQuery } from '@/features/orders/api/order-count.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import styles from './order-entries.module.scss'

const entries: readonly { tab: 'unpaid' | 'toBook' | 'booked' | 'paid'; icon: IconName }[] = [
  { tab: 'unpaid', icon: 'wallet' },
  { tab: 'toBook', icon: 'calendar-plus' },
  { tab: 'booked', icon: 'calendar-check' },
  { tab: 'paid', icon: 'package' },
]

/** The account's orders by state, with their counts. */
export function OrderEntries() {
  const { t } = useText('main')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const counts = useOrderCountQuery(undefined, { skip: !isSignedIn })
  const items = entries.map(({ tab, icon }) => {
    const count = (isSignedIn && counts.data?.[tab]) || 0
    const text = t(`mine.orders.${tab}`)
    return {
      key: tab,
      icon,
      text,
      count,
      ...(count ? { label: t('mine.orders.withCount', { label: text, n: count }) } : {}),
    }
  })
  return (
    <Card
      title={t('mine.orders.title')}
      action={
        <MoreLink
          text={t('mine.orders.all')}
          label={`${t('mine.orders.all')} ${t('mine.orders.title')}`}
          onClick={() => go(routes.orderList)}
        />
      }
    >
      <IconGrid items={items} onOpen={({ key }) => go(routes.orderList, { tab: key })} />
      {isSignedIn && !counts.data && counts.error && (
        <View className={styles.failed}>
          <View>{t('mine.orders.failed')}</View>
          <Button
            kind="text"
            size="small"
            onClick={() => {
              void counts.refetch()
            }}
          >
            {t('mine.retry')}
          </Button>
        </View>
      )}
    </Card>
  )
}
