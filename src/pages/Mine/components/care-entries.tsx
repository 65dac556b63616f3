import { Card } from '@/components/card'
import type { IconName } from '@/components/icon'
import { IconGrid } from '@/components/icon-grid'
import { useCartCount } from '@/features/cart/hooks/use-cart-count'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { go, type PageParams } from '@/navigation/navigate'
import { type Route, routes } from '@/navigation/routes'
import { useUnreadMessagesQuery } from '@/pages/Mine/api/member.api'
import { useMemberCard } from '@/pages/Mine/hooks/use-member-card'
import { useAppSelector } from '@/store/hooks'
import styles from './care-entries.module.scss'

interface Entry {
  key: string
  icon: IconName
  route: Route
  params?: PageParams
  /** only for accounts, or only for visitors */
  of?: 'account' | 'visitor'
}

const care = [
  { key: 'appointments', icon: 'calendar-check-duotone', route: routes.reservation },
  { key: 'queue', icon: 'ticket-duotone', route: routes.queue },
  { key: 'messages', icon: 'bell-simple-ringing', route: routes.messages },
  { key: 'reports', icon: 'clipboard-text-duotone', route: routes.physicalReport },
  { key: 'persons', icon: 'users-duotone', route: routes.bookingPerson },
  { key: 'receipts', icon: 'receipt', route: routes.receipt },
  { key: 'free', icon: 'gift-duotone', route: routes.freeReservations },
  { key: 'courses', icon: 'syringe-duotone', route: routes.course, of: 'account' },
  { key: 'compare', icon: 'scales-duotone', route: routes.goodsContrast, of: 'visitor' },
] as const satisfies readonly Entry[]

const shopping = [
  { key: 'cart', icon: 'shopping-cart-simple', route: routes.cart },
  { key: 'favourites', icon: 'heart-duotone', route: routes.browseCollect },
  { key: 'compare', icon: 'scales-duotone', route: routes.goodsContrast, of: 'account' },
  { key: 'refunds', icon: 'arrow-u-up-left', route: routes.refunds, of: 'account' },
  {
    key: 'history',
    icon: 'clock-counter-clockwise-duotone',
    route: routes.browseCollect,
    params: { tab: 'history' },
    of: 'visitor',
  },
  { key: 'coupons', icon: 'seal-percent', route: routes.coupons },
  { key: 'points', icon: 'coins', route: routes.points },
  { key: 'membership', icon: 'crown', route: routes.membership },
  { key: 'campaigns', icon: 'users-three', route: routes.myCampaigns },
  { key: 'enterprise', icon: 'buildings-duotone', route: routes.enterpriseGoods },
] as const satisfies readonly Entry[]

/** Unread messages, counted again whenever the page is shown. */
function useUnreadCount(): number {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { data, refetch } = useUnreadMessagesQuery(undefined, { skip: !isSignedIn })
  useShownAgain(() => {
    if (isSignedIn) void refetch()
  })
  return (isSignedIn && data?.count) || 0
}

/** Longer than fits into a quarter of a phone ('Appointments'). */
const longWord = /\S{12}/

type Key = (typeof care)[number]['key'] | (typeof shopping)[number]['key']

function Entries({
  title,
  entries,
  counts,
  isSmall,
}: {
  title: string
  entries: readonly (Entry & { key: Key })[]
  counts: Record<'cart' | 'messages', number>
  isSmall: boolean
}) {
  const { t } = useText('main')
  const labelOf = (key: 'cart' | 'messages', count: number) =>
    count > 0 ? { count, label: t(`mine.care.${key}Count`, { count }) } : null
  return (
    <Card title={title} className={isSmall ? styles.small : undefined}>
      <IconGrid
        items={entries.map(({ key, icon }) => ({
          key,
          icon,
          text: t(`mine.care.${key}`),
          ...(key === 'cart' || key === 'messages' ? labelOf(key, counts[key]) : null),
        }))}
        onOpen={({ key }) => {
          const entry = entries.find((one) => one.key === key)
          if (entry) go(entry.route, entry.params)
        }}
      />
    </Card>
  )
}

/** Of the two, what an account or a visitor uses, without what the card above leads to. */
function useEntries() {
  const card = useMemberCard()
  const isInCard = (key: Key) =>
    (key === 'points' || key === 'coupons' || key === 'membership') && card[key] !== null
  const who = useAppSelector(selectIsSignedIn) ? 'account' : 'visitor'
  const isOf = ({ key, of = who }: Entry & { key: Key }) => of === who && !isInCard(key)
  return { ofCare: care.filter(isOf), ofShop: shopping.filter(isOf) }
}

/** Links to care (appointments, queues, reports, persons) and, apart from it, to shopping and offers. */
export function CareEntries() {
  const { t } = useText('main')
  const counts = { cart: useCartCount(), messages: useUnreadCount() }
  const { ofCare, ofShop } = useEntries()
  const isSmall = [...ofCare, ...ofShop].some(({ key }) => longWord.test(t(`mine.care.${key}`)))
  const shown = { counts, isSmall }
  return (
    <>
      <Entries title={t('mine.care.title')} entries={ofCare} {...shown} />
      <Entries title={t('mine.care.shopping')} entries={ofShop} {...shown} />
    </>
  )
}
