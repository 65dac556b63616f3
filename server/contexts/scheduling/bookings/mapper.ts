import type { Booking } from '../../../../contract/bookings'
import type { BookingKind, BookingState, Language } from '../../../../contract/constants/enums'
import { ageOn } from '../../../../contract/rules/eligibility'
import { formatCents } from '../../../../contract/rules/money'
import type { spu } from '../../../db/schema/goods'
import type { shop } from '../../../db/schema/shops'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { messageText, type MessageKey } from '../../../lib/messages'
import { dayText, instantOf, momentOrNull, momentText } from '../../../lib/store-time'
import { type BookingFacts, bookingActionsOf, changesLeft, rebooksLeft } from './booking-actions'
import { earliestDayAfter, isLaterDose, type BookingRow } from './doses'
import type { BookingRefund } from './purchases'

const stateTexts: Record<BookingState, MessageKey> = {
  held: 'bookingHeld',
  pre: 'bookingPre',
  locked: 'bookingLocked',
  booked: 'bookingBooked',
  writeOff: 'bookingWriteOff',
  injected: 'bookingInjected',
  cancelled: 'bookingCancelled',
}

/** The state in words: a verified dose waits for its person to confirm the injection and is not done before. */
function stateText(row: BookingRow, isAskedBack: boolean): MessageKey {
  if (isAskedBack && row.state === 'pre') return 'refundAsked'
  if (row.state === 'writeOff' && row.doseTotal > 0) return 'bookingToConfirm'
  return stateTexts[row.state as BookingState]
}

/** Whether an appointment has passed on its clinic's clock. */
export const isOver = (ctx: Context, row: Pick<BookingRow, 'date' | 'time'>, zone: string): boolean =>
  row.date !== null &&
  row.time !== null &&
  instantOf(row.date, row.time, zone).getTime() <= ctx.now().getTime()

/** The columns of a clinic that appointments show. */
export type BookingShop = Pick<
  typeof shop.$inferSelect,
  'name' | 'address' | 'phone' | 'latitude' | 'longitude' | 'region' | 'zone'
>

/** Rows of other tables that appointments refer to, by id. */
export interface AroundBookings {
  shops: ReadonlyMap<string, BookingShop>
  orders: ReadonlyMap<string, { orderNo: string; isPaid: boolean }>
  /** Lines of orders whose refund is requested. */
  askedBack: ReadonlySet<string>
  spus: ReadonlyMap<string, Pick<typeof spu.$inferSelect, 'durationMinutes' | 'preparations'>>
  /** All appointments of the courses that a later dose belongs to. */
  course: readonly BookingRow[]
}

const storeOf = (store: BookingShop | undefined, ctx: Context) => ({
  shopName: store ? localized(store.name, ctx.lang) : null,
  shopAddress: store ? localized(store.address, ctx.lang) : null,
  shopPhone: store?.phone ?? null,
  latitude: store?.latitude ?? null,
  longitude: store?.longitude ?? null,
})

/** The note of a booked appointment for the clinic's staff, in their language. */
function staffWords(row: BookingRow, store: BookingShop | undefined) {
  if (row.state !== 'booked' || !store) return { staffTitle: null, staffNote: null }
  const lang: Language = store.region === 'CN' ? 'zh-Hans' : 'zh-Hant'
  const dose = row.doseNo > 0 ? messageText('staffDose', lang, { n: row.doseNo }) : ''
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')
  return {
    staffTitle: joined(localized(row.spuName, lang), dose),
    staffNote: joined(row.personName, `${row.date ?? ''} ${row.time ?? ''}`, localized(store.name, lang)),
  }
}

/** The state, what it allows, and whether its refund is requested. */
const stateWords = (
  ctx: Context,
  row: BookingRow,
  facts: Pick<BookingFacts, 'isPaid' | 'isAskedBack' | 'isPast'>,
): Pick<Booking, 'stateDesc' | 'actions' | 'isRefundRequested'> => ({
  stateDesc: messageText(stateText(row, facts.isAskedBack), ctx.lang),
  actions: bookingActionsOf({ ...row, ...facts }),
  isRefundRequested: facts.isAskedBack ? '1' : '0',
})

/** Appointments in wire format, in the given order. */
export function bookingsWith(
  ctx: Context,
  rows: readonly BookingRow[],
  { shops, orders, askedBack, spus, course }: AroundBookings,
): Booking[] {
  const zone = ctx.config.storeTimeZone
  return rows.map((row) => {
    const store = row.shopId === null ? undefined : shops.get(row.shopId)
    const order = row.orderId === null ? undefined : orders.get(row.orderId)
    const previous = isLaterDose(row)
      ? (course.find((other) => other.orderItemId === row.orderItemId && other.doseNo === row.doseNo - 1) ??
        null)
      : null
    const state = row.state as BookingState
    return {
      id: row.id,
      orderId: row.orderId,
      orderNo: order?.orderNo ?? null,
      kind: row.kind as BookingKind,
      spuId: row.spuId,
      spuName: localized(row.spuName, ctx.lang),
      specInfo: localized(row.specInfo, ctx.lang),
      picUrl: row.picUrl,
      state,
      ...stateWords(ctx, row, {
        isPaid: order?.isPaid ?? true,
        isAskedBack: askedBack.has(row.orderItemId ?? ''),
        isPast: isOver(ctx, row, store?.zone ?? zone),
      }),
      shopId: row.shopId,
      ...storeOf(store, ctx),
      slotId: row.slotId,
      date: row.date,
      time: row.time,
      durationMinutes: spus.get(row.spuId)?.durationMinutes ?? null,
      personId: row.personId,
      personName: row.personName,
      personAge:
        row.personBirthDate === null
          ? null
          : ageOn(row.personBirthDate, row.date ?? dayText(ctx.now(), zone)),
      preparations: (spus.get(row.spuId)?.preparations ?? []).map((item) => localized(item.text, ctx.lang)),
      ...staffWords(row, store),
      needleNo: row.doseNo,
      needleTotal: row.doseTotal,
      earliestDay: earliestDayAfter(row, previous, zone),
      previousState: previous?.state ?? null,
      changesLeft: changesLeft(row),
      rebooksLeft: rebooksLeft(row),
      isRebook: row.cancelsUsed > 0 ? '1' : '0',
      verifyCode: state === 'booked' ? row.verifyCode : null,
      verifiedTime: momentOrNull(row.verifiedTime, zone),
      injectedTime: momentOrNull(row.injectedTime, zone),
      cancelTime: momentOrNull(row.cancelTime, zone),
      createTime: momentText(row.createTime, zone),
    }
  })
}

/** The refund of cancelling an appointment. */
export const toBookingRefund = (
  ctx: Context,
  { amountCents, reason }: BookingRefund,
): NonNullable<Booking['refund']> => ({
  isAllowed: reason === null ? '1' : '0',
  refundPrice: formatCents(amountCents),
  reason: reason === null ? null : messageText(reason, ctx.lang),
})
