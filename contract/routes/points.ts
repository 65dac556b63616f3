// Generated from contract/points.ts by `npm run contract`: do not edit.
import { type Moment, type PageOf, type Route, type Shape } from '../route'
import { type PointsKind } from '../constants/enums'

export type PointsConfig = {
  isEnable: boolean

  /** Points per whole unit paid, without freight */
  earnPoints: number

  /** Points worth one unit */
  usePoints: number

  /** Maximum share of the goods payable by points */
  maxSharePercent: number

  /** Minimum number of points per use */
  minPoints: number
  remarks: string
  balance: number | null
}

export const pointsConfigShape: Shape = {
  isEnable: 3,
  earnPoints: 1,
  usePoints: 1,
  maxSharePercent: 1,
  minPoints: 1,
  remarks: 0,
  balance: 17,
}

export type PointsRecord = {
  id: string
  kind: PointsKind
  text: string
  goodsName: string | null

  /** Positive when earned, negative when spent */
  points: number

  /** Balance afterwards */
  balance: number
  orderId: string | null
  orderNo: string | null
  remark: string
  createTime: Moment
}

export const pointsRecordShape: Shape = {
  id: 0,
  kind: 0,
  text: 0,
  goodsName: 16,
  points: 1,
  balance: 1,
  orderId: 16,
  orderNo: 16,
  remark: 0,
  createTime: 7,
}

/** The rules of points, and the balance */
export const pointsConfigOne: Route<{ data: PointsConfig }> = {
  path: '/mall/api/ma/pointsconfig',
  data: pointsConfigShape,
}

/** Points records of the account, newest first */
export const pointsRecordPage: Route<{
  data: PageOf<PointsRecord>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    kind?: PointsKind
  }
}> = {
  path: '/mall/api/ma/pointsrecord/page',
  auth: 'user',
  data: { records: [pointsRecordShape], total: 1, size: 1, current: 1, pages: 1 },
}
