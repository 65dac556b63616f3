import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

export type ShellTab = 'home' | 'shops' | 'goods' | 'mine'
export const shellTabs: readonly ShellTab[] = ['home', 'shops', 'goods', 'mine']

/** The menu below the tab "mine" of the desktop header. */
export interface AccountMenuProps {
  /** its accessible name */
  label: string
  /** the entry that gets the focus: the last one when it was opened with the arrow up */
  startsAtEnd: boolean
  /** @param isLeft the focus has moved elsewhere already and is not returned to the button */
  onClose: (isLeft?: boolean) => void
}

/** Actions of the shell's own controls. Components may not navigate, so app.tsx provides this once. */
export interface ShellNavigation {
  /** back in history, or to the home page without history */
  back: () => void
  openTab: (tab: ShellTab) => void
  /** the address of a tab's page, for links in the browser */
  tabAddress?: (tab: ShellTab) => string
  /** the badges of the tabs: things that need the user's action */
  tabCounts?: Partial<Record<ShellTab, number>>
  /** code of the account menu; without it the tab "mine" of the desktop header is a link like the others */
  loadAccountMenu?: (() => Promise<ComponentType<AccountMenuProps>>) | undefined
  /** omitted from the desktop header when not given */
  openSearch?: () => void
  openCart?: () => void
  cartCount?: number
  openLanguage?: () => void
  languageName?: string
  brandName: string
  /** Footer of every page on a desktop. */
  footer?: ReactNode
  /** Links between the pages of the account that is signed in, beside each of them on a wide desktop. */
  accountRail?: ReactNode
  /** called each time a page is shown */
  onPageShow?: () => void
  /** Shows the offline banner above every page. */
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
