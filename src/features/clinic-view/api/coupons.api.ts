import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf } from '@contract/route'
import * as coupons from '@contract/routes/coupons'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const claimRefusals = [codes.couponSoldOut, codes.couponLimit, codes.couponNotOffered] as const

const couponsApi = api.injectEndpoints({
  endpoints: (build) => ({
    couponsOfShop: build.query<DataOf<typeof coupons.couponInfoPage>, { shopId: string; size: number }>({
      query: (params) => call(coupons.couponInfoPage, { query: { ...params, current: 1 } }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Coupon'],
    }),
    couponClaim: build.mutation<DataOf<typeof coupons.couponClaim>, BodyOf<typeof coupons.couponClaim>>({
      query: (body) => call(coupons.couponClaim, { body, shownInPlace: claimRefusals }),
      invalidatesTags: ['Coupon'],
    }),
  }),
})
export const { useCouponsOfShopQuery, useCouponClaimMutation } = couponsApi
