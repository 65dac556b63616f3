import { combineReducers, type Store, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/api/api'
import { cartReducer } from '@/features/cart/cart.slice'
import { compareTrayReducer } from '@/features/compare/compare-tray.slice'
import { currencyReducer } from '@/features/currency/currency.slice'
import { orderReducer } from '@/features/orders/order.slice'
import { comparedPersonReducer } from '@/features/persons/compared-person.slice'
import { positionReducer } from '@/features/position/position.slice'
import { preferencesReducer } from '@/features/preferences/preferences.slice'
import { sessionReducer } from '@/features/session/session.slice'
import { shellReducer } from '@/features/shell/shell.slice'
import { shopConfigReducer } from '@/features/shop-config/shop-config.slice'

/**
 * The whole client state. Its types are defined here, below the listeners, so that a listener need not import
 * the store.
 */
export const rootReducer = combineReducers({
  session: sessionReducer,
  shell: shellReducer,
  currency: currencyReducer,
  shopConfig: shopConfigReducer,
  cart: cartReducer,
  order: orderReducer,
  preferences: preferencesReducer,
  compareTray: compareTrayReducer,
  position: positionReducer,
  comparedPerson: comparedPersonReducer,
  [api.reducerPath]: api.reducer,
})

export type RootState = ReturnType<typeof rootReducer>
export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>
/** The part of the store that listeners and hooks use. */
export type AppStore = Store<RootState, UnknownAction> & { dispatch: AppDispatch }
