/** A measured value with the bounds of its reference range; a missing bound is open. */
export interface Measured {
  numericValue: number
  rangeLow: number | null
  rangeHigh: number | null
}
/** Positions on a bar, in per cent of its width. */
export interface RangeScale {
  from: number
  to: number
  at: number
}

// values far outside the range are clamped to the bar
const clamp = (percent: number) => Math.min(98, Math.max(2, percent))

/** Positions of range and value on a bar: a range occupies its middle; with one bound it begins or ends the bar. */
export function rangeScale({ numericValue, rangeLow, rangeHigh }: Measured): RangeScale | null {
  if (rangeLow === null && rangeHigh === null) return null
  const span =
    rangeLow !== null && rangeHigh !== null ? rangeHigh - rangeLow : Math.abs(rangeHigh ?? rangeLow ?? 0)
  if (span <= 0) return null
  const start = rangeLow === null ? 0 : rangeLow - span / 2
  const end = rangeHigh === null ? (rangeLow ?? 0) + span : rangeHigh + span / 2
  const percent = (value: number) => ((value - start) / (end - start)) * 100
  return {
    from: rangeLow === null ? 0 : percent(rangeLow),
    to: rangeHigh === null ? 100 : percent(rangeHigh),
    at: clamp(percent(numericValue)),
  }
}
