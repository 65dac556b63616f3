// Generated from contract/bargain.ts by `npm run contract`: do not edit.
import { campaignGoodsShape, type CampaignGoods } from './campaigns'
import { type BargainState, type CampaignState } from '../constants/enums'
import { type Cents, type Moment, type PageOf, type Route, type Shape } from '../route'

export type BargainCut = {
  id: string

  /** In full for the caller's own, otherwise its first letter */
  nickName: string
  cutPrice: Cents
  isSelf: boolean
  createTime: Moment
}

export const bargainCutShape: Shape = { id: 0, nickName: 0, cutPrice: 4, isSelf: 3, createTime: 7 }

export type BargainUser = {
  id: string
  bargainId: string
  name: string
  picUrl: string
  goods: CampaignGoods

  /** In full for the caller's own, otherwise its first letter */
  nickName: string
  isMine: boolean
  salesPrice: Cents
  bargainPrice: Cents

  /** Reduction so far */
  havBargainAmount: string
  leftAmount: Cents
  currentPrice: Cents
  cutNum: number
  havCutNum: number
  selfCut: boolean
  floorBuy: boolean
  status: BargainState
  validBeginTime: Moment
  validEndTime: Moment
  leftSeconds: number
  myCut: BargainCut | null
  canCut: boolean
  canBuy: boolean
  orderId: string | null
}

export const bargainUserShape: Shape = {
  id: 0,
  bargainId: 0,
  name: 0,
  picUrl: 0,
  goods: campaignGoodsShape,
  nickName: 0,
  isMine: 3,
  salesPrice: 4,
  bargainPrice: 4,
  havBargainAmount: 0,
  leftAmount: 4,
  currentPrice: 4,
  cutNum: 1,
  havCutNum: 1,
  selfCut: 3,
  floorBuy: 3,
  status: 0,
  validBeginTime: 7,
  validEndTime: 7,
  leftSeconds: 1,
  myCut: [bargainCutShape, 16],
  canCut: 3,
  canBuy: 3,
  orderId: 16,
}

/** Cut a bargain, the own or a friend’s: once per account, repeating it returns the same cut. 71311 it is over, 71313 every cut is made, 71314 its owner may not cut, 71315 it is being bought */
export const bargainCutMake: Route<{
  data: {
    id: string

    /** In full for the caller's own, otherwise its first letter */
    nickName: string
    cutPrice: Cents
    isSelf: boolean
    createTime: Moment
    bargainUser: BargainUser
  }
  body: { bargainUserId: string }
}> = {
  method: 'POST',
  path: '/mall/api/ma/bargaincut',
  auth: 'user',
  data: { id: 0, nickName: 0, cutPrice: 4, isSelf: 3, createTime: 7, bargainUser: bargainUserShape },
}

/** The cuts of a bargain, newest first */
export const bargainCutPage: Route<{
  data: PageOf<BargainCut>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    bargainUserId: string
  }
}> = {
  path: '/mall/api/ma/bargaincut/page',
  data: { records: [bargainCutShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** A bargain campaign, with the account's own bargain in it, if any */
export const bargainInfo: Route<{
  data: {
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
    bargainUser: BargainUser | null
  }
  query: { id: string }
}> = {
  path: '/mall/api/ma/bargaininfo',
  data: {
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
    bargainUser: [bargainUserShape, 16],
  },
}

/** Start a bargain: once per account and campaign, repeating it returns the same bargain. 71301 not begun, 71302 over, 70003 the goods are not for sale */
export const bargainStart: Route<{ data: BargainUser; body: { bargainId: string } }> = {
  method: 'POST',
  path: '/mall/api/ma/bargainuser',
  auth: 'user',
  data: bargainUserShape,
}

/** A bargain, for its owner and for anybody with its link */
export const bargainUserDetail: Route<{ data: BargainUser; params: { id: string } }> = {
  path: '/mall/api/ma/bargainuser/:id',
  data: bargainUserShape,
}

/** Bargains of the account, newest first */
export const bargainUserPage: Route<{
  data: PageOf<BargainUser>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    bargainId?: string
  }
}> = {
  path: '/mall/api/ma/bargainuser/page',
  auth: 'user',
  data: { records: [bargainUserShape], total: 1, size: 1, current: 1, pages: 1 },
}
