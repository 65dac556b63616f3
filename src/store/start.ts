import type { Action } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { api, justRead, userTags } from '@/api/api'
import { type EarlyAnswer, keepEarlyAnswers, takeEarlyAnswers } from '@/api/early-answers'
import { keptHome } from '@/api/kept-answers'
import { onReach, setRequestLanguage } from '@/api/request'
// stored answers of the home page can be restored only for endpoints that are already defined
import '@/features/catalogue/api/home-goods.api'
import { contentApi, type HomeDressing } from '@/features/content/api/content.api'
import { readCurrency } from '@/features/currency/read-currency'
import {
  dressingRestored,
  homeDialogReceived,
  networkFound,
  networkLost,
  selectIsNetworkLost,
} from '@/features/shell/shell.slice'
import { configApi, type HomeConfig } from '@/features/shop-config/api/config.api'
import { homeConfigRead } from '@/features/shop-config/shop-config.slice'
import { currentLanguage, subscribeToTexts } from '@/i18n/engine'
import { currentRoute } from '@/navigation/navigate'
import { isTabRoute } from '@/navigation/routes'
import { resolveAsset } from '@/platform/config'
import { isPosterShown } from '@/platform/first-screen'
import { whenIdle } from '@/platform/idle'
import { isOnline, listenToSystem } from '@/platform/system'
import { mergeVisitorCart, restoreVisitorCart } from './listeners/cart'
import { startErrorDialog } from './listeners/error-dialog'
import { restorePreferences } from './listeners/preferences'
import { checkLoginAge, restoreStoredSession, watchSession } from './listeners/session-watch'
import type { AppStore } from './reducer'

/**
 * Connects a store to the device and the request wrapper. Called once per app.
 * @returns a function that disconnects it
 */
export function startStore(store: AppStore): () => void {
  setRequestLanguage(currentLanguage)
  restoreStoredSession(store)
  restoreVisitorCart(store)
  void mergeVisitorCart(store)
  restorePreferences(store)
  let deviceToldMs = 0
  // RTK Query's own listeners are window events, which a mini-program does not have
  const stopFocus = setupListeners(
    store.dispatch,
    (dispatch, { onFocus, onFocusLost, onOnline, onOffline }) =>
      listenToSystem({
        onShow: () => {
          dispatch(onFocus())
          checkLoginAge(store)
        },
        onHide: () => {
          dispatch(onFocusLost())
        },
        onOnline: () => {
          deviceToldMs = Date.now()
          dispatch(networkFound())
          dispatch(onOnline())
        },
        onOffline: () => {
          deviceToldMs = Date.now()
          dispatch(networkLost())
          dispatch(onOffline())
        },
      }),
  )
  if (!isOnline()) store.dispatch(networkLost())
  const stopReach = onReach((isReached, beganMs) => {
    // a call that began before the device's last change of network state says nothing about the present state
    if (beganMs < deviceToldMs) return
    if (isReached === selectIsNetworkLost(store.getState()))
      store.dispatch(isReached ? networkFound() : networkLost())
  })
  let language = currentLanguage()
  showKeptHome(store, language)
  const stopTexts = subscribeToTexts(() => {
    if (currentLanguage() === language) return
    language = currentLanguage()
    // the server answers in the language of the request
    store.dispatch(api.util.invalidateTags([...userTags, 'Catalogue', 'Slot']))
  })
  const stops = [stopFocus, stopReach, stopTexts, startErrorDialog(), watchSession(store)]
  return () => stops.forEach((stop) => stop())
}

// endpoint names are known only at run time, so entries cannot be typed here; the action's type omits its
// timestamp
const upsert = (entries: readonly { endpointName: string; arg: unknown; value: unknown }[]) =>
  api.util.upsertQueryEntries(entries as never) as unknown as Action & { meta: { timestamp: number } }

/** Restores the home page's last answers; each is refetched when its part is rendered. */
function showKeptHome(store: AppStore, language: string): void {
  const entries = keptHome(language).filter(({ endpointName }) => endpointName in api.endpoints)
  const dressing = entries.find(({ endpointName }) => endpointName === 'decorationConfig')?.value as
    HomeDressing | undefined
  if (dressing) store.dispatch(dressingRestored(dressing))
  // dated back in the cache, so that each part refetches
  const { meta, ...action } = upsert(entries)
  if (entries.length > 0) store.dispatch({ ...action, meta: { ...meta, timestamp: 1 } })
}

type Held = (arg: unknown) => () => { unsubscribe: () => void }
const SECOND_MS = 1000

/** Keeps the answers in the cache until the page's components use them. */
function holdLive({ dispatch }: AppStore, answers: readonly EarlyAnswer[]): void {
  for (const { endpointName, arg, isLive } of answers) {
    if (!isLive) continue
    const { initiate } = (api.endpoints as Record<string, { initiate: Held } | undefined>)[endpointName] ?? {}
    const held = initiate && dispatch(initiate(arg))
    setTimeout(() => held?.unsubscribe(), justRead * SECOND_MS)
  }
}

/** Puts the early reads that have arrived into the cache of the page to be rendered. */
export function showEarlyAnswers(store: AppStore): void {
  const language = currentLanguage()
  const answers = takeEarlyAnswers(language)
  if (answers.length === 0) return
  store.dispatch(upsert(answers))
  holdLive(store, answers)
  // early answers do not pass through a call, from which client state would otherwise take the configuration
  const homeConfig = answers.find(({ endpointName }) => endpointName === 'homeConfig')
  if (homeConfig) store.dispatch(homeConfigRead(homeConfig.value as HomeConfig))
  whenIdle(() => keepEarlyAnswers(answers, language))
}

/** Loads the shop's settings into client state. A failure leaves the defaults. */
export async function loadShopSettings(store: AppStore): Promise<void> {
  const { dispatch } = store
  const { displayMode, taxesConfig, salesPriceNull, displaySalesAndPrice, h5Init } = configApi.endpoints
  for (const read of [displayMode, taxesConfig, salesPriceNull, displaySalesAndPrice])
    void dispatch(read.initiate(undefined, { subscribe: false }))
  void dispatch(h5Init.initiate(undefined, { subscribe: false }))
  await readCurrency(dispatch)
}

/** Loads the theme of the home page, which every page has. */
export async function loadDressing(store: AppStore): Promise<void> {
  await store.dispatch(
    contentApi.endpoints.decorationConfig.initiate(undefined, { subscribe: false, forceRefetch: true }),
  )
}

/**
 * Loads the home poster; it is shown when both `isShow` and `picUrl` are set, the HTML has not shown it, and
 * the user is still on a tab.
 */
export async function loadHomePoster(store: AppStore): Promise<void> {
  if (isPosterShown) return
  const config = await store.dispatch(
    configApi.endpoints.homeConfig.initiate(undefined, { subscribe: false }),
  )
  const id = config.data?.openingAdvertId
  if (!id) return
  const advert = await store.dispatch(configApi.endpoints.openingAdvert.initiate(id, { subscribe: false }))
  if (advert.data && isTabRoute(currentRoute()))
    store.dispatch(
      homeDialogReceived({ isShow: advert.data.isShow, picUrl: resolveAsset(advert.data.picUrl) }),
    )
}
