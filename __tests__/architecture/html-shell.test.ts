import { languages, matchLanguage } from '../../src/i18n/languages'
import { scripts, started, visit } from '../support/shell-visit'

test('the scripts of the HTML are one line each, and define only the names that the app reads', () => {
  for (const text of Object.values(scripts)) expect(text).not.toContain('\n')
  expect(visit(['head', 'shell', 'poster'], { stored: started }).names).toEqual(['__medibookEarly'])
})

test.each([[['zh-HK']], [['zh-SG', 'en']], [['de', 'ja-JP']], [['pt-PT']]])(
  'selects the same language as the app for a browser with %j',
  (tags) => {
    const { asked } = visit(['head'], { stored: started, tags })
    expect(asked[0]?.headers['Accept-Language']).toBe(matchLanguage(tags))
  },
)

test.each(languages)('applies the chosen language %s, and ignores an unknown choice', (language) => {
  const chosen = visit(['head'], { stored: { ...started, language }, tags: ['es'] })
  expect(chosen.asked[0]?.headers['Accept-Language']).toBe(language)
  const unknown = visit(['head'], { stored: { ...started, language: `${language}-x` }, tags: ['es'] })
  expect(unknown.asked[0]?.headers['Accept-Language']).toBe('es')
})

test('requests the page’s files and reads, with the valid session and the parameters of the address', () => {
  const stored = { ...started, thirdSession: 's-1', thirdSessionExpiresAtMs: Date.now() + 60_000 }
  const { asked, preloaded, window } = visit(['head'], { path: '/goods/a%2Fb', stored })
  expect(window.location.hash).toBe('#/goods?id=a%2Fb')
  expect(preloaded).toEqual(['/css/app.css', '/css/icons.css', '/css/goods.css', '/js/goods.js', '/js/fr.js'])
  expect(asked.map(({ path }) => path)).toEqual(['/api/goods/a%2Fb'])
  expect(asked[0]?.headers).toEqual({ 'app-id': 'a', 'Accept-Language': 'fr', 'third-session': 's-1' })
  const expired = { ...stored, thirdSessionExpiresAtMs: Date.now() - 1 }
  expect(visit(['head'], { stored: expired }).asked[0]?.headers['third-session']).toBe('')
})

test('looks up the files of unknown pages; a page that does not exist has none', async () => {
  const files = async (path: string) => {
    const { asked, window } = visit(['head'], { path, stored: started })
    await new Promise((resolve) => setImmediate(resolve))
    const hrefs = [...window.document.querySelectorAll('link')].map((link) => link.getAttribute('href'))
    return [asked.map((one) => one.path), hrefs.filter((href) => href?.endsWith('.js'))]
  }
  expect(await files('/#/far/page')).toEqual([
    ['/js/pages.json'],
    ['/js/fr.js', '/js/far.js', '/js/shared.js', '/js/far-fr.js'],
  ])
  // not those of its folder, `main`
  expect(await files('/#/pages/trolley/index')).toEqual([
    ['/js/pages.json'],
    ['/js/fr.js', '/js/cart.js', '/js/cart-fr.js'],
  ])
  expect(await files('/#/no-such-page')).toEqual([['/js/pages.json'], ['/js/fr.js']])
})

