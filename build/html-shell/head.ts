// The script at the top of the page.
import { fetchAhead, textsOf } from './ahead'
import { watchForFailure } from './failure'
import { filesOf, loadStyles, preload } from './files'
import { beginReads } from './reads'
import { root, showSkeletonOf, splitHash } from './site'
import { tellWorker } from './visit'
import { isAnybody, isTextUsual, language, stored } from './visitor'

/** An address without a hash, where the server did not say which page it is: the service worker's answer to it. */
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
 * When the HTML has a first screen (`data-first` is its language, `data-screens` its screens) that is what the app
 * would draw for this visitor, it is shown. `data-poster` lets the opening poster be shown, where the HTML has one,
 * over a tab.
 * @returns the screen's name; '' for none
 */
function chooseScreen(route: string): string {
  if (root.getAttribute('data-first') !== language || !isTextUsual) return ''
  if (SITE.tabs.includes(route) && !window.__medibookPosterShown) root.setAttribute('data-poster', '')
  const screen = isAnybody ? SITE.screens[route] : ''
  const screens = root.getAttribute('data-screens')?.split(' ') ?? []
  if (!screen || !screens.includes(screen)) return ''
  root.setAttribute('data-drawn', screen)
  return screen
}

/** Of most pages the files are looked up, beside the app's own, which take longer. */
function preloadPage(route: string): void {
  const files = SITE.pages[route]
  if (files) files.forEach(preload)
  else void filesOf([route]).then((found) => found.forEach(preload))
}

leadCleanAddress()
const place = placeNow()
const { route } = place
applyTheme()
showSkeletonOf(route)
const drawn = chooseScreen(route)
loadStyles(SITE.stylesheets)
preloadPage(route)
;[...(SITE.texts.common?.[language] ?? []), ...textsOf(route)].forEach(preload)
beginReads({ ...place, drawn })
fetchAhead(route)
tellWorker()
watchForFailure(Boolean(drawn))
