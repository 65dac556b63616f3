import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { Day } from '../../../../../contract/rules/day'
import { slot } from '../../../../db/schema/shops'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { offerPlace } from '../../waiting/commands/line'
import { nearestOf, slotState, type SlotRow } from '../availability'
import { NEAREST_COUNT, slotKindOf, type BookableSpu } from '../places'
import { loadCalendar } from '../queries/calendar'
import { isOffered } from '../queries/offered'

interface TakeOf {
  spu: BookableSpu
  shopId: string
  slotId: string
  notBefore?: Day | null
}

/**
 * Takes one place inside the caller's transaction: the counter is incremented only while it is below the
 * capacity.
 * @throws AppError slotTaken with `{ nearest }` when the slot is full; dayNotBookable when day, clinic or
 * slot do not match
 */
export async function takePlace(ctx: Context, of: TakeOf): Promise<SlotRow> {
  const slotKind = slotKindOf(of.spu)
  const [wanted] = await ctx.db.select().from(slot).where(eq(slot.id, of.slotId))
  if (
    !wanted ||
    wanted.shopId !== of.shopId ||
    wanted.slotKind !== slotKind ||
    !(await isOffered(ctx, of.spu.id, of.shopId))
  )
    throw new AppError(codes.dayNotBookable, 'dayNotBookable')
  const calendar = await loadCalendar(ctx, {
    shopId: of.shopId,
    slotKind,
    notBefore: of.notBefore ?? null,
    from: wanted.date,
    to: wanted.date,
  })
  const state = calendar ? slotState(wanted, calendar) : 'closed'
  if (state === 'closed' || state === 'past') throw new AppError(codes.dayNotBookable, 'dayNotBookable')
  const [taken] = await ctx.db
    .update(slot)
    .set({ taken: sql`${slot.taken} + 1` })
    .where(and(eq(slot.id, of.slotId), lt(slot.taken, slot.capacity)))
    .returning()
  if (taken) return taken
  const around = await loadCalendar(ctx, { shopId: of.shopId, slotKind, notBefore: of.notBefore ?? null })
  throw new AppError(
    codes.slotTaken,
    'slotTaken',
    {},
    { nearest: around ? nearestOf(wanted, around, NEAREST_COUNT) : [] },
  )
}

/**
 * Releases one place, which is first offered to the waiting list of its day. The caller holds the lock of the
 * appointment, which guarantees that this happens once.
 */
export async function releasePlace(ctx: Context, slotId: string): Promise<void> {
  const [freed] = await ctx.db
    .update(slot)
    .set({ taken: sql`${slot.taken} - 1` })
    .where(and(eq(slot.id, slotId), gt(slot.taken, 0)))
    .returning()
  if (freed) await offerPlace(ctx, freed)
}

/** Locks slots in a fixed order, so that two users who swap their times cannot deadlock. */
export async function lockPlaces(ctx: Context, slotIds: readonly string[]): Promise<void> {
  await ctx.db
    .select({ id: slot.id })
    .from(slot)
    .where(inArray(slot.id, [...slotIds]))
    .orderBy(asc(slot.id))
    .for('update')
}
