import type { Language } from '@/i18n/languages'

/**
 * What the build hands to the scripts of the HTML (build/html-shell.mjs). They are for the browsers that the app is
 * built for (browserslist), and run before it is there.
 */
export interface Site {
  /** Routes that are likely to be opened next, the most frequent first. */
  next: string[]
  /** Their files are fetched so many milliseconds after the page has loaded. */
  prefetchMs: number
  /** Addresses of the app's own style sheets. */
  stylesheets: string[]
  /** Route → addresses of its files; in a page with a first screen those of its screens alone. */
  pages: Record<string, string[]>
  /** Address of what is looked up when it is needed, as JSON (`Lookup`). */
  lookup: string
  /** Room → language → addresses of its texts. */
  texts: Record<string, Record<string, string[]>>
  home: string
  tabs: string[]
  /** The welcome page, and what may be read before consent. */
  openToAll: string[]
  /** Route → API paths that it reads first, with `{name}` for a parameter of its address. */
  earlyReads: Record<string, string[]>
  /** Headers that every call has. */
  headers: Record<string, string>
  sessionHeader: string
  apiPrefix: string
  /** Whether the API is at the page's own origin. */
  sameOrigin: boolean
  /** Route → name of its first screen, for those that have one. */
  screens: Record<string, string>
  /** First part of an address without a hash → route. */
  cleanPages: Record<string, string>
  /** Language → the text shown when a script failed to load, and its button. */
  loadFailure: Record<string, [words: string, button: string]>
  /** From here on pages have their desktop layout, in CSS pixels. */
  desktopFromPx: number
}

export interface Lookup {
  /** Route → addresses of its files, for all pages. */
  pages: Site['pages']
}

declare global {
  /** Stands in front of the script (build/html-shell/bundle.mjs). */
  const SITE: Site
  interface Window {
    /** API address → the read started before the app was loaded (src/platform/request/early-read.ts). */
    __medibookEarly?: Record<string, EarlyRead>
    /** Takes the answers of a first screen, by API path; there while the drawn page is to be shown. */
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
  /** The answer, as soon as it is there. */
  settled?: Answer
}

export const root = document.documentElement

/** Shows the skeleton of a tab, or of a page without the tab bar. */
export function showSkeletonOf(route: string): void {
  root.toggleAttribute('data-inner', !SITE.tabs.includes(route))
}

/** Route and query behind the hash; '' for no route. */
export function splitHash(): [route: string, query: string] {
  const [route = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
  return [route, query]
}
