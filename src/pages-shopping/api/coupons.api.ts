import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf, QueryOf } from '@contract/route'
import * as content from '@contract/routes/content'
import * as coupons from '@contract/routes/coupons'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

const ownLists = {
  usable: coupons.couponUserUsable,
  used: coupons.couponUserUsed,
  expired: coupons.couponUserExpired,
} as const
export type OwnCouponList = keyof typeof ownLists

// maximum number of coupons on offer at one time
const PACKAGES = 20
const list = { keepUnusedDataFor: freshness.list, providesTags: ['Coupon' as const] }
const notHanded = [codes.couponSoldOut, codes.couponLimit, codes.couponNotOffered] as const

const myCouponsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownCoupons: build.infiniteQuery<DataOf<typeof coupons.couponUserUsable>, OwnCouponList, number>({
      infiniteQueryOptions: pageByPage,
      ...list,
      query: ({ queryArg, pageParam }) =>
        call(ownLists[queryArg], { query: { current: pageParam, size: pageSize } }),
    }),
    ownCoupon: build.query<DataOf<typeof coupons.couponUserOne>, string>({
      query: (id) => call(coupons.couponUserOne, { params: { id }, shownInPlace: [codes.notFound] }),
      ...list,
    }),
    couponOffers: build.infiniteQuery<DataOf<typeof coupons.couponInfoPage>, void, number>({
      infiniteQueryOptions: pageByPage,
      ...list,
      query: ({ pageParam }) =>
        call(coupons.couponInfoPage, { query: { current: pageParam, size: pageSize } }),
    }),
    couponOffer: build.query<DataOf<typeof coupons.couponInfoOne>, string>({
      query: (id) => call(coupons.couponInfoOne, { params: { id }, shownInPlace: [codes.notFound] }),
      ...list,
    }),
    /** The state of an offered coupon for the account. */
    couponWithMe: build.query<DataOf<typeof coupons.couponInfoMine>, string>({
      query: (id) => call(coupons.couponInfoMine, { params: { id }, silent: true }),
      ...list,
    }),
    couponPackages: build.query<DataOf<typeof coupons.couponPackagePage>, void>({
      query: () => call(coupons.couponPackagePage, { query: { current: 1, size: PACKAGES } }),
      ...list,
    }),
    couponPackage: build.query<DataOf<typeof coupons.couponPackageOne>, string>({
      query: (id) => call(coupons.couponPackageOne, { params: { id }, shownInPlace: [codes.notFound] }),
      ...list,
    }),
    /** Once per account: repeating it returns the same coupons. */
    couponPackageTake: build.mutation<
      DataOf<typeof coupons.couponPackageReceive>,
      BodyOf<typeof coupons.couponPackageReceive>
    >({
      query: (body) => call(coupons.couponPackageReceive, { body, shownInPlace: notHanded }),
      invalidatesTags: ['Coupon'],
    }),
    /** A GET by the specification, a mutation here; repeating it returns the same coupon. */
    couponCodeRedeem: build.mutation<
      DataOf<typeof coupons.couponCodeReceive>,
      QueryOf<typeof coupons.couponCodeReceive>
    >({
      query: (query) =>
        call(coupons.couponCodeReceive, {
          query,
          shownInPlace: [
            codes.badInput,
            codes.couponCodeUnknown,
            codes.couponCodeUsed,
            codes.rateLimited,
            ...notHanded,
          ],
        }),
      invalidatesTags: (_data, error) => (error ? [] : ['Coupon']),
    }),
    /** Whether the shop accepts codes. */
    couponCodeSetting: build.query<DataOf<typeof content.couponCodeSetting>, void>({
      query: () => call(content.couponCodeSetting, { silent: true }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
  }),
})
export const {
  useOwnCouponsInfiniteQuery,
  useOwnCouponQuery,
  useCouponOffersInfiniteQuery,
  useCouponOfferQuery,
  useCouponWithMeQuery,
  useCouponPackagesQuery,
  useCouponPackageQuery,
  useCouponPackageTakeMutation,
  useCouponCodeRedeemMutation,
  useCouponCodeSettingQuery,
} = myCouponsApi
