import { type PropsWithChildren, useMemo, useSyncExternalStore } from 'react'
import { AssetResolverContext } from '@/components/image'
import { ShellNavigationProvider } from '@/components/page-shell/shell-navigation'
import { selectShoppingCartCountNum } from '@/features/cart/cart.slice'
import { selectTextEnlargement, selectTheme } from '@/features/preferences/preferences.slice'
import { selectIsGrey, selectIsNetworkLost } from '@/features/shell/shell.slice'
import { currentLanguage, subscribeToTexts } from '@/i18n/engine'
import { languageNames } from '@/i18n/languages'
import { back, currentRoute, go, switchTo } from '@/navigation/navigate'
import { routes, searchFieldId } from '@/navigation/routes'
import { clientConfig, resolveAsset } from '@/platform/config'
import { useAppSelector } from '@/store/hooks'
import { ThemeProvider } from '@/theme/theme-provider'
import { focusElement } from '@/utils/focus-element'

const tabs = { home: routes.home, shops: routes.shops, goods: routes.commodity, mine: routes.mine } as const

/** What components are given by the app: theme, where the shell's controls lead, and how a picture's path becomes an address. */
export function AppFrame({ children }: PropsWithChildren) {
  const lang = useSyncExternalStore(subscribeToTexts, currentLanguage, currentLanguage)
  const theme = useAppSelector(selectTheme)
  const elder = useAppSelector(selectTextEnlargement)
  const cartCount = useAppSelector(selectShoppingCartCountNum)
  const isGrey = useAppSelector(selectIsGrey)
  const isNetworkLost = useAppSelector(selectIsNetworkLost)
  const shell = useMemo(
    () => ({
      back,
      openTab: (tab: keyof typeof tabs) => switchTo(tabs[tab]),
      openLanguage: () => go(routes.settingLocales),
      openCart: () => go(routes.cart),
      cartCount,
      openSearch: () => {
        if (currentRoute() === routes.search) focusElement(searchFieldId)
        else go(routes.search)
      },
      languageName: languageNames[lang],
      brandName: lang.startsWith('zh') ? clientConfig.brandName : clientConfig.brandNameLatin,
      isNetworkLost,
    }),
    [lang, isNetworkLost, cartCount],
  )
  return (
    <ThemeProvider theme={theme} elder={elder} lang={lang} isGrey={isGrey}>
      <AssetResolverContext.Provider value={resolveAsset}>
        <ShellNavigationProvider value={shell}>{children}</ShellNavigationProvider>
      </AssetResolverContext.Provider>
    </ThemeProvider>
  )
}
