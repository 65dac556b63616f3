import { View } from '@tarojs/components'
import Taro, { useDidShow } from '@tarojs/taro'
import { useEffect, type ReactNode } from 'react'
import { themeClasses, useTheme } from '@/hooks/use-theme'
import { desktopFromPx, useWindowSize } from '@/hooks/use-window-size'
import { useText } from '@/i18n/use-text'
import { Heading } from '../heading'
import { Icon } from '../icon'
import { NetworkBanner } from '../network-banner'
import { Tappable } from '../tappable'
import { VisuallyHidden } from '../visually-hidden'
import { cx, webProps } from '../web-props'
import { DesktopHeader } from './desktop-header'
import styles from './index.module.scss'
import { shellTabs, useShellNavigation, type ShellTab } from './shell-navigation'
import { statusBarHeight } from './status-bar'
import { describeTabBar } from './tab-bar-landmark'

export interface PageShellProps {
  /** The page's name: heading 1, document title, native title bar. */
  title?: string
  /** the content writes heading 1 itself */
  hasOwnHeading?: boolean
  /** default: native bar in the mini-program, ours on H5; custom: ours on both (page config: navigationStyle custom); none: the page draws its own head */
  nav?: 'default' | 'custom' | 'none'
  /** fixed at the bottom: an ActionBar */
  bar?: ReactNode
  /** the desktop page shows these actions elsewhere */
  isBarPhoneOnly?: boolean
  /** pages of the tab bar: no back button */
  hasTabBar?: boolean
  /** lit in the desktop header */
  tab?: ShellTab
  /** brand: deep green head, white words */
  tone?: 'page' | 'card' | 'brand'
  /** no padding: the content goes from edge to edge and brings its own */
  flush?: boolean
  /** reading and forms: a narrower column on desktop */
  isNarrow?: boolean
  /** at the right of the bar; under it in the mini-program, whose capsule has that corner */
  navEnd?: ReactNode
  /** under the bar, sticking with it: Tabs, a SearchBox */
  head?: ReactNode
  /** instead of going back */
  onBack?: () => void
  /** sheets and dialogs: outside the main landmark */
  overlay?: ReactNode
  children: ReactNode
}

const isH5 = process.env.TARO_ENV === 'h5'

/** Its forty nodes are drawn where they are seen. */
function HeaderOnDesktop({ tab }: { tab: ShellTab | undefined }) {
  return useWindowSize().width >= desktopFromPx ? <DesktopHeader {...(tab ? { tab } : {})} /> : null
}

/** The frame of every page: landmarks (the title is inside main, so that jumping to main starts with it), title, back, safe areas, bottom bar, desktop header, theme. */
export function PageShell({
  title = '',
  hasOwnHeading,
  nav = 'default',
  bar,
  isBarPhoneOnly,
  hasTabBar,
  tab,
  tone = 'page',
  flush,
  isNarrow,
  navEnd,
  head,
  onBack,
  overlay,
  children,
}: PageShellProps) {
  const { t } = useText('common')
  const theme = useTheme()
  const shell = useShellNavigation()
  const nameWindow = () => {
    if (title) void Taro.setNavigationBarTitle({ title })
  }
  useEffect(nameWindow, [title])
  // pages below in the stack stay mounted: coming back to one has to name the window again
  useDidShow(() => {
    nameWindow()
    if (hasTabBar) describeTabBar(t('shell.mainNav'), tab ? shellTabs.indexOf(tab) : -1)
  })
  const network = shell.isNetworkLost !== undefined && <NetworkBanner isLost={shell.isNetworkLost} />
  const hasOwnBar = nav === 'custom' || (nav === 'default' && isH5)
  return (
    <View
      className={cx(
        styles.root,
        styles[tone],
        hasTabBar && styles.aboveTabs,
        hasTabBar && !!bar && styles.withBar,
        !isH5 && themeClasses(theme),
      )}
    >
      {isH5 && <HeaderOnDesktop tab={tab} />}
      <View className={styles.frame} ariaRole="main">
        {!hasOwnBar && navEnd && <View className={styles.tools}>{navEnd}</View>}
        {(hasOwnBar || head) && (
          <View
            className={cx(styles.top, nav === 'none' && styles.free)}
            style={nav === 'custom' && !isH5 ? { paddingTop: `${statusBarHeight()}px` } : undefined}
          >
            {hasOwnBar && (
              <View className={cx(styles.nav, hasTabBar && styles.tabNav, isNarrow && styles.narrow)}>
                <View className={styles.side}>
                  {!hasTabBar && (
                    <Tappable className={styles.back} label={t('shell.back')} onClick={onBack ?? shell.back}>
                      <Icon name="caret-left" size={24} />
                    </Tappable>
                  )}
                </View>
                {hasOwnHeading ? (
                  <View className={styles.title} />
                ) : (
                  <Heading level={1} className={styles.title}>
                    {title}
                  </Heading>
                )}
                <View className={cx(styles.side, styles.end)}>{navEnd}</View>
              </View>
            )}
            {head && <View className={cx(styles.head, isNarrow && styles.narrow)}>{head}</View>}
            {network}
          </View>
        )}
        {!hasOwnBar && !head && (
          <View
            className={styles.network}
            style={
              shell.isNetworkLost && nav === 'none' && !isH5
                ? { paddingTop: `${statusBarHeight()}px` }
                : undefined
            }
          >
            {network}
          </View>
        )}
        {!hasOwnBar && title && !hasOwnHeading && isH5 && (
          <VisuallyHidden>
            <Heading level={1}>{title}</Heading>
          </VisuallyHidden>
        )}
        <View className={cx(styles.main, flush && styles.flush, isNarrow && styles.narrow)}>{children}</View>
        {bar && (
          <View className={cx(styles.bar, isBarPhoneOnly && styles.phoneOnly)}>
            <View className={cx(styles.barInside, isNarrow && styles.narrow)}>{bar}</View>
          </View>
        )}
      </View>
      {overlay}
      {!isH5 && theme.isGrey && <View className={styles.veil} {...webProps({ 'aria-hidden': true })} />}
    </View>
  )
}
