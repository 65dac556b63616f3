import type * as content from '@contract/content'
import type { DataOf } from '@contract/define-endpoint'
import type * as user from '@contract/user'
import { api, freshness } from './api'

export type ConfigItem = DataOf<typeof content.displayMode>
export type HomeConfig = DataOf<typeof content.homeConfig>

const catalogue = { keepUnusedDataFor: freshness.catalogue, providesTags: ['Catalogue' as const] }
// read at start-up for the client state: a failure leaves the default and says nothing
const settingAt = (url: string) => () => ({ url, silent: true })

/** Settings that pages of several rooms read, and that the client state is made of. */
export const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    homeConfig: build.query<HomeConfig, void>({
      query: () => ({ url: '/mall/api/ma/homeconfig', keep: 'home' }),
      ...catalogue,
    }),
    openingAdvert: build.query<DataOf<typeof content.openingAdvert>, string>({
      query: (id) => ({ url: `/mall/no-token/openingAdvert/display/${id}`, silent: true }),
      ...catalogue,
    }),
    hoveringAdvert: build.query<DataOf<typeof content.hoveringAdvert>, string>({
      query: (id) => ({ url: `/mall/no-token/hoveringAdvert/display/${id}`, silent: true }),
      ...catalogue,
    }),
    customerSetting: build.query<DataOf<typeof content.customerSetting>, void>({
      query: () => '/mall/api/ma/customconfig/getCustomerSetting',
      ...catalogue,
    }),
    techSupport: build.query<ConfigItem, void>({
      query: () => '/mall/api/ma/customconfig/techSupport',
      ...catalogue,
    }),
    currency: build.query<DataOf<typeof content.currency>, void>({
      query: settingAt('/weixin/api/ma/wxapp/currency'),
      ...catalogue,
    }),
    /** Rate from HKD to a currency by its ISO code. */
    exchangeRate: build.query<DataOf<typeof content.exchangeRate>, string>({
      query: (code) => ({ url: `/pay/api/wx/currency/${code}`, silent: true }),
      ...catalogue,
    }),
    displayMode: build.query<ConfigItem, void>({
      query: settingAt('/mall/api/ma/customconfig/getDisplayMode'),
      ...catalogue,
    }),
    taxesConfig: build.query<ConfigItem, void>({
      query: settingAt('/mall/api/ma/customconfig/taxes'),
      ...catalogue,
    }),
    salesPriceNull: build.query<ConfigItem, void>({
      query: settingAt('/mall/api/web/customconfig/getSalesPriceNullString'),
      ...catalogue,
    }),
    displaySalesAndPrice: build.query<ConfigItem, void>({
      query: settingAt('/mall/api/ma/customconfig/getDisplaySalesAndPriceString'),
      ...catalogue,
    }),
    h5Init: build.query<DataOf<typeof user.h5Init>, void>({
      query: settingAt('/h5/api/ma/h5/init'),
      ...catalogue,
    }),
  }),
})

export const {
  useHomeConfigQuery,
  useOpeningAdvertQuery,
  useHoveringAdvertQuery,
  useCustomerSettingQuery,
  useTechSupportQuery,
  useCurrencyQuery,
  useExchangeRateQuery,
  useSalesPriceNullQuery,
  useDisplaySalesAndPriceQuery,
  useTaxesConfigQuery,
} = configApi
