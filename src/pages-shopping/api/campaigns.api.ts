import { codes } from '@contract/constants/codes'
import type { CampaignState } from '@contract/constants/enums'
import type { BodyOf, DataOf } from '@contract/route'
import * as bargain from '@contract/routes/bargain'
import * as campaigns from '@contract/routes/campaigns'
import * as fission from '@contract/routes/fission'
import * as groupon from '@contract/routes/groupon'
import { unlimitedCode } from '@contract/routes/weixin'
import { api, freshness } from '@/api/api'
import { call } from '@/api/call'
import { pageByPage, pageSize } from '@/api/paging'

/** Refusals for a missing campaign or participation, shown by its page. */
const missing = [codes.notFound] as const
/** Refusals that a bargain's page shows beside its buttons. */
const bargainRefusals = [
  codes.campaignNotBegun,
  codes.campaignOver,
  codes.nothingToOrder,
  codes.bargainOver,
  codes.bargainComplete,
  codes.bargainNoSelfCut,
  codes.bargainOrdered,
  codes.notFound,
] as const
const referralRefusals = [
  codes.campaignNotBegun,
  codes.campaignOver,
  codes.referralNotNew,
  codes.referralSelf,
  codes.referralUsed,
  codes.referralLinkWrong,
  codes.notFound,
] as const

type BargainUser = DataOf<typeof bargain.bargainUserDetail>

/** Group-buys, bargains and referrals: running ones, a single one, and the account's participation. */
const campaignsApi = api.injectEndpoints({
  endpoints: (build) => ({
    grouponList: build.infiniteQuery<DataOf<typeof campaigns.grouponInfoPage>, CampaignState, number>({
      infiniteQueryOptions: pageByPage,
      providesTags: ['Catalogue'],
      query: ({ queryArg: status, pageParam: current }) =>
        call(campaigns.grouponInfoPage, { query: { status, current, size: pageSize } }),
    }),
    groupon: build.query<DataOf<typeof groupon.grouponInfo>, string>({
      query: (id) => call(groupon.grouponInfo, { params: { id }, shownInPlace: missing }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Campaign'],
    }),
    openGroups: build.infiniteQuery<DataOf<typeof groupon.grouponOpenPage>, string, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.live,
      providesTags: ['Campaign'],
      query: ({ queryArg: grouponId, pageParam: current }) =>
        call(groupon.grouponOpenPage, { query: { grouponId, current, size: pageSize } }),
    }),
    group: build.query<groupon.GrouponDetail, string>({
      query: (id) => call(groupon.grouponUserDetail, { params: { id }, shownInPlace: missing }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Campaign'],
    }),
    myGroups: build.infiniteQuery<DataOf<typeof groupon.grouponUserPage>, void, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.live,
      providesTags: ['Campaign'],
      query: ({ pageParam: current }) =>
        call(groupon.grouponUserPage, { query: { current, size: pageSize } }),
    }),
    bargainList: build.infiniteQuery<DataOf<typeof campaigns.bargainInfoPage>, CampaignState, number>({
      infiniteQueryOptions: pageByPage,
      providesTags: ['Catalogue'],
      query: ({ queryArg: status, pageParam: current }) =>
        call(campaigns.bargainInfoPage, { query: { status, current, size: pageSize } }),
    }),
    bargain: build.query<DataOf<typeof bargain.bargainInfo>, string>({
      query: (id) => call(bargain.bargainInfo, { query: { id }, shownInPlace: missing }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Campaign'],
    }),
    bargainPart: build.query<BargainUser, string>({
      query: (id) => call(bargain.bargainUserDetail, { params: { id }, shownInPlace: missing }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Campaign'],
    }),
    bargainCuts: build.infiniteQuery<DataOf<typeof bargain.bargainCutPage>, string, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.live,
      providesTags: ['Campaign'],
      query: ({ queryArg: bargainUserId, pageParam: current }) =>
        call(bargain.bargainCutPage, {
          query: { bargainUserId, current, size: pageSize },
          shownInPlace: missing,
        }),
    }),
    /** Repeating it returns the same bargain. */
    startBargain: build.mutation<BargainUser, string>({
      query: (bargainId) =>
        call(bargain.bargainStart, { body: { bargainId }, shownInPlace: bargainRefusals }),
      invalidatesTags: ['Campaign'],
    }),
    /** Repeating it returns the same cut. */
    cutBargain: build.mutation<DataOf<typeof bargain.bargainCutMake>, string>({
      query: (bargainUserId) =>
        call(bargain.bargainCutMake, { body: { bargainUserId }, shownInPlace: bargainRefusals }),
      invalidatesTags: ['Campaign'],
    }),
    myBargains: build.infiniteQuery<DataOf<typeof bargain.bargainUserPage>, void, number>({
      infiniteQueryOptions: pageByPage,
      keepUnusedDataFor: freshness.live,
      providesTags: ['Campaign'],
      query: ({ pageParam: current }) =>
        call(bargain.bargainUserPage, { query: { current, size: pageSize } }),
    }),
    referralList: build.infiniteQuery<DataOf<typeof campaigns.fissionActivityPage>, CampaignState, number>({
      infiniteQueryOptions: pageByPage,
      providesTags: ['Catalogue'],
      query: ({ queryArg: status, pageParam: current }) =>
        call(campaigns.fissionActivityPage, { query: { status, current, size: pageSize } }),
    }),
    referral: build.query<campaigns.FissionActivity, string>({
      query: (id) => call(fission.fissionActivity, { params: { id }, shownInPlace: missing }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Campaign'],
    }),
    invitation: build.query<
      DataOf<typeof fission.fissionFollow>,
      { userId: string; fissionActivityId: string }
    >({
      query: (params) => call(fission.fissionFollow, { params, shownInPlace: missing }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Campaign'],
    }),
    acceptInvitation: build.mutation<DataOf<typeof fission.fissionSave>, BodyOf<typeof fission.fissionSave>>({
      query: (body) => call(fission.fissionSave, { body, shownInPlace: referralRefusals }),
      invalidatesTags: ['Campaign', 'Coupon'],
    }),
    myReferral: build.query<fission.FissionUser, string>({
      query: (id) => call(fission.fissionUser, { params: { id }, shownInPlace: missing }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Campaign'],
    }),
    newcomers: build.query<fission.FissionRecord[], string>({
      query: (id) => call(fission.fissionList, { params: { id }, shownInPlace: missing }),
      keepUnusedDataFor: freshness.live,
      providesTags: ['Campaign'],
    }),
    /** A picture of a code that opens a page, for a poster. */
    inviteCode: build.query<DataOf<typeof unlimitedCode>, BodyOf<typeof unlimitedCode>>({
      query: (body) => call(unlimitedCode, { body, silent: true }),
      keepUnusedDataFor: freshness.catalogue,
    }),
  }),
})
export const {
  useGrouponListInfiniteQuery,
  useGrouponQuery,
  useOpenGroupsInfiniteQuery,
  useGroupQuery,
  useMyGroupsInfiniteQuery,
  useBargainListInfiniteQuery,
  useBargainQuery,
  useBargainPartQuery,
  useBargainCutsInfiniteQuery,
  useStartBargainMutation,
  useCutBargainMutation,
  useMyBargainsInfiniteQuery,
  useReferralListInfiniteQuery,
  useReferralQuery,
  useInvitationQuery,
  useAcceptInvitationMutation,
  useMyReferralQuery,
  useNewcomersQuery,
  useInviteCodeQuery,
} = campaignsApi
