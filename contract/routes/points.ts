// Generated from contract/points.ts by `npm run contract`: do not edit.
import { type Moment, type PageOf, type Route, type Shape } from '../route'
import { type PointsKind } from '../constants/enums'

export type PointsConfig = {
  isEnable: boolean

  /** Points for each whole unit paid, without freight */
  earnPoints: number

  /** Points that are worth one unit */
  usePoints: number

  /** The largest part of the goods that points may pay */
  maxSharePercent: number

  /** The fewest points of one use */
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

  /** Above 0 came, below 0 went */
  points: number

  /** What there was afterwards */
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
  points: 1,
  balance: 1,
  orderId: 16,
  orderNo: 16,
  remark: 0,
  createTime: 7,
}

/** The rules of points, and how many I have */
export const pointsConfigOne: Route<{ data: PointsConfig }> = {
  path: '/mall/api/ma/pointsconfig',
  data: pointsConfigShape,
}

/** How my points came and went, newest first */
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
