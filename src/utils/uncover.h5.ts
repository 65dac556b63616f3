const AIR_PX = 12

const BAR_SHARE = 0.6

interface Cover {
  top: number
  bottom: number
}

/**
 * Whether this hides the element rather than a corner of it: a bar does, and so does a floating advert that
 * is at least as wide as the element's middle half.
 */
function hides(cover: DOMRect, element: Element): boolean {
  if (cover.width > window.innerWidth * BAR_SHARE) return true
  const { left, width } = element.getBoundingClientRect()
  return cover.left <= left + width / 4 && cover.right >= left + (width * 3) / 4
}

/** The bar or advert that sticks over this point of the element, if one does, or the tab bar at the page's edge. */
function coverAt(element: Element, x: number, y: number): Cover | null {
  const hit = document.elementFromPoint(x, y)
  if (!hit || element.contains(hit)) return null
  for (let at: Element | null = hit; at && !at.contains(element); at = at.parentElement) {
    if (/sticky|fixed/.test(getComputedStyle(at).position) || at.tagName === 'NAV') {
      const box = at.getBoundingClientRect()
      return hides(box, element) ? box : null
    }
  }
  return null
}

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return document.documentElement
}

/**
 * Scrolls what has the focus out from beneath a bar that sticks to the top or bottom: to the browser it is in
 * view there.
 */
function uncover(target: HTMLElement): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, right, top, bottom } = target.getBoundingClientRect()
  const x = (left + right) / 2
  const cover = coverAt(target, x, top + 2) ?? coverAt(target, x, bottom - 2)
  if (!cover) return
  const isAtBottom = cover.top > window.innerHeight / 2
  scrollerOf(target).scrollTop += isAtBottom ? bottom + AIR_PX - cover.top : top - AIR_PX - cover.bottom
}

function show(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  // a map brings its own places into its window
  const map = target.closest<HTMLElement>('.leaflet-container')
  if (map) return map.scrollIntoView({ block: 'nearest' })
  uncover(target)
  // what was left may have got an error or a hint meanwhile, and pushed this one down
  requestAnimationFrame(() => {
    if (document.activeElement === target) uncover(target)
  })
}

const onFocus = ({ target }: FocusEvent): void => show(target)

/** From now on, what gets the focus is scrolled into the open. */
export function followFocus(): void {
  // on the way down: Taro's inputs keep their focus events to themselves
  document.addEventListener('focus', onFocus, true)
  // the key that had this loaded has moved the focus already
  if (document.activeElement !== document.body) show(document.activeElement)
}
