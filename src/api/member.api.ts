import type * as coupons from '@contract/coupons'
import type { DataOf } from '@contract/define-endpoint'
import type * as member from '@contract/member'
import type * as points from '@contract/points'
import { api, freshness } from './api'

// a page shows these numbers beside other things: it does without one that cannot be read
const mine = {
  keepUnusedDataFor: freshness.list,
  providesTags: ['User' as const, 'Order' as const, 'Coupon' as const],
}

export const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    memberDisplay: build.query<DataOf<typeof member.memberDisplay>, void>({
      query: () => ({ url: '/mall/api/ma/member/displayMember', silent: true }),
      ...mine,
    }),
    /** The rules of points, with how many I have. */
    pointsBalance: build.query<DataOf<typeof points.pointsConfigOne>, void>({
      query: () => ({ url: '/mall/api/ma/pointsconfig', silent: true }),
      ...mine,
    }),
    /** How many coupons I can use: `total`. */
    couponCount: build.query<DataOf<typeof coupons.couponUserUsable>, void>({
      query: () => ({ url: '/mall/api/ma/couponuser/page', params: { current: 1, size: 1 }, silent: true }),
      ...mine,
    }),
  }),
})
export const { useMemberDisplayQuery, usePointsBalanceQuery, useCouponCountQuery } = memberApi
