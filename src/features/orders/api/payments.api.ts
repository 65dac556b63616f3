import type { PayType } from '@contract/constants/enums'
import type { BodyOf, DataOf } from '@contract/route'
import * as payments from '@contract/routes/payments'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'

const payRoutes = {
  alipayWeb: payments.payAlipayWeb,
  wechatWeb: payments.payWechatWeb,
  mobileWeb: payments.payMobileWeb,
  wechatBrowser: payments.payWechatBrowser,
  miniProgram: payments.payMiniProgram,
} as const
/** Alipay on a phone has a call without a key, which continues the open attempt. */
export type PayPath = keyof typeof payRoutes | 'alipayPage'

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    payTypeList: build.query<DataOf<typeof payments.payTypeList>, void>({
      query: () => call(payments.payTypeList),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    payStart: build.mutation<
      DataOf<typeof payments.payAlipayWeb>,
      BodyOf<typeof payments.payAlipayWeb> & { path: PayPath }
    >({
      query: ({ path, ...body }) =>
        path === 'alipayPage'
          ? call(payments.payAlipayPage, {
              query: { orderId: body.orderId, ...(body.returnUrl ? { returnUrl: body.returnUrl } : null) },
            })
          : call(payRoutes[path], { body }),
      invalidatesTags: ['Order'],
    }),
    payQuery: build.query<DataOf<typeof payments.payQuery>, { payType: PayType; transactionId: string }>({
      query: ({ payType, transactionId }) => call(payments.payQuery, { params: { payType, transactionId } }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Order'],
    }),
  }),
})
export const { usePayTypeListQuery, usePayStartMutation, usePayQueryQuery } = paymentsApi
