import { View } from '@tarojs/components'
import Taro, { useDidShow } from '@tarojs/taro'
import { useEffect, type ReactNode } from 'react'
import { desktopFromPx, useWindowSize } from '@/hooks/use-window-size'
import { useText } from '@/i18n/use-text'
import { windowTop } from '@/platform/window-top'
import { showTheme } from '@/theme/apply-theme'
import { themeClasses, useTheme } from '@/theme/use-theme'
import { Heading } from '../heading'
import { Icon } from '../icon'
import { NetworkBanner } from '../network-banner'
import { PrivacySheet } from '../privacy-sheet'
import { TabBar } from '../tab-bar'
import { Tappable } from '../tappable'
import { VisuallyHidden } from '../visually-hidden'
import { cx, webProps } from '../web-props'
import { DesktopHeader } from './desktop-header'
import styles from './index.module.scss'
import beside from './rail.module.scss'
import { useShellNavigation, type ShellTab } from './shell-navigation'
import veil from './veil.module.scss'

export interface PageShellProps {
  /** The page's title: heading 1, document title, native title bar. */
  title?: string
  /** the content renders heading 1 itself */
  hasOwnHeading?: boolean
  /**
   * default: native bar in the mini-program, ours on H5; custom: ours on both (page config: navigationStyle
   * custom); none: the page renders its own header
   */
  nav?: 'default' | 'custom' | 'none'
  /** fixed at the bottom: an ActionBar */
  bar?: ReactNode
  /** from this window width the page shows these actions elsewhere */
  barUntil?: 'tablet' | 'desktop'
  /** tab pages: no back button */
  hasTabBar?: boolean
  /** highlighted in the desktop header */
  tab?: ShellTab
  /** the content has the search field itself: the desktop header omits its link to it */
  hasOwnSearch?: boolean
  /** brand: deep green header, white text */
  tone?: 'page' | 'card' | 'brand'
  /** no padding: the content spans the full width and has its own */
  flush?: boolean
  /** a narrower column on desktops, for texts and forms */
  isNarrow?: boolean
  /** at the right of the bar; below it in the mini-program, whose capsule occupies that corner */
  navEnd?: ReactNode
  /** below the bar and sticky with it: Tabs, a SearchBox */
  head?: ReactNode
  /** replaces the default back navigation */
  onBack?: () => void
  /** sheets and dialogs, outside the main landmark */
  overlay?: ReactNode
  children: ReactNode
}

type Theme = ReturnType<typeof useTheme>
type Shell = ReturnType<typeof useShellNavigation>

const isH5 = process.env.TARO_ENV === 'h5'
/** Target of the back link before the scripts have loaded. */
const entrance = isH5 ? '#/' : undefined

/** Desktop nodes are rendered only where they are visible. */
function OnDesktop({ children }: { children: ReactNode }) {
  return useWindowSize().width >= desktopFromPx ? <>{children}</> : null
}

/** Sets the window's title and colours its bars: on arrival, and when the page is shown again. */
function useWindowOf(
  { title = '', tone }: Pick<PageShellProps, 'title' | 'tone'>,
  theme: Theme,
  shell: Shell,
) {
  const nameWindow = () => {
    if (title) void Taro.setNavigationBarTitle({ title })
  }
  useEffect(nameWindow, [title])
  // pages lower in the stack stay mounted: returning to one has to set the window's title again
  useDidShow(() => {
    shell.onPageShow?.()
    nameWindow()
    showTheme(theme, tone === 'brand')
  })
}

interface NavBarProps {
  page: PageShellProps
  onBack: () => void
}

