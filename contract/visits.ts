import { type Static, Type } from '@sinclair/typebox'
import { Count, Day, Id, Nullable, Time } from './common'
import { defineEndpoint } from './define-endpoint'

/** A coming visit to a clinic: an appointment of an order, or one with a doctor. */
export const ComingVisit = Type.Object({
  kind: Type.Union([Type.Literal('booking'), Type.Literal('doctor')]),
  /** Of the appointment, or of the request to the doctor. */
  id: Id,
  date: Day,
  time: Time,
  name: Type.String({ description: 'The product, or the doctor with the department' }),
  personName: Type.String(),
  shopId: Nullable(Id),
  shopName: Type.String(),
  needleNo: Type.Integer({ minimum: 0, description: '0 when it is not a vaccine course' }),
  needleTotal: Count,
  /** How often the time can still be changed; null for a doctor, whose requests are cancelled instead. */
  changesLeft: Nullable(Count),
})
export type ComingVisit = Static<typeof ComingVisit>

export const comingVisits = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/visits/coming',
  auth: 'user',
  source: 'extension',
  tag: 'clinic',
  summary:
    'The next three visits of the account by their time, booked appointments and confirmed ones with doctors, ' +
    'and how many there are',
  data: Type.Object({ records: Type.Array(ComingVisit), total: Count }),
})
