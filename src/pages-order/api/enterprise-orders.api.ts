import { codes } from '@contract/constants/codes'
import type { OrderTab } from '@contract/constants/enums'
import type { DataOf } from '@contract/route'
import * as enterprise from '@contract/routes/enterprise'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'
import { outsideCodes } from '@/features/enterprise/outside'
import { orderList } from '@/features/orders/api/order-count.api'

const enterpriseOrdersApi = api.injectEndpoints({
  endpoints: (build) => ({
    enterpriseOrderList: build.infiniteQuery<DataOf<typeof enterprise.enterpriseOrderPage>, OrderTab, number>(
      {
        infiniteQueryOptions: pageByPage,
        keepUnusedDataFor: freshness.list,
        providesTags: [orderList, 'Enterprise'],
        query: ({ queryArg, pageParam }) =>
          call(enterprise.enterpriseOrderPage, {
            query: { tab: queryArg, current: pageParam, size: pageSize },
            shownInPlace: outsideCodes,
          }),
      },
    ),
    enterpriseOrder: build.query<DataOf<typeof enterprise.enterpriseOrderDetail>, string>({
      query: (id) =>
        call(enterprise.enterpriseOrderDetail, {
          params: { id },
          shownInPlace: [codes.notFound, ...outsideCodes],
        }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Order', 'Booking', 'Enterprise'],
    }),
  }),
})
export const { useEnterpriseOrderListInfiniteQuery, useEnterpriseOrderQuery } = enterpriseOrdersApi
