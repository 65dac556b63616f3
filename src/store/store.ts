import { configureStore } from '@reduxjs/toolkit'
import { api } from '@/api/api'
import { cartMiddleware } from './listeners/cart'
import { failedReadsMiddleware } from './listeners/failed-reads'
import { preferencesMiddleware } from './listeners/preferences'
import { sessionMiddleware } from './listeners/session'
import { rootReducer } from './reducer'

/** Creates a store: one per app, and one per test. */
export const makeStore = () =>
  configureStore({
    reducer: rootReducer,
    // the outermost middleware runs its effects last: a visitor's cart is merged after the session is stored
    middleware: (defaults) =>
      defaults().concat(
        cartMiddleware(),
        sessionMiddleware(),
        preferencesMiddleware(),
        failedReadsMiddleware(),
        api.middleware,
      ),
  })
