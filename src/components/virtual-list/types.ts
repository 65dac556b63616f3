import type { ListWindow } from '@/utils/list-window'

export interface DrawnRowsOptions {
  /** id of the list's element */
  id: string
  /** class of each rendered item */
  itemClass: string
  count: number
  /** number of items rendered before anything is measured */
  firstDrawn: number
  onNearEnd?: (() => void) | undefined
}

export interface DrawnRows {
  columns: number
  rows: ListWindow
}

/** The items rendered before anything is measured; all of them where measuring is impossible. */
export const unmeasured = (count: number, limit: number): ListWindow => ({
  first: 0,
  end: Math.min(count, limit),
  before: 0,
  after: 0,
})
