import { inArray } from 'drizzle-orm'
import type { WatchKind, WatchState } from '../../../../../contract/constants/enums'
import type { Watch } from '../../../../../contract/watches'
import { doctor } from '../../../../db/schema/clinic'
import { spu } from '../../../../db/schema/goods'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { momentOrNull, momentText } from '../../../../lib/store-time'
import { shopNames, type WatchRow } from './find-free'

async function namesOf(ctx: Context, table: typeof spu | typeof doctor, ids: readonly (string | null)[]) {
  const wanted = ids.filter((id): id is string => id !== null)
  if (wanted.length === 0) return new Map<string, string>()
  const rows = await ctx.db
    .select({ id: table.id, name: table.name })
    .from(table as typeof spu)
    .where(inArray(table.id, wanted))
  return new Map(rows.map(({ id, name }) => [id, localized(name, ctx.lang)]))
}

/** Watches in wire format, in the given order. */
export async function toWatches(ctx: Context, rows: readonly WatchRow[]): Promise<Watch[]> {
  const goods = await namesOf(
    ctx,
    spu,
    rows.map((row) => row.spuId),
  )
  const doctors = await namesOf(
    ctx,
    doctor,
    rows.map((row) => row.doctorId),
  )
  const shops = await shopNames(
    ctx,
    rows.flatMap((row) => [row.shopId, row.foundShopId]),
  )
  const shopName = (id: string | null) => (id === null ? null : localized(shops.get(id), ctx.lang))
  const zone = ctx.config.storeTimeZone
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as WatchKind,
    state: row.state as WatchState,
    spuId: row.spuId,
    shopId: row.shopId,
    doctorId: row.doctorId,
    bookingId: row.bookingId,
    name: goods.get(row.spuId ?? '') ?? doctors.get(row.doctorId ?? '') ?? shopName(row.shopId) ?? '',
    shopName: shopName(row.shopId),
    fromDay: row.fromDay,
    toDay: row.toDay,
    foundDate: row.foundDate,
    foundShopId: row.foundShopId,
    foundShopName: shopName(row.foundShopId),
    createTime: momentText(row.createTime, zone),
    answerTime: momentOrNull(row.answerTime, zone),
  }))
}
