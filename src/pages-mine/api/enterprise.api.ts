import { codes } from '@contract/constants/codes'
import type { BodyOf, DataOf, QueryOf } from '@contract/route'
import * as enterprise from '@contract/routes/enterprise'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'
import { outsideCodes } from '@/features/enterprise/outside'

export type EnterpriseFilter = Pick<QueryOf<typeof enterprise.enterpriseGoodsPage>, 'keyword' | 'kind'>

/** Refusals of the sign-in that the form shows at its fields. */
const loginRefusals = [
  codes.inviteCodeMissing,
  codes.inviteCodeUnknown,
  codes.inviteCodeSpent,
  codes.merchantUnknown,
]

const enterpriseApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Triggered by a button, for a code that may be used up a moment later: a mutation here. */
    enterpriseMerchants: build.mutation<DataOf<typeof enterprise.enterpriseMerchants>, string>({
      query: (invitationCode) =>
        call(enterprise.enterpriseMerchants, { query: { invitationCode }, shownInPlace: loginRefusals }),
    }),
    enterpriseLogin: build.mutation<
      DataOf<typeof enterprise.enterpriseLogin>,
      BodyOf<typeof enterprise.enterpriseLogin>
    >({
      query: (body) => call(enterprise.enterpriseLogin, { body, shownInPlace: loginRefusals }),
      invalidatesTags: (_data, error) => (error ? [] : ['Enterprise']),
    }),
    enterpriseLogout: build.mutation<DataOf<typeof enterprise.enterpriseLogout>, void>({
      query: () => call(enterprise.enterpriseLogout),
      invalidatesTags: (_data, error) => (error ? [] : ['Enterprise']),
    }),
    enterpriseInfo: build.query<DataOf<typeof enterprise.enterpriseInfo>, void>({
      query: () => call(enterprise.enterpriseInfo, { shownInPlace: outsideCodes }),
      keepUnusedDataFor: freshness.list,
      providesTags: ['Enterprise'],
    }),
    enterpriseGoods: build.infiniteQuery<
      DataOf<typeof enterprise.enterpriseGoodsPage>,
      EnterpriseFilter,
      number
    >({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.catalogue,
      // an order uses the quota, and a cancelled one restores it
      providesTags: ['Enterprise', 'Order'],
      query: ({ queryArg, pageParam }) =>
        call(enterprise.enterpriseGoodsPage, {
          query: { ...queryArg, current: pageParam, size: pageSize },
          shownInPlace: outsideCodes,
        }),
    }),
    enterpriseGoodsOne: build.query<DataOf<typeof enterprise.enterpriseGoodsDetail>, string>({
      query: (id) =>
        call(enterprise.enterpriseGoodsDetail, {
          params: { id },
          shownInPlace: [...outsideCodes, codes.notFound],
        }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Enterprise', 'Order'],
    }),
  }),
})
export const {
  useEnterpriseMerchantsMutation,
  useEnterpriseLoginMutation,
  useEnterpriseLogoutMutation,
  useEnterpriseInfoQuery,
  useEnterpriseGoodsInfiniteQuery,
  useEnterpriseGoodsOneQuery,
} = enterpriseApi
