import { DialogHost } from './dialog-host'
import { HomePosterGate } from './home-poster-gate'
import { PageLoadState } from './page-load-state'
import { useTabState } from './use-tab-state'

/** What lies over every page: the home poster, dialogs, and the state of a page that loads or failed to load. */
export function AppOverlays() {
  return (
    <>
      <PageLoadState />
      <HomePosterGate />
      <DialogHost />
    </>
  )
}

/** What each tab's page carries: it keeps the tab bar's texts in the language. On H5 the app itself carries the overlays. */
export function TabOverlays() {
  useTabState()
  return null
}
