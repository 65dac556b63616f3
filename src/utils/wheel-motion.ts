/**
 * Pure motion of a wheel column. Positions count in items: 0 is the first item, 2.5 is between the third and
 * the fourth.
 */

/**
 * Time constant of the glide after release, in milliseconds: a flick of 10 items a second glides about three
 * items further.
 */
const GLIDE_MS = 300
const OVERSCROLL_ITEMS = 0.4
/** Items rendered before and after the range that the wheel is moving through. */
const DRAWN_AROUND = 4
const DRAWN_MAX = 60
/** Minimum delta of a mouse wheel notch; a touch pad reports less, and its deltas are added up. */
const WHEEL_NOTCH_PX = 40

export type Stretch = { first: number; last: number }

export const clampIndex = (index: number, count: number): number =>
  Math.min(Math.max(index, 0), Math.max(count - 1, 0))

/** The position while a finger drags; beyond either end it follows with increasing resistance. */
export function dragPosition(
  startPosition: number,
  draggedPx: number,
  itemPx: number,
  count: number,
): number {
  const wanted = startPosition - draggedPx / itemPx
  const end = Math.max(count - 1, 0)
  if (wanted < 0) return -OVERSCROLL_ITEMS * (1 - 1 / (1 - wanted))
  return wanted > end ? end + OVERSCROLL_ITEMS * (1 - 1 / (1 + wanted - end)) : wanted
}

/**
 * The item at which a released wheel stops.
 * @param itemsPerMs speed at release, positive towards the end
 */
export const restIndex = (position: number, itemsPerMs: number, count: number): number =>
  clampIndex(Math.round(position + itemsPerMs * GLIDE_MS), count)

/** Time in milliseconds until the wheel stops. */
export const glideMs = (from: number, to: number): number =>
  Math.round(Math.min(Math.max(160 + Math.abs(to - from) * 60, 160), 700))

/** Position of a gliding wheel (the curve is cubic ease-out, as in the style sheet). */
export function glidePosition(from: number, to: number, elapsedMs: number, durationMs: number): number {
  const progress = durationMs <= 0 ? 1 : Math.min(Math.max(elapsedMs / durationMs, 0), 1)
  return from + (to - from) * (1 - (1 - progress) ** 3)
}

/** The items to render while the wheel moves from one position to another (both inclusive). */
export function drawnStretch(from: number, to: number, count: number): Stretch {
  const near = Math.round(to)
  const low = Math.max(Math.floor(Math.min(from, to)), near - DRAWN_MAX)
  const high = Math.min(Math.ceil(Math.max(from, to)), near + DRAWN_MAX)
  return { first: Math.max(0, low - DRAWN_AROUND), last: Math.min(count - 1, high + DRAWN_AROUND) }
}

/** Steps for a mouse wheel or touch pad event, and the remainder for the next event. */
export function wheelSteps(
  carriedPx: number,
  deltaY: number,
  isLineMode: boolean,
): { steps: number; carriedPx: number } {
  if (isLineMode || Math.abs(deltaY) >= WHEEL_NOTCH_PX) return { steps: Math.sign(deltaY), carriedPx: 0 }
  const total = Math.sign(carriedPx) === -Math.sign(deltaY) ? deltaY : carriedPx + deltaY
  // `|| 0` turns -0 into 0
  const steps = Math.trunc(total / WHEEL_NOTCH_PX) || 0
  return { steps, carriedPx: total - steps * WHEEL_NOTCH_PX }
}

const PAGE_ITEMS = 5

/** The item selected by a key; null when the wheel does not handle the key. */
export function keyTarget(key: string, index: number, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE_ITEMS,
    PageUp: index - PAGE_ITEMS,
    Home: 0,
    End: count - 1,
  }
  const target = targets[key]
  return target === undefined ? null : clampIndex(target, count)
}

/**
 * The item that begins with the typed text: the current one is included only for a longer text, and the
 * search wraps around. -1 when none.
 */
export function typeAheadTarget(typed: string, labels: readonly string[], index: number): number {
  const wanted = typed.toLowerCase()
  const start = typed.length > 1 ? index : index + 1
  for (let step = 0; step < labels.length; step += 1) {
    const at = (start + step) % labels.length
    if (labels[at]?.toLowerCase().startsWith(wanted)) return at
  }
  return -1
}
