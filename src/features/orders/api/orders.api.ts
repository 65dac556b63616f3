import { codes } from '@contract/constants/codes'
import type { OrderTab } from '@contract/constants/enums'
import type { DataOf } from '@contract/route'
import * as orders from '@contract/routes/orders'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'
import { orderList } from './order-count.api'

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
})
export const {
  useOrderListInfiniteQuery,
  useOrderDetailQuery,
  useOrderCancelMutation,
  useOrderReceiveMutation,
  useOrderDeleteMutation,
} = ordersApi
