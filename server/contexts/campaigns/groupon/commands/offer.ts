import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { grouponGroup, grouponInfo, grouponUser } from '../../../../db/schema/campaigns'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import type { Offer, OrderLine } from '../../../commerce'
import { requireRunning } from '../../campaigns/campaign-time'
import type { GroupRow, PlaceRow } from '../mapper'
import { isOverdue } from '../mapper'
import { isWaitingForGroup } from '../queries/waiting'
import { failIfOverdue, lockGroup } from './groups'

type InfoRow = typeof grouponInfo.$inferSelect

const MINUTE_MS = 60_000

function requireGoods(info: Pick<InfoRow, 'skuId'>, lines: readonly OrderLine[]): void {
  const [line] = lines
  if (!line || lines.length !== 1 || line.sku.id !== info.skuId || line.quantity !== 1)
    throw new AppError(codes.offerNotForGoods, 'offerNotForGoods')
}

async function infoOf(ctx: Context, id: string): Promise<InfoRow | null> {
  const [row] = await ctx.db
    .select()
    .from(grouponInfo)
    .where(and(eq(grouponInfo.id, id), eq(grouponInfo.isEnabled, true)))
  return row ?? null
}

/** @throws AppError grouponOver, grouponFull, grouponAlreadyIn */
async function requireJoinable(ctx: Context, group: GroupRow, userId: string | null): Promise<void> {
  if (userId !== null) {
    const [mine] = await ctx.db
      .select({ id: grouponUser.id })
      .from(grouponUser)
      .where(
        and(
          eq(grouponUser.groupId, group.id),
          eq(grouponUser.userId, userId),
          ne(grouponUser.state, 'released'),
        ),
      )
    if (mine) throw new AppError(codes.grouponAlreadyIn, 'grouponAlreadyIn', {}, { groupId: group.id })
  }
  if (group.state === 'formed') throw new AppError(codes.grouponFull, 'grouponFull')
  if (group.state !== 'open' || isOverdue(ctx, group)) throw new AppError(codes.grouponOver, 'grouponOver')
  if (group.taken >= group.size) throw new AppError(codes.grouponFull, 'grouponFull')
}

async function found(ctx: Context, info: InfoRow, of: { userId: string; orderId: string }): Promise<void> {
  const groupId = randomUUID()
  const now = ctx.now()
  await ctx.db.insert(grouponGroup).values({
    id: groupId,
    grouponId: info.id,
    leaderUserId: of.userId,
    state: 'founding',
    size: info.grouponNum,
    taken: 1,
    priceCents: info.priceCents,
    startTime: now,
    endTime: new Date(now.getTime() + info.durationMinutes * MINUTE_MS),
  })
  await ctx.db.insert(grouponUser).values({
    id: randomUUID(),
    grouponId: info.id,
    groupId,
    userId: of.userId,
    orderId: of.orderId,
    isLeader: true,
    state: 'held',
    createTime: now,
  })
  await ctx.db
    .update(grouponInfo)
    .set({ launchNum: sql`${grouponInfo.launchNum} + 1` })
    .where(eq(grouponInfo.id, info.id))
}

/** The group place of an order; locks the group first. */
async function lockPlace(
  ctx: Context,
  orderId: string,
): Promise<{ place: PlaceRow; group: GroupRow } | null> {
  const [seen] = await ctx.db
    .select({ groupId: grouponUser.groupId })
    .from(grouponUser)
    .where(eq(grouponUser.orderId, orderId))
  const group = seen ? await lockGroup(ctx, seen.groupId) : null
  const [place] = await ctx.db
    .select()
    .from(grouponUser)
    .where(eq(grouponUser.orderId, orderId))
    .for('update')
  return group && place ? { place, group } : null
}

