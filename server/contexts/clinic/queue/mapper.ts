import type { QueueState } from '../../../../contract/constants/enums'
import type { QueueTicket } from '../../../../contract/queue'
import type { Context } from '../../../lib/context'
import { messageText } from '../../../lib/messages'
import { dayText, momentOrNull, momentText } from '../../../lib/store-time'
import type { DoctorNames } from '../doctors/queries/doctors'
import { actionsOf, stateTexts, type TicketRow } from './rules'

/** The state in words; a call names a person who is not the account's owner, as several persons may wait. */
const stateText = (ctx: Context, { state, personName }: TicketRow, isSelf: boolean): string =>
  state === 'called' && !isSelf
    ? messageText('queueCalledName', ctx.lang, { name: personName })
    : messageText(stateTexts[state as QueueState], ctx.lang)

export function toTicket(
  ctx: Context,
  row: TicketRow,
  of: { doctor: DoctorNames | undefined; isSelf: boolean },
): QueueTicket {
  const { doctor, isSelf } = of
  if (!doctor) throw new Error('A ticket without its doctor')
  const zone = ctx.config.storeTimeZone
  const state = row.state as QueueState
  return {
    id: row.id,
    number: row.number,
    state,
    stateDesc: stateText(ctx, row, isSelf),
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
    isSelf: isSelf ? '1' : '0',
    registerTime: momentText(row.registerTime, zone),
    checkInTime: momentOrNull(row.checkInTime, zone),
    calledTime: momentOrNull(row.calledTime, zone),
    doneTime: momentOrNull(row.doneTime, zone),
    cancelTime: momentOrNull(row.cancelTime, zone),
    passedTime: momentOrNull(row.passedTime, zone),
  }
}
