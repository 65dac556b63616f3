import type { ReportTrend } from '@contract/routes/reports'

type TrendPoint = ReportTrend['points'][number]

export interface ChartPoint extends TrendPoint {
  /** Per cent from the left. */
  x: number
  /** Per cent from the top. */
  y: number
}
export interface Chart {
  points: ChartPoint[]
  /** The reference range, in per cent from the top; beyond the chart where it is open, which has no line there. */
  band: { top: number; bottom: number } | null
}

// the maximum whose labels do not overlap on a narrow phone
const mostPoints = 6
// margins above and below, for the numbers of the outermost points
const MARGIN = 0.2

// of the height: more than the line of a limit, which the chart cuts off
const BEYOND = 5

// of the limit's value: with less of the range, the chart would show a small change as a steep one
const LEAST_SPAN = 0.1

/**
 * Extends the axis into a range that is open on one side, until the range has at least 40 % of the height
 * (the margin, and a third of what is between the margins). A closed range is complete in the chart anyway.
 */
function withRange(low: number, high: number, rangeLow: number | null, rangeHigh: number | null) {
  const room = (bound: number, outermost: number) =>
    Math.max(Math.abs(outermost - bound) / 2, Math.abs(bound) * LEAST_SPAN)
  if (rangeLow === null && rangeHigh !== null) low = Math.min(low, rangeHigh - room(rangeHigh, high))
  if (rangeHigh === null && rangeLow !== null) high = Math.max(high, rangeLow + room(rangeLow, low))
  return { low, high }
}

/** Positions of the last values of a trend and its range in a box of any size. */
export function trendChart({ points: all, rangeLow, rangeHigh }: ReportTrend): Chart {
  const points = all.slice(-mostPoints)
  const values = points.map(({ numericValue }) => numericValue)
  const known = [...values, ...[rangeLow, rangeHigh].filter((bound): bound is number => bound !== null)]
  const { low, high } = withRange(Math.min(...known), Math.max(...known), rangeLow, rangeHigh)
  const span = high - low || Math.abs(low) || 1
  const y = (value: number) => 100 - (((value - low) / span) * (1 - 2 * MARGIN) + MARGIN) * 100
  return {
    points: points.map((point, i) => ({
      ...point,
      x: ((i + 0.5) / points.length) * 100,
      y: y(point.numericValue),
    })),
    band:
      rangeLow === null && rangeHigh === null
        ? null
        : {
            top: rangeHigh === null ? -BEYOND : y(rangeHigh),
            bottom: rangeLow === null ? 100 + BEYOND : y(rangeLow),
          },
  }
}

/**
 * The line between two neighbours, clipped out of the box between them; in percentages, since its size is
 * unknown.
 */
export const segmentShape = (from: ChartPoint, to: ChartPoint): string =>
  `polygon(0 calc(${from.y}% - 1px), 100% calc(${to.y}% - 1px), 100% calc(${to.y}% + 1px), 0 calc(${from.y}% + 1px))`