/** Our own bar: back button, title, and the page's control at the end. */
function NavBar({ page, onBack }: NavBarProps) {
  const { t } = useText('common')
  const { title, hasOwnHeading, hasTabBar, isNarrow, navEnd } = page
  return (
    <View className={cx(styles.nav, hasTabBar && styles.tabNav, isNarrow && styles.narrow)}>
      <View className={styles.side}>
        {!hasTabBar && (
          <Tappable className={styles.back} label={t('shell.back')} href={entrance} onClick={onBack}>
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
      <View
        className={cx(styles.side, styles.end)}
        style={isH5 ? undefined : { minWidth: `${windowTop().besideCapsule}px` }}
      >
        {navEnd}
      </View>
    </View>
  )
}

/** Navigation bar, page header and the offline banner; only the banner on pages without bar and header. */
function Top({ page, shell, hasOwnBar }: { page: PageShellProps; shell: Shell; hasOwnBar: boolean }) {
  const { nav, head, isNarrow, onBack } = page
  const network = shell.isNetworkLost !== undefined && <NetworkBanner isLost={shell.isNetworkLost} />
  if (!hasOwnBar && !head) {
    const isUnderCapsule = shell.isNetworkLost && nav === 'none' && !isH5
    return (
      <View
        className={styles.network}
        style={isUnderCapsule ? { paddingTop: `${windowTop().belowCapsule}px` } : undefined}
      >
        {network}
      </View>
    )
  }
  return (
    <View
      className={cx(styles.top, nav === 'none' && styles.free)}
      style={nav === 'custom' && !isH5 ? { paddingTop: `${windowTop().statusBar}px` } : undefined}
    >
      {hasOwnBar && <NavBar page={page} onBack={onBack ?? shell.back} />}
      {head && <View className={cx(styles.head, isNarrow && styles.narrow)}>{head}</View>}
      {network}
    </View>
  )
}

function BottomBar({ bar, barUntil, isNarrow }: Pick<PageShellProps, 'bar' | 'barUntil' | 'isNarrow'>) {
  if (!bar) return null
  return (
    <View
      className={cx(styles.bar, barUntil && styles[barUntil === 'tablet' ? 'untilTablet' : 'untilDesktop'])}
    >
      <View className={cx(styles.barInside, isNarrow && styles.narrow)}>{bar}</View>
    </View>
  )
}

/** Links to the other pages of an account, beside each of them but the one that has them as tiles. */
const railOf = ({ tab, hasTabBar }: PageShellProps, { accountRail }: Shell): ReactNode =>
  isH5 && tab === 'mine' && !hasTabBar ? accountRail : null

/** After the content, so that the keyboard reaches that first. */
const Rail = ({ children }: { children: ReactNode }) => (
  <OnDesktop>
    <View className={beside.rail}>{children}</View>
  </OnDesktop>
)

/**
 * What comes and goes above the page. In the mini-program it has a node of its own: with each child that comes
 * or goes Taro sends the siblings again, which would be the whole page.
 */
const Overlays = ({ children }: { children: ReactNode }) => (isH5 ? <>{children}</> : <View>{children}</View>)

/**
 * The frame of every page: landmarks (the title is inside main, so that jumping to main starts with it),
 * title, back button, safe areas, bottom bar, desktop header, theme.
 */
export function PageShell(page: PageShellProps) {
  const { title, hasOwnHeading, nav = 'default', bar, hasTabBar, tab, tone = 'page' } = page
  const theme = useTheme()
  const shell = useShellNavigation()
  useWindowOf(page, theme, shell)
  const hasOwnBar = nav === 'custom' || (nav === 'default' && isH5)
  const rail = railOf(page, shell)
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
      {isH5 && (
        <OnDesktop>
          <DesktopHeader {...(tab ? { tab } : {})} hasSearch={!page.hasOwnSearch} />
        </OnDesktop>
      )}
      <View className={cx(styles.frame, !!rail && beside.railed)} ariaRole="main">
        {!hasOwnBar && page.navEnd && <View className={styles.tools}>{page.navEnd}</View>}
        <Top page={page} shell={shell} hasOwnBar={hasOwnBar} />
        {!hasOwnBar && title && !hasOwnHeading && isH5 && (
          <VisuallyHidden>
            <Heading level={1}>{title}</Heading>
          </VisuallyHidden>
        )}
        <View
          className={cx(
            styles.main,
            page.flush && styles.flush,
            page.isNarrow && styles.narrow,
            isH5 && !!bar && !page.barUntil && styles.beforeBar,
          )}
        >
          {page.children}
        </View>
        <BottomBar bar={bar} barUntil={page.barUntil} isNarrow={page.isNarrow} />
        {rail && <Rail>{rail}</Rail>}
      </View>
      {isH5 && (
        <OnDesktop>
          <View className={styles.footer}>{shell.footer}</View>
        </OnDesktop>
      )}
      {hasTabBar && <TabBar current={tab} />}
      <Overlays>
        {page.overlay}
        <PrivacySheet />
        {!isH5 && theme.isGrey && <View className={veil.root} {...webProps({ 'aria-hidden': true })} />}
      </Overlays>
    </View>
  )
}
