import { HomePosterGate } from './home-poster-gate'
import { useTabBadge } from './use-tab-badge'
import { useTabState } from './use-tab-state'

/** A mini-program cannot render above its pages, so dialogs are the system's own. */
export function AppOverlays() {
  return null
}

/** Rendered by each tab's page: the home poster, and the tab bar's texts in the current language. */
export function TabOverlays() {
  useTabState()
  useTabBadge()
  return <HomePosterGate />
}
