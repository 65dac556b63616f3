import type { RedirectLaunch } from './types'

// Called while the app's module loads: the router has not read the address yet
export const redirectLaunch: RedirectLaunch = (decide) => {
  const other = decide(window.location.hash.replace(/^#/, ''))
  if (other !== null) window.location.replace(`#${other}`)
}

/** In a browser the address is replaced immediately. */
export function retryRedirect(): void {}
