// The styles of a first screen contain a picture of its own icons. The app's, with all icons, is larger than its
// other styles together: behind a first screen it is requested when the app's scripts have arrived, and the
// first screen's styles stay until it is there.
import { preload } from './files'
import { root } from './site'

const RETRY_MS = 3000

/** Removes the first screen's styles when neither it, nor the poster, nor an icon needs them. */
export function keepFirstStyles(drawn: string): void {
  let isReady = false
  const drop = () => {
    if (isReady && !root.hasAttribute('data-drawn') && !document.getElementById('poster'))
      document.getElementById('first-css')?.remove()
  }
  const ready = () => {
    isReady = true
    drop()
  }
  const loadIcons = () => {
    const link = preload(SITE.icons)
    link.rel = 'stylesheet'
    link.onload = ready
    link.onerror = () => setTimeout(loadIcons, RETRY_MS)
  }
  // the app's scripts are deferred, so they have run by then
  addEventListener('DOMContentLoaded', drawn ? loadIcons : ready)
  // the first screen and the poster each remove their attribute when they go
  new MutationObserver(drop).observe(root, { attributes: true })
}
