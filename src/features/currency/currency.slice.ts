import { createSlice } from '@reduxjs/toolkit'
import { currencyModes } from '@contract/constants/enums'
import type { DataOf } from '@contract/route'
import type * as content from '@contract/routes/content'
import { api } from '@/api/api'
import { configApi } from '@/features/shop-config/api/config.api'

interface CurrencyState {
  /** Prices are in HK$ in both modes of the server. */
  currentCurrency: string
  /** Units of the second currency per HKD, to 4 decimals; null until known. */
  currentExchangeRate: number | null
  /** Time of the rate, wire moment. */
  exchangeRateTime: string | null
  requestRateFail: boolean
  /** Whether a second currency is shown besides HK$. */
  isSecondCurrencyShown: boolean
  /** Whether it is known that a second currency is shown (with its rate), or that none is. */
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

/** Rounds to 4 decimals; null when the rate is not a positive number. */
export const toRate = (rate: number): number | null =>
  Number.isFinite(rate) && rate > 0 ? Math.round(rate * 1e4) / 1e4 : null

type Mode = DataOf<typeof content.currency>
type Rate = DataOf<typeof content.exchangeRate>
/** An answer put into the cache, as contained in the action. */
interface Upserted {
  queryDescription: { endpointName: string }
  value: unknown
}

function takeMode(state: CurrencyState, mode: Mode): void {
  state.isSecondCurrencyShown = mode?.currency === currencyModes.withSecond
  if (!state.isSecondCurrencyShown) state.isSettled = true
}

function takeRate(state: CurrencyState, answer: Rate): void {
  state.currentExchangeRate = toRate(answer?.rate ?? 0)
  state.exchangeRateTime = answer?.time ?? null
  state.requestRateFail = state.currentExchangeRate === null
  state.isSettled = true
}

const currency = createSlice({
  name: 'currency',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    // RTK Query also rejects, by its `condition`, a call whose answer is cached; that is not a failure
    builder
      .addMatcher(configApi.endpoints.currency.matchFulfilled, (state, { payload }) =>
        takeMode(state, payload),
      )
      .addMatcher(configApi.endpoints.currency.matchRejected, (state, { meta }) => {
        if (!meta.condition) state.isSettled = true
      })
      .addMatcher(configApi.endpoints.exchangeRate.matchFulfilled, (state, { payload }) =>
        takeRate(state, payload),
      )
      // early answers arrive with the page, before any call (src/api/early-answers.ts)
      .addMatcher(api.util.upsertQueryEntries.match, (state, { payload }) => {
        for (const { queryDescription, value } of payload as unknown as readonly Upserted[]) {
          if (queryDescription.endpointName === 'currency') takeMode(state, value as Mode)
          if (queryDescription.endpointName === 'exchangeRate') takeRate(state, value as Rate)
        }
      })
      .addMatcher(configApi.endpoints.exchangeRate.matchRejected, (state, { meta }) => {
        if (meta.condition) return
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
export const selectCurrentExchangeRate = (state: Root): number | null => state.currency.currentExchangeRate
export const selectExchangeRateTime = (state: Root): string | null => state.currency.exchangeRateTime
export const selectIsSecondCurrencyShown = (state: Root): boolean =>
  state.currency.isSecondCurrencyShown &&
  !state.currency.requestRateFail &&
  state.currency.currentExchangeRate !== null
export const selectIsCurrencySettled = (state: Root): boolean => state.currency.isSettled
