import type { InfiniteData } from '@reduxjs/toolkit/query/react'
import { limits } from '@contract/constants/limits'
import type { PageOf } from '@contract/route'

/** Page size of an endless list. */
export const pageSize = 12

/**
 * The server counts a list only up to `limits.countedRows`: above that, the list ends with the first page
 * that is not full.
 */
const hasMore = ({ current, size, total, records }: PageOf<unknown>): boolean =>
  total < limits.countedRows ? current * size < total : records.length === size

/** Paging of an endless list, from page 1 to its last page. */
export const pageByPage = {
  initialPageParam: 1,
  getNextPageParam: (last: PageOf<unknown>): number | undefined =>
    hasMore(last) ? last.current + 1 : undefined,
}

/** All rows of the pages read so far, each id once: a row that moved between two reads must not appear twice. */
export function rowsOf<T extends { id: string }>(data: InfiniteData<PageOf<T>, number> | undefined): T[] {
  const seen = new Set<string>()
  return (data?.pages ?? [])
    .flatMap((page) => page.records)
    .filter((row) => !seen.has(row.id) && seen.add(row.id))
}
