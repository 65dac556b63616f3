const AIR_PX = 12

const BAR_SHARE = 0.6

interface Cover {
  top: number
  bottom: number
}

/**
 * Whether this covers the element and not just a corner of it: a bar does, and so does a floating advert at
 * least as wide as the middle half of the element.
 */
function hides(cover: DOMRect, element: Element): boolean {
  if (cover.width > window.innerWidth * BAR_SHARE) return true
  const { left, width } = element.getBoundingClientRect()
  return cover.left <= left + width / 4 && cover.right >= left + (width * 3) / 4
}

/**
 * The sticky bar or advert over this point of the element, or the tab bar at the page's edge; null when there
 * is none.
 */
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

/** Scrolls the focused element out from beneath a sticky bar, since the browser considers it visible there. */
function uncover(target: HTMLElement): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, right, top, bottom } = target.getBoundingClientRect()
  const x = (left + right) / 2
  // also in the middle: a tray is clear of the window's edge, and may cover neither end
  const cover =
    coverAt(target, x, top + 2) ?? coverAt(target, x, bottom - 2) ?? coverAt(target, x, (top + bottom) / 2)
  if (!cover) return
  const isAtBottom = cover.top > window.innerHeight / 2
  scrollerOf(target).scrollTop += isAtBottom ? bottom + AIR_PX - cover.top : top - AIR_PX - cover.bottom
}

function show(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  // a map pans to its own markers
  const map = target.closest<HTMLElement>('.leaflet-container')
  if (map) return map.scrollIntoView({ block: 'nearest' })
  uncover(target)
  // the field that was left may have got an error or a hint that pushed this one down
  requestAnimationFrame(() => {
    if (document.activeElement === target) uncover(target)
  })
}

const onFocus = ({ target }: FocusEvent): void => show(target)

/** Scrolls each newly focused element into an uncovered position from now on. */
export function followFocus(): void {
  // in the capture phase: Taro's inputs stop the propagation of their focus events
  document.addEventListener('focus', onFocus, true)
  // the key press that loaded this has already moved the focus
  if (document.activeElement !== document.body) show(document.activeElement)
}
