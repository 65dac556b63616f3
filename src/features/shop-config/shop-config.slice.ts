import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { displayModes, settingOn } from '@contract/constants/enums'
import { hasSessionEnded } from '@/features/session/session.slice'
import { configApi, type ConfigItem, type HomeConfig } from '@/features/shop-config/api/config.api'

interface ShopConfigState {
  homeConfigInfo: HomeConfig | null
  /** Display mode and visibility of sales and prices, by custom code. */
  displayConfig: Record<string, string>
  showTaxes: boolean
  /** Shown in place of a hidden price; '' when prices are shown. */
  globalsalepriceStr: string
  H5appid: string
  PayType: string
}

const initialState: ShopConfigState = {
  homeConfigInfo: null,
  displayConfig: {},
  showTaxes: false,
  globalsalepriceStr: '',
  H5appid: '',
  PayType: '',
}

// other server implementations may answer null: the default then remains
const keep = (state: ShopConfigState, item: ConfigItem | null) => {
  if (item) state.displayConfig[item.customCode] = item.configValue
}

const shopConfig = createSlice({
  name: 'shopConfig',
  initialState,
  reducers: {
    homeConfigRead(state, { payload }: PayloadAction<HomeConfig>) {
      state.homeConfigInfo = payload
    },
    payTypeChosen(state, { payload }: PayloadAction<string>) {
      state.PayType = payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(configApi.endpoints.homeConfig.matchFulfilled, (state, { payload }) => {
        state.homeConfigInfo = payload
      })
      .addMatcher(configApi.endpoints.displayMode.matchFulfilled, (state, { payload }) =>
        keep(state, payload),
      )
      .addMatcher(configApi.endpoints.displaySalesAndPrice.matchFulfilled, (state, { payload }) =>
        keep(state, payload),
      )
      .addMatcher(configApi.endpoints.taxesConfig.matchFulfilled, (state, { payload }) => {
        state.showTaxes = payload?.configValue === settingOn
      })
      .addMatcher(configApi.endpoints.salesPriceNull.matchFulfilled, (state, { payload }) => {
        state.globalsalepriceStr = payload?.configValue ?? ''
      })
      .addMatcher(hasSessionEnded, (state) => {
        state.PayType = ''
      })
      .addMatcher(configApi.endpoints.h5Init.matchFulfilled, (state, { payload }) => {
        state.H5appid = payload?.appId ?? ''
      })
  },
})

export const { homeConfigRead, payTypeChosen } = shopConfig.actions
export const shopConfigReducer = shopConfig.reducer

interface Root {
  shopConfig: ShopConfigState
}
/** Text for a hidden price when the product has none of its own; '' until known. */
export const selectHiddenPriceText = (state: Root): string => state.shopConfig.globalsalepriceStr
/** The last payment method, offered first; '' before the first payment. */
export const selectPayType = (state: Root): string => state.shopConfig.PayType
/** The official account's id, for payments in WeChat's browser; '' until known. */
export const selectH5AppId = (state: Root): string => state.shopConfig.H5appid
/** Placeholder of the search fields; '' until known. */
export const selectSearchHint = (state: Root): string => state.shopConfig.homeConfigInfo?.searchHint ?? ''
/** Whether lists of goods show rows on wide windows too. */
export const selectAreListsPlain = (state: Root): boolean =>
  state.shopConfig.displayConfig.display_mode === displayModes.rows
export const selectShowTaxes = (state: Root): boolean => state.shopConfig.showTaxes
