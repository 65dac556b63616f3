// The script in the page's head.
import { isReturn } from '@/platform/launch/is-return.h5'
import { afterFirstPaint } from './after-paint'
import { fetchAhead } from './ahead'
import { watchForFailure } from './failure'
import { filesIn, loadStyles, lookUpFiles, preload } from './files'
import { keepFirstStyles } from './first-styles'
import { beginReads } from './reads'
import { root, showSkeletonOf, splitHash } from './site'
import { tellWorker } from './visit'
import { isAnybody, isTextUsual, language, stored } from './visitor'

/** Handles an address without a hash when the server did not resolve its page: the service worker's answer. */
function leadCleanAddress(): void {
  const [, kind = '', id] = /^\/([a-z]+)(?:\/([^/]+))?$/.exec(location.pathname) ?? []
  const page = SITE.cleanPages[kind]
  if (page) history.replaceState(null, '', `/#/${page}${id ? `?id=${id}` : ''}`)
}

function placeNow() {
  const [hash, query] = splitHash()
  const route = hash || SITE.home
  const [welcome = route] = SITE.openToAll
  const isOpen = stored('privacyConsent') || SITE.openToAll.includes(route)
  return { route: isOpen ? route : welcome, query: new URLSearchParams(query) }
}

function applyTheme(): void {
  const theme = stored('theme')
  if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme)
}

/**
 * Shows the HTML's first screen (`data-first` is its language, `data-screens` its screens) if it is what the
 * app would render for this visitor. `data-poster` enables the opening poster, where the HTML has one, at a
 * launch on a tab (src/navigation/first-launch.ts).
 * @returns the screen's name; '' for none
 */
function chooseScreen(route: string): string {
  if (root.getAttribute('data-first') !== language || !isTextUsual) return ''
  if (SITE.tabs.includes(route) && !window.__medibookPosterShown && !isReturn())
    root.setAttribute('data-poster', '')
  const screen = isAnybody ? SITE.screens[route] : ''
  const screens = root.getAttribute('data-screens')?.split(' ') ?? []
  if (!screen || !screens.includes(screen)) return ''
  root.setAttribute('data-drawn', screen)
  return screen
}

/** Most pages' files are looked up while the app's own, which take longer, are loading. */
function preloadPage(route: string): void {
  if (SITE.pages[route]) filesIn(SITE, route).forEach(preload)
  else void lookUpFiles([route]).then((found) => found.forEach(preload))
}

leadCleanAddress()
const place = placeNow()
const { route } = place
applyTheme()
showSkeletonOf(route)
const drawn = chooseScreen(route)
/** The files that the app needs besides its own. */
function loadFiles(): void {
  loadStyles(drawn ? SITE.stylesheets : [...SITE.stylesheets, SITE.icons])
  preloadPage(route)
  SITE.texts.common?.[language]?.forEach(preload)
}
// the pictures of a tab's first screen would take the connections before them
if (drawn && !SITE.tabs.includes(route)) afterFirstPaint(loadFiles)
else loadFiles()
keepFirstStyles(drawn)
beginReads({ ...place, drawn })
fetchAhead(route)
tellWorker()
watchForFailure(Boolean(drawn))
