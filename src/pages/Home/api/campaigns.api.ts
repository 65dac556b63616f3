import type { DataOf } from '@contract/route'
import * as campaigns from '@contract/routes/campaigns'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const running = { status: 'running', current: 1, size: 2, searchCount: false } as const
const kept = { keepUnusedDataFor: freshness.live, providesTags: ['Catalogue' as const] }

/** Running campaigns: an optional part of the home page, so a failure is silent. */
export const homeCampaignsApi = api.injectEndpoints({
  endpoints: (build) => ({
    homeGroupons: build.query<DataOf<typeof campaigns.grouponInfoPage>, void>({
      query: () => call(campaigns.grouponInfoPage, { query: running, silent: true }),
      ...kept,
    }),
    homeBargains: build.query<DataOf<typeof campaigns.bargainInfoPage>, void>({
      query: () => call(campaigns.bargainInfoPage, { query: running, silent: true }),
      ...kept,
    }),
    homeReferrals: build.query<DataOf<typeof campaigns.fissionActivityPage>, void>({
      query: () => call(campaigns.fissionActivityPage, { query: running, silent: true }),
      ...kept,
    }),
  }),
})
export const { useHomeGrouponsQuery, useHomeBargainsQuery, useHomeReferralsQuery } = homeCampaignsApi
