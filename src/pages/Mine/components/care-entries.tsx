import { Card } from '@/components/card'
import type { IconName } from '@/components/icon'
import { IconGrid } from '@/components/icon-grid'
import { useCartCount } from '@/features/cart/hooks/use-cart-count'
import { useText } from '@/i18n/use-text'
import { go, type PageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

const entries = [
  { key: 'appointments', icon: 'calendar-check-duotone', route: routes.reservation },
  { key: 'cart', icon: 'shopping-cart-simple', route: routes.cart },
  { key: 'persons', icon: 'users-duotone', route: routes.bookingPerson },
  { key: 'reports', icon: 'clipboard-text-duotone', route: routes.physicalReport },
  { key: 'receipts', icon: 'receipt', route: routes.receipt },
  { key: 'free', icon: 'gift-duotone', route: routes.freeReservations },
  { key: 'favourites', icon: 'heart-duotone', route: routes.browseCollect },
  {
    key: 'history',
    icon: 'clock-counter-clockwise-duotone',
    route: routes.browseCollect,
    params: { tab: 'history' },
  },
  { key: 'compare', icon: 'scales-duotone', route: routes.goodsContrast },
  { key: 'queue', icon: 'ticket-duotone', route: routes.queue },
] as const satisfies readonly { key: string; icon: IconName; route: string; params?: PageParams }[]

/** Links to appointments, cart, persons and free services, and to favourites, history and comparison. */
export function CareEntries() {
  const { t } = useText('main')
  const count = useCartCount()
  const items = entries.map(({ key, icon }) => ({
    key,
    icon,
    text: t(`mine.care.${key}`),
    ...(key === 'cart' && count > 0 ? { count, label: t('mine.care.cartCount', { count }) } : null),
  }))
  return (
    <Card title={t('mine.care.title')}>
      <IconGrid
        columns={4}
        items={items}
        onOpen={({ key }) => {
          const entry = entries.find((one) => one.key === key)
          if (entry) go(entry.route, 'params' in entry ? entry.params : undefined)
        }}
      />
    </Card>
  )
}
