import { and, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { doctorBooking } from '../../../db/schema/clinic'
import { queueTicket } from '../../../db/schema/queue'
import type { RetentionRule } from '../../../lib/retention'
import { LIVE } from '../queue/rules'

const OPEN_REQUESTS = ['waiting', 'confirmed', 'offered']

/** Retention rules of this context (docs/PRIVACY.md). */
export const clinicRetention: readonly RetentionRule[] = [
  {
    name: 'endQueueNames',
    days: 'queueDays',
    // The ticket remains, because the numbers of a queue are consecutive.
    end: ({ db }, before) =>
      db
        .update(queueTicket)
        .set({ personName: '', checkInLatitude: null, checkInLongitude: null, remark: null })
        .where(
          and(
            notInArray(queueTicket.state, [...LIVE]),
            lt(queueTicket.registerTime, before),
            or(
              sql`${queueTicket.personName} <> ''`,
              isNotNull(queueTicket.checkInLatitude),
              isNotNull(queueTicket.remark),
            ),
          ),
        ),
  },
  {
    name: 'endRequestReasons',
    days: 'requestDays',
    end: ({ db }, before) =>
      db
        .update(doctorBooking)
        .set({ reason: null, declineReason: null })
        .where(
          and(
            notInArray(doctorBooking.state, OPEN_REQUESTS),
            lt(doctorBooking.createTime, before),
            or(isNotNull(doctorBooking.reason), isNotNull(doctorBooking.declineReason)),
          ),
        ),
  },
]
