// Generated from contract/activity.ts by `npm run contract`: do not edit.
import { type ActivityKind } from '../constants/enums'
import { type Cents, type Day, type Time, type Moment, type Route, type Shape } from '../route'

export type Activity = {
  id: string
  kind: ActivityKind
  number: string | null
  title: string
  picUrl: string | null

  /** State in the terms of its kind; an unpaid order is `unpaid` */
  state: string

  /** Waits for the account: an order to pay, offered times to choose from, or a request to repeat for a day to come */
  isDue: boolean
  again: { doctorId: string; personId: string } | null
  stateDesc: string
  shopName: string | null
  personName: string | null
  amount: Cents | null
  date: Day | null
  time: Time | null
  due?: Moment | null
  createTime: Moment
}

export const activityShape: Shape = {
  id: 0,
  kind: 0,
  number: 16,
  title: 0,
  picUrl: 16,
  state: 0,
  isDue: 2,
  again: [{ doctorId: 0, personId: 0 }, 16],
  stateDesc: 0,
  shopName: 16,
  personName: 16,
  amount: 20,
  date: 22,
  time: 24,
  due: 55,
  createTime: 7,
}

/** All activity of the account: orders, enterprise orders, free appointments, requests to doctors, queue tickets. What waits for the account comes first, then the rest, each newest first. `cursor` is `next` of the previous answer; `next` is null at the end */
export const activityList: Route<{
  data: { records: Activity[]; next: string | null }
  query: {
    kind?: ActivityKind

    /** Matches a number, or the name of a product, doctor or clinic */
    keyword?: string
    from?: Day
    to?: Day
    cursor?: string
    size?: number
  }
}> = { path: '/mall/api/ma/activity', auth: 'user', data: { records: [activityShape], next: 16 } }
