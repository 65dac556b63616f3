import { HomePosterGate } from './home-poster-gate'

/** Nothing can be drawn over all pages of a mini-program: dialogs are the system's own. */
export function AppOverlays() {
  return null
}

/** The overlays that a tab's page carries: the home poster. */
export function TabOverlays() {
  return <HomePosterGate />
}
