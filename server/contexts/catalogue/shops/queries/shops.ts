import type { Flag, PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import { slotKinds, type SlotKind } from '../../../../../contract/constants/enums'
import type { QueryOf } from '../../../../../contract/define-endpoint'
import { addDays } from '../../../../../contract/rules/dates'
import type { Day } from '../../../../../contract/rules/day'
import type * as contract from '../../../../../contract/shops'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { pageFrom, pageOfAll, pageRange } from '../../../../lib/pages'
import { dayText } from '../../../../lib/store-time'
import { firstFreeDoctors, firstFreeOfShops, type FirstFree } from '../first-free'
import { toListedShop, toShopCard, toShopDetail, type ShopExtras } from '../mapper'
import { isOpenAt } from '../open-state'
import {
  closedDaysOf,
  countShops,
  findShopOffering,
  findShops,
  findShopsWithClosedDays,
  listBranches,
  listShops,
  slotKindOf,
  type Position,
  type ShopFilter,
  type ShopRow,
} from './rows'

const CLOSED_DAYS_AHEAD = 61

/** Whose first free day a card shows: that of one product, of any, or none. */
type FreeOf = { spuId?: string | undefined; withFree?: Flag | undefined }

async function freeKinds(ctx: Context, { spuId, withFree }: FreeOf): Promise<readonly SlotKind[]> {
  if (spuId === undefined) return withFree === '1' ? slotKinds : []
  const kind = await slotKindOf(ctx.readDb, spuId)
  return kind === null ? [] : [kind as SlotKind]
}

/** The days around today whose closures a clinic's detail includes. */
function nearDays(ctx: Context): { from: Day; to: Day } {
  const today = dayText(ctx.now(), ctx.config.storeTimeZone)
  return { from: addDays(today, -2), to: addDays(today, CLOSED_DAYS_AHEAD) }
}

function closedDaysNear(ctx: Context, rows: readonly ShopRow[]) {
  const { from, to } = nearDays(ctx)
  return closedDaysOf(
    ctx.readDb,
    rows.map((row) => row.id),
    from,
    to,
  )
}

async function extrasOf(
  ctx: Context,
  rows: ShopRow[],
  freeOf: FreeOf = {},
): Promise<(row: ShopRow) => ShopExtras> {
  const shopIds = rows.map((row) => row.id)
  const closed = await closedDaysNear(ctx, rows)
  const kinds = await freeKinds(ctx, freeOf)
  const free =
    kinds.length > 0
      ? await ctx.wiring.get(firstFreeOfShops)(ctx, { slotKinds: kinds, shopIds })
      : new Map<string, FirstFree>()
  return (row) => {
    const first = free.get(row.id)
    return {
      closedDays: closed.get(row.id) ?? new Map(),
      firstFreeDay: first?.date ?? null,
      firstFreeTime: first?.time ?? null,
    }
  }
}

async function withDoctors(ctx: Context, rows: ShopRow[], freeOf: FreeOf) {
  const extras = await extrasOf(ctx, rows, freeOf)
  const shopIds = rows.map((row) => row.id)
  const doctors =
    freeOf.withFree === '1' && rows.some(({ kind }) => kind === 'clinic')
      ? await ctx.wiring.get(firstFreeDoctors)(ctx, shopIds)
      : new Map<string, FirstFree>()
  return (row: ShopRow) => ({ ...extras(row), firstDoctor: doctors.get(row.id) })
}

async function toListed(ctx: Context, rows: ShopRow[], freeOf: FreeOf): Promise<contract.ListedShop[]> {
  const extras = await withDoctors(ctx, rows, freeOf)
  return rows.map((row) => toListedShop(ctx, row, extras(row)))
}

/** A position requires both coordinates. */
const positionOf = (query: { latitude?: number; longitude?: number }): Position | null =>
  query.latitude === undefined || query.longitude === undefined
    ? null
    : { latitude: query.latitude, longitude: query.longitude }

/** Clinics by region and keyword, ordered by distance when a position is given. */
export async function shopPage(
  ctx: Context,
  query: QueryOf<typeof contract.shopPage>,
): Promise<PageOf<contract.ListedShop>> {
  const filter: ShopFilter = { region: query.region, spuId: query.spuId, keyword: query.keyword }
  if (query.openNow === '1') return openShops(ctx, filter, query)
  const range = pageRange(query)
  const rows = await listShops(ctx.readDb, filter, positionOf(query), range)
  return pageFrom(
    await toListed(ctx, rows, query),
    range.isCounted ? await countShops(ctx.readDb, filter) : 0,
    range,
  )
}

export type OfferingShop = Pick<ShopRow, 'id' | 'name' | 'district' | 'region' | 'zone' | 'distanceMeters'>

/**
 * The clinics of one region that offer a product, ordered by distance when a position is given. Without a
 * region, or when it has no clinic with the product, the region of the first clinic is used.
 */
export async function shopsOffering(
  ctx: Context,
  spuId: string,
  query: { region?: string; latitude?: number; longitude?: number },
): Promise<OfferingShop[]> {
  const position = positionOf(query)
  const rows = await listShops(ctx.readDb, { spuId }, position)
  const inRegion = (region: string | undefined): ShopRow[] => rows.filter((row) => row.region === region)
  const wished = inRegion(query.region)
  if (wished.length > 0) return wished
  const [home] = [...rows].sort((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1))
  return inRegion(home?.region)
}

/**
 * Clinics open now. Opening hours cannot be filtered in SQL, so all clinics that match the other filters are
 * checked.
 */
async function openShops(
  ctx: Context,
  filter: ShopFilter,
  query: QueryOf<typeof contract.shopPage>,
): Promise<PageOf<contract.ListedShop>> {
  const rows = await listShops(ctx.readDb, filter, positionOf(query))
  const closed = await closedDaysNear(ctx, rows)
  const none = new Map<string, string>()
  const open = rows.filter((row) => isOpenAt(row.hours, closed.get(row.id) ?? none, ctx.now(), row.zone))
  const page = pageOfAll(open, query)
  return { ...page, records: await toListed(ctx, page.records, query) }
}

/** Number of clinics that match a keyword. */
export const countShopsByKeyword = (
  ctx: Context,
  keyword: string,
  region?: ShopFilter['region'],
): Promise<number> => countShops(ctx.readDb, { keyword, region })

/** @throws AppError notFound */
export async function shopDetail(ctx: Context, id: string): Promise<contract.ShopDetail> {
  const [row] = await findShops(ctx.readDb, [id])
  if (!row) throw new AppError(codes.notFound, 'notFound')
  const others = await listBranches(ctx.readDb, row)
  const extras = await extrasOf(ctx, others)
  const branches = others.map((other) => toShopCard(ctx, other, extras(other)))
  return toShopDetail(ctx, row, (await withDoctors(ctx, [row], { withFree: '1' }))(row), branches)
}

const toPlainCard = (ctx: Context, row: ShopRow, closedDays: Map<Day, string>): contract.ShopCard =>
  toShopCard(ctx, row, { closedDays, firstFreeDay: null, firstFreeTime: null })

/** Cards of these clinics by id; unknown ones are omitted. */
export async function shopCardsByIds(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, contract.ShopCard>> {
  const rows = await findShopsWithClosedDays(ctx.readDb, [...new Set(ids)], nearDays(ctx))
  return new Map(rows.map((row) => [row.id, toPlainCard(ctx, row, row.closedDays)]))
}

/** A clinic with its card. */
export interface FoundShop {
  row: ShopRow
  card: contract.ShopCard
}

/** A clinic that offers all of these products; null when it does not, or is unknown. */
export async function shopOfferingAll(
  ctx: Context,
  id: string,
  spuIds: readonly string[],
): Promise<FoundShop | null> {
  const found = await findShopOffering(ctx.readDb, id, spuIds, nearDays(ctx))
  if (!found || spuIds.some((spuId) => !found.offeredSpuIds.has(spuId))) return null
  return { row: found.row, card: toPlainCard(ctx, found.row, found.closedDays) }
}
