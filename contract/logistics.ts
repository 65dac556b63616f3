import { type Static, Type } from '@sinclair/typebox'
import { Day, Id, IdParams, Moment, Nullable } from './common'
import { carriers, logisticsStates } from './constants/enums'
import { defineEndpoint } from './define-endpoint'

const LogisticsState = Type.Union(logisticsStates.map((state) => Type.Literal(state)))
export const Logistics = Type.Object({
  orderId: Id,
  orderNo: Type.String(),
  carrier: Type.Union(carriers.map((carrier) => Type.Literal(carrier))),
  carrierName: Type.String(),
  number: Type.String(),
  state: LogisticsState,
  stateDesc: Type.String(),
  deliveryAddress: Nullable(Type.String()),
  /** By which it usually arrives; null once it has, and when nobody knows. */
  expectedDay: Type.Optional(Nullable(Day)),
  traces: Type.Array(
    Type.Object({
      time: Moment,
      state: LogisticsState,
      stateDesc: Type.String(),
      place: Type.String(),
      text: Type.String(),
    }),
    { description: 'Latest first' },
  ),
})
export type Logistics = Static<typeof Logistics>
export const orderLogistics = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/orderinfo/orderlogistics/:id',
  auth: 'user',
  source: 'spec',
  tag: 'aftersales',
  summary: "Position of an order's parcel. 70001 for an order that was not shipped",
  params: IdParams,
  data: Logistics,
})
