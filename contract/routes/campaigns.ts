// Generated from contract/campaigns.ts by `npm run contract`: do not edit.
import { type CampaignState } from '../constants/enums'
import { type Moment, type Cents, type PageOf, type Route, type Shape } from '../route'

export type CampaignGoods = {
  spuId: string
  skuId: string
  spuName: string
  specInfo: string
  picUrl: string
  salesPrice: Cents
  stock: number
  isBookable: boolean
}

export const campaignGoodsShape: Shape = {
  spuId: 0,
  skuId: 0,
  spuName: 0,
  specInfo: 0,
  picUrl: 0,
  salesPrice: 4,
  stock: 1,
  isBookable: 3,
}

export type BargainInfo = {
  id: string
  name: string
  picUrl: string
  shareTitle: string
  rule: string
  validBeginTime: Moment
  validEndTime: Moment
  status: CampaignState
  leftSeconds: number
  goods: CampaignGoods
  bargainPrice: Cents
  cutNum: number
  selfCut: boolean
  floorBuy: boolean
  launchNum: number

  /** Duration of a bargain after its start, limited by the end of the campaign */
  durationHours: number
}

export const bargainInfoShape: Shape = {
  id: 0,
  name: 0,
  picUrl: 0,
  shareTitle: 0,
  rule: 0,
  validBeginTime: 7,
  validEndTime: 7,
  status: 0,
  leftSeconds: 1,
  goods: campaignGoodsShape,
  bargainPrice: 4,
  cutNum: 1,
  selfCut: 3,
  floorBuy: 3,
  launchNum: 1,
  durationHours: 1,
}

export type FissionStep = { inviteNum: number; name: string; points: number; couponId: string | null }

export const fissionStepShape: Shape = { inviteNum: 1, name: 0, points: 1, couponId: 16 }

export type FissionActivity = {
  id: string
  name: string
  picUrl: string
  shareTitle: string
  rule: string
  validBeginTime: Moment
  validEndTime: Moment
  status: CampaignState
  leftSeconds: number
  steps: FissionStep[]
  newcomerPoints: number
  newcomerCouponId: string | null
}

export const fissionActivityShape: Shape = {
  id: 0,
  name: 0,
  picUrl: 0,
  shareTitle: 0,
  rule: 0,
  validBeginTime: 7,
  validEndTime: 7,
  status: 0,
  leftSeconds: 1,
  steps: [fissionStepShape],
  newcomerPoints: 1,
  newcomerCouponId: 16,
}

export type GrouponInfo = {
  id: string
  name: string
  picUrl: string
  shareTitle: string
  rule: string
  validBeginTime: Moment
  validEndTime: Moment
  status: CampaignState
  leftSeconds: number
  goods: CampaignGoods
  grouponPrice: Cents
  grouponNum: number
  launchNum: number

  /** Time for which a group waits for members after its founder has paid */
  durationHours: number
}

export const grouponInfoShape: Shape = {
  id: 0,
  name: 0,
  picUrl: 0,
  shareTitle: 0,
  rule: 0,
  validBeginTime: 7,
  validEndTime: 7,
  status: 0,
  leftSeconds: 1,
  goods: campaignGoodsShape,
  grouponPrice: 4,
  grouponNum: 1,
  launchNum: 1,
  durationHours: 1,
}

/** Bargain campaigns */
export const bargainInfoPage: Route<{
  data: PageOf<BargainInfo>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    status?: CampaignState
    spuId?: string
  }
}> = {
  path: '/mall/api/ma/bargaininfo/page',
  data: { records: [bargainInfoShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** Referral campaigns, the latest start first */
export const fissionActivityPage: Route<{
  data: PageOf<FissionActivity>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    status?: CampaignState
  }
}> = {
  path: '/mall/api/ma/fissionactivity/page',
  data: { records: [fissionActivityShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** Group-buy campaigns */
export const grouponInfoPage: Route<{
  data: PageOf<GrouponInfo>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    status?: CampaignState
    spuId?: string
  }
}> = {
  path: '/mall/api/ma/grouponinfo/page',
  data: { records: [grouponInfoShape], total: 1, size: 1, current: 1, pages: 1 },
}
