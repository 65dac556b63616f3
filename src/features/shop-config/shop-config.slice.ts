import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { displayModes, settingOn } from '@contract/constants/enums'
import { configApi, type ConfigItem, type HomeConfig } from '@/features/shop-config/api/config.api'

interface ShopConfigState {
  homeConfigInfo: HomeConfig | null
  /** Display mode and what of sales and price is shown, by custom code. */
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

// other implementations of the server may answer null: the default remains
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
/** Shown where a price is hidden and the product brings no text of its own; '' until it is known. */
export const selectHiddenPriceText = (state: Root): string => state.shopConfig.globalsalepriceStr
/** The method that was paid with last, which is offered first; '' before the first payment. */
export const selectPayType = (state: Root): string => state.shopConfig.PayType
/** The official account's id, for payments in WeChat's browser; '' until it is known. */
export const selectH5AppId = (state: Root): string => state.shopConfig.H5appid
/** Hint of the search boxes; '' until it is known. */
export const selectSearchHint = (state: Root): string => state.shopConfig.homeConfigInfo?.searchHint ?? ''
/** Whether lists of goods stay rows on wide windows too. */
export const selectAreListsPlain = (state: Root): boolean =>
  state.shopConfig.displayConfig.display_mode === displayModes.rows
export const selectShowTaxes = (state: Root): boolean => state.shopConfig.showTaxes
