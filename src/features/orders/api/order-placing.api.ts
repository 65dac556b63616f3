import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf } from '@contract/route'
import * as orderPlacing from '@contract/routes/order-placing'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

/** Refusals of an order that the form shows at the field to correct. */
const placeRefusals = [
  codes.badInput,
  codes.priceChanged,
  codes.discountCodeUnknown,
  codes.discountCodeUnusable,
  codes.slotTaken,
  codes.dayNotBookable,
  codes.personNotEligible,
  codes.personBusy,
  codes.tooManyHolds,
]

/** Refusals of a special price; the form then offers the regular one. */
const offerRefusals = [
  codes.notFound,
  codes.enterpriseNeeded,
  codes.enterpriseNotMember,
  codes.enterpriseOther,
  codes.enterpriseStopped,
  codes.enterpriseEnded,
  codes.enterpriseQuotaUsedUp,
  codes.notOnPriceList,
  codes.campaignNotBegun,
  codes.campaignOver,
  codes.offerNotForGoods,
  codes.bargainOver,
  codes.bargainNotAtFloor,
  codes.bargainOrdered,
  codes.grouponFull,
  codes.grouponOver,
  codes.grouponAlreadyIn,
]

const orderPlacingApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderPrice: build.query<
      DataOf<typeof orderPlacing.calculateOrderPrice>,
      BodyOf<typeof orderPlacing.calculateOrderPrice>
    >({
      query: (body) =>
        call(orderPlacing.calculateOrderPrice, {
          body,
          shownInPlace: [
            codes.discountCodeUnknown,
            codes.discountCodeUnusable,
            // spent meanwhile, by this order or on another device: the price without points is used
            codes.pointsNotEnough,
            codes.pointsUnusable,
            ...(body.offer ? offerRefusals : []),
          ],
        }),
      keepUnusedDataFor: freshness.live,
    }),
    orderPlace: build.mutation<
      DataOf<typeof orderPlacing.placeOrder>,
      BodyOf<typeof orderPlacing.placeOrder>
    >({
      query: (body) => call(orderPlacing.placeOrder, { body, shownInPlace: placeRefusals }),
      invalidatesTags: ['Order', 'Slot', 'Booking', 'Cart', 'Campaign', 'Coupon'],
    }),
  }),
})
export const { useOrderPriceQuery, useOrderPlaceMutation } = orderPlacingApi
