import type { CartLine } from '@contract/routes/cart'
import { sumCents } from '@contract/rules/money'

/** Maximum number of lines of an order. */
const LINES_PER_ORDER = 20

export type GroupKind = 'shop' | 'unset' | 'delivery' | 'abroad'
export interface CartGroup {
  key: string
  kind: GroupKind
  shopName: string
  lines: CartLine[]
}

/** What can be ordered together: one appointment, shipped products, or cross-border products. */
export interface CartPart {
  key: string
  kind: 'appointment' | 'delivery' | 'abroad'
  lines: CartLine[]
}

/** Cannot be ordered at all: listed separately. */
export type SetApartLine = CartLine & { state: 'offShelf' | 'priceHidden' | 'soldOut' }
export const isSetApart = (line: CartLine): line is SetApartLine =>
  line.state === 'offShelf' || line.state === 'priceHidden' || line.state === 'soldOut'
export const canTick = ({ state }: CartLine): boolean => state === 'ok'

const kindOf = (line: CartLine): GroupKind =>
  line.isBookable ? (line.shopId ? 'shop' : 'unset') : line.isCrossBorder ? 'abroad' : 'delivery'
const groupOrder: readonly GroupKind[] = ['shop', 'unset', 'delivery', 'abroad']

/** Distinguishes a line from another one of the same service, by its person. */
export const lineName = ({ spuName, personName }: CartLine): string =>
  personName ? `${spuName} · ${personName}` : spuName

/** Key for selecting a line: its SKU, with its person if any. */
export const keyOf = ({ skuId, personId }: CartLine): string => (personId ? `${skuId}/${personId}` : skuId)
export const keysOf = (lines: readonly CartLine[]): string[] => lines.map(keyOf)
/**
 * The lines with these keys. A visitor's line that was merged into a person's line at sign-in is found as
 * that line.
 */
export const linesOf = (keys: readonly string[], lines: readonly CartLine[]): CartLine[] =>
  keys.flatMap(
    (key) => lines.find((line) => keyOf(line) === key) ?? lines.find(({ skuId }) => skuId === key) ?? [],
  )

/** Lines grouped by clinic; then lines without one, then shipped products. */
export function groupLines(lines: readonly CartLine[]): CartGroup[] {
  const groups = new Map<string, CartGroup>()
  for (const line of lines) {
    const kind = kindOf(line)
    const key = kind === 'shop' ? `shop-${line.shopId}` : kind
    const group = groups.get(key) ?? { key, kind, shopName: line.shopName ?? '', lines: [] }
    group.lines.push(line)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => groupOrder.indexOf(a.kind) - groupOrder.indexOf(b.kind))
}

/** The orders that these lines make: one per appointment, since a slot serves one; shipped products together. */
export function orderParts(lines: readonly CartLine[]): CartPart[] {
  const appointments = lines
    .filter(({ isBookable }) => isBookable)
    .map((line): CartPart => ({ key: line.id, kind: 'appointment', lines: [line] }))
  const parcels = (['delivery', 'abroad'] as const).flatMap((kind) => {
    const goods = lines.filter((line) => kindOf(line) === kind)
    return Array.from({ length: Math.ceil(goods.length / LINES_PER_ORDER) }, (_unused, index): CartPart => ({
      key: `${kind}-${index}`,
      kind,
      lines: goods.slice(index * LINES_PER_ORDER, (index + 1) * LINES_PER_ORDER),
    }))
  })
  return [...appointments, ...parcels]
}

/**
 * The lines' total in cents at current prices, without freight, taxes and reductions, which the order adds.
 */
export const sumOf = (lines: readonly CartLine[]): number =>
  sumCents(...lines.map(({ salesPrice, quantity }) => (salesPrice === null ? 0 : salesPrice * quantity)))

/** Lines whose chosen time is also that of another line that may be for the same person. */
export function clashingIds(lines: readonly CartLine[]): ReadonlySet<string> {
  const booked = lines.filter(
    ({ isBookable, slotId, bookingState }) => isBookable && slotId !== null && bookingState === 'ok',
  )
  const isClash = (a: CartLine, b: CartLine) =>
    a !== b &&
    a.bookingDate === b.bookingDate &&
    a.bookingTime === b.bookingTime &&
    (a.personId === null || b.personId === null || a.personId === b.personId)
  return new Set(booked.filter((line) => booked.some((other) => isClash(line, other))).map(({ id }) => id))
}

/** Parameters of the order form for a part of the cart. An unavailable slot is chosen again there. */
export function checkoutParams({ lines }: CartPart): Record<string, string | undefined> {
  const [first] = lines
  if (!first) return {}
  const hasShop = first.shopId !== null && first.bookingState !== 'notOffered'
  const hasPlace = hasShop && first.slotId !== null && first.bookingState === 'ok'
  return {
    id: first.spuId,
    skuId: first.skuId,
    cartIds: lines.map(({ id }) => id).join(','),
    ...(first.isBookable
      ? { personId: first.personId ?? undefined, shopId: hasShop ? (first.shopId ?? undefined) : undefined }
      : null),
    ...(hasPlace
      ? {
          slotId: first.slotId ?? undefined,
          date: first.bookingDate ?? undefined,
          time: first.bookingTime ?? undefined,
        }
      : null),
  }
}
