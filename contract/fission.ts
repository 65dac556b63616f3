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
  userId: Type.String({ description: 'Mine: goes into the link' }),
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
  summary: 'My part in the campaign of this id: how many came, what I got',
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
    'Somebody’s invitation, as whoever follows the link sees it. `followToken` proves when it was ' +
    'followed and is handed in after registering',
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
  summary: 'Who came through my link in the campaign of this id, newest first; 200 at most',
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
    'I came through somebody’s link and registered then: counts once per newcomer, again it ' +
    'answers the same. 71331 I was registered before, 71332 my own link, 71333 I came through ' +
    'another link, 71334 the link is not valid, 71301/71302 the campaign does not run',
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
