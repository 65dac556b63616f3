import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { settingOn } from '@contract/constants/enums'
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

// other implementations of the server may answer null: the default is kept
const keep = (state: ShopConfigState, item: ConfigItem | null) => {
  if (item) state.displayConfig[item.customCode] = item.configValue
}

const shopConfig = createSlice({
  name: 'shopConfig',
  initialState,
  reducers: {
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

/** @public the pages of payment, still to come, dispatch it (specification §3) */
export const { payTypeChosen } = shopConfig.actions
export const shopConfigReducer = shopConfig.reducer

interface Root {
  shopConfig: ShopConfigState
}
export const selectShowTaxes = (state: Root): boolean => state.shopConfig.showTaxes
