import { type Static, Type } from '@sinclair/typebox'
import { Count, Flag, Id, Moment, Money, Nullable, pageOf, pageQuery } from './common'
import { growthKinds } from './constants/enums'
import { defineEndpoint } from './define-endpoint'

export const MemberRight = Type.Object({
  id: Id,
  name: Type.String(),
  detail: Type.String(),
  icon: Type.String(),
  minLevel: Nullable(Type.Integer({ description: 'The lowest level that includes it; null when none does' })),
  isMine: Flag,
})
export type MemberRight = Static<typeof MemberRight>
export const MemberLevel = Type.Object({
  id: Id,
  level: Count,
  name: Type.String(),
  growthValue: Type.Integer({ minimum: 0, description: 'Minimum growth value' }),
})
export type MemberLevel = Static<typeof MemberLevel>
/** The account's membership. Before joining, number, level and join time are null and the growth value is 0. */
export const Member = Type.Object({
  isMember: Flag,
  memberNo: Nullable(Type.String()),
  nickName: Type.String(),
  growthValue: Count,
  level: Nullable(MemberLevel),
  nextLevel: Nullable(MemberLevel),
  lackGrowthValue: Type.Integer({
    minimum: 0,
    description: 'Growth value missing to the next level; 0 at the highest',
  }),
  /** What it takes to be spent, by the rate of the rules. */
  lackSpend: Money,
  joinTime: Nullable(Moment),
})
export type Member = Static<typeof Member>
export const GrowthRecord = Type.Object({
  id: Id,
  type: Type.Union(growthKinds.map((kind) => Type.Literal(kind))),
  description: Type.String(),
  amount: Type.Integer(),
  orderNo: Nullable(Type.String()),
  createTime: Moment,
})

export const member = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/member',
  auth: 'user',
  source: 'spec',
  tag: 'member',
  summary: "The account's membership",
  data: Member,
})
export const memberSysConfig = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/member/getMemberSysConfig',
  auth: 'none',
  source: 'spec',
  tag: 'member',
  summary: 'How membership works: levels, growth value and rules',
  data: Type.Object({
    enable: Flag,
    name: Type.String(),
    growthName: Type.String(),
    rule: Type.String(),
    // for each point of growth value
    spendPerGrowth: Money,
    joinGrowth: Count,
    levels: Type.Array(MemberLevel),
  }),
})
export const memberJoin = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/member/beMember',
  auth: 'user',
  source: 'spec',
  tag: 'member',
  summary: 'Join the membership; repeating it changes nothing. 71341 while membership is switched off',
  data: Member,
})
export const memberCenter = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/member/memberCenter',
  auth: 'user',
  source: 'spec',
  tag: 'member',
  summary: "The account's membership with all levels and their rights",
  data: Type.Object({
    member: Member,
    levels: Type.Array(
      Type.Object({ ...MemberLevel.properties, isReached: Flag, rights: Type.Array(MemberRight) }),
    ),
    rule: Type.String(),
    growthName: Type.String(),
  }),
})
export const growthValueDetail = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/member/growthValueDetail',
  auth: 'user',
  source: 'spec',
  tag: 'member',
  summary: 'Growth value records of the account, newest first',
  query: Type.Object({ ...pageQuery }),
  data: pageOf(GrowthRecord),
})
export const memberRightsList = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/memberRights/all_list',
  auth: 'none',
  source: 'spec',
  tag: 'member',
  summary: 'Every right with the lowest level that includes it',
  data: Type.Array(MemberRight),
})
