import { codes } from '@contract/constants/codes'
import type * as coupons from '@contract/coupons'
import type { BodyOf, DataOf } from '@contract/define-endpoint'
import { api, freshness } from './api'

const claimRefusals = [codes.couponSoldOut, codes.couponLimit, codes.couponNotOffered] as const

export const couponsApi = api.injectEndpoints({
  endpoints: (build) => ({
    couponsOfShop: build.query<DataOf<typeof coupons.couponInfoPage>, { shopId: string; size: number }>({
      query: (params) => ({ url: '/mall/api/ma/couponinfo/page', params: { ...params, current: 1 } }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Coupon'],
    }),
    couponClaim: build.mutation<DataOf<typeof coupons.couponClaim>, BodyOf<typeof coupons.couponClaim>>({
      query: (body) => ({
        url: '/mall/api/ma/couponuser',
        method: 'POST',
        body,
        shownInPlace: claimRefusals,
      }),
      invalidatesTags: ['Coupon'],
    }),
  }),
})
export const { useCouponsOfShopQuery, useCouponClaimMutation } = couponsApi
