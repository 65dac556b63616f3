import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import type { Language } from '@contract/constants/enums'
import { AppFrame } from '@/app-overlays/app-frame'
import { startTexts } from '@/i18n/engine'
import { apiUrl } from '@/platform/config'
import { setSystemLanguage } from '@/platform/system/index.server'
import { showEarlyAnswers } from '@/store/start'
import { makeStore } from '@/store/store'

/** Answers of the API to a person who is not signed in: path → body. */
export type Answers = Readonly<Record<string, unknown>>

/** The reads of an HTML page as src/platform/request/early-read.ts finds them. */
interface WithEarlyReads {
  __medibookEarly?: Record<string, unknown>
}

const earlyReadsOf = (language: Language, answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers).map(([path, data]) => {
      const settled = { statusCode: 200, data, header: {} }
      return [apiUrl(path), { session: '', language, answer: Promise.resolve(settled), settled }]
    }),
  )

/** The app places its tab bar below the element in which pages scroll; what is drawn in one piece has it inside. */
function asInApp(markup: string): string {
  const from = markup.lastIndexOf('<nav ')
  const to = markup.indexOf('</nav>', from) + '</nav>'.length
  const bar = from < 0 ? '' : markup.slice(from, to)
  const page = from < 0 ? markup : markup.slice(0, from) + markup.slice(to)
  const pageClass = `first-page first-page_stationed${bar ? ' first-tabbar_page' : ''}`
  return `<div class="first-tabbar__panel"><div class="first-router"><div class="${pageClass}"><div>${page}</div></div></div></div>${bar}`
}

/**
 * Draws a page of the app as it first appears to somebody who is not signed in.
 * It is drawn in one go: the language is a state of the module.
 */
export function drawPage(Page: ComponentType, language: Language, answers: Answers): string {
  setSystemLanguage(language)
  startTexts()
  const store = makeStore()
  const global = globalThis as WithEarlyReads
  global.__medibookEarly = earlyReadsOf(language, answers)
  showEarlyAnswers(store)
  delete global.__medibookEarly
  const markup = renderToStaticMarkup(
    <Provider store={store}>
      <AppFrame>
        <Page />
      </AppFrame>
    </Provider>,
  )
  return asInApp(markup)
}
