import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Booking } from '../../../../../contract/bookings'
import { codes } from '../../../../../contract/constants/codes'
import type { SlotKind } from '../../../../../contract/constants/enums'
import { limits } from '../../../../../contract/constants/limits'
import type { Day } from '../../../../../contract/rules/day'
import { spu } from '../../../../db/schema/goods'
import { shop } from '../../../../db/schema/shops'
import { waitingEntry } from '../../../../db/schema/watches'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { dayWords } from '../../../../lib/day-words'
import { refuseBookingUnless } from '../../bookings/booking-actions'
import { bookLocked } from '../../bookings/commands/book'
import { lockAppointmentsOf, lockBooking } from '../../bookings/commands/lock'
import type { BookingRow } from '../../bookings/doses'
import { findBooking } from '../../bookings/queries/bookings'
import { earliestDayOf } from '../../bookings/queries/doses'
import { slotDaysOf } from '../../slots/availability'
import { slotKindOf } from '../../slots/places'
import { loadCalendar } from '../../slots/queries/calendar'
import { isOffered } from '../../slots/queries/offered'
import { ownEntry } from '../queries'
import { LIVE_WAITING } from '../states'
import { endEntry } from './leave'
import { lockEntryOf } from './line'

export interface JoinRequest {
  bookingId: string
  shopId: string
  date: Day
}

/**
 * The calendar that an appointment waits in.
 * @throws AppError waitingNotOffered, dayNotBookable, freeAlready, doseLocked
 */
async function requireFullDay(ctx: Context, row: BookingRow, wanted: JoinRequest): Promise<SlotKind> {
  const [store] = await ctx.db
    .select({ hasList: shop.hasWaitingList })
    .from(shop)
    .where(eq(shop.id, wanted.shopId))
  const [goods] = await ctx.db
    .select({ id: spu.id, slotKind: spu.slotKind })
    .from(spu)
    .where(eq(spu.id, row.spuId))
  if (!store || !goods) throw new AppError(codes.notFound, 'notFound')
  if (!store.hasList) throw new AppError(codes.waitingNotOffered, 'waitingNotOffered')
  const slotKind = slotKindOf(goods)
  const notBefore = await earliestDayOf(ctx, row)
  if (notBefore !== null && wanted.date < notBefore)
    throw new AppError(
      codes.doseLocked,
      'doseTooEarly',
      { day: dayWords(notBefore, ctx.lang) },
      { earliestDay: notBefore },
    )
  const calendar = await loadCalendar(ctx, { shopId: wanted.shopId, slotKind, notBefore })
  const day = calendar && slotDaysOf(calendar).find(({ date }) => date === wanted.date)
  if (!day || !(await isOffered(ctx, goods.id, wanted.shopId)))
    throw new AppError(codes.dayNotBookable, 'dayNotBookable')
  if (day.state === 'free' || day.state === 'scarce')
    throw new AppError(codes.freeAlready, 'freeAlready', {}, { date: wanted.date, shopId: wanted.shopId })
  if (day.state !== 'full') throw new AppError(codes.dayNotBookable, 'dayNotBookable')
  return slotKind
}

/** @throws AppError watchLimit with `{ limit }` */
async function refuseTooManyLists(ctx: Context, userId: string, bookingId: string): Promise<void> {
  const [live] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(waitingEntry)
    .where(
      and(
        eq(waitingEntry.userId, userId),
        inArray(waitingEntry.state, LIVE_WAITING),
        ne(waitingEntry.bookingId, bookingId),
      ),
    )
  if ((live?.count ?? 0) >= limits.waitingEntries)
    throw new AppError(
      codes.watchLimit,
      'waitingLimit',
      { count: limits.waitingEntries },
      { limit: limits.waitingEntries },
    )
}

/**
 * Adds an appointment to the waiting list of a full day, inside the caller's transaction; it leaves its
 * previous list.
 * @returns the id of the entry @throws AppError see requireFullDay, refuseTooManyLists, refuseBookingUnless
 */
export async function joinWaiting(tx: Context, userId: string, wanted: JoinRequest): Promise<string> {
  const { row, facts } = await lockBooking(tx, wanted.bookingId, userId)
  refuseBookingUnless(['book', 'rebook'], facts)
  await lockAppointmentsOf(tx, userId)
  const present = await lockEntryOf(tx, row.id)
  if (present?.shopId === wanted.shopId && present.date === wanted.date) return present.id
  const slotKind = await requireFullDay(tx, row, wanted)
  await refuseTooManyLists(tx, userId, row.id)
  if (present) await endEntry(tx, present, 'left')
  const id = randomUUID()
  await tx.db.insert(waitingEntry).values({
    id,
    userId,
    bookingId: row.id,
    shopId: wanted.shopId,
    slotKind,
    date: wanted.date,
    lang: tx.lang,
    state: 'waiting',
    createTime: tx.now(),
  })
  return id
}

/**
 * Books the held place. @throws AppError notFound, waitingOfferOver, and the refusals of booking (the place
 * stays held)
 */
export async function acceptWaiting(ctx: Context, userId: string, id: string): Promise<Booking> {
  const row = await ownEntry(ctx, userId, id)
  if (row.state !== 'offered' || row.slotId === null || row.offerEnd === null || row.offerEnd <= ctx.now())
    throw new AppError(codes.waitingOfferOver, 'waitingOfferOver')
  const { bookingId, shopId, slotId } = row
  await inTransaction(ctx, (tx) => bookLocked(tx, userId, { id: bookingId, shopId, slotId }))
  return findBooking(ctx, userId, bookingId)
}

/** Leaves a list, or dismisses an expired offer. Idempotent. @throws AppError notFound */
export async function leaveWaiting(ctx: Context, userId: string, id: string): Promise<true> {
  const { bookingId } = await ownEntry(ctx, userId, id)
  await inTransaction(ctx, async (tx) => {
    const live = await lockEntryOf(tx, bookingId)
    if (live?.id === id) await endEntry(tx, live, 'left')
    else
      await tx.db
        .update(waitingEntry)
        .set({ state: 'left' })
        .where(and(eq(waitingEntry.id, id), eq(waitingEntry.state, 'expired')))
  })
  return true
}
