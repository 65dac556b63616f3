// Generated from contract/member.ts by `npm run contract`: do not edit.
import { type GrowthKind } from '../constants/enums'
import { type Moment, type Cents, type PageOf, type Route, type Shape } from '../route'

export type GrowthRecord = {
  id: string
  type: GrowthKind
  description: string
  amount: number
  orderNo: string | null
  createTime: Moment
}

export const growthRecordShape: Shape = {
  id: 0,
  type: 0,
  description: 0,
  amount: 1,
  orderNo: 16,
  createTime: 7,
}

export type MemberLevel = {
  id: string
  level: number
  name: string

  /** Minimum growth value */
  growthValue: number
}

export const memberLevelShape: Shape = { id: 0, level: 1, name: 0, growthValue: 1 }

export type Member = {
  isMember: boolean
  memberNo: string | null
  nickName: string
  growthValue: number
  level: MemberLevel | null
  nextLevel: MemberLevel | null

  /** Growth value missing to the next level; 0 at the highest */
  lackGrowthValue: number
  lackSpend: Cents
  joinTime: Moment | null
}

export const memberShape: Shape = {
  isMember: 3,
  memberNo: 16,
  nickName: 0,
  growthValue: 1,
  level: [memberLevelShape, 16],
  nextLevel: [memberLevelShape, 16],
  lackGrowthValue: 1,
  lackSpend: 4,
  joinTime: 23,
}

export type MemberRight = {
  id: string
  name: string
  detail: string
  icon: string
  minLevel: number | null
  isMine: boolean
}

export const memberRightShape: Shape = { id: 0, name: 0, detail: 0, icon: 0, minLevel: 17, isMine: 3 }

/** Growth value records of the account, newest first */
export const growthValueDetail: Route<{
  data: PageOf<GrowthRecord>
  query: { current?: number; size?: number; ascs?: string; descs?: string; searchCount?: boolean }
}> = {
  path: '/mall/api/ma/member/growthValueDetail',
  auth: 'user',
  data: { records: [growthRecordShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** The account's membership */
export const member: Route<{ data: Member }> = {
  path: '/mall/api/ma/member',
  auth: 'user',
  data: memberShape,
}

/** The account's membership with all levels and their rights */
export const memberCenter: Route<{
  data: {
    member: Member
    levels: {
      id: string
      level: number
      name: string

      /** Minimum growth value */
      growthValue: number
      isReached: boolean
      rights: MemberRight[]
    }[]
    rule: string
    growthName: string
  }
}> = {
  path: '/mall/api/ma/member/memberCenter',
  auth: 'user',
  data: {
    member: memberShape,
    levels: [{ id: 0, level: 1, name: 0, growthValue: 1, isReached: 3, rights: [memberRightShape] }],
    rule: 0,
    growthName: 0,
  },
}

/** Join the membership; repeating it changes nothing. 71341 while membership is switched off */
export const memberJoin: Route<{ data: Member }> = {
  path: '/mall/api/ma/member/beMember',
  auth: 'user',
  data: memberShape,
}

/** Every right with the lowest level that includes it */
export const memberRightsList: Route<{ data: MemberRight[] }> = {
  path: '/mall/api/ma/memberRights/all_list',
  data: [memberRightShape],
}

/** How membership works: levels, growth value and rules */
export const memberSysConfig: Route<{
  data: {
    enable: boolean
    name: string
    growthName: string
    rule: string
    spendPerGrowth: Cents
    joinGrowth: number
    levels: MemberLevel[]
  }
}> = {
  path: '/mall/api/ma/member/getMemberSysConfig',
  data: {
    enable: 3,
    name: 0,
    growthName: 0,
    rule: 0,
    spendPerGrowth: 4,
    joinGrowth: 1,
    levels: [memberLevelShape],
  },
}
