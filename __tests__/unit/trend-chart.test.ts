import type { ReportTrend } from '@contract/routes/reports'
import { trendChart } from '@/pages-mine/physical-report/trend-chart'

const chartOf = (values: number[], rangeLow: number | null, rangeHigh: number | null) =>
  trendChart({
    points: values.map((numericValue, i) => ({ numericValue, value: `${numericValue}`, reportId: `${i}` })),
    rangeLow,
    rangeHigh,
  } as ReportTrend)

const rise = ({ points }: ReturnType<typeof chartOf>) =>
  Math.abs((points.at(-1)?.y ?? 0) - (points[0]?.y ?? 0))

test.each<[string, number[], number | null, number | null]>([
  ['only at most', [85, 86, 87], null, 85],
  ['only at most, far above', [85, 110, 140], null, 85],
  ['only at least', [1.02, 1, 0.98], 1, null],
  ['only at least, far below', [1, 0.3], 1, null],
  ['both', [5.1, 6.3], 3.9, 6.1],
])('a range of %s has at least 40 %% of the height', (_, values, rangeLow, rangeHigh) => {
  const { band } = chartOf(values, rangeLow, rangeHigh)
  expect((band?.bottom ?? 0) - (band?.top ?? 0)).toBeGreaterThan(39.9)
})

test('a range that is open on one side has no line there', () => {
  expect(chartOf([85, 86], null, 85).band?.bottom).toBeGreaterThan(100)
  expect(chartOf([1, 0.9], 1, null).band?.top).toBeLessThan(0)
})

test('a change of two in a hundred is not a steep line', () => {
  expect(rise(chartOf([85, 86, 87], null, 85))).toBeLessThan(20)
  expect(rise(chartOf([1.02, 1, 0.98], 1, null))).toBeLessThan(30)
  expect(rise(chartOf([2.9, 3.1, 3.7], null, 3.4))).toBeGreaterThan(40)
})

test('the outermost points leave room for their numbers', () => {
  for (const { y } of [...chartOf([85, 87], null, 85).points, ...chartOf([1, 0.3], 1, null).points]) {
    expect(y).toBeGreaterThanOrEqual(19.9)
    expect(y).toBeLessThanOrEqual(80.1)
  }
})
