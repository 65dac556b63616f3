import { eq, inArray } from 'drizzle-orm'
import { slotKinds, type SlotKind } from '../../../../../contract/constants/enums'
import { spu, spuShop } from '../../../../db/schema/goods'
import { shop } from '../../../../db/schema/shops'
import type { slotWatch } from '../../../../db/schema/watches'
import type { Context } from '../../../../lib/context'
import { firstFreeByShop } from '../../slots/queries/calendar'
import { firstFreeDayOfDoctor, type FoundDay } from '../doctor-days'

export type WatchRow = typeof slotWatch.$inferSelect

/** The columns that decide whether a watch is answered. */
export type Watched = Pick<WatchRow, 'kind' | 'spuId' | 'shopId' | 'doctorId' | 'fromDay' | 'toDay'>

/** The first free day of some clinics, for some kinds of slots. */
async function firstOfShops(
  ctx: Context,
  of: Watched,
  slotKindsWanted: readonly SlotKind[],
  shopIds: readonly string[],
): Promise<FoundDay | null> {
  const found: FoundDay[] = []
  const free = await firstFreeByShop(ctx, { slotKinds: slotKindsWanted, shopIds, notBefore: of.fromDay })
  for (const [shopId, { date }] of free) if (date <= of.toDay) found.push({ date, shopId })
  return found.sort((a, b) => (a.date + a.shopId < b.date + b.shopId ? -1 : 1))[0] ?? null
}

async function firstOfGoods(ctx: Context, of: Watched): Promise<FoundDay | null> {
  const [goods] = await ctx.db
    .select({ slotKind: spu.slotKind, isOnShelf: spu.isOnShelf, isDeleted: spu.isDeleted })
    .from(spu)
    .where(eq(spu.id, of.spuId ?? ''))
  if (!goods?.slotKind || goods.isDeleted) return null
  const shops = await ctx.db
    .select({ shopId: spuShop.shopId })
    .from(spuShop)
    .where(eq(spuShop.spuId, of.spuId ?? ''))
  const shopIds = shops.map(({ shopId }) => shopId).filter((id) => of.shopId === null || id === of.shopId)
  return firstOfShops(ctx, of, [goods.slotKind as SlotKind], shopIds)
}

/** The first free day within a watch; null when there is none. */
export function findFreeDay(ctx: Context, of: Watched): Promise<FoundDay | null> {
  if (of.kind === 'goods') return firstOfGoods(ctx, of)
  if (of.kind === 'doctor')
    return ctx.wiring.get(firstFreeDayOfDoctor)(ctx, { ...of, doctorId: of.doctorId ?? '' })
  return firstOfShops(ctx, of, slotKinds, [of.shopId ?? ''])
}

/** Names of clinics by id. */
export async function shopNames(ctx: Context, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter((id): id is string => id !== null))]
  if (wanted.length === 0) return new Map<string, typeof shop.$inferSelect.name>()
  const rows = await ctx.db
    .select({ id: shop.id, name: shop.name })
    .from(shop)
    .where(inArray(shop.id, wanted))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
