import type { CartLine } from '@contract/cart'
import { parseCents, sumCents } from '@/utils/money'

/** One order takes this many lines. */
const LINES_PER_ORDER = 20

export type GroupKind = 'shop' | 'unset' | 'delivery' | 'abroad'
export interface CartGroup {
  key: string
  kind: GroupKind
  shopName: string
  lines: CartLine[]
}

/** What is ordered together: one appointment, goods that are delivered, goods that cross a border. */
export interface CartPart {
  key: string
  kind: 'appointment' | 'delivery' | 'abroad'
  lines: CartLine[]
}

/** Cannot be ordered whatever one does: set apart from the others. */
export const isSetApart = ({ state }: CartLine): boolean =>
  state === 'offShelf' || state === 'priceHidden' || state === 'soldOut'
export const canTick = ({ state }: CartLine): boolean => state === 'ok'

const kindOf = (line: CartLine): GroupKind =>
  line.isBookable === '1'
    ? line.shopId
      ? 'shop'
      : 'unset'
    : line.isCrossBorder === '1'
      ? 'abroad'
      : 'delivery'
const groupOrder: readonly GroupKind[] = ['shop', 'unset', 'delivery', 'abroad']

/** The lines by where they are had: each clinic, then what has none yet, then what is delivered. */
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

/** The orders that these lines make: appointments one by one, since a place serves one; delivered goods together. */
export function orderParts(lines: readonly CartLine[]): CartPart[] {
  const appointments = lines
    .filter(({ isBookable }) => isBookable === '1')
    .map((line): CartPart => ({ key: line.skuId, kind: 'appointment', lines: [line] }))
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

/** Cents of the lines at today's prices; freight, taxes and reductions come with the order. */
export const sumOf = (lines: readonly CartLine[]): number =>
  sumCents(
    ...lines.map(({ salesPrice, quantity }) => (salesPrice === null ? 0 : parseCents(salesPrice) * quantity)),
  )

/** Lines that wish for the same moment as another one that may be for the same person. */
export function clashingIds(lines: readonly CartLine[]): ReadonlySet<string> {
  const booked = lines.filter(
    ({ isBookable, slotId, bookingState }) => isBookable === '1' && slotId !== null && bookingState === 'ok',
  )
  const isClash = (a: CartLine, b: CartLine) =>
    a !== b &&
    a.bookingDate === b.bookingDate &&
    a.bookingTime === b.bookingTime &&
    (a.personId === null || b.personId === null || a.personId === b.personId)
  return new Set(booked.filter((line) => booked.some((other) => isClash(line, other))).map(({ id }) => id))
}

/** Parameters of the order form for a part of the cart. A place that is not to be had any more is chosen anew there. */
export function checkoutParams({ lines }: CartPart): Record<string, string | undefined> {
  const [first] = lines
  if (!first) return {}
  const hasShop = first.shopId !== null && first.bookingState !== 'notOffered'
  const hasPlace = hasShop && first.slotId !== null && first.bookingState === 'ok'
  return {
    id: first.spuId,
    skuId: first.skuId,
    cartIds: lines.map(({ id }) => id).join(','),
    ...(first.isBookable === '1'
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
