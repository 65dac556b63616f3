import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { BargainUser, bargainCutMake } from '../../../../../contract/bargain'
import { codes } from '../../../../../contract/constants/codes'
import type { DataOf } from '../../../../../contract/define-endpoint'
import { bargainCut, bargainInfo, bargainUser } from '../../../../db/schema/campaigns'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { requireRunning } from '../../campaigns/campaign-time'
import { isForSale, readGoods } from '../../campaigns/queries/campaign-goods'
import { shownNames } from '../../campaigns/queries/shown-names'
import { planCuts } from '../cut-plan'
import { bargainStateOf, toBargainCut, type BargainCutRow, type BargainUserRow } from '../mapper'
import { findEntry, requireBargain, settledEntry } from '../queries/bargains'

/**
 * Starts the user's bargain of a campaign, once: repeated and concurrent calls return the existing one. The
 * starting price and the amount of each cut are fixed at this moment.
 * @throws AppError notFound, campaignNotBegun, campaignOver, nothingToOrder when the product is not on sale
 * (above the floor price)
 */
export async function startBargain(ctx: Context, userId: string, bargainId: string): Promise<BargainUser> {
  const id = await inTransaction(ctx, async (tx) => {
    const info = await requireBargain(tx, bargainId)
    const isMine = and(eq(bargainUser.bargainId, bargainId), eq(bargainUser.userId, userId))
    const [known] = await tx.db.select({ id: bargainUser.id }).from(bargainUser).where(isMine)
    if (known) return known.id
    requireRunning(tx, info)
    const goods = (await readGoods(tx, [info.skuId])).get(info.skuId)
    if (!goods || !isForSale(goods) || goods.sku.salesPriceCents <= info.floorCents)
      throw new AppError(codes.nothingToOrder, 'nothingToOrder', {}, { skuId: info.skuId })
    const startTime = tx.now()
    const cutPlan = planCuts(goods.sku.salesPriceCents - info.floorCents, info.cutCount)
    const [started] = await tx.db
      .insert(bargainUser)
      .values({
        id: randomUUID(),
        bargainId,
        userId,
        spuId: info.spuId,
        skuId: info.skuId,
        startCents: goods.sku.salesPriceCents,
        floorCents: info.floorCents,
        cutPlan,
        cutTotal: cutPlan.length,
        startTime,
        endTime: new Date(
          Math.min(startTime.getTime() + info.durationMinutes * 60_000, info.endTime.getTime()),
        ),
      })
      .onConflictDoNothing()
      .returning({ id: bargainUser.id })
    if (started) {
      await tx.db
        .update(bargainInfo)
        .set({ launchNum: sql`${bargainInfo.launchNum} + 1` })
        .where(eq(bargainInfo.id, bargainId))
      return started.id
    }
    const [other] = await tx.db.select({ id: bargainUser.id }).from(bargainUser).where(isMine)
    if (!other) throw new Error('A bargain that exists cannot be found')
    return other.id
  })
  return findEntry(ctx, id)
}

/** @throws AppError bargainOver, bargainOrdered, bargainComplete */
function requireOpen(ctx: Context, entry: BargainUserRow): void {
  const state = bargainStateOf(ctx, entry)
  if (state === 'bought' || state === 'expired') throw new AppError(codes.bargainOver, 'bargainOver')
  if (state === 'ordered') throw new AppError(codes.bargainOrdered, 'bargainOrdered')
  if (state === 'done') throw new AppError(codes.bargainComplete, 'bargainComplete')
}

async function makeCut(tx: Context, userId: string, entryId: string): Promise<BargainCutRow> {
  // The lock serialises the cuts of one bargain: each takes the next amount of its plan.
  const [entry] = await tx.db.select().from(bargainUser).where(eq(bargainUser.id, entryId)).for('update')
  if (!entry) throw new AppError(codes.notFound, 'notFound')
  const [known] = await tx.db
    .select()
    .from(bargainCut)
    .where(and(eq(bargainCut.bargainUserId, entryId), eq(bargainCut.userId, userId)))
  if (known) return known
  const [info] = await tx.db.select().from(bargainInfo).where(eq(bargainInfo.id, entry.bargainId))
  if (!info?.isEnabled) throw new AppError(codes.bargainOver, 'bargainOver')
  if (entry.userId === userId && !info.isSelfCut)
    throw new AppError(codes.bargainNoSelfCut, 'bargainNoSelfCut')
  requireOpen(tx, entry)
  const cutCents = entry.cutPlan[entry.cutsDone]
  if (cutCents === undefined) throw new Error(`Bargain ${entryId} has no plan for cut ${entry.cutsDone + 1}`)
  const [cut] = await tx.db
    .insert(bargainCut)
    .values({
      id: randomUUID(),
      bargainId: entry.bargainId,
      bargainUserId: entryId,
      userId,
      cutNo: entry.cutsDone + 1,
      cutCents,
      createTime: tx.now(),
    })
    .returning()
  if (!cut) throw new Error('A cut was not kept')
  await tx.db
    .update(bargainUser)
    .set({ cutsDone: entry.cutsDone + 1, cutCents: entry.cutCents + cutCents })
    .where(eq(bargainUser.id, entryId))
  return cut
}

/**
 * Applies one user's cut to a bargain; its amount was fixed when the bargain started. A repeated call returns
 * the same cut.
 * @throws AppError notFound, bargainOver, bargainOrdered, bargainComplete, bargainNoSelfCut
 */
export async function cutBargain(
  ctx: Context,
  userId: string,
  entryId: string,
): Promise<DataOf<typeof bargainCutMake>> {
  await settledEntry(ctx, entryId)
  const cut = await inTransaction(ctx, (tx) => makeCut(tx, userId, entryId))
  return {
    ...toBargainCut(ctx, cut, await shownNames(ctx, [userId], userId)),
    bargainUser: await findEntry(ctx, entryId),
  }
}
