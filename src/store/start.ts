import type { Action } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { configApi } from '@/api/config.api'
import { contentApi, type HomeDressing } from '@/api/content.api'
import { keepEarlyAnswers, takeEarlyAnswers } from '@/api/early-answers'
import { keptHome } from '@/api/kept-answers'
import { onReach, setRequestLanguage } from '@/api/request'
import { api, userTags } from '@/api/api'
import {
  dressingRestored,
  homeDialogReceived,
  networkFound,
  networkLost,
  selectIsNetworkLost,
} from '@/features/shell/shell.slice'
import { currentLanguage, subscribeToTexts } from '@/i18n/engine'
import { resolveAsset } from '@/platform/config'
import { whenIdle } from '@/platform/idle'
import { isOnline, listenToSystem } from '@/platform/system'
import { startErrorDialog } from './listeners/error-dialog'
import { mergeVisitorCart, restoreVisitorCart } from './listeners/cart'
import { restorePreferences } from './listeners/preferences'
import { checkLoginAge, restoreStoredSession, watchSession } from './listeners/session-watch'
import type { AppStore } from './store'

/** Connects a store with the device and the request wrapper. Called once per app. @returns how to disconnect */
export function startStore(store: AppStore): () => void {
  setRequestLanguage(currentLanguage)
  restoreStoredSession(store)
  restoreVisitorCart(store)
  void mergeVisitorCart(store)
  restorePreferences(store)
  // RTK Query's own listeners are window events, which a mini-program has not
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
          dispatch(networkFound())
          dispatch(onOnline())
        },
        onOffline: () => {
          dispatch(networkLost())
          dispatch(onOffline())
        },
      }),
  )
  if (!isOnline()) store.dispatch(networkLost())
  const stopReach = onReach((isReached) => {
    if (isReached === selectIsNetworkLost(store.getState()))
      store.dispatch(isReached ? networkFound() : networkLost())
  })
  let language = currentLanguage()
  showKeptHome(store, language)
  const stopTexts = subscribeToTexts(() => {
    if (currentLanguage() === language) return
    language = currentLanguage()
    // what the server writes is in the language it was asked in
    store.dispatch(api.util.invalidateTags([...userTags, 'Catalogue', 'Slot']))
  })
  const stops = [stopFocus, stopReach, stopTexts, startErrorDialog(), watchSession(store)]
  return () => stops.forEach((stop) => stop())
}

// the names are known only to whoever kept or asked: their types cannot be told here. The type of the action leaves its time out
const upsert = (entries: readonly { endpointName: string; arg: unknown; value: unknown }[]) =>
  api.util.upsertQueryEntries(entries as never) as unknown as Action & { meta: { timestamp: number } }

/** Gives the home page what it last showed; each part asks the server again when it is drawn. */
function showKeptHome(store: AppStore, language: string): void {
  const entries = keptHome(language).filter(
    ({ endpointName }) => endpointName in api.endpoints && endpointName !== 'bookingList',
  )
  const dressing = entries.find(({ endpointName }) => endpointName === 'decorationConfig')?.value as
    HomeDressing | undefined
  if (dressing) store.dispatch(dressingRestored(dressing))
  // read long ago, as the cache has it: each part asks again however fresh its answer looks
  const { meta, ...action } = upsert(entries)
  if (entries.length > 0) store.dispatch({ ...action, meta: { ...meta, timestamp: 1 } })
}

/** Gives the page that is about to be drawn what the HTML has read for it so far. */
export function showEarlyAnswers(store: AppStore): void {
  const language = currentLanguage()
  const answers = takeEarlyAnswers(language)
  if (answers.length === 0) return
  store.dispatch(upsert(answers))
  whenIdle(() => keepEarlyAnswers(answers, language))
}

/** Reads the settings of the shop into the client state, and the home poster. A failure leaves the defaults. */
export async function loadShopSettings(store: AppStore): Promise<void> {
  const { dispatch } = store
  const { displayMode, taxesConfig, salesPriceNull, displaySalesAndPrice, h5Init } = configApi.endpoints
  for (const read of [displayMode, taxesConfig, salesPriceNull, displaySalesAndPrice])
    void dispatch(read.initiate(undefined, { subscribe: false }))
  void dispatch(h5Init.initiate(undefined, { subscribe: false }))
  const currency = await dispatch(configApi.endpoints.currency.initiate(undefined, { subscribe: false }))
  if (currency.data?.currency === '2')
    void dispatch(configApi.endpoints.exchangeRate.initiate('CNY', { subscribe: false }))
}

/** Asks how the home page is dressed, and for the home poster; it is shown when both `isShow` and `picUrl` are set. */
export async function loadHomePoster(store: AppStore): Promise<void> {
  const dressing = store.dispatch(
    contentApi.endpoints.decorationConfig.initiate(undefined, { subscribe: false, forceRefetch: true }),
  )
  const config = await store.dispatch(
    configApi.endpoints.homeConfig.initiate(undefined, { subscribe: false }),
  )
  const id = config.data?.openingAdvertId
  if (!id) return
  const advert = await store.dispatch(configApi.endpoints.openingAdvert.initiate(id, { subscribe: false }))
  // its seconds belong to it; without them it stays as long as it always did
  await dressing
  if (advert.data)
    store.dispatch(
      homeDialogReceived({
        isShow: advert.data.isShow === '1',
        picUrl: advert.data.picUrl && resolveAsset(advert.data.picUrl),
      }),
    )
}
