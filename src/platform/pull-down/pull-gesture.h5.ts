/** Distance in CSS pixels, after damping, beyond which a release refreshes. */
export const ARMED_AT_PX = 64

const MOST_PX = 96
const DAMPING = 0.5
/** Below this distance the touch may still be a tap. */
const SLOP_PX = 6

export interface PullListeners {
  /** @param distance damped, 0 to 96 CSS pixels */
  onPull: (distance: number) => void
  /** The touch ended or was cancelled. */
  onRelease: (isArmed: boolean) => void
}

/** Whether every scroll container between the touched element and the page is at its top. */
function isAtTop(target: EventTarget | null, page: HTMLElement): boolean {
  let element = target instanceof Element ? target : null
  while (element && element !== page) {
    if (element.scrollTop > 0) return false
    element = element.parentElement
  }
  return page.scrollTop <= 0
}

/**
 * Tracks a touch that pulls the page down from its top. One that begins sideways or upwards, or a second
 * touch, is left to the browser.
 * @param page the element that scrolls
 * @returns a function that stops tracking
 */
export function followPull(page: HTMLElement, { onPull, onRelease }: PullListeners): () => void {
  let start: { x: number; y: number } | null = null
  let distance: number | null = null

  const end = (isArmed: boolean) => {
    if (distance !== null) onRelease(isArmed)
    start = null
    distance = null
  }
  const onStart = (event: TouchEvent) => {
    const [touch, second] = [event.touches[0], event.touches[1]]
    if (!touch || second || !isAtTop(event.target, page)) return end(false)
    start = { x: touch.clientX, y: touch.clientY }
  }
  const onMove = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!start || !touch) return
    const [across, down] = [touch.clientX - start.x, touch.clientY - start.y]
    if (distance === null) {
      if (Math.max(Math.abs(across), Math.abs(down)) < SLOP_PX) return
      if (down <= Math.abs(across)) {
        start = null
        return
      }
    }
    distance = Math.min(MOST_PX, Math.max(0, down * DAMPING))
    // otherwise the browser would also reload or bounce
    if (event.cancelable) event.preventDefault()
    onPull(distance)
  }
  const onEnd = () => end((distance ?? 0) >= ARMED_AT_PX)
  const onCancel = () => end(false)

  page.addEventListener('touchstart', onStart, { passive: true })
  page.addEventListener('touchmove', onMove, { passive: false })
  page.addEventListener('touchend', onEnd)
  page.addEventListener('touchcancel', onCancel)
  return () => {
    page.removeEventListener('touchstart', onStart)
    page.removeEventListener('touchmove', onMove)
    page.removeEventListener('touchend', onEnd)
    page.removeEventListener('touchcancel', onCancel)
  }
}
