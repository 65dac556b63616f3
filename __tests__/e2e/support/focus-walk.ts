import type { Page } from '@playwright/test'

/** What a walk by Tab through the page as it is now has found; each line names one fault. */
export interface FocusWalk {
  /** how many places the walk stopped at */
  stops: number
  faults: string[]
}

interface Stop {
  id: number
  name: string
  faults: string[]
}
interface Walker {
  here: () => Stop | null
  hasLostFocus: () => boolean
  unmarked: () => string[]
  isMarked: () => boolean
  isCovered: () => boolean
  unreached: () => { name: string; group: number | null }[]
  enterGroup: (group: number) => boolean
  rest: (group: number) => string[]
}
type WalkingWindow = Window & { walker: Walker }

/** In the page: remembers where focus has been and how each stop looked with and without it. */
function installWalker(): void {
  const controls =
    'a[href], button, input, select, textarea, [role="button"], [role="link"], [role="radio"], ' +
    '[role="checkbox"], [role="tab"], [role="switch"], [role="option"], [role="menuitem"], ' +
    '[tabindex]:not([tabindex="-1"])'
  const groups =
    '[role="tablist"], [role="radiogroup"], [role="listbox"], [role="menu"], [role="grid"], [role="toolbar"]'
  const ids = new Map<Element, number>()
  const reachedNames = new Set<string>()
  const groupList: Element[] = []
  let last: Element | null = null
  // stops whose mark is not an outline: they have to look different once the focus is elsewhere
  let pending: { element: Element; name: string; looks: string }[] = []

  const nameOf = (element: Element): string => {
    const labelled = element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
    const words = element.getAttribute('aria-label') ?? labelled ?? (element as HTMLInputElement).name ?? ''
    return (
      `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ` +
      `"${(words || element.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 60)}"`
    )
  }
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) return false
    if (element.closest('[inert], [aria-hidden="true"], [aria-disabled="true"], :disabled')) return false
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { display, visibility, opacity } = getComputedStyle(at)
      if (display === 'none' || visibility === 'hidden' || opacity === '0') return false
    }
    return true
  }
  // the mark may be drawn by the control, by what is inside it, or by the box around it (a field with its label)
  const lookOf = (element: Element): string => {
    const around = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.parentElement?.parentElement?.parentElement,
      ...element.children,
    ]
    return around
      .filter((at) => at != null)
      .flatMap((at) =>
        ['', '::before', '::after'].map((part) => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(
            at,
            part,
          )
          return `${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow} ${borderColor}`
        }),
      )
      .join()
  }
  const isOutlined = (element: Element): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
  }
  /** Whether a part of the element can be seen: inside the window and not beneath a bar. */
  const isUncovered = (element: Element): boolean => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    for (const x of [0.5, 0.15, 0.85])
      for (const y of [0.5, 0.2, 0.8]) {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
        if (
          hit &&
          (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))
        )
          return true
      }
    return false
  }

  const walker: Walker = {
    here() {
      const element = document.activeElement
      if (!element || element === document.body || element === document.documentElement) return null
      const name = nameOf(element)
      const faults: string[] = []
      last = element
      if (!isShown(element)) faults.push(`${name}: focus lands on what cannot be seen`)
      if (!ids.has(element)) ids.set(element, ids.size)
      reachedNames.add(name)
      pending = pending.filter(
        (one) => one.element === element || (one.element.isConnected && lookOf(one.element) === one.looks),
      )
      if (!isOutlined(element) && !pending.some((one) => one.element === element))
        pending.push({ element, name, looks: lookOf(element) })
      return { id: ids.get(element) ?? -1, name, faults }
    },
    // a control that went away under the focus ("show more" with the last part): the walk goes on from its place
    hasLostFocus: () => last !== null && !last.isConnected,
    unmarked: () =>
      pending
        .filter(
          ({ element, looks }) =>
            element.isConnected && element !== document.activeElement && lookOf(element) === looks,
        )
        .map(({ name }) => `${name}: looks the same with and without focus`),
    isMarked: () => document.activeElement !== null && isOutlined(document.activeElement),
    isCovered() {
      const element = document.activeElement
      return element !== null && element !== document.body && isShown(element) && !isUncovered(element)
    },
    unreached() {
      const found: { name: string; group: number | null }[] = []
      for (const element of document.querySelectorAll(controls)) {
        if (ids.has(element) || !isShown(element) || reachedNames.has(nameOf(element))) continue
        const group = element.closest(groups)
        if (group && !groupList.includes(group)) groupList.push(group)
        found.push({ name: nameOf(element), group: group ? groupList.indexOf(group) : null })
      }
      // pressable for a mouse alone
      for (const element of document.querySelectorAll('.taro_page *')) {
        if (
          getComputedStyle(element).cursor !== 'pointer' ||
          !isShown(element) ||
          (element.parentElement && getComputedStyle(element.parentElement).cursor === 'pointer')
        )
          continue
        // a second, larger target of a link that Tab has reached
        if ([...reachedNames].some((name) => name.endsWith(`"${element.textContent?.trim()}"`))) continue
        // the words beside a tick box press it
        if (element.parentElement?.querySelector(':scope > [role="checkbox"], :scope > [role="switch"]'))
          continue
        if (
          element.matches(`${controls}, label, [tabindex]`) ||
          element.closest(`${controls}, label, [tabindex="-1"]`) ||
          element.querySelector(controls)
        )
          continue
        found.push({ name: `${nameOf(element)}, which only a mouse can press`, group: null })
      }
      return found
    },
    enterGroup(group) {
      const member = [...(groupList[group]?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? [])].find(
        isShown,
      )
      member?.focus()
      return member !== undefined && document.activeElement === member
    },
    rest(group) {
      return [...(groupList[group]?.querySelectorAll(controls) ?? [])]
        .filter((element) => isShown(element) && !ids.has(element) && !reachedNames.has(nameOf(element)))
        .map(nameOf)
    },
  }
  ;(window as unknown as WalkingWindow).walker = walker
}

