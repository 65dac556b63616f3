import { and, eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import { bargainInfo, bargainUser } from '../../../../db/schema/campaigns'
import { AppError } from '../../../../lib/app-error'
import { localized } from '../../../../lib/language'
import type { Offer } from '../../../commerce'
import { bargainStateOf } from '../mapper'

/** Offer for buying at the current price of a bargain. The offer's id is the id of the bargain. */
export const bargainOffer: Offer = {
  async unitPrices(ctx, { id, userId, lines, isPlacing }) {
    const query = ctx.db.select().from(bargainUser).where(eq(bargainUser.id, id))
    const [entry] = isPlacing ? await query.for('update') : await query
    if (!entry || entry.userId !== userId) throw new AppError(codes.notFound, 'notFound')
    const [line] = lines
    if (!line || lines.length !== 1 || line.sku.id !== entry.skuId || line.quantity !== 1)
      throw new AppError(codes.offerNotForGoods, 'offerNotForGoods')
    const state = bargainStateOf(ctx, entry)
    if (state === 'bought' || state === 'expired') throw new AppError(codes.bargainOver, 'bargainOver')
    if (state === 'ordered') throw new AppError(codes.bargainOrdered, 'bargainOrdered')
    const [info] = await ctx.db
      .select({ isEnabled: bargainInfo.isEnabled, mustReachFloor: bargainInfo.mustReachFloor })
      .from(bargainInfo)
      .where(eq(bargainInfo.id, entry.bargainId))
    if (!info?.isEnabled) throw new AppError(codes.bargainOver, 'bargainOver')
    if (info.mustReachFloor && state !== 'done')
      throw new AppError(codes.bargainNotAtFloor, 'bargainNotAtFloor')
    return [entry.startCents - entry.cutCents]
  },
  async placed(ctx, { id, userId, orderId }) {
    await ctx.db
      .update(bargainUser)
      .set({ orderId })
      .where(and(eq(bargainUser.id, id), eq(bargainUser.userId, userId)))
  },
  async paid(ctx, { id, orderId }) {
    await ctx.db
      .update(bargainUser)
      .set({ isBought: true })
      .where(and(eq(bargainUser.id, id), eq(bargainUser.orderId, orderId)))
  },
  async part(ctx, { id }) {
    const [row] = await ctx.db
      .select({ name: bargainInfo.name })
      .from(bargainUser)
      .innerJoin(bargainInfo, eq(bargainInfo.id, bargainUser.bargainId))
      .where(eq(bargainUser.id, id))
    return row ? { id, name: localized(row.name, ctx.lang) } : null
  },
  async released(ctx, { id, orderId }) {
    await ctx.db
      .update(bargainUser)
      .set({ orderId: null, isBought: false })
      .where(and(eq(bargainUser.id, id), eq(bargainUser.orderId, orderId)))
  },
}
