// Generated from contract/visits.ts by `npm run contract`: do not edit.
import { type Day, type Time, type Route, type Shape } from '../route'

export type ComingVisit = {
  kind: 'booking' | 'doctor'
  id: string
  date: Day
  time: Time

  /** The product, or the doctor with the department */
  name: string
  personName: string
  shopId: string | null
  shopName: string

  /** 0 when it is not a vaccine course */
  doseNo: number
  doseTotal: number
  changesLeft: number | null
}

export const comingVisitShape: Shape = {
  kind: 0,
  id: 0,
  date: 6,
  time: 8,
  name: 0,
  personName: 0,
  shopId: 16,
  shopName: 0,
  needleNo: 1,
  needleTotal: 1,
  changesLeft: 17,
}

/** The next three visits of the account by their time, booked appointments and confirmed ones with doctors, and how many there are */
export const comingVisits: Route<{ data: { records: ComingVisit[]; total: number } }> = {
  path: '/mall/api/ma/visits/coming',
  auth: 'user',
  data: { records: [comingVisitShape], total: 1 },
}
