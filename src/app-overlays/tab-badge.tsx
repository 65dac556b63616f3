import { useTabBadge } from './use-tab-badge'

/** Draws nothing: keeps the number at the tab "mine". */
export function TabBadge() {
  useTabBadge()
  return null
}
