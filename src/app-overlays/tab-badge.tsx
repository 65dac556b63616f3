import { useTabBadge } from './use-tab-badge'

/** Renders nothing; keeps the badge of the tab "mine" up to date. */
export function TabBadge() {
  useTabBadge()
  return null
}
