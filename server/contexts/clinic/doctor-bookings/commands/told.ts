import type { MessageKind } from '../../../../../contract/constants/enums'
import type { Context } from '../../../../lib/context'
import { remind, tell } from '../../../engagement'
import type { DoctorBookingRow } from '../states'

type RequestKind = Extract<MessageKind, `request${string}`>

type Requested = Pick<DoctorBookingRow, 'id' | 'userId' | 'shopId' | 'date' | 'time'>

/**
 * Sends the message about a request's new state, once each. @param until 'yyyy-MM-dd HH:mm', the end of an
 * offer
 */
export const tellRequest = (ctx: Context, row: Requested, kind: RequestKind, until?: string): Promise<void> =>
  tell(ctx, {
    userId: row.userId,
    kind,
    onceKey: `${kind} ${row.id}`,
    params: {
      shopId: row.shopId,
      day: row.date,
      time: row.time,
      ...(until === undefined ? {} : { until }),
    },
    link: `/pages-clinic/doctor-booking/doctor-booking?id=${row.id}`,
    subjectId: row.id,
  })

/** Sends the reminder of a confirmed request. */
export const remindRequest = (ctx: Context, { id, userId, shopId, date, time }: Requested): Promise<void> =>
  remind(ctx, { userId, id, shopId, date, time, of: 'request' })
