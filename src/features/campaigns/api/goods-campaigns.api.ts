import type { DataOf } from '@contract/route'
import type { BargainInfo } from '@contract/routes/bargain'
import * as bargain from '@contract/routes/bargain'
import type { GrouponInfo } from '@contract/routes/groupon'
import * as groupon from '@contract/routes/groupon'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const few = { status: 'running', current: 1, size: 3, searchCount: false } as const

/** Campaigns of one product: an optional part of its page, so that a failure is silent. */
export const goodsCampaignsApi = api.injectEndpoints({
  endpoints: (build) => ({
    goodsGroupons: build.query<GrouponInfo[], string>({
      query: (spuId) => call(groupon.grouponInfoPage, { query: { ...few, spuId }, silent: true }),
      transformResponse: (page: DataOf<typeof groupon.grouponInfoPage>) => page.records,
      keepUnusedDataFor: freshness.live,
      providesTags: ['Catalogue'],
    }),
    goodsBargains: build.query<BargainInfo[], string>({
      query: (spuId) => call(bargain.bargainInfoPage, { query: { ...few, spuId }, silent: true }),
      transformResponse: (page: DataOf<typeof bargain.bargainInfoPage>) => page.records,
      keepUnusedDataFor: freshness.live,
      providesTags: ['Catalogue'],
    }),
  }),
})
export const { useGoodsGrouponsQuery, useGoodsBargainsQuery } = goodsCampaignsApi
