import type { BodyOf, DataOf } from '@contract/route'
import * as coupons from '@contract/routes/coupons'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const orderCouponsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The account's coupons for some lines, best first. The order proceeds without one while they cannot be
     * loaded.
     */
    couponsForLines: build.query<
      DataOf<typeof coupons.couponUserForLines>,
      BodyOf<typeof coupons.couponUserForLines>
    >({
      query: (body) => call(coupons.couponUserForLines, { body, silent: true }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Coupon'],
    }),
  }),
})
export const { useCouponsForLinesQuery } = orderCouponsApi
