import type { Comparison } from '@contract/routes/compare'

/**
 * The comparison reduced to the columns shown on a phone: their items and the numbers of these. What they share is not
 * listed as a difference. An item is `uniqueTo` a column among all columns, since the others are a swipe away.
 */
export function ofColumns(comparison: Comparison, shown: readonly number[]): Comparison {
  if (shown.length === comparison.columns.length) return comparison
  const groups = comparison.groups.flatMap((group) => {
    const rows = group.rows
      .map((row) => ({ ...row, has: shown.flatMap((index) => row.has[index] ?? []) }))
      .filter(({ has }) => has.includes(true))
    return rows.length > 0 ? [{ ...group, rows }] : []
  })
  const items = groups.flatMap(({ rows }) => rows)
  return {
    columns: shown.flatMap((index) => comparison.columns[index] ?? []),
    groups,
    itemCount: items.length,
    commonCount: items.filter(({ has }) => !has.includes(false)).length,
  }
}
