import { createRequire } from 'node:module'
import { inlineScript } from '../../build/html-shell/bundle.mjs'

const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom') as typeof import('jsdom')

const lookup = {
  pages: {
    'far/page': ['/js/far.js', '/js/shared.js'],
    'pages/near': ['/js/shared.js'],
    'pages/trolley/index': ['/js/cart.js'],
  },
  texts: {
    far: { fr: ['/js/far-fr.js'], en: ['/js/far-en.js'] },
    main: { fr: ['/js/main-fr.js'] },
    'pages/trolley': { fr: ['/js/cart-fr.js'] },
  },
}

/** The scripts of the HTML, as the build writes them. */
export const scripts = {
  head: inlineScript('head.ts', {
    next: ['home', 'far/page', 'pages/near'],
    prefetchMs: 0,
    stylesheets: ['/css/app.css'],
    icons: '/css/icons.css',
    pages: { home: ['/js/home.js'], goods: ['/js/goods.js', '/css/goods.css'] },
    lookup: '/js/pages.json',
    texts: { common: { fr: ['/js/fr.js'] } },
    home: 'home',
    tabs: ['home'],
    openToAll: ['welcome', 'article'],
    earlyReads: { home: ['/icons'], goods: ['/goods/{id}', '/of/{other}'] },
    headers: { 'app-id': 'a' },
    sessionHeader: 'third-session',
    apiPrefix: '/api',
    sameOrigin: true,
    screens: { home: 'home', welcome: 'welcome', goods: 'goods' },
    cleanPages: { goods: 'goods' },
    loadFailure: { fr: ['Échec', 'Recharger'] },
  }),
  shell: inlineScript('shell.ts', {
    home: 'home',
    tabs: ['home'],
    screens: { home: 'home' },
    desktopFromPx: 960,
  }),
  poster: inlineScript('poster.ts'),
}

interface Visitor {
  path?: string
  stored?: Record<string, unknown>
  tags?: string[]
  /** Attributes of the html element, and the content of its body. */
  html?: string
  body?: string
  /** How the browser came to the document: 'reload' for example. */
  navigation?: string
  /** True for a window with the desktop layout. */
  isWide?: boolean
  /** What the browser has besides jsdom's. */
  globals?: Record<string, unknown>
}

/** The document in a visitor's browser after these scripts. */
export function visit(names: (keyof typeof scripts)[], visitor: Visitor = {}) {
  const { path = '/', stored = {}, tags = ['fr-CA'], html = '', body = '<div id="shell"></div>' } = visitor
  const { isWide = false, navigation = 'navigate', globals = {} } = visitor
  const asked: { path: string; headers: Record<string, string> }[] = []
  const { window } = new JSDOM(`<html ${html}><head><style></style></head><body>${body}</body></html>`, {
    url: `http://localhost${path}`,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  })
  Object.defineProperty(window.navigator, 'languages', { value: tags })
  Object.assign(window.performance, {
    mark: () => undefined,
    getEntriesByType: () => [{ type: navigation }],
  })
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: isWide && query === '(min-width:960px)' }),
    fetch: (url: string, { headers = {} }: { headers?: Record<string, string> } = {}) => {
      asked.push({ path: url, headers })
      if (url !== '/js/pages.json') return new Promise(() => undefined)
      return Promise.resolve({ json: () => Promise.resolve(lookup) })
    },
  })
  Object.assign(window, globals)
  for (const [key, data] of Object.entries(stored)) window.localStorage.setItem(key, JSON.stringify({ data }))
  const before = Object.keys(window)
  for (const name of names) window.eval(scripts[name])
  const root = window.document.documentElement
  return {
    root,
    window,
    asked,
    preloaded: [...window.document.querySelectorAll('link')].map((link) => link.getAttribute('href')),
    names: Object.keys(window).filter((name) => !before.includes(name)),
  }
}

export const started = { privacyConsent: true }
