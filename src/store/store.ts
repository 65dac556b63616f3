import { configureStore } from '@reduxjs/toolkit'
import { api } from '@/api/api'
import { cartReducer } from '@/features/cart/cart.slice'
import { compareTrayReducer } from '@/features/compare-tray/compare-tray.slice'
import { currencyReducer } from '@/features/currency/currency.slice'
import { orderReducer } from '@/features/order/order.slice'
import { positionReducer } from '@/features/position/position.slice'
import { preferencesReducer } from '@/features/preferences/preferences.slice'
import { sessionReducer } from '@/features/session/session.slice'
import { shellReducer } from '@/features/shell/shell.slice'
import { shopConfigReducer } from '@/features/shop-config/shop-config.slice'
import { cartMiddleware } from './listeners/cart'
import { preferencesMiddleware } from './listeners/preferences'
import { sessionMiddleware } from './listeners/session'

/** A store of its own per app, and per test. */
export const makeStore = () =>
  configureStore({
    reducer: {
      session: sessionReducer,
      shell: shellReducer,
      currency: currencyReducer,
      shopConfig: shopConfigReducer,
      cart: cartReducer,
      order: orderReducer,
      preferences: preferencesReducer,
      compareTray: compareTrayReducer,
      position: positionReducer,
      [api.reducerPath]: api.reducer,
    },
    // outermost hears last: a visitor's cart is merged once the session is kept on the device
    middleware: (defaults) =>
      defaults().concat(cartMiddleware(), sessionMiddleware(), preferencesMiddleware(), api.middleware),
  })

export type AppStore = ReturnType<typeof makeStore>
export type RootState = ReturnType<AppStore['getState']>
export type AppDispatch = AppStore['dispatch']
