import type * as content from '@contract/content'
import type { DataOf } from '@contract/define-endpoint'
import type * as user from '@contract/user'
import { api, freshness } from './api'

export type ConfigItem = DataOf<typeof content.displayMode>

const catalogue = { keepUnusedDataFor: freshness.catalogue, providesTags: ['Catalogue'] as const }
// read at start-up for the client state: a failure leaves the default and says nothing
const settingAt = (url: string) => () => ({ url, silent: true })

/** Settings that the client state is made of. */
export const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    displayMode: build.query<ConfigItem, void>({ query: settingAt('/mall/api/ma/customconfig/getDisplayMode'), ...catalogue }),
    taxesConfig: build.query<ConfigItem, void>({ query: settingAt('/mall/api/ma/customconfig/taxes'), ...catalogue }),
    salesPriceNull: build.query<ConfigItem, void>({ query: settingAt('/mall/api/web/customconfig/getSalesPriceNullString'), ...catalogue }),
    displaySalesAndPrice: build.query<ConfigItem, void>({ query: settingAt('/mall/api/ma/customconfig/getDisplaySalesAndPriceString'), ...catalogue }),
    h5Init: build.query<DataOf<typeof user.h5Init>, void>({ query: settingAt('/h5/api/ma/h5/init'), ...catalogue })
  })
})

export const { useSalesPriceNullQuery, useDisplaySalesAndPriceQuery, useTaxesConfigQuery } = configApi
