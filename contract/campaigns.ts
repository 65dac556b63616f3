import { type Static, Type } from '@sinclair/typebox'
import { Count, Flag, Id, Moment, Money } from './common'
import { campaignStates } from './constants/enums'

/** What bargains, group-buys and referrals share: parts of their answers, no endpoint. */
export const CampaignStatus = Type.Union(campaignStates.map((state) => Type.Literal(state)))

/** The goods that a campaign is about, at their own price. */
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
