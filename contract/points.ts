import { type Static, Type } from '@sinclair/typebox'
import { Count, Flag, Id, Moment, Nullable, pageOf, pageQuery } from './common'
import { pointsKinds } from './constants/enums'
import { defineEndpoint } from './define-endpoint'

const PointsKind = Type.Union(pointsKinds.map((kind) => Type.Literal(kind)))
export const PointsRecord = Type.Object({
  id: Id,
  kind: PointsKind,
  text: Type.String(),
  goodsName: Nullable(Type.String({ description: 'Of the order, its first product' })),
  points: Type.Integer({ description: 'Positive when earned, negative when spent' }),
  balance: Type.Integer({ minimum: 0, description: 'Balance afterwards' }),
  orderId: Nullable(Id),
  orderNo: Nullable(Type.String()),
  remark: Type.String(),
  createTime: Moment,
})
export type PointsRecord = Static<typeof PointsRecord>
export const PointsConfig = Type.Object({
  isEnable: Flag,
  earnPoints: Type.Integer({ minimum: 0, description: 'Points per whole unit paid, without freight' }),
  usePoints: Type.Integer({ minimum: 1, description: 'Points worth one unit' }),
  maxSharePercent: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: 'Maximum share of the goods payable by points',
  }),
  minPoints: Type.Integer({ minimum: 0, description: 'Minimum number of points per use' }),
  remarks: Type.String(),
  balance: Nullable(Count),
})
export type PointsConfig = Static<typeof PointsConfig>

export const pointsRecordPage = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/pointsrecord/page',
  auth: 'user',
  source: 'spec',
  tag: 'points',
  summary: 'Points records of the account, newest first',
  query: Type.Object({ ...pageQuery, kind: Type.Optional(PointsKind) }),
  data: pageOf(PointsRecord),
})
export const pointsConfigOne = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/pointsconfig',
  auth: 'none',
  source: 'spec',
  tag: 'points',
  summary: 'The rules of points, and the balance',
  data: PointsConfig,
})
