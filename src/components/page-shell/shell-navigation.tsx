import { createContext, useContext, type ReactNode } from 'react'

export type ShellTab = 'home' | 'shops' | 'goods' | 'mine'
export const shellTabs: readonly ShellTab[] = ['home', 'shops', 'goods', 'mine']

/** Where the shell's own controls lead. Components may not navigate: app.tsx provides this once. */
export interface ShellNavigation {
  /** back in history, to the home page when there is none */
  back: () => void
  openTab: (tab: ShellTab) => void
  /** in the desktop header; left away when not given */
  openSearch?: () => void
  openCart?: () => void
  cartCount?: number
  openLanguage?: () => void
  languageName?: string
  brandName: string
  /** Said above every page. */
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
