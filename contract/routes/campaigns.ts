// Generated from contract/campaigns.ts by `npm run contract`: do not edit.
import { type Cents, type Shape } from '../route'

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
