import Taro, { usePageScroll, useResize } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '@/hooks/use-latest'
import { covers, listWindow, widen } from '@/utils/list-window'
import { type DrawnRows, type DrawnRowsOptions, unmeasured } from './types'

interface Rect {
  top: number
  width: number
  height: number
}

/** Positions of the list and its rendered items on the screen. */
const measure = (id: string, itemClass: string) =>
  new Promise<{ list: Rect | null; items: Rect[] }>((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect()
      .selectAll(`#${id} .${itemClass}`)
      .boundingClientRect()
      .exec(([list, items]: [Rect | null, Rect[] | null]) => resolve({ list, items: items ?? [] }))
  })

/**
 * The rendered rows of the list; a mini-program has one item per row. Queries their positions, one query at a
 * time, while the page scrolls.
 */
export function useDrawnRows({ id, itemClass, count, firstDrawn, onNearEnd }: DrawnRowsOptions): DrawnRows {
  const [state, setState] = useState(() => ({
    rows: unmeasured(count, firstDrawn),
    isMeasured: false,
    isBlind: false,
  }))
  const heights = useRef(new Map<number, number>())
  const width = useRef(0)
  const isAsked = useRef(false)
  const rows = state.isMeasured
    ? state.rows.first < count
      ? state.rows
      : unmeasured(count, firstDrawn)
    : unmeasured(count, state.isBlind ? count : firstDrawn)
  const latest = useLatest({ rows, count, isMeasured: state.isMeasured, onNearEnd })

  const follow = useCallback(async () => {
    if (isAsked.current) return
    isAsked.current = true
    const from = latest.current.rows.first
    const { list, items } = await measure(id, itemClass)
    isAsked.current = false
    const now = latest.current
    const drawnRect = items[items.length - 1]
    if (!list || list.width === 0 || !drawnRect || drawnRect.height === 0) {
      if (!now.isMeasured) setState((before) => ({ ...before, isBlind: true }))
      return
    }
    // the measured rows are no longer rendered
    if (from !== now.rows.first) return
    if (Math.abs(width.current - list.width) > 1) heights.current.clear()
    width.current = list.width
    items.forEach(({ height }, index) => {
      heights.current.set(from + index, height)
    })
    const [one, two] = items
    const gap = one && two ? Math.max(0, two.top - one.top - one.height) : 0
    const screen = Taro.getWindowInfo().windowHeight
    const view = { top: -list.top, bottom: screen - list.top }
    const sizes = { count: now.count, heights: heights.current, gap }
    const full = listWindow(widen(view, screen * 1.5), sizes)
    if (
      !now.isMeasured ||
      now.rows.end > now.count ||
      !covers(now.rows, listWindow(widen(view, screen * 0.75), sizes))
    )
      setState({ rows: full, isMeasured: true, isBlind: false })
    if (full.end === now.count) now.onNearEnd?.()
  }, [id, itemClass, latest])

  useEffect(() => {
    void follow()
  }, [follow, count])
  usePageScroll(() => {
    void follow()
  })
  useResize(() => {
    void follow()
  })
  return { columns: 1, rows }
}
