import { Card } from '@/components/card'
import type { IconName } from '@/components/icon'
import { IconGrid } from '@/components/icon-grid'
import { useCartCount } from '@/features/cart/hooks/use-cart-count'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { go, type PageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useUnreadMessagesQuery } from '@/pages/Mine/api/member.api'
import { useAppSelector } from '@/store/hooks'

const entries = [
  { key: 'appointments', icon: 'calendar-check-duotone', route: routes.reservation },
  { key: 'messages', icon: 'bell-simple-ringing', route: routes.messages },
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
  { key: 'coupons', icon: 'seal-percent', route: routes.coupons },
  { key: 'points', icon: 'coins', route: routes.points },
  { key: 'membership', icon: 'crown', route: routes.membership },
  { key: 'campaigns', icon: 'users-three', route: routes.myCampaigns },
  { key: 'enterprise', icon: 'buildings-duotone', route: routes.enterpriseGoods },
] as const satisfies readonly { key: string; icon: IconName; route: string; params?: PageParams }[]

/** Unread messages, counted again whenever the page is shown. */
function useUnreadCount(): number {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { data, refetch } = useUnreadMessagesQuery(undefined, { skip: !isSignedIn })
  useShownAgain(() => {
    if (isSignedIn) void refetch()
  })
  return (isSignedIn && data?.count) || 0
}

/** Links to appointments, messages, cart, persons, free services, favourites, history and comparison. */
export function CareEntries() {
  const { t } = useText('main')
  const counts = { cart: useCartCount(), messages: useUnreadCount() }
  const labelOf = (key: 'cart' | 'messages', count: number) =>
    count > 0 ? { count, label: t(`mine.care.${key}Count`, { count }) } : null
  const items = entries.map(({ key, icon }) => ({
    key,
    icon,
    text: t(`mine.care.${key}`),
    ...(key === 'cart' || key === 'messages' ? labelOf(key, counts[key]) : null),
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
