import { View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import type { TextUnder } from '@/i18n/text-keys'
import { useText } from '@/i18n/use-text'
import { go, linkTo } from '@/navigation/navigate'
import { type LinkedRoute, routes } from '@/navigation/routes'
import styles from './rail.module.scss'

interface Entry {
  text: TextUnder<'main', 'mine'>
  icon: IconName
  route: LinkedRoute
  /** pages below it, by their folder or by themselves */
  below?: readonly string[]
  /** begins a new part */
  isFirst?: boolean
}

const entries: readonly Entry[] = [
  { text: 'title', icon: 'user', route: routes.mine },
  {
    text: 'care.appointments',
    icon: 'calendar-check',
    route: routes.reservation,
    below: [
      routes.course,
      routes.watches,
      routes.clinicReservation,
      routes.clinicGoodsBooking,
      routes.doctorBooking,
    ],
    isFirst: true,
  },
  { text: 'orders.title', icon: 'package', route: routes.orderList, below: ['/pages-order/'] },
  { text: 'care.queue', icon: 'ticket', route: routes.queue },
  { text: 'care.messages', icon: 'bell', route: routes.messages },
  { text: 'care.reports', icon: 'clipboard-text', route: routes.physicalReport },
  { text: 'care.persons', icon: 'users', route: routes.bookingPerson, below: [routes.editPerson] },
  { text: 'care.receipts', icon: 'receipt', route: routes.receipt },
  { text: 'care.favourites', icon: 'heart', route: routes.browseCollect },
  { text: 'care.coupons', icon: 'seal-percent', route: routes.coupons, isFirst: true },
  { text: 'care.points', icon: 'coins', route: routes.points },
  { text: 'care.membership', icon: 'crown', route: routes.membership },
  { text: 'care.campaigns', icon: 'users-three', route: routes.myCampaigns },
  {
    text: 'profile',
    icon: 'identification-card',
    route: routes.personalData,
    below: [routes.accesses, routes.personalList, routes.personalEdit],
    isFirst: true,
  },
  { text: 'list.feedback', icon: 'chat-circle-dots', route: routes.feedback },
]

/** The entry of a page: itself, else the one that it is below. */
function entryOf(path: string): Entry | undefined {
  return (
    entries.find(({ route }) => route === path) ??
    entries.find(({ below }) => below?.some((start) => path.startsWith(start)))
  )
}

/**
 * Links to the pages of an account, with the one chosen that the page is or is below.
 * @param props.path of the page, with or without its query
 * @param props.isBelow it shows one of the rows of its entry's page
 */
export function AccountRail({ path, isBelow }: { path: string; isBelow: boolean }) {
  const { t } = useText('main')
  const page = path.split('?')[0] ?? ''
  const chosen = entryOf(page)
  return (
    <View className={styles.root} ariaRole="navigation" ariaLabel={t('mine.title')}>
      {entries.map((entry) => (
        <Tappable
          key={entry.text}
          role="link"
          className={cx(styles.item, entry.isFirst && styles.part, entry === chosen && styles.chosen)}
          isCurrent={entry.route === page && !isBelow}
          href={linkTo(entry.route)}
          onClick={() => go(entry.route)}
        >
          <Icon name={entry.icon} size={20} />
          {t(`mine.${entry.text}`)}
        </Tappable>
      ))}
    </View>
  )
}
