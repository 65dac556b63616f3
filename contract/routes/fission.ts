// Generated from contract/fission.ts by `npm run contract`: do not edit.
import { type FissionActivity, fissionActivityShape } from './campaigns'
import { type Moment, type Route, type Shape } from '../route'

export type FissionRecord = {
  id: string

  /** Its first letter */
  nickName: string
  createTime: Moment
}

export const fissionRecordShape: Shape = { id: 0, nickName: 0, createTime: 7 }

export type FissionReward = {
  id: string
  name: string
  points: number
  couponId: string | null
  isGranted: boolean
  createTime: Moment
}

export const fissionRewardShape: Shape = {
  id: 0,
  name: 0,
  points: 1,
  couponId: 16,
  isGranted: 3,
  createTime: 7,
}

export type FissionUser = {
  fissionActivityId: string

  /** The account's own: used in the link */
  userId: string
  invitedNum: number
  steps: {
    inviteNum: number
    name: string
    points: number
    couponId: string | null
    isReached: boolean
    leftNum: number
  }[]
  rewards: FissionReward[]
}

export const fissionUserShape: Shape = {
  fissionActivityId: 0,
  userId: 0,
  invitedNum: 1,
  steps: [{ inviteNum: 1, name: 0, points: 1, couponId: 16, isReached: 3, leftNum: 1 }],
  rewards: [fissionRewardShape],
}

/** A referral campaign */
export const fissionActivity: Route<{ data: FissionActivity; params: { id: string } }> = {
  path: '/mall/api/ma/fissionactivity/:id',
  data: fissionActivityShape,
}

/** An invitation as seen by anybody with its link. `followToken` proves when the link was followed and is submitted after registering */
export const fissionFollow: Route<{
  data: {
    /** Of the inviter: its first letter */
    nickName: string
    isMine: boolean
    canAccept: boolean
    isAccepted: boolean
    followToken: string | null
    activity: FissionActivity
  }
  params: { userId: string; fissionActivityId: string }
}> = {
  path: '/mall/api/ma/fissionactivityrecord/:userId/:fissionActivityId',
  data: {
    nickName: 0,
    isMine: 3,
    canAccept: 3,
    isAccepted: 3,
    followToken: 16,
    activity: fissionActivityShape,
  },
}

/** Newcomers through the account's link in the campaign, newest first; at most 200 */
export const fissionList: Route<{ data: FissionRecord[]; params: { id: string } }> = {
  path: '/mall/api/ma/fissionactivityrecord/getList/:id',
  auth: 'user',
  data: [fissionRecordShape],
}

/** Registered through an invitation: counts once per newcomer, repeating it returns the same answer. 71331 registered before, 71332 the own link, 71333 came through another link, 71334 the link is invalid, 71301/71302 the campaign is not running */
export const fissionSave: Route<{
  data: {
    id: string

    /** Of the inviter: its first letter */
    nickName: string
    createTime: Moment
    rewards: FissionReward[]
  }
  body: { fissionActivityId: string; userId: string; followToken: string }
}> = {
  method: 'POST',
  path: '/mall/api/ma/fissionactivityrecord/save',
  auth: 'user',
  data: { id: 0, nickName: 0, createTime: 7, rewards: [fissionRewardShape] },
}

/** The account's progress in the campaign: newcomers and rewards */
export const fissionUser: Route<{ data: FissionUser; params: { id: string } }> = {
  path: '/mall/api/ma/fissionactivityuser/:id',
  auth: 'user',
  data: fissionUserShape,
}
