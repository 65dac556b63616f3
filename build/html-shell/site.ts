import type { Language } from '@/i18n/languages'

/**
 * Values passed by the build to the inline scripts (build/html-shell.mjs). The scripts support the same
 * browsers as the app (browserslist) and run before it.
 */
export interface Site {
  /** Routes likely to be opened next, the most frequent first. */
  next: string[]
  /** Delay of the prefetch after the page has loaded, in milliseconds. */
  prefetchMs: number
  /** Addresses of the app's own style sheets. */
  stylesheets: string[]
  /** Address of the style sheet with the picture of all icons. */
  icons: string
  /** Route → addresses of its files; in a page with a first screen only those of its screens. */
  pages: Record<string, string[]>
  /** Address of the data looked up on demand, as JSON (`Lookup`). */
  lookup: string
  /** Namespace → language → addresses of its texts; in a page with a first screen only those that it needs. */
  texts: Record<string, Record<string, string[]>>
  home: string
  tabs: string[]
  /** The welcome page, and the pages readable before consent. */
  openToAll: string[]
  /** Route → API paths of its first reads, with `{name}` for a parameter of its address. */
  earlyReads: Record<string, string[]>
  /** Headers of every call. */
  headers: Record<string, string>
  sessionHeader: string
  apiPrefix: string
  /** Whether the API is at the page's own origin. */
  sameOrigin: boolean
  /** Route → name of its first screen, for routes with one. */
  screens: Record<string, string>
  /** First part of an address without a hash → route. */
  cleanPages: Record<string, string>
  /**
   * Language → the text shown when a script failed to load, and its button; in a page with a first screen only
   * the page's own.
   */
  loadFailure: Record<string, [words: string, button: string]>
  /** Minimum width of the desktop layout, CSS px. */
  desktopFromPx: number
}

export interface Lookup {
  /** Route → addresses of its files, for all pages. */
  pages: Site['pages']
  /** Namespace → language → addresses of its texts, for all namespaces. */
  texts: Site['texts']
}

declare global {
  /** Prepended to the script (build/html-shell/bundle.mjs). */
  const SITE: Site
  interface Window {
    /** API address → the read started before the app was loaded (src/platform/request/early-read.ts). */
    __medibookEarly?: Record<string, EarlyRead>
    /** Receives the answers of a first screen, by API path; defined while that screen is to be shown. */
    __medibookAnswers?: (bodies: Record<string, unknown>) => void
    /** The HTML has shown the opening poster (src/platform/first-screen). */
    __medibookPosterShown?: boolean
  }
}

export interface Answer {
  statusCode: number
  data: unknown
  header: Record<string, string>
}

export interface EarlyRead {
  session: string
  language: Language
  answer: Promise<Answer>
  /** The answer, once it has arrived. */
  settled?: Answer
}

export const root = document.documentElement

/** Shows the skeleton of a tab, or of a page without the tab bar. */
export function showSkeletonOf(route: string): void {
  root.toggleAttribute('data-inner', !SITE.tabs.includes(route))
}

/** Route and query in the hash; '' for no route. */
export function splitHash(): [route: string, query: string] {
  const [route = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
  return [route, query]
}
