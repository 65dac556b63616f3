// The service worker of the H5 app; build/service-worker.mjs bundles it. It caches files only: server answers
// are stored by the app itself (src/api/kept-answers.ts), so that signing out can remove them.
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'

const DAY_SECONDS = 86_400
const MOST_PICTURES = 160
const LONGEST_MS = 60_000
/** How long to wait for the server's page before the cached shell is shown. */
const LONGEST_PAGE_MS = 1000
/** Exists when the last visit was one that the server's page is rendered for. */
const VISIT_CACHE = 'medibook-visit'

/** Pending fetches: a worker is replaced only when it has none. */
const fetching = new Set()
let isEnding = false
const endable = {
  requestWillFetch: async ({ request }) => {
    const controller = new AbortController()
    const end = () => controller.abort()
    fetching.add(end)
    request.signal.addEventListener('abort', end)
    if (isEnding) end()
    setTimeout(() => {
      fetching.delete(end)
      end()
    }, LONGEST_MS)
    return new Request(request, { signal: controller.signal })
  },
}

// The app asks the user before replacing the worker (src/platform/update), then tells the old worker to abort
// its fetches: otherwise the browser could delay the new one for up to five minutes, until a stalled picture
// fails
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') self.skipWaiting()
  if (event.data?.type !== 'END_FETCHES') return
  isEnding = true
  for (const end of fetching) end()
})
// Takes control on the first visit, so that its pictures and texts are cached too
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

const shell = createHandlerBoundToURL('/shell.html')

/** The app version that a page starts: its script's name includes a hash of all others. */
const versionOf = (html) => /js\/app\.[0-9a-f]+\.js/.exec(html)?.[0]

/** The server's page; null when it is unavailable, or of another version, which starts only when the user agrees. */
async function drawnPage(options) {
  const response = await fetch(options.request)
  if (!response.ok) return null
  const [drawn, kept] = await Promise.all([response.text(), shell(options).then((page) => page.text())])
  const { status, headers } = response
  return versionOf(drawn) === versionOf(kept) ? new Response(drawn, { status, headers }) : null
}

/**
 * The entry page. The server's page is readable before the app's scripts have run, but it is awaited only
 * where it is what the visitor would see (recorded at the last visit: build/html-shell/visit.ts), and only
 * briefly: after that, and offline, the cached files start with the shell, in which the app shows its stored
 * answers.
 */
async function entrance(options) {
  const isHome = /^(#\/?(pages\/Home\/index)?)?$/.test(new URL(options.request.url).hash)
  if (!isHome || !(await caches.has(VISIT_CACHE))) return shell(options)
  const later = new Promise((resolve) => setTimeout(resolve, LONGEST_PAGE_MS, null))
  return (await Promise.race([drawnPage(options).catch(() => null), later])) ?? shell(options)
}

// Only navigations of the app itself: other pages of the server (API docs, sandbox) must never be answered
// with the app
registerRoute(new NavigationRoute(entrance, { allowlist: [/^\/(index\.html)?(\?.*)?$/] }))

// Addresses without a hash belong to the server, which includes their content; offline the app's page
// resolves them itself (build/html-shell/head.ts)
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && /^\/((goods|clinic|doctor|article)\/[^/]+|catalogue)$/.test(url.pathname),
  (options) => fetch(options.request).catch(() => shell(options)),
)

const ownFile =
  (folder) =>
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith(folder)
const answered = { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) }

// Texts and other files with a content hash in their names: as many as the app has, since with fewer a long visit
// would remove those of its start, without which nothing starts offline
for (const folder of ['/js/', '/css/', '/static/']) {
  registerRoute(
    ownFile(folder),
    new CacheFirst({
      cacheName: 'medibook-files',
      plugins: [
        endable,
        answered,
        new ExpirationPlugin({ maxEntries: self.FILES_OF_APP, purgeOnQuotaError: true }),
      ],
    }),
  )
}
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin &&
    url.pathname.startsWith('/assets/') &&
    request.destination !== 'video' &&
    !request.headers.has('range'),
  new StaleWhileRevalidate({
    cacheName: 'medibook-pictures',
    plugins: [
      endable,
      answered,
      new ExpirationPlugin({
        maxEntries: MOST_PICTURES,
        maxAgeSeconds: 30 * DAY_SECONDS,
        purgeOnQuotaError: true,
      }),
    ],
  }),
)
