import { type Static, Type } from '@sinclair/typebox'
import { Count, Flag, Id, Moment, Money, Nullable, pageOf, pageQuery } from './common'
import { campaignStates } from './constants/enums'
import { defineEndpoint } from './define-endpoint'

// What bargains, group-buys and referrals share, with their lists. Separate because the home page reads them,
// and the mini-program's main package should carry no more than that.

export const CampaignStatus = Type.Union(campaignStates.map((state) => Type.Literal(state)))

/** The goods of a campaign, at their regular price. */
export const CampaignGoods = Type.Object({
  spuId: Id,
  skuId: Id,
  spuName: Type.String(),
  specInfo: Type.String(),
  picUrl: Type.String(),
  salesPrice: Money,
  stock: Count,
  isBookable: Flag,
})
export type CampaignGoods = Static<typeof CampaignGoods>

export const campaignFields = {
  id: Id,
  name: Type.String(),
  picUrl: Type.String(),
  shareTitle: Type.String(),
  rule: Type.String(),
  validBeginTime: Moment,
  validEndTime: Moment,
  status: CampaignStatus,
  leftSeconds: Count,
}

export const GrouponInfo = Type.Object({
  ...campaignFields,
  goods: CampaignGoods,
  grouponPrice: Money,
  grouponNum: Count,
  launchNum: Count,
  durationHours: Type.Number({
    minimum: 0,
    description: 'Time for which a group waits for members after its founder has paid',
  }),
})
export type GrouponInfo = Static<typeof GrouponInfo>

export const BargainInfo = Type.Object({
  ...campaignFields,
  goods: CampaignGoods,
  bargainPrice: Money,
  cutNum: Count,
  selfCut: Flag,
  floorBuy: Flag,
  launchNum: Count,
  durationHours: Type.Number({
    minimum: 0,
    description: 'Duration of a bargain after its start, limited by the end of the campaign',
  }),
})
export type BargainInfo = Static<typeof BargainInfo>

export const FissionStep = Type.Object({
  inviteNum: Count,
  name: Type.String(),
  points: Count,
  couponId: Nullable(Id),
})
export const FissionActivity = Type.Object({
  ...campaignFields,
  steps: Type.Array(FissionStep),
  newcomerPoints: Count,
  newcomerCouponId: Nullable(Id),
})
export type FissionActivity = Static<typeof FissionActivity>

export const grouponInfoPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/grouponinfo/page',
  auth: 'none',
  source: 'spec',
  tag: 'groupon',
  summary: 'Group-buy campaigns',
  query: Type.Object({ ...pageQuery, status: Type.Optional(CampaignStatus), spuId: Type.Optional(Id) }),
  data: pageOf(GrouponInfo),
})
export const bargainInfoPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/bargaininfo/page',
  auth: 'none',
  source: 'spec',
  tag: 'bargain',
  summary: 'Bargain campaigns',
  query: Type.Object({ ...pageQuery, status: Type.Optional(CampaignStatus), spuId: Type.Optional(Id) }),
  data: pageOf(BargainInfo),
})
export const fissionActivityPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/fissionactivity/page',
  auth: 'none',
  source: 'extension',
  tag: 'fission',
  summary: 'Referral campaigns, the latest start first',
  query: Type.Object({ ...pageQuery, status: Type.Optional(CampaignStatus) }),
  data: pageOf(FissionActivity),
})
