/** The price of an order: pure arithmetic on integer cents, the same for showing and for placing. */
export interface PriceLine {
  unitCents: number
  quantity: number
  /** Tax on the line's amount after reductions, in hundredths of a percent. */
  taxBasisPoints: number
  freightCents: number
  /** Whether the order's coupon is for this line; it is unless said otherwise. */
  isCouponLine?: boolean
}

export interface PriceDiscount {
  kind: 'amount' | 'percent'
  /** Cents, or whole percent off. */
  value: number
}
/** Like a discount, but only of the lines that it is for, and up to `capCents`. */
export interface PriceCoupon extends PriceDiscount {
  capCents: number | null
}
export interface PricePoints {
  /** How many are given. More than what the order may take are not counted. */
  points: number
  /** How many are worth one unit of money. */
  pointsPerUnit: number
  /** The largest part of the goods, after the other reductions, that points may pay. */
  maxSharePercent: number
}
export interface PriceReductions {
  coupon?: PriceCoupon | null
  points?: PricePoints | null
}

export interface PricedLine {
  amountCents: number
  /** Its shares of the discount, the coupon and the points. */
  discountCents: number
  couponCents: number
  pointsCents: number
  taxCents: number
  /** Amount − shares + tax: what is paid for the line, without freight. */
  paymentCents: number
}
export interface PricedOrder {
  lines: PricedLine[]
  salesCents: number
  discountCents: number
  couponCents: number
  pointsCents: number
  /** The points that are taken for `pointsCents`. */
  pointsUsed: number
  /** The most points that this order can take, whoever gives them. */
  pointsUsable: number
  taxCents: number
  freightCents: number
  paymentCents: number
}

const CENTS_PER_UNIT = 100

/** `numerator / denominator` for amounts that are not negative, half up; exact, whatever their size. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((numerator * 2n + denominator) / (denominator * 2n))
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Shares of `total` in proportion to `weights`; whole cents that add up to it exactly (largest remainder first). No share is above its weight while the total is not above their sum. */
export function split(total: number, weights: readonly number[]): number[] {
  const all = BigInt(sum(weights))
  if (all === 0n) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight))
  const shares = exact.map((part) => Number(part / all))
  const byRemainder = exact
    .map((part, index) => ({ index, rest: part % all }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  let open = total - sum(shares)
  for (const { index } of byRemainder) {
    if (open === 0) break
    shares[index] = (shares[index] ?? 0) + 1
    open -= 1
  }
  return shares
}

/** What a reduction takes of `base`: never less than nothing, never more than all of it. */
function reductionOf(
  base: number,
  of: PriceDiscount | null | undefined,
  capCents: number | null = null,
): number {
  if (!of) return 0
  const wished = of.kind === 'amount' ? of.value : divideHalfUp(BigInt(base) * BigInt(of.value), 100n)
  return Math.max(0, Math.min(wished, base, capCents ?? wished))
}

/** The whole cents that points pay, the points taken for them (none for a part of a cent), and the most there could be. */
function pointsOf(
  base: number,
  of: PricePoints | null | undefined,
): { cents: number; used: number; usable: number } {
  if (!of) return { cents: 0, used: 0, usable: 0 }
  const largestCents = Math.floor((base * of.maxSharePercent) / 100)
  const pointsFor = (cents: number): number => Math.ceil((cents * of.pointsPerUnit) / CENTS_PER_UNIT)
  const cents = Math.max(
    0,
    Math.min(largestCents, Math.floor((of.points * CENTS_PER_UNIT) / of.pointsPerUnit)),
  )
  return { cents, used: pointsFor(cents), usable: pointsFor(largestCents) }
}

const sortKeys = (line: PriceLine): number[] => [
  line.unitCents * line.quantity,
  line.taxBasisPoints,
  line.freightCents,
  line.isCouponLine === false ? 0 : 1,
  line.unitCents,
]
function compareLines(a: PriceLine, b: PriceLine): number {
  const [left, right] = [sortKeys(a), sortKeys(b)]
  return left.reduce((found, value, index) => found || (right[index] ?? 0) - value, 0)
}

/**
 * Goods − discount − coupon − points + tax + freight. Each reduction is shared out over the lines that it is for, one after the
 * other, and never exceeds what is left of them; tax is taken from each line after its shares, rounded half up per line; freight
 * is one parcel: the dearest of the lines. The order of the lines changes nothing.
 */
export function priceOrder(
  lines: readonly PriceLine[],
  discount: PriceDiscount | null,
  more: PriceReductions = {},
): PricedOrder {
  // The odd cents of a share go by place: one fixed order keeps them, and so the tax, the same however the lines were sent.
  const places = lines
    .map((_line, index) => index)
    .sort((a, b) => compareLines(lines[a] as PriceLine, lines[b] as PriceLine) || a - b)
  const sorted = places.map((place) => lines[place] as PriceLine)
  const amounts = sorted.map((line) => line.unitCents * line.quantity)
  const salesCents = sum(amounts)

  const discountCents = reductionOf(salesCents, discount)
  const ofDiscount = split(discountCents, amounts)
  const afterDiscount = amounts.map((amount, index) => amount - (ofDiscount[index] ?? 0))

  const couponBase = afterDiscount.map((amount, index) =>
    sorted[index]?.isCouponLine === false ? 0 : amount,
  )
  const couponCents = reductionOf(sum(couponBase), more.coupon, more.coupon?.capCents)
  const ofCoupon = split(couponCents, couponBase)
  const afterCoupon = afterDiscount.map((amount, index) => amount - (ofCoupon[index] ?? 0))

  const points = pointsOf(sum(afterCoupon), more.points)
  const ofPoints = split(points.cents, afterCoupon)

  const priced: PricedLine[] = lines.map(() => ({
    amountCents: 0,
    discountCents: 0,
    couponCents: 0,
    pointsCents: 0,
    taxCents: 0,
    paymentCents: 0,
  }))
  places.forEach((place, index) => {
    const netCents = (afterCoupon[index] ?? 0) - (ofPoints[index] ?? 0)
    const taxCents = divideHalfUp(BigInt(netCents) * BigInt(sorted[index]?.taxBasisPoints ?? 0), 10_000n)
    priced[place] = {
      amountCents: amounts[index] ?? 0,
      discountCents: ofDiscount[index] ?? 0,
      couponCents: ofCoupon[index] ?? 0,
      pointsCents: ofPoints[index] ?? 0,
      taxCents,
      paymentCents: netCents + taxCents,
    }
  })
  const taxCents = sum(priced.map((line) => line.taxCents))
  const freightCents = Math.max(0, ...lines.map((line) => line.freightCents))
  return {
    lines: priced,
    salesCents,
    discountCents,
    couponCents,
    pointsCents: points.cents,
    pointsUsed: points.used,
    pointsUsable: points.usable,
    taxCents,
    freightCents,
    paymentCents: salesCents - discountCents - couponCents - points.cents + taxCents + freightCents,
  }
}
