// Generated from contract/logistics.ts by `npm run contract`: do not edit.
import { type Carrier, type LogisticsState } from '../constants/enums'
import { type Day, type Moment, type Route, type Shape } from '../route'

export type Logistics = {
  orderId: string
  orderNo: string
  carrier: Carrier
  carrierName: string
  number: string
  state: LogisticsState
  stateDesc: string
  deliveryAddress: string | null
  expectedDay?: Day | null

  /** Latest first */
  traces: { time: Moment; state: LogisticsState; stateDesc: string; place: string; text: string }[]
}

export const logisticsShape: Shape = {
  orderId: 0,
  orderNo: 0,
  carrier: 0,
  carrierName: 0,
  number: 0,
  state: 0,
  stateDesc: 0,
  deliveryAddress: 16,
  expectedDay: 54,
  traces: [{ time: 7, state: 0, stateDesc: 0, place: 0, text: 0 }],
}

/** Position of an order's parcel. 70001 for an order that was not shipped */
export const orderLogistics: Route<{ data: Logistics; params: { id: string } }> = {
  path: '/mall/api/ma/orderinfo/orderlogistics/:id',
  auth: 'user',
  data: logisticsShape,
}
