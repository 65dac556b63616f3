import { createSlice } from '@reduxjs/toolkit'
import { currencyModes } from '@contract/constants/enums'
import { configApi } from '@/features/shop-config/api/config.api'

interface CurrencyState {
  /** In both modes of the server the prices are in HK$. */
  currentCurrency: string
  /** Units of the second currency for one HKD, 4 decimals as text; null until it is known. */
  currentExchangeRate: string | null
  /** When the rate was taken, wire moment. */
  exchangeRateTime: string | null
  requestRateFail: boolean
  /** The mode flag: whether a second currency is shown beside HK$. */
  isSecondCurrencyShown: boolean
  /** Whether it is settled that a second currency is shown, with its rate, or none. */
  isSettled: boolean
}

const initialState: CurrencyState = {
  currentCurrency: 'HK$',
  currentExchangeRate: null,
  exchangeRateTime: null,
  requestRateFail: false,
  isSecondCurrencyShown: false,
  isSettled: false,
}

/** 4 decimals; null for what is not a positive number. */
export function toRate(value: string | number): string | null {
  const rate = Number(value)
  return Number.isFinite(rate) && rate > 0 ? rate.toFixed(4) : null
}

const currency = createSlice({
  name: 'currency',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(configApi.endpoints.currency.matchFulfilled, (state, { payload }) => {
        state.isSecondCurrencyShown = payload?.currency === currencyModes.withSecond
        if (!state.isSecondCurrencyShown) state.isSettled = true
      })
      .addMatcher(configApi.endpoints.currency.matchRejected, (state) => {
        state.isSettled = true
      })
      .addMatcher(configApi.endpoints.exchangeRate.matchFulfilled, (state, { payload }) => {
        state.currentExchangeRate = toRate(payload?.rate ?? '')
        state.exchangeRateTime = payload?.time ?? null
        state.requestRateFail = state.currentExchangeRate === null
        state.isSettled = true
      })
      .addMatcher(configApi.endpoints.exchangeRate.matchRejected, (state) => {
        state.currentExchangeRate = null
        state.requestRateFail = true
        state.isSettled = true
      })
  },
})

export const currencyReducer = currency.reducer

interface Root {
  currency: CurrencyState
}
export const selectCurrentCurrency = (state: Root): string => state.currency.currentCurrency
export const selectCurrentExchangeRate = (state: Root): string | null => state.currency.currentExchangeRate
export const selectExchangeRateTime = (state: Root): string | null => state.currency.exchangeRateTime
export const selectIsSecondCurrencyShown = (state: Root): boolean =>
  state.currency.isSecondCurrencyShown &&
  !state.currency.requestRateFail &&
  state.currency.currentExchangeRate !== null
export const selectIsCurrencySettled = (state: Root): boolean => state.currency.isSettled
