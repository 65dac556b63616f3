import { createContext, useContext, type ReactNode } from 'react'

export type ShellTab = 'home' | 'shops' | 'goods' | 'mine'
export const shellTabs: readonly ShellTab[] = ['home', 'shops', 'goods', 'mine']

/** Targets of the shell's own controls. Components may not navigate: app.tsx provides this once. */
export interface ShellNavigation {
  /** back in history, to the home page when there is none */
  back: () => void
  openTab: (tab: ShellTab) => void
  /** the address of a tab's page, for links in the browser */
  tabAddress?: (tab: ShellTab) => string
  /** the badge of a tab: what needs the user's action */
  tabCounts?: Partial<Record<ShellTab, number>>
  /** in the desktop header; omitted when not given */
  openSearch?: () => void
  openCart?: () => void
  cartCount?: number
  openLanguage?: () => void
  languageName?: string
  brandName: string
  /** The end of every page on a desktop. */
  footer?: ReactNode
  /** called each time a page is shown */
  onPageShow?: () => void
  /** A message above every page. */
  isNetworkLost?: boolean
}

const ShellNavigationContext = createContext<ShellNavigation>({
  back: () => undefined,
  openTab: () => undefined,
  brandName: '',
})

export function ShellNavigationProvider({
  value,
  children,
}: {
  value: ShellNavigation
  children: ReactNode
}) {
  return <ShellNavigationContext.Provider value={value}>{children}</ShellNavigationContext.Provider>
}

export function useShellNavigation(): ShellNavigation {
  return useContext(ShellNavigationContext)
}
