import { useDidHide, useDidShow } from '@tarojs/taro'
import { createElement, useState, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '@/i18n/use-text'
import { touchPage } from '@/platform/lazy-page'
import { pageFrame } from '@/platform/page-frame'
import { CountBadge } from '../count-badge'
import { Icon, type IconName } from '../icon'
import { shellTabs, useShellNavigation, type ShellTab } from '../page-shell/shell-navigation'
import { cx } from '../web-props'
import styles from './index.module.scss'

const icons: Readonly<Record<ShellTab, readonly [IconName, IconName]>> = {
  home: ['house', 'house-fill'],
  shops: ['storefront', 'storefront-fill'],
  goods: ['squares-four', 'squares-four-fill'],
  mine: ['user-circle', 'user-circle-fill'],
}

/**
 * The tab bar in the browser (app.config.ts: tabBar.custom), made of links, so that they can be opened in a
 * new window. The mini-program has a native bar.
 */
export function TabBar({ current }: { current: ShellTab | undefined }) {
  const { t } = useText('common')
  const { openTab, tabAddress, tabCounts } = useShellNavigation()
  // the pages of all tabs stay mounted, and each renders a bar
  const [isShown, setIsShown] = useState(true)
  useDidShow(() => setIsShown(true))
  useDidHide(() => setIsShown(false))
  const press = (tab: ShellTab) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openTab(tab)
  }
  const link = (tab: ShellTab) => {
    const isCurrent = tab === current
    return createElement(
      'a',
      {
        key: tab,
        href: tabAddress?.(tab),
        className: cx(styles.tab, isCurrent && styles.current),
        'aria-current': isCurrent ? 'page' : undefined,
        onPointerDown: () => touchPage(tabAddress?.(tab) ?? ''),
        onClick: press(tab),
      },
      <CountBadge count={tabCounts?.[tab] ?? 0}>
        <Icon name={icons[tab][isCurrent ? 1 : 0]} size={24} className={styles.icon} />
      </CountBadge>,
      createElement('span', { className: styles.label }, t(`app.tabs.${tab}`)),
    )
  }
  const bar = createElement(
    'nav',
    { className: styles.root, 'aria-label': t('shell.mainNav') },
    shellTabs.map(link),
  )
  if (!isShown) return null
  const frame = pageFrame()
  return frame ? createPortal(bar, frame) : bar
}
