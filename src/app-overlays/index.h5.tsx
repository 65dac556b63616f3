// Used by every page: bundled with the app's own script to save a request
import '@/components/page-shell'
import '@/components/query-gate'
import '@/components/skeleton'
import '@/i18n/format'
import { lazy, Suspense } from 'react'
import { selectIsHomeDialogOpen } from '@/features/shell/shell.slice'
import { useOneByOne } from '@/hooks/use-one-by-one'
import { useAppSelector } from '@/store/hooks'
import { DialogHost } from './dialog-host'
import { PageLoadState } from './page-load-state'
import { useTabState } from './use-tab-state'

// Loaded lazily: the poster opens after the first page, and the tab badge is needed even later
const HomePosterGate = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-poster" */ './home-poster-gate')).HomePosterGate,
}))
const TabBadge = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-poster" */ './tab-badge')).TabBadge,
}))

/**
 * Overlays of every page: the home poster, dialogs, and the state of a page that is loading or failed to
 * load.
 */
export function AppOverlays() {
  const isPosterDue = useAppSelector(selectIsHomeDialogOpen)
  return (
    <>
      <PageLoadState />
      {isPosterDue && (
        <Suspense fallback={null}>
          <HomePosterGate />
        </Suspense>
      )}
      <DialogHost />
    </>
  )
}

/**
 * Rendered by each tab's page: keeps the tab bar's texts in the current language. On H5 the app itself
 * renders the overlays.
 */
export function TabOverlays() {
  useTabState()
  const isBadgeDue = useOneByOne(1, 0) === 1
  return isBadgeDue ? (
    <Suspense fallback={null}>
      <TabBadge />
    </Suspense>
  ) : null
}
