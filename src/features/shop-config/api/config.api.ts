import type { DataOf, Route } from '@contract/route'
import * as content from '@contract/routes/content'
import * as user from '@contract/routes/user'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

export type ConfigItem = DataOf<typeof content.displayMode>
export type HomeConfig = DataOf<typeof content.homeConfig>

const catalogue = { keepUnusedDataFor: freshness.catalogue, providesTags: ['Catalogue' as const] }
// read at start-up into client state: a failure silently leaves the default
const settingAt =
  <R extends Route>(route: R) =>
  () => ({ ...call(route as Route), silent: true })

/** Settings used by pages of several subpackages and by the client state. */
export const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    homeConfig: build.query<HomeConfig, void>({
      query: () => call(content.homeConfig, { silent: true, keep: 'home' }),
      ...catalogue,
    }),
    openingAdvert: build.query<DataOf<typeof content.openingAdvert>, string>({
      query: (id) => call(content.openingAdvert, { params: { id }, silent: true }),
      ...catalogue,
    }),
    hoveringAdvert: build.query<DataOf<typeof content.hoveringAdvert>, string>({
      query: (id) => call(content.hoveringAdvert, { params: { id }, silent: true }),
      ...catalogue,
    }),
    customerSetting: build.query<DataOf<typeof content.customerSetting>, void>({
      query: () => call(content.customerSetting, { silent: true }),
      ...catalogue,
    }),
    /** A line at the end of a page, omitted when it cannot be loaded. */
    techSupport: build.query<ConfigItem, void>({
      query: () => call(content.techSupport, { silent: true }),
      ...catalogue,
    }),
    currency: build.query<DataOf<typeof content.currency>, void>({
      query: settingAt(content.currency),
      ...catalogue,
    }),
    /** Exchange rate from HKD to a currency, by ISO code. */
    exchangeRate: build.query<DataOf<typeof content.exchangeRate>, string>({
      query: (code) => call(content.exchangeRate, { params: { code }, silent: true }),
      ...catalogue,
    }),
    displayMode: build.query<ConfigItem, void>({
      query: settingAt(content.displayMode),
      ...catalogue,
    }),
    taxesConfig: build.query<ConfigItem, void>({
      query: settingAt(content.taxesConfig),
      ...catalogue,
    }),
    salesPriceNull: build.query<ConfigItem, void>({
      query: settingAt(content.salesPriceNull),
      ...catalogue,
    }),
    displaySalesAndPrice: build.query<ConfigItem, void>({
      query: settingAt(content.displaySalesAndPrice),
      ...catalogue,
    }),
    h5Init: build.query<DataOf<typeof user.h5Init>, void>({
      query: settingAt(user.h5Init),
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
} = configApi
