import { HomePosterGate } from './home-poster-gate'
import { useTabBadge } from './use-tab-badge'
import { useTabState } from './use-tab-state'

/** Nothing can be drawn over all pages of a mini-program: dialogs are the system's own. */
export function AppOverlays() {
  return null
}

/** What each tab's page carries: the home poster, and the tab bar's texts in the language. */
export function TabOverlays() {
  useTabState()
  useTabBadge()
  return <HomePosterGate />
}
