/**
 * The rendered rows of a long list, and the height of the omitted rows before and after them, in CSS px (0
 * when there are none).
 */
export interface ListWindow {
  first: number
  end: number
  before: number
  after: number
}

export interface Rows {
  count: number
  /** measured heights by row, in CSS px */
  heights: ReadonlyMap<number, number>
  gap: number
}

/** The visible range of the list, in CSS px from its top. */
export interface View {
  top: number
  bottom: number
}

function meanOf(heights: ReadonlyMap<number, number>): number {
  let sum = 0
  heights.forEach((height) => {
    sum += height
  })
  return heights.size === 0 ? 0 : sum / heights.size
}

/** The rows within the view. Rows that were never rendered count with the mean height of the others. */
export function listWindow(view: View, { count, heights, gap }: Rows): ListWindow {
  const mean = meanOf(heights)
  let y = 0
  let first = 0
  let before = 0
  let end = count
  let endY = 0
  for (let row = 0; row < count; row += 1) {
    const next = y + (heights.get(row) ?? mean) + gap
    // the last row is always rendered, so that a list is never empty
    if (next <= view.top && row < count - 1) {
      first = row + 1
      before = next - gap
    } else if (y >= view.bottom && row > first && end === count) {
      end = row
      endY = y
    }
    y = next
  }
  return { first, end, before, after: end === count ? 0 : y - gap - endY }
}

/** Whether `drawn` includes everything that `wanted` would render. */
export const covers = (drawn: ListWindow, wanted: ListWindow): boolean =>
  drawn.first <= wanted.first && drawn.end >= wanted.end

/** The view extended by this many CSS px on both sides. */
export const widen = ({ top, bottom }: View, by: number): View => ({ top: top - by, bottom: bottom + by })