test('likely next files are prefetched when idle, each once; then the app is notified', async () => {
  const { window } = visit(['head'], { stored: started })
  const told = new Promise((resolve) => {
    window.addEventListener('pagesfetched', (event) => resolve((event as CustomEvent).detail))
  })
  const fetched = () => [...window.document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')]
  const next = ['/js/far.js', '/js/shared.js', '/js/far-fr.js', '/js/main-fr.js']
  while (fetched().length < next.length) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(fetched().map((link) => link.getAttribute('href'))).toEqual(next)
  fetched()[3]?.dispatchEvent(new window.Event('load'))
  expect(await told).toEqual(['home', 'far/page', 'pages/near'])
})

test.each<[string, Record<string, unknown>, string[]]>([
  ['would see what the server draws', started, ['open medibook-visit', 'put /drawn']],
  ['sees another language', { ...started, language: 'en' }, ['delete medibook-visit']],
  [
    'is signed in',
    { ...started, thirdSession: 's', thirdSessionExpiresAtMs: Date.now() + 60_000 },
    ['delete medibook-visit'],
  ],
  ['has agreed to nothing yet', {}, []],
])('tells the service worker when the visitor %s', async (_, stored, told) => {
  const calls: string[] = []
  const { window } = visit(['head'], { stored })
  const cache = { put: (path: string) => Promise.resolve(calls.push(`put ${path}`)) }
  Object.assign(window, {
    Response: class {},
    caches: {
      open: (name: string) => Promise.resolve(calls.push(`open ${name}`)).then(() => cache),
      delete: (name: string) => Promise.resolve(calls.push(`delete ${name}`)),
    },
  })
  if (window.document.readyState === 'complete') window.dispatchEvent(new window.Event('load'))
  else await new Promise((resolve) => window.addEventListener('load', resolve))
  await new Promise((resolve) => setImmediate(resolve))
  expect(calls).toEqual(told)
})

test('before consent shows the welcome page, except for pages that are open to everyone', () => {
  const drawn = (path: string, stored = {}) => {
    const { root } = visit(['head'], { path, stored, html: 'data-first="fr" data-screens="home welcome"' })
    return root.getAttribute('data-drawn')
  }
  expect(drawn('/')).toBe('welcome')
  expect(drawn('/#/goods?id=1')).toBe('welcome')
  expect(drawn('/#/article?id=1')).toBeNull()
  expect(drawn('/', started)).toBe('home')
})

test.each<[string, Record<string, unknown>, string | null]>([
  ['', {}, 'home'],
  ['in another language', { language: 'en' }, null],
  ['with larger text', { textScale: 2 }, null],
  ['in one region', { region: 'hk' }, null],
  ['in all regions', { region: 'all' }, 'home'],
  ['signed in', { thirdSession: 's', thirdSessionExpiresAtMs: Date.now() + 60_000 }, null],
])('a prerendered home is shown to a visitor %s, as the app would', (_, stored, shown) => {
  const html = 'data-first="fr" data-screens="home welcome"'
  const { root, asked } = visit(['head'], { stored: { ...started, ...stored }, html })
  expect(root.getAttribute('data-drawn')).toBe(shown)
  expect(asked.map(({ path }) => path)).toEqual(shown ? [] : ['/api/icons'])
})

test('reads without an answer in a prerendered page start when its answers are passed to the app', async () => {
  const html = 'data-first="fr" data-screens="home"'
  const { window, asked } = visit(['head'], { stored: started, html })
  window.__medibookAnswers?.({ '/other': { code: 0 } })
  expect(asked.map(({ path }) => path)).toEqual(['/api/icons'])
  const { '/api/other': other } = window.__medibookEarly ?? {}
  expect(other).toMatchObject({ language: 'fr', session: '', settled: { data: { code: 0 } } })
  expect(await other?.answer).toMatchObject({ statusCode: 200, data: { code: 0 } })
})

test('a script that failed to load is reported once, in the visitor’s language', () => {
  const { window } = visit(['head'], { stored: started, body: '<div id="shell"><div class="m"></div></div>' })
  const script = window.document.body.appendChild(window.document.createElement('script'))
  for (const _ of [1, 2]) script.dispatchEvent(new window.Event('error'))
  expect([...window.document.querySelectorAll('[role=alert]')].map((note) => note.textContent)).toEqual([
    'ÉchecRecharger',
  ])
})

test('a script that failed to load is reported in the page’s language to a visitor with another', () => {
  const body = '<div id="shell"><div class="m"></div></div>'
  const { window } = visit(['head'], { stored: { ...started, language: 'es' }, body })
  const script = window.document.body.appendChild(window.document.createElement('script'))
  script.dispatchEvent(new window.Event('error'))
  expect(window.document.querySelector('[role=alert] button')?.textContent).toBe('Recharger')
})

test('the skeleton of a tab, of a page, or of the welcome page is chosen before the first paint', () => {
  const isInner = (path: string, stored: Record<string, unknown>) =>
    visit(['head'], { path, stored }).root.hasAttribute('data-inner')
  expect(isInner('/', started)).toBe(false)
  expect(isInner('/#/goods?id=1', started)).toBe(true)
  expect(isInner('/', {})).toBe(true)
})

test.each([
  [false, 'first home', 'narrow'],
  [true, 'first home wide', 'wide'],
])(
  'the rendered screen for the window stays (wide: %j), and is removed when another page is opened',
  (isWide, className, words) => {
    const screens =
      '<div class="first home"><div class="first-page">narrow</div></div>' +
      '<template class="first home"><div class="first-page">wide</div></template><div class="first other"></div>'
    const { window, root } = visit(['head', 'shell'], {
      stored: started,
      isWide,
      html: 'data-first="fr" data-screens="home"',
      body: `${screens}<div id="shell"></div>`,
    })
    const firsts = () => [...window.document.querySelectorAll('.first')]
    expect(firsts().map((one) => [one.className, one.textContent])).toEqual([[className, words]])
    window.location.hash = '#/goods?id=1'
    window.dispatchEvent(new window.Event('hashchange'))
    expect(firsts()).toEqual([])
    expect(root.hasAttribute('data-drawn')).toBe(false)
    expect(root.hasAttribute('data-inner')).toBe(true)
  },
)

test('the first screen waits only for the pictures of the app that it shows', async () => {
  const { window } = visit(['head', 'shell'], {
    stored: started,
    html: 'data-first="fr" data-screens="home"',
    body:
      '<div class="first home"><img src="/a.svg"><img src="/b.svg"></div>' +
      '<div id="shell"></div><div id="app"></div>',
  })
  const { document } = window
  const come = new Set(['first /a.svg'])
  Object.defineProperty(window.HTMLImageElement.prototype, 'complete', {
    get(this: HTMLImageElement) {
      return come.has(`${this.closest('.first') ? 'first' : 'app'} ${this.getAttribute('src')}`)
    },
  })
  const frame = () => new Promise((resolve) => window.requestAnimationFrame(() => setImmediate(resolve)))
  const isThere = () => document.querySelector('.first') !== null
  document.documentElement.setAttribute('data-styled', '')
  const page = document.querySelector('#app')?.appendChild(document.createElement('main'))
  if (page) page.className = 'taro_page'
  if (page) page.innerHTML = 'Bonjour<img src="/a.svg"><img src="/b.svg">'
  await frame()
  expect(isThere()).toBe(true)
  come.add('app /a.svg')
  document.querySelector('main img')?.dispatchEvent(new window.Event('load'))
  await frame()
  expect(isThere()).toBe(false)
})

test.each(['Escape', 'Enter', ' '])(
  'closes the opening poster by the key %j, and never where it is not shown',
  (key) => {
    const body = '<div id="poster" data-ms="5000"><i role="button">5 s</i></div>'
    const { window, root } = visit(['poster'], { html: 'data-poster', body })
    expect(window.__medibookPosterShown).toBe(true)
    window.document.dispatchEvent(new window.KeyboardEvent('keydown', { key }))
    expect(window.document.getElementById('poster')).toBeNull()
    expect(root.hasAttribute('data-poster')).toBe(false)
    const away = visit(['poster'], { body })
    expect(away.window.document.getElementById('poster')).toBeNull()
    expect(away.names).toEqual([])
  },
)

test.each([
  ['/', 'navigate', true],
  ['/', 'reload', false],
  ['/', 'back_forward', false],
  ['/#/home', 'reload', false],
  ['/#/goods?id=1', 'navigate', false],
])('enables the opening poster at %s after a %s: %s', (path, navigation, isEnabled) => {
  const { root } = visit(['head'], { path, navigation, stored: started, html: 'data-first="fr"' })
  expect(root.hasAttribute('data-poster')).toBe(isEnabled)
})
