import Taro, { useDidHide, usePageScroll } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import type { GoodsKind } from '@contract/constants/enums'
import { useLatest } from '@/hooks/use-latest'
import { readStored, writeStored } from '@/platform/storage'
import { toPageTop } from '@/utils/page-top'

const KEY = 'room:enterprise-goods'

/** Page state restored on return: filters, number of loaded goods, and scroll position. */
interface KeptView {
  userId: string
  keyword: string
  kind: GoodsKind | ''
  count: number
  scrollTop: number
}

function storedView(userId: string): KeptView {
  const stored = readStored(KEY) as KeptView | undefined
  return stored?.userId === userId ? stored : { userId, keyword: '', kind: '', count: 0, scrollTop: 0 }
}

interface ListEnd {
  /** number of goods shown; undefined until there are some */
  count: number | undefined
  hasMore: boolean
  loadMore: () => void
}

/** The page's filters, stored together with its position when it is left. */
export function useKeptFilters(userId: string) {
  const [opened] = useState(() => storedView(userId))
  const [filters, setFilters] = useState({ keyword: opened.keyword, kind: opened.kind })
  return {
    opened,
    filters,
    change: (part: Partial<typeof filters>) => {
      setFilters((now) => ({ ...now, ...part }))
      toPageTop()
    },
  }
}
export type KeptFilters = ReturnType<typeof useKeptFilters>

/**
 * Loads as many goods as were shown when the page was left, restores the scroll position, and stores it on
 * leaving.
 */
export function useKeptPlace({ opened, filters }: KeptFilters, { count, hasMore, loadMore }: ListEnd): void {
  const scrollTop = useRef(0)
  const isBack = useRef(opened.scrollTop === 0)
  usePageScroll((event) => {
    scrollTop.current = event.scrollTop
  })
  const keep = useLatest(() =>
    writeStored(KEY, {
      userId: opened.userId,
      ...filters,
      count: count ?? 0,
      scrollTop: isBack.current ? scrollTop.current : opened.scrollTop,
    } satisfies KeptView),
  )
  useDidHide(() => {
    keep.current()
  })
  useEffect(() => () => void keep.current(), [keep])

  useEffect(() => {
    if (isBack.current || count === undefined) return
    if (count < opened.count && hasMore) return loadMore()
    isBack.current = true
    scrollTop.current = opened.scrollTop
    Taro.pageScrollTo({ scrollTop: opened.scrollTop, duration: 0 }).catch(() => undefined)
  }, [count, hasMore, loadMore, opened])
}
