import './polyfills'
import { useLaunch } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { AppOverlays } from './app-overlays'
import { AppFrame } from './app-overlays/app-frame'
import { ensureTexts, startTexts, translate } from './i18n/engine'
import { roomOfPage } from './i18n/languages'
import type { TextUnder } from './i18n/text-keys'
import { askConsentFirst, isOpening } from './navigation/first-launch'
import { followUnknownRoutes } from './navigation/not-found'
import { followTabTexts } from './navigation/tab-texts'
import { whenIdle } from './platform/idle'
import { prepareFetchedPages, setPageCompanion } from './platform/lazy-page'
import { followPrivacy } from './platform/privacy'
import { checkForUpdate } from './platform/update'
import { checkLoginAge } from './store/listeners/session-watch'
import { readAhead } from './store/read-ahead'
import { loadDressing, loadHomePoster, loadShopSettings, showEarlyAnswers, startStore } from './store/start'
import { makeStore } from './store/store'
import { keepFocusUncovered } from './utils/uncover-focus'
import './theme/browser-base'
import './app.scss'

// Deferred until after the first page's own calls
const AFTER_FIRST_PAGE_MS = 1000

askConsentFirst()
startTexts()
setPageCompanion(
  (path) => ensureTexts('common', roomOfPage(path)),
  () => showEarlyAnswers(store),
  (page, query) => readAhead(store, page, query),
)
prepareFetchedPages()
followTabTexts()
followPrivacy()
followUnknownRoutes()
keepFocusUncovered()

const store = makeStore()
startStore(store)

export default function App({ children }: PropsWithChildren) {
  useLaunch(({ path }) => {
    void ensureTexts('common').catch(() => undefined)
    checkLoginAge(store)
    checkForUpdate(() => {
      const text = (key: TextUnder<'common', 'app.update'>) => translate('common', `app.update.${key}`)
      return {
        title: text('title'),
        question: text('question'),
        confirm: text('confirm'),
        cancel: text('cancel'),
        outdated: text('outdated'),
      }
    })
    setTimeout(
      () =>
        whenIdle(() => {
          void ensureTexts('errors').catch(() => undefined)
          void loadDressing(store)
          if (isOpening(path)) void loadHomePoster(store)
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
