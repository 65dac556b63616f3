import type { DataOf } from '@contract/route'
import * as bargain from '@contract/routes/bargain'
import * as fission from '@contract/routes/fission'
import * as groupon from '@contract/routes/groupon'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const running = { status: 'running', current: 1, size: 2, searchCount: false } as const
const kept = { keepUnusedDataFor: freshness.live, providesTags: ['Catalogue' as const] }

/** Campaigns that run now: an optional part of the home page, so that a failure is silent. */
export const homeCampaignsApi = api.injectEndpoints({
  endpoints: (build) => ({
    homeGroupons: build.query<DataOf<typeof groupon.grouponInfoPage>, void>({
      query: () => call(groupon.grouponInfoPage, { query: running, silent: true }),
      ...kept,
    }),
    homeBargains: build.query<DataOf<typeof bargain.bargainInfoPage>, void>({
      query: () => call(bargain.bargainInfoPage, { query: running, silent: true }),
      ...kept,
    }),
    homeReferrals: build.query<DataOf<typeof fission.fissionActivityPage>, void>({
      query: () => call(fission.fissionActivityPage, { query: running, silent: true }),
      ...kept,
    }),
  }),
})
export const { useHomeGrouponsQuery, useHomeBargainsQuery, useHomeReferralsQuery } = homeCampaignsApi
