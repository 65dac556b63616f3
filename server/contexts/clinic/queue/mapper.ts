import type { QueueState } from '../../../../contract/constants/enums'
import type { QueueTicket } from '../../../../contract/queue'
import type { Context } from '../../../lib/context'
import { messageText } from '../../../lib/messages'
import { dayText, momentOrNull, momentText } from '../../../lib/store-time'
import type { DoctorNames } from '../doctors/queries/doctors'
import { actionsOf, stateTexts, type TicketRow } from './rules'

export function toTicket(ctx: Context, row: TicketRow, doctor: DoctorNames | undefined): QueueTicket {
  if (!doctor) throw new Error('A ticket without its doctor')
  const zone = ctx.config.storeTimeZone
  const state = row.state as QueueState
  return {
    id: row.id,
    number: row.number,
    state,
    stateDesc: messageText(stateTexts[state], ctx.lang),
    actions: actionsOf(state, row.date === dayText(ctx.now(), doctor.zone)),
    date: row.date,
    shopId: row.shopId,
    shopName: doctor.shopName,
    doctorId: row.doctorId,
    doctorName: doctor.name,
    departmentId: row.departmentId,
    departmentName: doctor.departmentName,
    personId: row.personId,
    personName: row.personName,
    registerTime: momentText(row.registerTime, zone),
    checkInTime: momentOrNull(row.checkInTime, zone),
    calledTime: momentOrNull(row.calledTime, zone),
    doneTime: momentOrNull(row.doneTime, zone),
    cancelTime: momentOrNull(row.cancelTime, zone),
    passedTime: momentOrNull(row.passedTime, zone),
  }
}
