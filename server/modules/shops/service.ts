import type { PageOf } from '../../../contract/common'
import { codes } from '../../../contract/constants/codes'
import type { SlotKind } from '../../../contract/constants/enums'
import type { QueryOf } from '../../../contract/define-endpoint'
import type * as contract from '../../../contract/shops'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import { pageFrom, pageRange } from '../../lib/pages'
import { addDays, dayText } from '../../lib/store-time'
import { type FirstFree, firstFreeByShop } from '../slots/availability'
import { type ShopExtras, toShopCard, toShopDetail } from './mapper'
import {
  closedDaysOf,
  countShops,
  findShops,
  listBranches,
  listShops,
  type Position,
  type ShopFilter,
  type ShopRow,
  slotKindOf,
} from './repository'

const CLOSED_DAYS_AHEAD = 61

async function extrasOf(
  ctx: Context,
  rows: ShopRow[],
  spuId?: string,
): Promise<(row: ShopRow) => ShopExtras> {
  const ids = rows.map((row) => row.id)
  const today = dayText(ctx.now(), ctx.config.storeTimeZone)
  const closed = await closedDaysOf(ctx.readDb, ids, addDays(today, -2), addDays(today, CLOSED_DAYS_AHEAD))
  const slotKind = spuId ? await slotKindOf(ctx.readDb, spuId) : null
  const free = slotKind
    ? await firstFreeByShop(ctx, { slotKind: slotKind as SlotKind, shopIds: ids })
    : new Map<string, FirstFree>()
  return (row) => {
    const first = free.get(row.id)
    return {
      closedDays: closed.get(row.id) ?? new Set(),
      firstFreeDay: first?.date ?? null,
      firstFreeTime: first?.time ?? null,
    }
  }
}

async function toCards(ctx: Context, rows: ShopRow[], spuId?: string): Promise<contract.ShopCard[]> {
  const extras = await extrasOf(ctx, rows, spuId)
  return rows.map((row) => toShopCard(ctx, row, extras(row)))
}

/** Half a position is none. */
const positionOf = (query: { latitude?: number; longitude?: number }): Position | null =>
  query.latitude === undefined || query.longitude === undefined
    ? null
    : { latitude: query.latitude, longitude: query.longitude }

/** Stores by region and keyword, nearest first when a position is given. */
export async function shopPage(
  ctx: Context,
  query: QueryOf<typeof contract.shopPage>,
): Promise<PageOf<contract.ShopCard>> {
  const filter: ShopFilter = { region: query.region, spuId: query.spuId, keyword: query.keyword }
  const range = pageRange(query)
  const rows = await listShops(ctx.readDb, filter, positionOf(query), range)
  return pageFrom(
    await toCards(ctx, rows, query.spuId),
    range.isCounted ? await countShops(ctx.readDb, filter) : 0,
    range,
  )
}

/** How many stores a word finds. */
export const countShopsByKeyword = (
  ctx: Context,
  keyword: string,
  region?: ShopFilter['region'],
): Promise<number> => countShops(ctx.readDb, { keyword, region })

/** @throws AppError notFound */
export async function shopDetail(ctx: Context, id: string): Promise<contract.ShopDetail> {
  const [row] = await findShops(ctx.readDb, [id])
  if (!row) throw new AppError(codes.notFound, 'notFound')
  const branches = await toCards(ctx, await listBranches(ctx.readDb, row))
  return toShopDetail(ctx, row, (await extrasOf(ctx, [row]))(row), branches)
}

/** Cards of these stores by id; unknown ones are missing in the answer. */
export async function shopCardsByIds(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, contract.ShopCard>> {
  const cards = await toCards(ctx, await findShops(ctx.readDb, [...new Set(ids)]))
  return new Map(cards.map((card) => [card.id, card]))
}
