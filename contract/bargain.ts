import { type Static, Type } from '@sinclair/typebox'
import { BargainInfo, CampaignGoods } from './campaigns'
import { Count, Flag, Id, IdParams, Moment, Money, Nullable, pageOf, pageQuery } from './common'
import { bargainStates } from './constants/enums'
import { defineEndpoint } from './define-endpoint'

export const BargainCut = Type.Object({
  id: Id,
  nickName: Type.String({ description: "In full for the caller's own, otherwise its first letter" }),
  cutPrice: Money,
  isSelf: Flag,
  createTime: Moment,
})
export type BargainCut = Static<typeof BargainCut>

const bargainUserFields = {
  id: Id,
  bargainId: Id,
  name: Type.String(),
  picUrl: Type.String(),
  goods: CampaignGoods,
  nickName: Type.String({ description: "In full for the caller's own, otherwise its first letter" }),
  isMine: Flag,
  salesPrice: Money,
  bargainPrice: Money,
  havBargainAmount: Type.String({ description: 'Reduction so far' }),
  leftAmount: Money,
  currentPrice: Money,
  cutNum: Count,
  havCutNum: Count,
  selfCut: Flag,
  floorBuy: Flag,
  status: Type.Union(bargainStates.map((state) => Type.Literal(state))),
  validBeginTime: Moment,
  validEndTime: Moment,
  leftSeconds: Count,
  myCut: Nullable(BargainCut),
  canCut: Flag,
  canBuy: Flag,
  orderId: Nullable(Id),
}
/** An account's bargain; its order is included only for that account. */
export const BargainUser = Type.Object(bargainUserFields)
export type BargainUser = Static<typeof BargainUser>

export const bargainInfo = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/bargaininfo',
  auth: 'none',
  source: 'spec',
  tag: 'bargain',
  summary: "A bargain campaign, with the account's own bargain in it, if any",
  query: Type.Object({ id: Id }),
  data: Type.Object({ ...BargainInfo.properties, bargainUser: Nullable(BargainUser) }),
})
export const bargainStart = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/bargainuser',
  auth: 'user',
  source: 'spec',
  tag: 'bargain',
  summary:
    'Start a bargain: once per account and campaign, repeating it returns the same bargain. 71301 not ' +
    'begun, 71302 over, 70003 the goods are not for sale',
  body: Type.Object({ bargainId: Id }),
  data: BargainUser,
})
export const bargainUserPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/bargainuser/page',
  auth: 'user',
  source: 'spec',
  tag: 'bargain',
  summary: 'Bargains of the account, newest first',
  query: Type.Object({ ...pageQuery, bargainId: Type.Optional(Id) }),
  data: pageOf(BargainUser),
})
export const bargainUserDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/bargainuser/:id',
  auth: 'none',
  source: 'spec',
  tag: 'bargain',
  summary: 'A bargain, for its owner and for anybody with its link',
  params: IdParams,
  data: BargainUser,
})
export const bargainCutPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/bargaincut/page',
  auth: 'none',
  source: 'spec',
  tag: 'bargain',
  summary: 'The cuts of a bargain, newest first',
  query: Type.Object({ ...pageQuery, bargainUserId: Id }),
  data: pageOf(BargainCut),
})
export const bargainCutMake = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/bargaincut',
  auth: 'user',
  source: 'spec',
  tag: 'bargain',
  summary:
    'Cut a bargain, the own or a friend’s: once per account, repeating it returns the same cut. 71311 ' +
    'it is over, 71313 every cut is made, 71314 its owner may not cut, 71315 it is being bought',
  body: Type.Object({ bargainUserId: Id }),
  data: Type.Object({ ...BargainCut.properties, bargainUser: BargainUser }),
})
