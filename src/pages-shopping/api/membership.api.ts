import { codes } from '@contract/constants/codes'
import type { DataOf } from '@contract/route'
import * as member from '@contract/routes/member'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

// changed by completed and refunded orders
const mine = { keepUnusedDataFor: freshness.list, providesTags: ['User' as const, 'Order' as const] }

const membershipApi = api.injectEndpoints({
  endpoints: (build) => ({
    memberStanding: build.query<DataOf<typeof member.member>, void>({
      query: () => call(member.member),
      ...mine,
    }),
    /** All levels, and which of them the account has reached. */
    memberLevels: build.query<DataOf<typeof member.memberCenter>, void>({
      query: () => call(member.memberCenter),
      ...mine,
    }),
    memberRules: build.query<DataOf<typeof member.memberSysConfig>, void>({
      query: () => call(member.memberSysConfig),
      keepUnusedDataFor: freshness.catalogue,
      providesTags: ['Catalogue'],
    }),
    memberRights: build.query<DataOf<typeof member.memberRightsList>, void>({
      query: () => call(member.memberRightsList),
      ...mine,
    }),
    growthRecords: build.infiniteQuery<DataOf<typeof member.growthValueDetail>, void, number>({
      infiniteQueryOptions: pageByPage,
      ...mine,
      query: ({ pageParam }) =>
        call(member.growthValueDetail, { query: { current: pageParam, size: pageSize } }),
    }),
    /** A GET by the specification, a mutation here; repeating it changes nothing. */
    memberJoin: build.mutation<DataOf<typeof member.memberJoin>, void>({
      query: () => call(member.memberJoin, { shownInPlace: [codes.memberOff] }),
      invalidatesTags: ['User'],
    }),
  }),
})
export const {
  useMemberStandingQuery,
  useMemberLevelsQuery,
  useMemberRulesQuery,
  useMemberRightsQuery,
  useGrowthRecordsInfiniteQuery,
  useMemberJoinMutation,
} = membershipApi
