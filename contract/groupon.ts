import { type Static, Type } from '@sinclair/typebox'
import { CampaignGoods, GrouponInfo } from './campaigns'
import { Count, Flag, Id, IdParams, Moment, Money, Nullable, pageOf, pageQuery } from './common'
import { grouponPlaceStates, grouponStates } from './constants/enums'
import { defineEndpoint } from './define-endpoint'

const GroupStatus = Type.Union(grouponStates.map((state) => Type.Literal(state)))

/** A group that can be joined. */
export const GrouponOpen = Type.Object({
  id: Id,
  grouponId: Id,
  nickName: Type.String({ description: 'Of the founder: its first letter, unless it is the caller' }),
  grouponNum: Count,
  havNum: Count,
  leftNum: Count,
  grouponPrice: Money,
  validEndTime: Moment,
  leftSeconds: Count,
  isMember: Flag,
})
export type GrouponOpen = Static<typeof GrouponOpen>

const groupFields = {
  id: Id,
  grouponId: Id,
  name: Type.String(),
  picUrl: Type.String(),
  shareTitle: Type.String(),
  rule: Type.String(),
  goods: CampaignGoods,
  grouponPrice: Money,
  grouponNum: Count,
  havNum: Type.Integer({ minimum: 0, description: 'Members who have paid' }),
  leftNum: Type.Integer({ minimum: 0, description: 'Places that can still be taken' }),
  status: GroupStatus,
  validBeginTime: Moment,
  validEndTime: Moment,
  leftSeconds: Count,
  finishTime: Nullable(Moment),
  isLeader: Flag,
  orderId: Nullable(Id),
  myState: Nullable(Type.Union(grouponPlaceStates.map((state) => Type.Literal(state)))),
  refundNote: Nullable(
    Type.String({ description: 'Of a group that failed or may fail: what happens to the money' }),
  ),
}
export const GrouponUser = Type.Object(groupFields)
export type GrouponUser = Static<typeof GrouponUser>
export const GrouponDetail = Type.Object({
  ...groupFields,
  canJoin: Flag,
  members: Type.Array(
    Type.Object({
      nickName: Type.String({ description: 'Its first letter, unless it is the caller' }),
      isLeader: Flag,
      isMe: Flag,
      joinTime: Moment,
    }),
  ),
})
export type GrouponDetail = Static<typeof GrouponDetail>

export const grouponInfo = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/grouponinfo/:id',
  auth: 'none',
  source: 'spec',
  tag: 'groupon',
  summary: 'One group-buy campaign',
  params: IdParams,
  data: Type.Object({ ...GrouponInfo.properties, openNum: Count, refundNote: Type.String() }),
})
export const grouponOpenPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/grouponuser/page/grouponing',
  auth: 'none',
  source: 'spec',
  tag: 'groupon',
  summary: 'Groups of a campaign that can be joined, the earliest deadline first',
  query: Type.Object({ ...pageQuery, grouponId: Id }),
  data: pageOf(GrouponOpen),
})
export const grouponUserPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/grouponuser/page',
  auth: 'user',
  source: 'spec',
  tag: 'groupon',
  summary: 'Group-buys of the account, newest first',
  query: Type.Object({ ...pageQuery, status: Type.Optional(GroupStatus) }),
  data: pageOf(GrouponUser),
})
export const grouponUserDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/grouponuser/:id',
  auth: 'none',
  source: 'spec',
  tag: 'groupon',
  params: IdParams,
  data: GrouponDetail,
  summary:
    'A group with its members, for them and for anybody with its link. A group whose founder has not ' +
    'paid is visible to the founder only',
})
