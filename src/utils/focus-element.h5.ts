const RETRY_MS = 25
const MAX_TRIES = 40
const TOP_BARS_SHARE = 0.15
const BOTTOM_BARS_SHARE = 0.2

/** Moves the focus to the element with this id: inside a widget, where an arrow key leads. */
export function focusById(id: string): void {
  document.getElementById(id)?.focus()
}

/**
 * Moves the focus there when what had it is gone: one who works by keyboard goes on from there, not from the
 * top of the page.
 */
export function focusIfLost(id: string): void {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body) document.getElementById(id)?.focus({ preventScroll: true })
}

/** Whether the element with this id has the keyboard focus. */
export const isFocusSeen = (id: string): boolean =>
  document.getElementById(id)?.matches(':focus-visible') ?? false

/** Whether one who works by keyboard is at something that can be seen now; a field that is typed into is not meant. */
export function isKeyboardInView(): boolean {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body || activeElement.matches('input, textarea')) return false
  const { top, bottom } = activeElement.getBoundingClientRect()
  return activeElement.matches(':focus-visible') && bottom > 0 && top < window.innerHeight
}

/**
 * Keeps what has the keyboard focus inside the element with this id in the window while the page above it grows: its
 * last parts may come after one has gone on to what stands below them.
 * @returns how to stop
 */
export function holdFocusInView(id: string): () => void {
  const element = document.getElementById(id)
  const page = element?.closest('.taro_page')
  if (!element || !page || typeof ResizeObserver === 'undefined') return () => undefined
  const sizes = new ResizeObserver(() => {
    const { activeElement } = document
    if (element.contains(activeElement) && activeElement?.matches(':focus-visible'))
      activeElement.scrollIntoView?.({ block: 'nearest' })
  })
  for (const part of page.children) sizes.observe(part)
  return () => sizes.disconnect()
}

/** Whether it is clear of the bars at the top and the bottom: for the browser what is beneath them is in view. */
function isInTheOpen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= window.innerHeight * TOP_BARS_SHARE && bottom <= window.innerHeight * (1 - BOTTOM_BARS_SHARE)
}

/** Puts the keyboard focus on the element with this id (or on the first focusable one inside it) and shows it. */
export function focusElement(id: string, triesLeft = MAX_TRIES): void {
  const element = document.getElementById(id)
  if (!element) return
  // its page is still hidden while one comes back to it: what is not drawn can be neither focused nor shown
  const page = element.closest('.taro_page')
  if (page && getComputedStyle(page).display === 'none' && triesLeft > 0) {
    setTimeout(() => focusElement(id, triesLeft - 1), RETRY_MS)
    return
  }
  // the input before what precedes it (a phone field's region code)
  const target = element.matches('input, textarea, button, [tabindex]')
    ? element
    : (element.querySelector<HTMLElement>('input, textarea') ??
      element.querySelector<HTMLElement>('button, [tabindex]:not([tabindex="-1"])') ??
      element)
  target.focus({ preventScroll: true })
  if (!isInTheOpen(target)) target.scrollIntoView?.({ block: 'center' })
}

const focusable = 'a[href], button, input, textarea, [tabindex]:not([tabindex="-1"])'

/** What can have the focus on the page before an element, in the page's order. */
function focusableBefore(end: Element): HTMLElement[] {
  const page = end.closest('.taro_page') ?? document.body
  return [...page.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => end.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
  )
}

/**
 * Remembers the end of the list before an element.
 * @returns moves the focus to the first thing that has come there since, unless it was moved elsewhere
 */
export function listBefore(id: string): () => void {
  const end = document.getElementById(id)
  const last = end ? focusableBefore(end).at(-1) : undefined
  return () => {
    const { activeElement, body } = document
    if (!end || !last || (activeElement !== body && !end.contains(activeElement))) return
    const now = focusableBefore(end)
    now[now.indexOf(last) + 1]?.focus()
  }
}

/** Brings an element of a sideways list into view without scrolling the page. */
export function revealById(id: string): void {
  const element = document.getElementById(id)
  const list = element?.parentElement?.parentElement
  if (element && list)
    list.scrollLeft = Math.max(0, element.offsetLeft - (list.clientWidth - element.offsetWidth) / 2)
}
