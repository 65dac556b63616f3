import { Type } from '@sinclair/typebox'
import { FissionActivity, FissionStep } from './campaigns'
import { Count, Flag, Id, IdParams, Moment, Nullable } from './common'
import { defineEndpoint } from './define-endpoint'

export const FissionReward = Type.Object({
  id: Id,
  name: Type.String(),
  points: Count,
  couponId: Nullable(Id),
  isGranted: Flag,
  createTime: Moment,
})
export const FissionUser = Type.Object({
  fissionActivityId: Id,
  userId: Type.String({ description: "The account's own: used in the link" }),
  invitedNum: Count,
  steps: Type.Array(Type.Object({ ...FissionStep.properties, isReached: Flag, leftNum: Count })),
  rewards: Type.Array(FissionReward),
})
export const FissionRecord = Type.Object({
  id: Id,
  nickName: Type.String({ description: 'Its first letter' }),
  createTime: Moment,
})

export const fissionActivity = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/fissionactivity/:id',
  auth: 'none',
  source: 'spec',
  tag: 'fission',
  summary: 'A referral campaign',
  params: IdParams,
  data: FissionActivity,
})
export const fissionUser = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/fissionactivityuser/:id',
  auth: 'user',
  source: 'spec',
  tag: 'fission',
  summary: "The account's progress in the campaign: newcomers and rewards",
  params: IdParams,
  data: FissionUser,
})
export const fissionFollow = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/fissionactivityrecord/:userId/:fissionActivityId',
  auth: 'none',
  source: 'spec',
  tag: 'fission',
  summary:
    'An invitation as seen by anybody with its link. `followToken` proves when the link was followed ' +
    'and is submitted after registering',
  params: Type.Object({ userId: Id, fissionActivityId: Id }),
  data: Type.Object({
    nickName: Type.String({ description: 'Of the inviter: its first letter' }),
    isMine: Flag,
    canAccept: Flag,
    isAccepted: Flag,
    followToken: Nullable(Type.String()),
    activity: FissionActivity,
  }),
})
export const fissionList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/fissionactivityrecord/getList/:id',
  auth: 'user',
  source: 'spec',
  tag: 'fission',
  summary: "Newcomers through the account's link in the campaign, newest first; at most 200",
  params: IdParams,
  data: Type.Array(FissionRecord),
})
export const fissionSave = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/fissionactivityrecord/save',
  auth: 'user',
  source: 'spec',
  tag: 'fission',
  summary:
    'Registered through an invitation: counts once per newcomer, repeating it returns the same ' +
    'answer. 71331 registered before, 71332 the own link, 71333 came through another link, 71334 the ' +
    'link is invalid, 71301/71302 the campaign is not running',
  body: Type.Object({
    fissionActivityId: Id,
    userId: Id,
    followToken: Type.String({ minLength: 1, maxLength: 1000 }),
  }),
  data: Type.Object({
    id: Id,
    nickName: Type.String({ description: 'Of the inviter: its first letter' }),
    createTime: Moment,
    rewards: Type.Array(FissionReward),
  }),
})
