import { codes } from '@contract/constants/codes'
import type { OrderTab, PayType } from '@contract/constants/enums'
import type { BodyOf, DataOf } from '@contract/route'
import * as orders from '@contract/routes/orders'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'
import { orderList } from './order-count.api'

const payRoutes = {
  alipayWeb: orders.payAlipayWeb,
  wechatWeb: orders.payWechatWeb,
  mobileWeb: orders.payMobileWeb,
  wechatBrowser: orders.payWechatBrowser,
  miniProgram: orders.payMiniProgram,
} as const
/** Alipay on a phone has a call without a key: it continues the attempt that is open. */
export type PayPath = keyof typeof payRoutes | 'alipayPage'

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

/** Refusals of a special price; the form offers the normal one. */
const offerRefusals = [
  codes.notFound,
  codes.enterpriseNeeded,
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

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderPrice: build.query<
      DataOf<typeof orders.calculateOrderPrice>,
      BodyOf<typeof orders.calculateOrderPrice>
    >({
      query: (body) =>
        call(orders.calculateOrderPrice, {
          body,
          shownInPlace: [
            codes.discountCodeUnknown,
            codes.discountCodeUnusable,
            // spent meanwhile, by this order or on another device: the price without them stands
            codes.pointsNotEnough,
            codes.pointsUnusable,
            ...(body.offer ? offerRefusals : []),
          ],
        }),
      keepUnusedDataFor: freshness.live,
    }),
    orderPlace: build.mutation<DataOf<typeof orders.placeOrder>, BodyOf<typeof orders.placeOrder>>({
      query: (body) => call(orders.placeOrder, { body, shownInPlace: placeRefusals }),
      invalidatesTags: ['Order', 'Slot', 'Booking', 'Cart', 'Campaign', 'Coupon'],
    }),
    orderList: build.infiniteQuery<DataOf<typeof orders.orderPage>, OrderTab, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.list,
      providesTags: [orderList],
      query: ({ queryArg, pageParam }) =>
        call(orders.orderPage, { query: { tab: queryArg, current: pageParam, size: pageSize } }),
    }),
    orderDetail: build.query<DataOf<typeof orders.orderDetail>, string>({
      query: (id) => call(orders.orderDetail, { params: { id }, shownInPlace: [codes.notFound] }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Order', 'Booking'],
    }),
    orderCancel: build.mutation<DataOf<typeof orders.orderCancel>, string>({
      query: (id) => call(orders.orderCancel, { params: { id } }),
      invalidatesTags: ['Order', 'Slot', 'Booking', 'Campaign', 'Coupon'],
    }),
    orderReceive: build.mutation<DataOf<typeof orders.orderReceive>, string>({
      query: (id) => call(orders.orderReceive, { params: { id } }),
      invalidatesTags: ['Order'],
    }),
    orderDelete: build.mutation<DataOf<typeof orders.orderDelete>, string>({
      query: (id) => call(orders.orderDelete, { params: { id } }),
      invalidatesTags: [orderList],
    }),
    payTypeList: build.query<DataOf<typeof orders.payTypeList>, void>({
      query: () => call(orders.payTypeList),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    payStart: build.mutation<
      DataOf<typeof orders.payAlipayWeb>,
      BodyOf<typeof orders.payAlipayWeb> & { path: PayPath }
    >({
      query: ({ path, ...body }) =>
        path === 'alipayPage'
          ? call(orders.payAlipayPage, {
              query: { orderId: body.orderId, ...(body.returnUrl ? { returnUrl: body.returnUrl } : null) },
            })
          : call(payRoutes[path], { body }),
      invalidatesTags: ['Order'],
    }),
    payQuery: build.query<DataOf<typeof orders.payQuery>, { payType: PayType; transactionId: string }>({
      query: ({ payType, transactionId }) => call(orders.payQuery, { params: { payType, transactionId } }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Order'],
    }),
  }),
})
export const {
  useOrderPriceQuery,
  useOrderPlaceMutation,
  useOrderListInfiniteQuery,
  useOrderDetailQuery,
  useOrderCancelMutation,
  useOrderReceiveMutation,
  useOrderDeleteMutation,
  usePayTypeListQuery,
  usePayStartMutation,
  usePayQueryQuery,
} = ordersApi
