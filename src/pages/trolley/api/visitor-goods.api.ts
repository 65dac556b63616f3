import * as goods from '@contract/routes/goods'
import type { GoodsDetail } from '@contract/routes/goods'
import { api, freshness } from '@/api/api'
import { goneCodes, isGone } from '@/api/api-error'
import { call } from '@/api/call'

export const { useVisitorGoodsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The goods of a visitor's cart by id; null for those that no longer exist. */
    visitorGoods: build.query<Record<string, GoodsDetail | null>, readonly string[]>({
      queryFn: async (spuIds, _api, _options, read) => {
        const answers = await Promise.all(
          spuIds.map((id) => read(call(goods.goodsDetail, { params: { id }, shownInPlace: goneCodes }))),
        )
        const failed = answers.find(({ error }) => error && !isGone(error))
        if (failed?.error) return { error: failed.error }
        return {
          data: Object.fromEntries(
            spuIds.map((id, index) => [id, (answers[index]?.data as GoodsDetail | undefined) ?? null]),
          ),
        }
      },
      keepUnusedDataFor: freshness.list,
      providesTags: ['Catalogue'],
    }),
  }),
})
