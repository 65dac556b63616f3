// Every page stands on these: in the app's own script they need no request of their own
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

// The poster opens after the first page, and the number at a tab comes later still: their code comes then
const HomePosterGate = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-poster" */ './home-poster-gate')).HomePosterGate,
}))
const TabBadge = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-poster" */ './tab-badge')).TabBadge,
}))

/** What lies over every page: the home poster, dialogs, and the state of a page that loads or failed to load. */
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

/** What each tab's page carries: it keeps the tab bar's texts in the language. On H5 the app itself carries the overlays. */
export function TabOverlays() {
  useTabState()
  const isBadgeDue = useOneByOne(1, 0) === 1
  return isBadgeDue ? (
    <Suspense fallback={null}>
      <TabBadge />
    </Suspense>
  ) : null
}
