// Used by every page: bundled with the app's own script to save a request
import '@/components/page-shell'
import '@/components/query-gate'
import '@/components/skeleton'
import '@/i18n/format'
import { selectIsHomeDialogOpen } from '@/features/shell/shell.slice'
import { useLateCode } from '@/hooks/use-late-code'
import { useAppSelector } from '@/store/hooks'
import { DialogHost } from './dialog-host'
import { PageLoadState } from './page-load-state'
import { useTabState } from './use-tab-state'

// Loaded late: the poster opens after the first page, and the tab badge is needed even later
const loadPoster = () => import(/* webpackChunkName: "home-poster" */ './home-poster-gate')
const loadBadge = () => import(/* webpackChunkName: "home-poster" */ './tab-badge')

/**
 * Overlays of every page: the home poster, dialogs, and the state of a page that is loading or failed to
 * load.
 */
export function AppOverlays() {
  const isPosterDue = useAppSelector(selectIsHomeDialogOpen)
  return (
    <>
      <PageLoadState />
      {isPosterDue && <Poster />}
      <DialogHost />
    </>
  )
}

function Poster() {
  const { code } = useLateCode(loadPoster, true)
  return code ? <code.HomePosterGate /> : null
}

/**
 * Rendered by each tab's page: keeps the tab bar's texts in the current language. On H5 the app itself
 * renders the overlays.
 */
export function TabOverlays() {
  useTabState()
  const { code } = useLateCode(loadBadge, false)
  return code ? <code.TabBadge /> : null
}
