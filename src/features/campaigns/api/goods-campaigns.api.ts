import type { DataOf } from '@contract/route'
import type { BargainInfo, GrouponInfo } from '@contract/routes/campaigns'
import * as campaigns from '@contract/routes/campaigns'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const few = { status: 'running', current: 1, size: 3, searchCount: false } as const

/** Campaigns of one product: an optional part of its page, so a failure is silent. */
export const goodsCampaignsApi = api.injectEndpoints({
  endpoints: (build) => ({
    goodsGroupons: build.query<GrouponInfo[], string>({
      query: (spuId) => call(campaigns.grouponInfoPage, { query: { ...few, spuId }, silent: true }),
      transformResponse: (page: DataOf<typeof campaigns.grouponInfoPage>) => page.records,
      keepUnusedDataFor: freshness.live,
      providesTags: ['Catalogue'],
    }),
    goodsBargains: build.query<BargainInfo[], string>({
      query: (spuId) => call(campaigns.bargainInfoPage, { query: { ...few, spuId }, silent: true }),
      transformResponse: (page: DataOf<typeof campaigns.bargainInfoPage>) => page.records,
      keepUnusedDataFor: freshness.live,
      providesTags: ['Catalogue'],
    }),
  }),
})
export const { useGoodsGrouponsQuery, useGoodsBargainsQuery } = goodsCampaignsApi