const here = (page: Page) => page.evaluate(() => (window as unknown as WalkingWindow).walker.here())

/** Presses arrows inside a group until all of it had focus. @returns what no arrow reached */
async function walkGroup(page: Page, group: number): Promise<string[]> {
  const rest = () => page.evaluate((at) => (window as unknown as WalkingWindow).walker.rest(at), group)
  if (!(await page.evaluate((at) => (window as unknown as WalkingWindow).walker.enterGroup(at), group)))
    return rest()
  let left = await rest()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    for (let presses = 0; left.length > 0; presses += 1) {
      await page.keyboard.press(key)
      await here(page)
      const now = await rest()
      if (now.length === left.length && presses > 0) break
      left = now
    }
  }
  return left
}

/** One round by Tab, from where the focus is until it comes back there. */
async function walkRound(page: Page, maxStops: number, faults: Set<string>): Promise<number> {
  const seen = new Set<number>()
  let first: number | null = null
  let previous: number | null = null
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(async () => {
      const { walker } = window as unknown as WalkingWindow
      // a mark that follows the focus by way of a component's state is drawn by then; an outline is there at once
      for (let frame = 0; frame < 2 && !walker.isMarked(); frame += 1)
        await new Promise(requestAnimationFrame)
      // a page or a map may still be moving to where the focus is
      for (let frame = 0; frame < 40 && walker.isCovered(); frame += 1)
        await new Promise(requestAnimationFrame)
      const stop = walker.here()
      if (stop && walker.isCovered())
        stop.faults.push(`${stop.name}: has focus beneath something else or outside the window`)
      return stop ?? (walker.hasLostFocus() ? 'lost' : null)
    })
    if (at === 'lost') continue
    if (!at) {
      // out of the document: the browser's own frame comes next
      if (seen.size > 0) return seen.size
      continue
    }
    at.faults.forEach((fault) => faults.add(fault))
    if (at.id === first && seen.size > 1) return seen.size
    if (at.id === previous) {
      faults.add(`${at.name}: Tab does not leave it`)
      return seen.size
    }
    first ??= at.id
    previous = at.id
    seen.add(at.id)
  }
  faults.add(`Tab does not come round within ${maxStops} stops`)
  return seen.size
}

/**
 * Walks the page by Tab from its beginning until focus comes back to where it was, again where a list has grown
 * meanwhile, then tries the arrows of the groups that Tab enters once.
 *
 * @param maxStops a page that goes on longer counts as a trap
 */
export async function walkByTab(page: Page, maxStops = 400): Promise<FocusWalk> {
  await page.evaluate(installWalker)
  const faults = new Set<string>()
  const unreached = () => page.evaluate(() => (window as unknown as WalkingWindow).walker.unreached())
  let stops = await walkRound(page, maxStops, faults)
  let left = await unreached()
  // a list may have grown by the next part meanwhile, of as many rows as the part before
  const namesOf = (found: { name: string }[]) => found.map(({ name }) => name).join('\n')
  for (let before = ''; left.some(({ group }) => group === null) && namesOf(left) !== before;) {
    before = namesOf(left)
    stops += await walkRound(page, maxStops, faults)
    left = await unreached()
  }
  for (const fault of await page.evaluate(() => (window as unknown as WalkingWindow).walker.unmarked()))
    faults.add(fault)
  for (const { name } of left.filter(({ group }) => group === null))
    faults.add(`${name}: Tab does not reach it`)
  for (const group of new Set(left.map((one) => one.group).filter((one) => one !== null))) {
    for (const name of await walkGroup(page, group)) faults.add(`${name}: neither Tab nor arrows reach it`)
  }
  return { stops, faults: [...faults] }
}
