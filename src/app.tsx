import './polyfills'
import type { PropsWithChildren } from 'react'
import { useLaunch } from '@tarojs/taro'
import { Provider } from 'react-redux'
import { AppOverlays } from './app-overlays'
import { AppFrame } from './app-overlays/app-frame'
import { ensureTexts, startTexts, translate } from './i18n/engine'
import { roomOfPage } from './i18n/languages'
import { askConsentFirst } from './navigation/first-launch'
import { followUnknownRoutes } from './navigation/not-found'
import { isTabRoute } from './navigation/routes'
import { followTabTexts } from './navigation/tab-texts'
import { whenIdle } from './platform/idle'
import { setPageCompanion } from './platform/lazy-page'
import { checkForUpdate } from './platform/update'
import { loadHomePoster, loadShopSettings, showEarlyAnswers, startStore } from './store/start'
import { checkLoginAge } from './store/listeners/session-watch'
import { makeStore } from './store/store'
import { keepFocusUncovered } from './utils/uncover-focus'
import './app.scss'

// What nobody waits for comes after the first page's own calls
const AFTER_FIRST_PAGE_MS = 1000

const isEntryPath = (path = '') => /^\/?$/.test(path) || isTabRoute(`/${path.replace(/^\//, '')}`)

askConsentFirst()
startTexts()
setPageCompanion(
  (path) => ensureTexts('common', roomOfPage(path)),
  () => showEarlyAnswers(store),
)
followTabTexts()
followUnknownRoutes()
keepFocusUncovered()

const store = makeStore()
startStore(store)

export default function App({ children }: PropsWithChildren) {
  useLaunch(({ path }) => {
    void ensureTexts('common').catch(() => undefined)
    checkLoginAge(store)
    checkForUpdate(() => {
      const text = (key: string) => translate('common', `app.update.${key}`)
      return {
        title: text('title'),
        question: text('question'),
        confirm: text('confirm'),
        cancel: text('cancel'),
      }
    })
    setTimeout(
      () =>
        whenIdle(() => {
          void ensureTexts('errors').catch(() => undefined)
          // who comes by a link, or back from the cashier, has come for that page
          if (isEntryPath(path)) void loadHomePoster(store)
          void loadShopSettings(store)
        }),
      AFTER_FIRST_PAGE_MS,
    )
  })
  return (
    <Provider store={store}>
      <AppFrame>
        {/* First: Taro's style sheet hides a page that is not the last child of the router */}
        <AppOverlays />
        {children}
      </AppFrame>
    </Provider>
  )
}
