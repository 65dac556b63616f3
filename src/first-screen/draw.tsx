import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import type { Language } from '@contract/constants/enums'
import { setReadRetryDelays, setRequestLanguage } from '@/api/request'
import { AppFrame } from '@/app-overlays/app-frame'
import { currentLanguage, startTexts } from '@/i18n/engine'
import { apiUrl } from '@/platform/config'
import { setSystemLanguage } from '@/platform/system/index.server'
import { setVisit } from '@/platform/visit/index.server'
import { showEarlyAnswers } from '@/store/start'
import { makeStore } from '@/store/store'
import type { Answers } from './answers'
import type { Screen } from './screens'

/** The early reads of an HTML page, where src/platform/request/early-read.ts looks them up. */
interface WithEarlyReads {
  __medibookEarly?: Record<string, unknown>
}

/** The page to render, and for which audience. */
export interface View {
  route: string
  /** Id of the page's subject; '' for a page without one. */
  id: string
  language: Language
  answers: Answers
}

/** Viewport widths for rendering: a phone, and a window with the desktop layout. */
const widths = { narrow: 375, wide: 1440 } as const
export type Width = keyof typeof widths

setRequestLanguage(currentLanguage)
setReadRetryDelays([])

const earlyReadsOf = (language: Language, answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers).map(([path, data]) => {
      const settled = { statusCode: 200, data, header: {} }
      return [apiUrl(path), { session: '', language, answer: Promise.resolve(settled), settled }]
    }),
  )

/** In the app the tab bar is below the element in which pages scroll; in static HTML it has to be inside it. */
function asInApp(markup: string, isTab: boolean): string {
  const from = isTab ? markup.lastIndexOf('<nav ') : -1
  const to = markup.indexOf('</nav>', from) + '</nav>'.length
  const bar = from < 0 ? '' : markup.slice(from, to)
  const page = from < 0 ? markup : markup.slice(0, from) + markup.slice(to)
  const pageClass = `first-page first-page_stationed${bar ? ' first-tabbar_page' : ''}`
  return (
    '<div class="first-tabbar__panel"><div class="first-router"><div ' +
    `class="${pageClass}"><div>${page}</div></div></div></div>${bar}`
  )
}

/**
 * Renders a page of the app as it first appears to a visitor who is not signed in. Language, window and
 * answers are module state during a rendering, so pages must be rendered one after the other.
 */
export async function drawPage(
  { page: Page, ask }: Screen,
  { route, id, language, answers }: View,
): Promise<Record<Width, string>> {
  setSystemLanguage(language)
  startTexts()
  setVisit({ route, params: id ? { id } : {}, width: widths.narrow })
  const store = makeStore()
  const global = globalThis as WithEarlyReads
  global.__medibookEarly = earlyReadsOf(language, answers)
  showEarlyAnswers(store)
  if (ask && Object.keys(answers).length > 0) await Promise.all(ask(store.dispatch, id, answers))
  delete global.__medibookEarly
  const drawAt = (width: Width) => {
    setVisit({ route, params: id ? { id } : {}, width: widths[width] })
    const markup = renderToStaticMarkup(
      <Provider store={store}>
        <AppFrame>
          <Page />
        </AppFrame>
      </Provider>,
    )
    return asInApp(markup, route.startsWith('pages/'))
  }
  return { narrow: drawAt('narrow'), wide: drawAt('wide') }
}
