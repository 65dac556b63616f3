import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import { addDays, isDay, type Day } from '../../../../../contract/rules/dates'
import { doctor } from '../../../../db/schema/clinic'
import { spu, spuShop } from '../../../../db/schema/goods'
import { orderBooking } from '../../../../db/schema/orders'
import { shop } from '../../../../db/schema/shops'
import { slotWatch } from '../../../../db/schema/watches'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { dayText } from '../../../../lib/store-time'
import { lockAppointmentsOf } from '../../bookings/commands/lock'
import { findFreeDay, type Watched } from '../queries/find-free'
import type { WatchRequest } from '../queries/watches'

/** Longest period of a watch, because a dose may become bookable in half a year. */
const FARTHEST_DAYS = 400

const refuse = (field: string): never => {
  throw new AppError(codes.badInput, 'badInput', {}, { field, rule: 'wrong' })
}

/** The days of a watch: from today at the earliest, by default to the last bookable day. */
function daysOf(ctx: Context, asked: WatchRequest): { fromDay: Day; toDay: Day } {
  const today = dayText(ctx.now(), ctx.config.storeTimeZone)
  if (asked.fromDay !== undefined && !isDay(asked.fromDay)) refuse('fromDay')
  if (asked.toDay !== undefined && !isDay(asked.toDay)) refuse('toDay')
  const fromDay = asked.fromDay !== undefined && asked.fromDay > today ? asked.fromDay : today
  const toDay = asked.toDay ?? addDays(fromDay, limits.bookingDaysAhead)
  if (toDay < fromDay || toDay > addDays(today, FARTHEST_DAYS)) refuse('toDay')
  return { fromDay, toDay }
}

async function exists(ctx: Context, asked: WatchRequest): Promise<boolean> {
  const { kind, spuId = '', shopId, doctorId = '' } = asked
  if (kind === 'doctor')
    return (await ctx.db.select({ id: doctor.id }).from(doctor).where(eq(doctor.id, doctorId))).length > 0
  if (kind === 'clinic')
    return (
      (
        await ctx.db
          .select({ id: shop.id })
          .from(shop)
          .where(eq(shop.id, shopId ?? ''))
      ).length > 0
    )
  const rows = await ctx.db
    .select({ id: spu.id })
    .from(spu)
    .innerJoin(spuShop, eq(spuShop.spuId, spu.id))
    .where(
      and(
        eq(spu.id, spuId),
        eq(spu.isDeleted, false),
        eq(spu.isBookable, true),
        shopId === undefined ? undefined : eq(spuShop.shopId, shopId),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * @throws AppError badInput without the id of its kind, notFound when it does not exist or belongs to another
 * user
 */
async function watchedOf(ctx: Context, userId: string, asked: WatchRequest): Promise<Watched> {
  const needed = { goods: 'spuId', clinic: 'shopId', doctor: 'doctorId' } as const
  if (asked[needed[asked.kind]] === undefined) refuse(needed[asked.kind])
  if (!(await exists(ctx, asked))) throw new AppError(codes.notFound, 'notFound')
  if (asked.bookingId !== undefined) {
    const mine = await ctx.db
      .select({ id: orderBooking.id })
      .from(orderBooking)
      .where(and(eq(orderBooking.id, asked.bookingId), eq(orderBooking.userId, userId)))
    if (mine.length === 0) throw new AppError(codes.notFound, 'notFound')
  }
  return {
    kind: asked.kind,
    spuId: asked.kind === 'goods' ? (asked.spuId ?? null) : null,
    shopId: asked.kind === 'doctor' ? null : (asked.shopId ?? null),
    doctorId: asked.kind === 'doctor' ? (asked.doctorId ?? null) : null,
    ...daysOf(ctx, asked),
  }
}

/**
 * Adds a watch inside the caller's transaction. Repeating it returns the same watch.
 * @returns its id
 * @throws AppError badInput, notFound, freeAlready with `{ date, shopId }`, watchLimit with `{ limit }`
 */
export async function addWatch(tx: Context, userId: string, asked: WatchRequest): Promise<string> {
  const watched = await watchedOf(tx, userId, asked)
  const target = [
    watched.kind,
    watched.spuId ?? '',
    watched.shopId ?? '',
    watched.doctorId ?? '',
    watched.fromDay,
    watched.toDay,
  ].join(' ')
  await lockAppointmentsOf(tx, userId)
  const isOpen = and(eq(slotWatch.userId, userId), eq(slotWatch.state, 'open'))
  const [same] = await tx.db
    .select({ id: slotWatch.id })
    .from(slotWatch)
    .where(and(isOpen, eq(slotWatch.target, target)))
  if (same) return same.id
  const free = await findFreeDay(tx, watched)
  if (free) throw new AppError(codes.freeAlready, 'freeAlready', {}, { date: free.date, shopId: free.shopId })
  if ((await tx.db.$count(slotWatch, isOpen)) >= limits.watches)
    throw new AppError(codes.watchLimit, 'watchLimit', { count: limits.watches }, { limit: limits.watches })
  const id = randomUUID()
  await tx.db.insert(slotWatch).values({
    ...watched,
    id,
    userId,
    target,
    bookingId: asked.bookingId ?? null,
    lang: tx.lang,
    state: 'open',
    createTime: tx.now(),
  })
  return id
}

/** @throws AppError notFound */
export async function stopWatch(ctx: Context, userId: string, id: string): Promise<true> {
  const stopped = await ctx.db
    .update(slotWatch)
    .set({ state: 'over' })
    .where(and(eq(slotWatch.id, id), eq(slotWatch.userId, userId)))
    .returning({ id: slotWatch.id })
  if (stopped.length === 0) throw new AppError(codes.notFound, 'notFound')
  return true
}
