import { type PropsWithChildren, useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import { AssetResolverContext } from '@/components/image'
import { ShellNavigationProvider } from '@/components/page-shell/shell-navigation'
import { selectShoppingCartCountNum } from '@/features/cart/cart.slice'
import { selectTextEnlargement, selectTheme } from '@/features/preferences/preferences.slice'
import { selectIsSignedIn } from '@/features/session/session.slice'
import {
  selectCurrentTabIndex,
  selectIsGrey,
  selectIsNetworkLost,
  selectMineCount,
} from '@/features/shell/shell.slice'
import { currentLanguage, subscribeToTexts } from '@/i18n/engine'
import { languageNames } from '@/i18n/languages'
import { back, go, hasHistory, switchTo } from '@/navigation/navigate'
import { routes, tabRoutes } from '@/navigation/routes'
import { clientConfig, resolveAsset } from '@/platform/config'
import { pictureInside } from '@/platform/first-screen'
import { retryRedirect } from '@/platform/launch'
import { useAppSelector } from '@/store/hooks'
import type { RootState } from '@/store/reducer'
import { ThemeProvider } from '@/theme/theme-provider'
import { loadAccountMenu } from './account-menu'
import { accountRail } from './account-rail'
import { siteFooter } from './site-footer'

const pictureAddress = (path: string): string => pictureInside(resolveAsset(path))

const tabs = { home: routes.home, shops: routes.shops, goods: routes.commodity, mine: routes.mine } as const

/**
 * Context that the app provides to components: theme, targets of the shell's controls, and the picture path
 * resolver.
 */
export function AppFrame({ children }: PropsWithChildren) {
  const lang = useSyncExternalStore(subscribeToTexts, currentLanguage, currentLanguage)
  const theme = useAppSelector(selectTheme)
  const elder = useAppSelector(selectTextEnlargement)
  const cartCount = useAppSelector(selectShoppingCartCountNum)
  const isGrey = useAppSelector(selectIsGrey)
  const mineCount = useAppSelector(selectMineCount)
  const isNetworkLost = useAppSelector(selectIsNetworkLost)
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const store = useStore<RootState>()
  const shell = useMemo(
    () => ({
      back: () => {
        if (hasHistory()) back()
        else switchTo(tabRoutes[selectCurrentTabIndex(store.getState())] ?? routes.home)
      },
      onPageShow: retryRedirect,
      openTab: (tab: keyof typeof tabs) => switchTo(tabs[tab]),
      tabAddress: (tab: keyof typeof tabs) => `#${tabs[tab]}`,
      loadAccountMenu,
      tabCounts: { mine: mineCount },
      openLanguage: () => go(routes.settingLocales),
      openCart: () => go(routes.cart),
      cartCount,
      openSearch: () => go(routes.search),
      languageName: languageNames[lang],
      brandName: lang.startsWith('zh') ? clientConfig.brandName : clientConfig.brandNameLatin,
      isNetworkLost,
      footer: siteFooter,
      accountRail: isSignedIn && accountRail,
    }),
    [store, lang, isNetworkLost, cartCount, mineCount, isSignedIn],
  )
  return (
    <ThemeProvider theme={theme} elder={elder} lang={lang} isGrey={isGrey}>
      <AssetResolverContext.Provider value={pictureAddress}>
        <ShellNavigationProvider value={shell}>{children}</ShellNavigationProvider>
      </AssetResolverContext.Provider>
    </ThemeProvider>
  )
}
