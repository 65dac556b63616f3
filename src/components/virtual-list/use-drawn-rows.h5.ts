import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { covers, listWindow, type View, widen } from '@/utils/list-window'
import { type DrawnRows, type DrawnRowsOptions, unmeasured } from './types'

interface Drawn extends DrawnRows {
  rowCount: number
  isMeasured: boolean
  isBlind: boolean
}
interface Layout {
  columns: number
  gap: number
  width: number
  heights: Map<number, number>
}

// the page scrolls in its own element; a list in a page hidden in the stack has no size
function viewOf(list: HTMLElement): View | null {
  const scroller = list.closest<HTMLElement>('.taro_page') ?? document.documentElement
  const seen = scroller.getBoundingClientRect()
  if (seen.height === 0 || list.offsetWidth === 0) return null
  const top = Math.max(0, seen.top) - list.getBoundingClientRect().top
  return { top, bottom: top + Math.min(seen.height, window.innerHeight) }
}

/**
 * Reads columns, gap and the heights of rendered rows into `layout`. A change of width discards earlier
 * heights.
 */
function readLayout(list: HTMLElement, itemClass: string, drawn: Drawn, layout: Layout): void {
  const style = getComputedStyle(list)
  const columns = Math.max(1, style.gridTemplateColumns.split(' ').length)
  if (layout.columns !== columns || Math.abs(layout.width - list.offsetWidth) > 1) layout.heights.clear()
  Object.assign(layout, { columns, gap: parseFloat(style.rowGap) || 0, width: list.offsetWidth })
  // the rendered rows belong to the columns that they were rendered for
  if (drawn.isMeasured && drawn.columns !== columns) return
  list.querySelectorAll<HTMLElement>(`:scope > .${itemClass}`).forEach((item, index) => {
    if (index % columns === 0)
      layout.heights.set((drawn.isMeasured ? drawn.rows.first : 0) + index / columns, item.offsetHeight)
  })
}

// A screen before and after the visible part is rendered, and updated in small steps of about a row: that
// fits into a frame of a slow phone, while half a screen at once would block for four frames
const LEFT_SCREENS = 0.85

/** Calls `follow` for every scroll of the page and every change of its or the list's size. */
function watchList(id: string, follow: (isScroll: boolean) => void): (() => void) | undefined {
  const list = document.getElementById(id)
  const scroller = list?.closest<HTMLElement>('.taro_page')
  if (!list || !scroller) return undefined
  const onScroll = () => follow(true)
  const onResize = () => follow(false)
  scroller.addEventListener('scroll', onScroll, { passive: true })
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(onResize)
  sizes?.observe(scroller)
  sizes?.observe(list)
  return () => {
    scroller.removeEventListener('scroll', onScroll)
    sizes?.disconnect()
  }
}

/** The rendered rows of the list, updated on scrolling, but not on every scroll event. */
export function useDrawnRows({ id, itemClass, count, firstDrawn, onNearEnd }: DrawnRowsOptions): DrawnRows {
  const [drawn, setDrawn] = useState<Drawn>(() => ({
    columns: 1,
    rows: unmeasured(count, firstDrawn),
    rowCount: 0,
    isMeasured: false,
    isBlind: false,
  }))
  const layout = useRef<Layout>({ columns: 1, gap: 0, width: 0, heights: new Map() })
  // a new list that is shorter than the rendered part has other rows
  const rows = drawn.isMeasured
    ? drawn.rows.first * drawn.columns < count
      ? drawn.rows
      : unmeasured(count, firstDrawn)
    : unmeasured(count, drawn.isBlind ? count : firstDrawn)
  const latest = useRef(drawn)
  const nearEnd = useRef(onNearEnd)
  const hasScrolled = useRef(false)
  useLayoutEffect(() => {
    latest.current = { ...drawn, rows }
    nearEnd.current = onNearEnd
  })

  const follow = useCallback(
    (isScroll: boolean) => {
      const list = document.getElementById(id)
      const view = list && viewOf(list)
      const now = latest.current
      if (!list || !view) {
        if (list && !now.isMeasured)
          setDrawn((before) => (before.isBlind ? before : { ...before, isBlind: true }))
        return
      }
      if (!isScroll) readLayout(list, itemClass, now, layout.current)
      const { columns, gap, heights } = layout.current
      const rowCount = Math.ceil(count / columns)
      const screen = view.bottom - view.top
      const sizes = { count: rowCount, heights, gap }
      const isEnough =
        now.isMeasured &&
        now.columns === columns &&
        now.rowCount === rowCount &&
        covers(now.rows, listWindow(widen(view, screen * LEFT_SCREENS), sizes))
      const next = isEnough ? now.rows : listWindow(widen(view, screen), sizes)
      if (!isEnough) setDrawn({ columns, rows: next, rowCount, isMeasured: true, isBlind: false })
      // without scrolling the end may never come near: more is loaded only when it is visible
      hasScrolled.current ||= isScroll
      const isInSight = list.offsetHeight <= view.bottom
      if (next.end === rowCount && (hasScrolled.current || isInSight)) nearEnd.current?.()
    },
    [id, itemClass, count],
  )

  useLayoutEffect(() => follow(false))
  useEffect(() => watchList(id, follow), [id, follow])

  return { columns: drawn.columns, rows }
}