async function pay(ctx: Context, place: PlaceRow, group: GroupRow): Promise<void> {
  const now = ctx.now()
  await ctx.db.update(grouponUser).set({ state: 'paid', paidTime: now }).where(eq(grouponUser.id, place.id))
  if (group.state === 'founding') {
    const info = await infoOf(ctx, group.grouponId)
    // The group's period starts when others can see it.
    const endTime = info ? new Date(now.getTime() + info.durationMinutes * MINUTE_MS) : group.endTime
    await ctx.db
      .update(grouponGroup)
      .set({ state: 'open', paid: 1, startTime: now, endTime })
      .where(eq(grouponGroup.id, group.id))
    return
  }
  const current = await failIfOverdue(ctx, group)
  // Paid after the group failed: the job refunds it.
  if (current.state !== 'open') return
  const paid = group.paid + 1
  await ctx.db
    .update(grouponGroup)
    .set(paid === group.size ? { paid, state: 'formed', finishTime: now } : { paid })
    .where(eq(grouponGroup.id, group.id))
}

async function release(ctx: Context, place: PlaceRow, group: GroupRow): Promise<void> {
  await ctx.db.update(grouponUser).set({ state: 'released' }).where(eq(grouponUser.id, place.id))
  // Complete and failed groups keep their state; only in an open group is the place released.
  if (group.state !== 'founding' && group.state !== 'open') return
  const taken = group.taken - 1
  const paid = group.paid - (place.state === 'paid' ? 1 : 0)
  await ctx.db
    .update(grouponGroup)
    .set(taken === 0 ? { taken, paid, state: 'closed', finishTime: ctx.now() } : { taken, paid })
    .where(eq(grouponGroup.id, group.id))
}

/**
 * Offer for buying in a group. The offer's id is the campaign when founding a group, or the group when
 * joining one.
 */
export const grouponOffer: Offer = {
  async unitPrices(ctx, { id, userId, lines, isPlacing }) {
    const info = await infoOf(ctx, id)
    if (info) {
      requireGoods(info, lines)
      requireRunning(ctx, info)
      return [info.priceCents]
    }
    const [seen] = await ctx.db.select().from(grouponGroup).where(eq(grouponGroup.id, id))
    const group = seen && isPlacing ? await lockGroup(ctx, id) : seen
    const campaign = group ? await infoOf(ctx, group.grouponId) : null
    if (!group || !campaign || (group.state === 'founding' && group.leaderUserId !== userId))
      throw new AppError(codes.notFound, 'notFound')
    requireGoods(campaign, lines)
    await requireJoinable(ctx, group, userId)
    return [group.priceCents]
  },
  async placed(ctx, { id, userId, orderId }) {
    const info = await infoOf(ctx, id)
    if (info) return found(ctx, info, { userId, orderId })
    const group = await lockGroup(ctx, id)
    if (!group) throw new AppError(codes.notFound, 'notFound')
    await requireJoinable(ctx, group, userId)
    await ctx.db
      .update(grouponGroup)
      .set({ taken: group.taken + 1 })
      .where(eq(grouponGroup.id, id))
    await ctx.db.insert(grouponUser).values({
      id: randomUUID(),
      grouponId: group.grouponId,
      groupId: id,
      userId,
      orderId,
      isLeader: false,
      state: 'held',
      createTime: ctx.now(),
    })
  },
  isWaiting: (ctx, { orderId }) => isWaitingForGroup(ctx, orderId),
  async paid(ctx, { orderId }) {
    const locked = await lockPlace(ctx, orderId)
    if (locked?.place.state === 'held') await pay(ctx, locked.place, locked.group)
  },
  async part(ctx, { orderId }) {
    const [row] = await ctx.db
      .select({ id: grouponUser.groupId, name: grouponInfo.name })
      .from(grouponUser)
      .innerJoin(grouponInfo, eq(grouponInfo.id, grouponUser.grouponId))
      .where(eq(grouponUser.orderId, orderId))
    return row ? { id: row.id, name: localized(row.name, ctx.lang) } : null
  },
  async released(ctx, { orderId }) {
    const locked = await lockPlace(ctx, orderId)
    if (locked && locked.place.state !== 'released') await release(ctx, locked.place, locked.group)
  },
}
