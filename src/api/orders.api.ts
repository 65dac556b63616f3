import type { BodyOf, DataOf } from '@contract/define-endpoint'
import { codes } from '@contract/constants/codes'
import type { OrderTab, PayType } from '@contract/constants/enums'
import type * as orders from '@contract/orders'
import { api, freshness } from './api'
import { pageByPage, pageSize } from './paging'

export type PayPath = 'alipayWeb' | 'wechatWeb' | 'miniProgram'
const payUrls: Record<PayPath, string> = {
  alipayWeb: '/mall/api/web/orderinfo/booking/alipay',
  wechatWeb: '/mall/api/ma/orderinfo/booking/wechat',
  miniProgram: '/mall/api/ma/orderinfo/cross-border/unifiedOrder/mp',
}

/** Refusals of an order that the form shows at the place that mends them. */
const placeRefusals = [
  codes.badInput,
  codes.priceChanged,
  codes.discountCodeUnknown,
  codes.discountCodeUnusable,
  codes.slotTaken,
  codes.dayNotBookable,
  codes.personNotEligible,
]

/** What lists and counts orders. A deleted order changes these and is not itself asked for again. */
const orderList = { type: 'Order', id: 'list' } as const

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderPrice: build.query<
      DataOf<typeof orders.calculateOrderPrice>,
      BodyOf<typeof orders.calculateOrderPrice>
    >({
      query: (body) => ({
        url: '/mall/api/ma/orderinfo/booking/calculateOrderPrice',
        method: 'POST',
        body,
        shownInPlace: [codes.discountCodeUnknown, codes.discountCodeUnusable],
      }),
      keepUnusedDataFor: freshness.live,
    }),
    orderPlace: build.mutation<DataOf<typeof orders.placeOrder>, BodyOf<typeof orders.placeOrder>>({
      query: (body) => ({ url: '/mall/api/ma/orderinfo', method: 'POST', body, shownInPlace: placeRefusals }),
      invalidatesTags: ['Order', 'Slot', 'Booking', 'Cart'],
    }),
    orderList: build.infiniteQuery<DataOf<typeof orders.orderPage>, OrderTab, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.list,
      providesTags: [orderList],
      query: ({ queryArg, pageParam }) => ({
        url: '/mall/api/ma/orderinfo/page',
        params: { tab: queryArg, current: pageParam, size: pageSize },
      }),
    }),
    orderDetail: build.query<DataOf<typeof orders.orderDetail>, string>({
      query: (id) => ({ url: `/mall/api/ma/orderinfo/${id}`, shownInPlace: [codes.notFound] }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Order', 'Booking'],
    }),
    orderCount: build.query<DataOf<typeof orders.orderCount>, void>({
      query: () => ({ url: '/mall/api/ma/orderinfo/countAll' }),
      keepUnusedDataFor: freshness.live,
      providesTags: [orderList, 'Booking'],
    }),
    orderCancel: build.mutation<DataOf<typeof orders.orderCancel>, string>({
      query: (id) => ({ url: `/mall/api/ma/orderinfo/cancel/${id}`, method: 'PUT' }),
      invalidatesTags: ['Order', 'Slot', 'Booking'],
    }),
    orderReceive: build.mutation<DataOf<typeof orders.orderReceive>, string>({
      query: (id) => ({ url: `/mall/api/ma/orderinfo/receive/${id}`, method: 'PUT' }),
      invalidatesTags: ['Order'],
    }),
    orderDelete: build.mutation<DataOf<typeof orders.orderDelete>, string>({
      query: (id) => ({ url: `/mall/api/ma/orderinfo/${id}`, method: 'DELETE' }),
      invalidatesTags: [orderList],
    }),
    payTypeList: build.query<DataOf<typeof orders.payTypeList>, void>({
      query: () => ({ url: '/weixin/api/ma/wxapp/payType' }),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    payStart: build.mutation<
      DataOf<typeof orders.payAlipayWeb>,
      BodyOf<typeof orders.payAlipayWeb> & { path: PayPath }
    >({
      query: ({ path, ...body }) => ({ url: payUrls[path], method: 'POST', body }),
      invalidatesTags: ['Order'],
    }),
    payQuery: build.query<DataOf<typeof orders.payQuery>, { payType: PayType; transactionId: string }>({
      query: ({ payType, transactionId }) => ({ url: `/pay/api/wx/payQuery/${payType}/${transactionId}` }),
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
  useOrderCountQuery,
  useOrderCancelMutation,
  useOrderReceiveMutation,
  useOrderDeleteMutation,
  usePayTypeListQuery,
  usePayStartMutation,
  usePayQueryQuery,
} = ordersApi
