import { and, eq, inArray } from 'drizzle-orm'
import type { CartLine } from '../../../../../contract/cart'
import type {
  CartBookingState,
  CartLineState,
  GoodsKind,
  SlotKind,
} from '../../../../../contract/constants/enums'
import { formatCents } from '../../../../../contract/rules/money'
import { sku, spu, spuShop } from '../../../../db/schema/goods'
import { shop, slot } from '../../../../db/schema/shops'
import { person } from '../../../../db/schema/users'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { messageText, type MessageKey } from '../../../../lib/messages'
import { loadCalendar, slotState } from '../../../scheduling'
import { largestQuantity, lineStateOf, type CartGoods, type CartRow } from '../mapper'

const stateTexts: Record<CartLineState, MessageKey> = {
  ok: 'cartOk',
  offShelf: 'cartOffShelf',
  priceHidden: 'cartPriceHidden',
  soldOut: 'cartSoldOut',
  short: 'cartShort',
}

const bookingTexts: Record<Exclude<CartBookingState, 'none' | 'ok'>, MessageKey> = {
  past: 'cartSlotPast',
  full: 'cartSlotFull',
  notOffered: 'cartSlotGone',
}

async function offeredPairs(ctx: Context, rows: readonly CartRow[]): Promise<ReadonlySet<string>> {
  const shopIds = [...new Set(rows.flatMap((row) => row.shopId ?? []))]
  if (shopIds.length === 0) return new Set()
  const pairs = await ctx.db
    .select()
    .from(spuShop)
    .where(
      and(
        inArray(spuShop.shopId, shopIds),
        inArray(
          spuShop.spuId,
          rows.map((row) => row.spuId),
        ),
      ),
    )
  return new Set(pairs.map((pair) => `${pair.spuId} ${pair.shopId}`))
}

type SlotRow = typeof slot.$inferSelect

async function bookingStateOf(
  ctx: Context,
  row: CartRow,
  goods: CartGoods | null,
  of: { slots: ReadonlyMap<string, SlotRow>; offered: ReadonlySet<string> },
): Promise<CartBookingState> {
  if (row.shopId === null || !goods?.spu.isBookable) return 'none'
  if (!of.offered.has(`${row.spuId} ${row.shopId}`)) return 'notOffered'
  if (row.slotId === null) return 'none'
  const place = of.slots.get(row.slotId)
  if (!place || place.shopId !== row.shopId || place.slotKind !== goods.spu.slotKind) return 'notOffered'
  const calendar = await loadCalendar(ctx, {
    shopId: row.shopId,
    slotKind: place.slotKind as SlotKind,
    from: place.date,
    to: place.date,
  })
  const state = calendar ? slotState(place, calendar) : 'closed'
  if (state === 'free' || state === 'scarce') return 'ok'
  return state === 'closed' ? 'notOffered' : state
}

/** Loads the current products, clinics, slots and persons that the rows of a cart refer to. */
async function loadNamed(ctx: Context, userId: string, rows: readonly CartRow[]) {
  const found = await ctx.db
    .select({ sku, spu })
    .from(sku)
    .innerJoin(spu, eq(spu.id, sku.spuId))
    .where(
      inArray(
        sku.id,
        rows.map((row) => row.skuId),
      ),
    )
  const bySku = new Map(found.map((goods) => [goods.sku.id, goods]))
  const ids = (values: (string | null)[]): string[] => [...new Set(values.flatMap((value) => value ?? []))]
  const [shopIds, personIds, slotIds] = [
    ids(rows.map((row) => row.shopId)),
    ids(rows.map((row) => row.personId)),
    ids(rows.map((row) => row.slotId)),
  ]
  const shops = new Map(
    (shopIds.length
      ? await ctx.db.select({ id: shop.id, name: shop.name }).from(shop).where(inArray(shop.id, shopIds))
      : []
    ).map((row) => [row.id, row.name]),
  )
  const persons = new Map(
    (personIds.length
      ? await ctx.db
          .select({ id: person.id, name: person.name })
          .from(person)
          .where(and(inArray(person.id, personIds), eq(person.userId, userId), eq(person.isDeleted, false)))
      : []
    ).map((row) => [row.id, row.name]),
  )
  const slots = new Map(
    (slotIds.length ? await ctx.db.select().from(slot).where(inArray(slot.id, slotIds)) : []).map((row) => [
      row.id,
      row,
    ]),
  )
  const offered = await offeredPairs(ctx, rows)
  return { bySku, shops, persons, slots, offered }
}

type Named = Awaited<ReturnType<typeof loadNamed>>

/** Current price and stock of a line, with the values recorded when it was added. */
function tradeOf(ctx: Context, row: CartRow, goods: CartGoods | null) {
  const state = lineStateOf(goods, row.quantity)
  const nowCents = goods && !goods.spu.isPriceHidden ? goods.sku.salesPriceCents : null
  const maxQuantity = goods ? largestQuantity(goods) : 0
  return {
    quantity: row.quantity,
    maxQuantity,
    stock: goods ? Math.max(0, goods.sku.stock) : 0,
    addPrice: formatCents(row.addPriceCents),
    salesPrice: nowCents === null ? null : formatCents(nowCents),
    priceChange:
      nowCents === null || nowCents === row.addPriceCents ? null : formatCents(nowCents - row.addPriceCents),
    state,
    stateDesc: messageText(stateTexts[state], ctx.lang, { stock: maxQuantity }),
  }
}

async function toCartLine(ctx: Context, row: CartRow, named: Named): Promise<CartLine> {
  const goods = named.bySku.get(row.skuId) ?? null
  const bookingState = await bookingStateOf(ctx, row, goods, named)
  // A person deleted since is no longer selected.
  const personName = row.personId === null ? null : (named.persons.get(row.personId) ?? null)
  return {
    id: row.id,
    spuId: row.spuId,
    skuId: row.skuId,
    spuName: localized(goods?.spu.name, ctx.lang),
    specInfo: localized(goods?.sku.name, ctx.lang),
    picUrl: goods?.sku.picUrl || goods?.spu.picUrls[0] || '',
    kind: (goods?.spu.kind ?? 'product') as GoodsKind,
    isBookable: goods?.spu.isBookable ? '1' : '0',
    isCrossBorder: goods?.spu.isCrossBorder ? '1' : '0',
    ...tradeOf(ctx, row, goods),
    shopId: row.shopId,
    shopName: row.shopId === null ? null : localized(named.shops.get(row.shopId), ctx.lang) || null,
    personId: personName === null ? null : row.personId,
    personName,
    slotId: row.slotId,
    bookingDate: row.bookingDate,
    bookingTime: row.bookingTime,
    bookingState,
    bookingDesc:
      bookingState === 'none' || bookingState === 'ok'
        ? ''
        : messageText(bookingTexts[bookingState], ctx.lang),
  }
}

/** Rows of a cart in wire format, with their current state. */
export async function toCartLines(
  ctx: Context,
  userId: string,
  rows: readonly CartRow[],
): Promise<CartLine[]> {
  if (rows.length === 0) return []
  const named = await loadNamed(ctx, userId, rows)
  const lines: CartLine[] = []
  for (const row of rows) lines.push(await toCartLine(ctx, row, named))
  return lines
}
