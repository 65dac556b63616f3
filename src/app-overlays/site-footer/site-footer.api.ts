import type { DataOf } from '@contract/route'
import * as content from '@contract/routes/content'
import { payTypeList } from '@contract/routes/payments'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const kept = { keepUnusedDataFor: freshness.catalogue, providesTags: ['Catalogue' as const] }

// the footer omits what cannot be read; a dialog would interrupt the page for it
export const { useFooterServiceQuery, useFooterWaysQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    footerService: build.query<DataOf<typeof content.customerSetting>, void>({
      query: () => call(content.customerSetting, { silent: true }),
      ...kept,
    }),
    footerWays: build.query<DataOf<typeof payTypeList>, void>({
      query: () => call(payTypeList, { silent: true }),
      ...kept,
    }),
  }),
})
