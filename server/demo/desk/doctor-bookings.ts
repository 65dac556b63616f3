import { asc, inArray } from 'drizzle-orm'
import {
  confirmRequest,
  declineRequest,
  finishRequest,
  offerTimes,
  toDoctorBookings,
  settleDoctorBookings,
} from '../../contexts/clinic'
import { doctorBooking } from '../../db/schema/clinic'
import type { Concern, DeskPart } from './part'

const LISTED = 50

const concernOf = (row: typeof doctorBooking.$inferSelect | undefined): Concern | null =>
  row
    ? {
        userId: row.userId,
        personId: row.personId,
        kind: 'doctorRequest',
        rowId: row.id,
        purpose: 'treatment',
      }
    : null

export const doctorBookingDesk: DeskPart = {
  name: 'doctor',
  title: { 'zh-Hant': '醫生預約', en: 'Requests to doctors' },
  none: { 'zh-Hant': '沒有等候的醫生預約。', en: 'No request to a doctor is open.' },
  async items(ctx, lang) {
    await settleDoctorBookings(ctx)
    const rows = await ctx.db
      .select()
      .from(doctorBooking)
      .where(inArray(doctorBooking.state, ['waiting', 'confirmed']))
      .orderBy(asc(doctorBooking.answerDue), asc(doctorBooking.id))
      .limit(LISTED)
    const byId = new Map(rows.map((row) => [row.id, row]))
    return (await toDoctorBookings({ ...ctx, lang }, rows)).map((item) => ({
      id: item.id,
      title: `${item.date} ${item.time} ${item.doctorName}`,
      lines: [`${item.shopName} · ${item.personName} · ${item.stateDesc}`, item.answerDue ?? ''].filter(
        Boolean,
      ),
      concerns: concernOf(byId.get(item.id)),
      actions: item.state === 'waiting' ? ['confirm', 'decline', 'offer'] : ['finish'],
    }))
  },
  actions: {
    confirm: {
      label: { 'zh-Hant': '確認', en: 'Confirm' },
      done: { 'zh-Hant': '已確認', en: 'Confirmed' },
      run: (ctx, { id }) => confirmRequest(ctx, id),
    },
    decline: {
      label: { 'zh-Hant': '婉拒', en: 'Decline' },
      done: { 'zh-Hant': '已婉拒', en: 'Declined' },
      input: { name: 'reason', label: { 'zh-Hant': '原因', en: 'Reason' }, value: '醫生當日有手術' },
      run: (ctx, { id, input }) => declineRequest(ctx, id, input.reason ?? ''),
    },
    offer: {
      label: { 'zh-Hant': '建議其他時間', en: 'Offer other times' },
      done: { 'zh-Hant': '已建議其他時間', en: 'Other times were offered' },
      input: {
        name: 'times',
        label: { 'zh-Hant': '時間（留空：最近三個）', en: 'Times (empty: the nearest three)' },
      },
      run: (ctx, { id, input }) => offerTimes(ctx, id, input.times ?? ''),
    },
    finish: {
      label: { 'zh-Hant': '已就診', en: 'Seen' },
      done: { 'zh-Hant': '已完成', en: 'Completed' },
      run: (ctx, { id }) => finishRequest(ctx, id),
    },
  },
}
