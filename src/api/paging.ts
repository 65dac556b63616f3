import type { InfiniteData } from '@reduxjs/toolkit/query/react'
import { limits } from '@contract/constants/limits'
import type { PageOf } from '@contract/route'

/** Page size of an endless list. */
export const pageSize = 12

/**
 * The server counts a long list up to `limits.countedRows` only: from there on a list ends with the page that
 * is not full.
 */
const hasMore = ({ current, size, total, records }: PageOf<unknown>): boolean =>
  total < limits.countedRows ? current * size < total : records.length === size

/** Page parameters of an endless list: starts at page 1 and ends with its last page. */
export const pageByPage = {
  initialPageParam: 1,
  getNextPageParam: (last: PageOf<unknown>): number | undefined =>
    hasMore(last) ? last.current + 1 : undefined,
}

/** All rows of the pages read so far, each id once: a row that moved between two reads is not shown twice. */
export function rowsOf<T extends { id: string }>(data: InfiniteData<PageOf<T>, number> | undefined): T[] {
  const seen = new Set<string>()
  return (data?.pages ?? [])
    .flatMap((page) => page.records)
    .filter((row) => !seen.has(row.id) && seen.add(row.id))
}
