import type { DataOf } from '@contract/route'
import * as coupons from '@contract/routes/coupons'
import * as ownCounts from '@contract/routes/own-counts'
import * as points from '@contract/routes/points'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

// these numbers are optional on the page, so failures are silent
const mine = {
  keepUnusedDataFor: freshness.list,
  providesTags: ['User' as const, 'Order' as const, 'Coupon' as const],
}

const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    memberDisplay: build.query<DataOf<typeof ownCounts.memberDisplay>, void>({
      query: () => call(ownCounts.memberDisplay, { silent: true }),
      ...mine,
    }),
    /** The rules of points, with the account's balance. */
    pointsBalance: build.query<DataOf<typeof points.pointsConfigOne>, void>({
      query: () => call(points.pointsConfigOne, { silent: true }),
      ...mine,
    }),
    /** The number of usable coupons: `total`. */
    couponCount: build.query<DataOf<typeof coupons.couponUserUsable>, void>({
      query: () => call(coupons.couponUserUsable, { query: { current: 1, size: 1 }, silent: true }),
      ...mine,
    }),
    unreadMessages: build.query<DataOf<typeof ownCounts.messageUnread>, void>({
      query: () => call(ownCounts.messageUnread, { silent: true }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Message'],
    }),
  }),
})
export const { useMemberDisplayQuery, usePointsBalanceQuery, useCouponCountQuery, useUnreadMessagesQuery } =
  memberApi
