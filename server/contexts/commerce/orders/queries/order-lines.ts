import { eq, getTableColumns, sql } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { Db } from '../../../../db/client'
import { preparedOn } from '../../../../db/prepared'
import { sku, spu } from '../../../../db/schema/goods'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'

export interface WantedLine {
  spuId: string
  skuId: string
  quantity: number
}

/** The columns of a product without its long texts, which orders do not need. */
const {
  sellPoint: _sellPoint,
  description: _description,
  notice: _notice,
  serviceContent: _serviceContent,
  keyScreenings: _keyScreenings,
  packageGroups: _packageGroups,
  eligibilityText: _eligibilityText,
  refundText: _refundText,
  searchText: _searchText,
  ...soldColumns
} = getTableColumns(spu)

type SoldSpu = Pick<typeof spu.$inferSelect, keyof typeof soldColumns>

export interface OrderLine {
  spu: SoldSpu
  sku: typeof sku.$inferSelect
  quantity: number
}

export const notForSale = (skuId: string): AppError =>
  new AppError(codes.nothingToOrder, 'nothingToOrder', {}, { skuId })

/** Merges lines of the same SKU. */
function merged(lines: readonly WantedLine[]): WantedLine[] {
  const bySku = new Map<string, WantedLine>()
  for (const line of lines) {
    const seen = bySku.get(line.skuId)
    if (seen && seen.spuId !== line.spuId) throw new AppError(codes.orderInvalid, 'orderInvalid')
    bySku.set(line.skuId, seen ? { ...seen, quantity: seen.quantity + line.quantity } : { ...line })
  }
  return [...bySku.values()]
}

const prepareLines = (db: Db) =>
  db
    .select({ sku, spu: soldColumns })
    .from(sku)
    .innerJoin(spu, eq(spu.id, sku.spuId))
    .where(sql`${sku.id} = any(${sql.placeholder('skuIds')})`)
    .prepare('order_lines')

/**
 * The products of an order, checked for sale. An order contains either appointments (one of each) or shipped
 * products.
 * @throws AppError notFound, goodsDeleted, nothingToOrder with `{ skuId }` (off the shelf, hidden price,
 * disabled, insufficient stock), orderInvalid (free services, which are booked and not bought; mixed kinds;
 * an appointment more than once; cross-border products mixed with others, since a customs declaration covers
 * one parcel)
 */
export async function loadOrderLines(ctx: Context, wanted: readonly WantedLine[]): Promise<OrderLine[]> {
  const lines = merged(wanted)
  const skuIds = lines.map((line) => line.skuId)
  const rows = await preparedOn(ctx.db, prepareLines).execute({ skuIds })
  const found = lines.map((line) => {
    const row = rows.find((item) => item.sku.id === line.skuId)
    if (!row || row.spu.id !== line.spuId) throw new AppError(codes.notFound, 'notFound')
    if (row.spu.isDeleted) throw new AppError(codes.goodsDeleted, 'goodsDeleted')
    if (row.spu.isFree) throw new AppError(codes.orderInvalid, 'orderInvalid')
    if (!row.spu.isOnShelf || row.spu.isPriceHidden || !row.sku.isEnabled || row.sku.stock < line.quantity)
      throw notForSale(line.skuId)
    if (row.spu.isBookable && line.quantity !== 1) throw new AppError(codes.orderInvalid, 'orderInvalid')
    return { ...row, quantity: line.quantity }
  })
  if (found.some((line) => line.spu.isBookable !== found[0]?.spu.isBookable))
    throw new AppError(codes.orderInvalid, 'orderInvalid')
  if (found.some((line) => line.spu.isCrossBorder !== found[0]?.spu.isCrossBorder))
    throw new AppError(codes.orderInvalid, 'crossBorderMixed')
  return found
}
