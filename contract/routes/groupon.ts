// Generated from contract/groupon.ts by `npm run contract`: do not edit.
import { campaignGoodsShape, type CampaignGoods } from './campaigns'
import { type Cents, type Moment, type PageOf, type Route, type Shape } from '../route'
import { type GrouponState, type GrouponPlaceState, type CampaignState } from '../constants/enums'

export type GrouponDetail = {
  id: string
  grouponId: string
  name: string
  picUrl: string
  shareTitle: string
  rule: string
  goods: CampaignGoods
  grouponPrice: Cents
  grouponNum: number

  /** Members who have paid */
  havNum: number

  /** Places that can still be taken */
  leftNum: number
  status: GrouponState
  validBeginTime: Moment
  validEndTime: Moment
  leftSeconds: number
  finishTime: Moment | null
  isLeader: boolean
  orderId: string | null
  myState: GrouponPlaceState | null
  refundNote: string | null
  canJoin: boolean
  members: {
    /** Its first letter, unless it is the caller */
    nickName: string
    isLeader: boolean
    isMe: boolean
    joinTime: Moment
  }[]
}

export const grouponDetailShape: Shape = {
  id: 0,
  grouponId: 0,
  name: 0,
  picUrl: 0,
  shareTitle: 0,
  rule: 0,
  goods: campaignGoodsShape,
  grouponPrice: 4,
  grouponNum: 1,
  havNum: 1,
  leftNum: 1,
  status: 0,
  validBeginTime: 7,
  validEndTime: 7,
  leftSeconds: 1,
  finishTime: 23,
  isLeader: 3,
  orderId: 16,
  myState: 16,
  refundNote: 16,
  canJoin: 3,
  members: [{ nickName: 0, isLeader: 3, isMe: 3, joinTime: 7 }],
}

export type GrouponOpen = {
  id: string
  grouponId: string

  /** Of the founder: its first letter, unless it is the caller */
  nickName: string
  grouponNum: number
  havNum: number
  leftNum: number
  grouponPrice: Cents
  validEndTime: Moment
  leftSeconds: number
  isMember: boolean
}

export const grouponOpenShape: Shape = {
  id: 0,
  grouponId: 0,
  nickName: 0,
  grouponNum: 1,
  havNum: 1,
  leftNum: 1,
  grouponPrice: 4,
  validEndTime: 7,
  leftSeconds: 1,
  isMember: 3,
}

export type GrouponUser = {
  id: string
  grouponId: string
  name: string
  picUrl: string
  shareTitle: string
  rule: string
  goods: CampaignGoods
  grouponPrice: Cents
  grouponNum: number

  /** Members who have paid */
  havNum: number

  /** Places that can still be taken */
  leftNum: number
  status: GrouponState
  validBeginTime: Moment
  validEndTime: Moment
  leftSeconds: number
  finishTime: Moment | null
  isLeader: boolean
  orderId: string | null
  myState: GrouponPlaceState | null
  refundNote: string | null
}

export const grouponUserShape: Shape = {
  id: 0,
  grouponId: 0,
  name: 0,
  picUrl: 0,
  shareTitle: 0,
  rule: 0,
  goods: campaignGoodsShape,
  grouponPrice: 4,
  grouponNum: 1,
  havNum: 1,
  leftNum: 1,
  status: 0,
  validBeginTime: 7,
  validEndTime: 7,
  leftSeconds: 1,
  finishTime: 23,
  isLeader: 3,
  orderId: 16,
  myState: 16,
  refundNote: 16,
}

/** One group-buy campaign */
export const grouponInfo: Route<{
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
    grouponPrice: Cents
    grouponNum: number
    launchNum: number

    /** Time for which a group waits for members after its founder has paid */
    durationHours: number
    openNum: number
    refundNote: string
  }
  params: { id: string }
}> = {
  path: '/mall/api/ma/grouponinfo/:id',
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
    grouponPrice: 4,
    grouponNum: 1,
    launchNum: 1,
    durationHours: 1,
    openNum: 1,
    refundNote: 0,
  },
}

/** Groups of a campaign that can be joined, the earliest deadline first */
export const grouponOpenPage: Route<{
  data: PageOf<GrouponOpen>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    grouponId: string
  }
}> = {
  path: '/mall/api/ma/grouponuser/page/grouponing',
  data: { records: [grouponOpenShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** A group with its members, for them and for anybody with its link. A group whose founder has not paid is visible to the founder only */
export const grouponUserDetail: Route<{ data: GrouponDetail; params: { id: string } }> = {
  path: '/mall/api/ma/grouponuser/:id',
  data: grouponDetailShape,
}

/** Group-buys of the account, newest first */
export const grouponUserPage: Route<{
  data: PageOf<GrouponUser>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    status?: GrouponState
  }
}> = {
  path: '/mall/api/ma/grouponuser/page',
  auth: 'user',
  data: { records: [grouponUserShape], total: 1, size: 1, current: 1, pages: 1 },
}
