/** The price of an order: pure arithmetic on integer cents, shared by preview and placement. */
export interface PriceLine {
  unitCents: number
  quantity: number
  /** Tax rate on the line's amount after reductions, in hundredths of a percent. */
  taxBasisPoints: number
  freightCents: number
  /** Whether the order's coupon applies to this line; by default it does. */
  isCouponLine?: boolean
}

export interface PriceDiscount {
  kind: 'amount' | 'percent'
  /** Reduction in cents or in whole percent. */
  value: number
}
/** Like a discount, but limited to the lines that it applies to, and to `capCents`. */
export interface PriceCoupon extends PriceDiscount {
  capCents: number | null
}
export interface PricePoints {
  /** Number of points offered; those beyond the order's maximum are ignored. */
  points: number
  /** Number of points worth one unit of money. */
  pointsPerUnit: number
  /** Maximum share of the products' price, after the other reductions, that points may pay. */
  maxSharePercent: number
}
export interface PriceReductions {
  coupon?: PriceCoupon | null
  points?: PricePoints | null
}

export interface PricedLine {
  amountCents: number
  /** The line's shares of the discount, the coupon and the points. */
  discountCents: number
  couponCents: number
  pointsCents: number
  taxCents: number
  /** Amount − shares + tax: what is paid for the line, excluding freight. */
  paymentCents: number
}
export interface PricedOrder {
  lines: PricedLine[]
  salesCents: number
  discountCents: number
  couponCents: number
  pointsCents: number
  /** Number of points charged for `pointsCents`. */
  pointsUsed: number
  /** Maximum number of points for this order, for any user. */
  pointsUsable: number
  taxCents: number
  freightCents: number
  paymentCents: number
}

const CENTS_PER_UNIT = 100

/** `numerator / denominator` for non-negative amounts, rounded half up; exact for any size. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((numerator * 2n + denominator) / (denominator * 2n))
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/**
 * Splits `total` in proportion to `weights` into whole cents that add up exactly (largest remainder first).
 * No share exceeds its weight as long as the total does not exceed their sum.
 */
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

/** The amount of a reduction on `base`, between 0 and all of it. */
function reductionOf(
  base: number,
  of: PriceDiscount | null | undefined,
  capCents: number | null = null,
): number {
  if (!of) return 0
  const wished = of.kind === 'amount' ? of.value : divideHalfUp(BigInt(base) * BigInt(of.value), 100n)
  return Math.max(0, Math.min(wished, base, capCents ?? wished))
}

/**
 * The whole cents paid by points, the points charged for them (none for a fraction of a cent), and the
 * possible maximum.
 */
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
 * Products − discount − coupon − points + tax + freight. Each reduction is distributed over the lines that it
 * applies to, one reduction after the other, and never exceeds what is left of them; tax is calculated per
 * line after its shares, rounded half up; freight is that of one parcel, the highest of the lines. The order
 * of the lines does not affect the result.
 */
export function priceOrder(
  lines: readonly PriceLine[],
  discount: PriceDiscount | null,
  more: PriceReductions = {},
): PricedOrder {
  // Remaining cents are assigned by position: sorting the lines first keeps them, and so the tax, independent
  // of the order in which the lines were sent.
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
