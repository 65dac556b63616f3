import { DialogHost } from './dialog-host'
import { HomePosterGate } from './home-poster-gate'
import { PageLoadState } from './page-load-state'

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

/** On H5 the app itself carries the overlays. */
export function TabOverlays() {
  return null
}
