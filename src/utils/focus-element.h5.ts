const RETRY_MS = 25
const MAX_TRIES = 40
const TOP_BARS_SHARE = 0.15
const BOTTOM_BARS_SHARE = 0.2

function isOnHiddenPage(element: Element): boolean {
  const page = element.closest('.taro_page')
  return page !== null && getComputedStyle(page).display === 'none'
}

/** The element with this id: of two pages of one kind, which have the same ids, that of the page that is shown. */
function elementOf(id: string): HTMLElement | null {
  const first = document.getElementById(id)
  if (!first || !isOnHiddenPage(first)) return first
  const shown = [...document.querySelectorAll<HTMLElement>('[id]')].find(
    (one) => one.id === id && !isOnHiddenPage(one),
  )
  return shown ?? first
}

/** Moves the focus to the element with this id, for arrow keys inside a widget. */
export function focusById(id: string): void {
  elementOf(id)?.focus()
}

/**
 * Moves the focus there when the focused element was removed, so that keyboard users continue from there and
 * not from the top of the page.
 */
export function focusIfLost(id: string): void {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body) elementOf(id)?.focus({ preventScroll: true })
}

/** Whether the element with this id has the keyboard focus. */
export const isFocusSeen = (id: string): boolean => elementOf(id)?.matches(':focus-visible') ?? false

/** Whether the keyboard focus is on a visible element other than a text field. */
export function isKeyboardInView(): boolean {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body || activeElement.matches('input, textarea')) return false
  const { top, bottom } = activeElement.getBoundingClientRect()
  return activeElement.matches(':focus-visible') && bottom > 0 && top < window.innerHeight
}

/**
 * Keeps the keyboard focus inside the element with this id within the window while content above it is still
 * being added: the user may tab on before the page is complete.
 * @returns a function that stops it
 */
export function holdFocusInView(id: string): () => void {
  const element = elementOf(id)
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

/** Whether it is clear of the bars at the top and bottom, which the browser does not take into account. */
function isInTheOpen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= window.innerHeight * TOP_BARS_SHARE && bottom <= window.innerHeight * (1 - BOTTOM_BARS_SHARE)
}

/**
 * Puts the keyboard focus on the element with this id (or on its first focusable descendant) and scrolls it
 * into view.
 */
export function focusElement(id: string, triesLeft = MAX_TRIES): void {
  const element = elementOf(id)
  if (!element) return
  // the page is still hidden while returning to it, and hidden elements can be neither focused nor scrolled
  // to
  if (isOnHiddenPage(element) && triesLeft > 0) {
    setTimeout(() => focusElement(id, triesLeft - 1), RETRY_MS)
    return
  }
  // the input before its preceding controls (a phone field's region code)
  const target = element.matches('input, textarea, button, [tabindex]')
    ? element
    : (element.querySelector<HTMLElement>('input, textarea') ??
      element.querySelector<HTMLElement>('button, [tabindex]:not([tabindex="-1"])') ??
      element)
  target.focus({ preventScroll: true })
  if (!isInTheOpen(target)) target.scrollIntoView?.({ block: 'center' })
}

const focusable = 'a[href], button, input, textarea, [tabindex]:not([tabindex="-1"])'

/** The focusable elements of a page before one of its elements, in document order; all when that was removed. */
const focusableBefore = (page: Element, end: Element): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => !end.isConnected || end.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
  )

/**
 * Remembers the end of the list before an element.
 * @returns a function that focuses the first element added there since, unless the focus has moved elsewhere
 */
export function listBefore(id: string): () => void {
  const end = elementOf(id)
  const page = end?.closest('.taro_page') ?? document.body
  const last = end ? focusableBefore(page, end).at(-1) : undefined
  return () => {
    const { activeElement, body } = document
    if (!end || !last || (activeElement !== body && !end.contains(activeElement))) return
    const now = focusableBefore(page, end)
    now[now.indexOf(last) + 1]?.focus()
  }
}

/** Scrolls an element of a horizontal list into view without scrolling the page. */
export function revealById(id: string): void {
  const element = elementOf(id)
  const list = element?.parentElement?.parentElement
  if (element && list)
    list.scrollLeft = Math.max(0, element.offsetLeft - (list.clientWidth - element.offsetWidth) / 2)
}
