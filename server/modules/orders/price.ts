/** The price of an order: pure arithmetic on integer cents, the same for showing and for placing. */
export interface PriceLine {
  unitCents: number
  quantity: number
  /** Tax on the line's amount after discount, in hundredths of a percent. */
  taxBasisPoints: number
  freightCents: number
}

export interface PriceDiscount {
  kind: 'amount' | 'percent'
  /** Cents, or whole percent off. */
  value: number
}

export interface PricedOrder {
  lines: { amountCents: number; discountCents: number; taxCents: number }[]
  salesCents: number
  discountCents: number
  taxCents: number
  freightCents: number
  paymentCents: number
}

/** `numerator / denominator` for amounts that are not negative, half up; exact, whatever their size. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((numerator * 2n + denominator) / (denominator * 2n))
}

/** Shares of `total` in proportion to `weights`; whole cents that add up to it exactly (largest remainder first). */
export function split(total: number, weights: readonly number[]): number[] {
  const sum = BigInt(weights.reduce((all, weight) => all + weight, 0))
  if (sum === 0n) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight))
  const shares = exact.map((part) => Number(part / sum))
  const byRemainder = exact.map((part, index) => ({ index, rest: part % sum })).sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  let open = total - shares.reduce((all, share) => all + share, 0)
  for (const { index } of byRemainder) {
    if (open === 0) break
    shares[index] = (shares[index] ?? 0) + 1
    open -= 1
  }
  return shares
}

/**
 * Goods − discount + tax + freight. The discount never exceeds the goods and is shared out over the lines; tax is taken from
 * each line after its share, rounded half up per line; freight is one parcel: the dearest of the lines.
 */
export function priceOrder(lines: readonly PriceLine[], discount: PriceDiscount | null): PricedOrder {
  const amounts = lines.map((line) => line.unitCents * line.quantity)
  const salesCents = amounts.reduce((all, amount) => all + amount, 0)
  const wished = !discount ? 0 : discount.kind === 'amount' ? discount.value : divideHalfUp(BigInt(salesCents) * BigInt(discount.value), 100n)
  const discountCents = Math.max(0, Math.min(wished, salesCents))
  const shares = split(discountCents, amounts)
  const priced = lines.map((line, index) => {
    const amountCents = amounts[index] ?? 0
    const share = shares[index] ?? 0
    return { amountCents, discountCents: share, taxCents: divideHalfUp(BigInt(amountCents - share) * BigInt(line.taxBasisPoints), 10_000n) }
  })
  const taxCents = priced.reduce((all, line) => all + line.taxCents, 0)
  const freightCents = Math.max(0, ...lines.map((line) => line.freightCents))
  return { lines: priced, salesCents, discountCents, taxCents, freightCents, paymentCents: salesCents - discountCents + taxCents + freightCents }
}
