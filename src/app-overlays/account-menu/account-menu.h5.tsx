import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useId } from 'react'
import { Avatar } from '@/components/avatar'
import { Icon, type IconName } from '@/components/icon'
import type { AccountMenuProps } from '@/components/page-shell/shell-navigation'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useAccount } from '@/features/session/hooks/use-account'
import { useSignOut } from '@/features/session/hooks/use-sign-out'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLatest } from '@/hooks/use-latest'
import { useText } from '@/i18n/use-text'
import { go, linkTo } from '@/navigation/navigate'
import { type LinkedRoute, routes } from '@/navigation/routes'
import { showDialog } from '@/platform/dialog'
import { useAppSelector } from '@/store/hooks'
import { focusById } from '@/utils/focus-element'
import styles from './account-menu.module.scss'

interface Entry {
  key: string
  icon?: IconName
  content: ReactNode
  route?: LinkedRoute
  /** begins a new part of the menu */
  isFirst?: boolean
  act?: () => void
}

/** Closes the menu on a press outside of it and when the browser shows another page. */
function useOutside(id: string, onClose: AccountMenuProps['onClose']) {
  const close = useLatest(onClose)
  useEffect(() => {
    const leave = () => close.current(true)
    const press = ({ target }: Event) => {
      // the button that opened it closes it itself
      if (!document.getElementById(id)?.parentElement?.contains(target as Node)) leave()
    }
    document.addEventListener('pointerdown', press)
    window.addEventListener('popstate', leave)
    return () => {
      document.removeEventListener('pointerdown', press)
      window.removeEventListener('popstate', leave)
    }
  }, [id, close])
}

/** Asks first, and ends on the page of the account, as signing out there does. */
function useLeave() {
  const { t } = useText('main')
  const { t: common } = useText('common')
  const { signOut } = useSignOut()
  return async () => {
    const isSure = await showDialog({
      title: t('mine.signOutTitle'),
      text: t('mine.signOutText'),
      confirmText: t('mine.signOut'),
      cancelText: common('dialog.cancel'),
    })
    if (!isSure) return
    await signOut()
    go(routes.mine)
  }
}

/** The account itself, with its name. */
function Account() {
  const { t } = useText('main')
  const user = useAccount()
  return (
    <>
      <Avatar size="s" src={user?.headimgUrl} alt="" />
      <View className={styles.words}>
        <View className={styles.name}>{user?.nickName || t('mine.title')}</View>
        {user?.nickName && <View className={styles.note}>{t('mine.title')}</View>}
      </View>
    </>
  )
}

function useEntries(): Entry[] {
  const { t } = useText('main')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const leave = useLeave()
  const account = { key: 'mine', content: <Account />, route: routes.mine }
  const language = {
    key: 'language',
    icon: 'gear',
    content: t('mine.list.language'),
    route: routes.settingLocales,
  } as const
  if (!isSignedIn)
    return [
      account,
      { key: 'signIn', icon: 'user', content: t('mine.signIn'), route: routes.login, isFirst: true },
      language,
    ]
  return [
    account,
    {
      key: 'orders',
      icon: 'package',
      content: t('mine.orders.title'),
      route: routes.orderList,
      isFirst: true,
    },
    {
      key: 'appointments',
      icon: 'calendar-check',
      content: t('mine.care.appointments'),
      route: routes.reservation,
    },
    { key: 'persons', icon: 'users', content: t('mine.care.persons'), route: routes.bookingPerson },
    { key: 'favourites', icon: 'heart', content: t('mine.care.favourites'), route: routes.browseCollect },
    { key: 'messages', icon: 'bell', content: t('mine.care.messages'), route: routes.messages },
    {
      key: 'profile',
      icon: 'identification-card',
      content: t('mine.profile'),
      route: routes.personalData,
      isFirst: true,
    },
    language,
    {
      key: 'signOut',
      icon: 'sign-out',
      content: t('mine.signOut'),
      isFirst: true,
      act: () => {
        void leave()
      },
    },
  ]
}

/**
 * The account menu of the desktop header: the page "mine", its most used entries and signing out. Arrow keys, Home
 * and End move between the entries; Escape and Tab close it.
 */
export function AccountMenu({ label, startsAtEnd, onClose }: AccountMenuProps) {
  const id = useId()
  const entries = useEntries()
  const idOf = (index: number) => `${id}${(index + entries.length) % entries.length}`
  useOutside(id, onClose)
  const start = idOf(startsAtEnd ? -1 : 0)
  useEffect(() => focusById(start), [start])
  const move = (from: number) => (key: string) => {
    const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: -1 }[key]
    if (to !== undefined) focusById(idOf(to))
    // from the button the browser's Tab goes on to its neighbours
    else if (key === 'Escape' || key === 'Tab') onClose()
  }
  return (
    <View id={id} className={styles.root} ariaRole="menu" ariaLabel={label}>
      {entries.map(({ key, icon, content, route, isFirst, act }, index) => (
        <Tappable
          key={key}
          id={idOf(index)}
          role="menuitem"
          className={cx(styles.item, isFirst && styles.part)}
          tabIndex={-1}
          href={route && linkTo(route)}
          onClick={() => {
            // first: the focus returns to the button after a dialog or from the page that opens
            onClose()
            act?.()
            if (route) go(route)
          }}
          onKeyDown={move(index)}
        >
          {icon && <Icon name={icon} size={20} />}
          {content}
        </Tappable>
      ))}
    </View>
  )
}
