import type { InfiniteData } from '@reduxjs/toolkit/query/react'
import type { PageOf } from '@contract/common'

/** Rows asked for at once by an endless list. */
export const pageSize = 12

/** Page parameters of an endless list: starts at page 1 and ends when a page is not full. */
export const pageByPage = {
  initialPageParam: 1,
  getNextPageParam: (last: PageOf<unknown>): number | undefined => (last.current * last.size < last.total ? last.current + 1 : undefined)
}

/** All rows of the pages read so far, each id once: a row that moved between two reads is not shown twice. */
export function rowsOf<T extends { id: string }>(data: InfiniteData<PageOf<T>, number> | undefined): T[] {
  const seen = new Set<string>()
  return (data?.pages ?? []).flatMap((page) => page.records).filter((row) => !seen.has(row.id) && seen.add(row.id))
}
