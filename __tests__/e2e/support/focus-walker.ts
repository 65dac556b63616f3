import type { Page } from '@playwright/test'

interface Stop {
  id: number
  name: string
  faults: string[]
}
/** Interface of the walker inside the page. */
export interface Walker {
  here: () => Stop | null
  hasLostFocus: () => boolean
  unmarked: () => string[]
  isMarked: () => boolean
  isCovered: () => boolean
  unreached: () => { name: string; group: number | null }[]
  /** elements that only a mouse can press */
  mouseOnly: () => string[]
  enterGroup: (group: number) => boolean
  rest: (group: number) => string[]
}

/** The appearance of the page, and the stops of the walk with their names. */
interface Sight {
  controls: string
  groups: string
  nameOf: (element: Element) => string
  isShown: (element: Element) => boolean
  lookOf: (element: Element) => string
  isOutlined: (element: Element) => boolean
  isUncovered: (element: Element) => boolean
}
interface Memory {
  ids: Map<Element, number>
  reachedNames: Set<string>
}
export type WalkingWindow = Window & { walker: Walker; sight: Sight; memory: Memory }

// Each of these functions is serialised into the page separately, so they share state on `window`.

function installNames(): void {
  const controls =
    'a[href], button, input, select, textarea, [role="button"], [role="link"], [role="radio"], ' +
    '[role="checkbox"], [role="tab"], [role="switch"], [role="option"], [role="menuitem"], ' +
    '[tabindex]:not([tabindex="-1"])'
  const groups =
    '[role="tablist"], [role="radiogroup"], [role="listbox"], [role="menu"], [role="grid"], [role="toolbar"]'

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
  const memory: Memory = { ids: new Map(), reachedNames: new Set() }
  Object.assign(window, { sight: { controls, groups, nameOf, isShown }, memory, walker: {} })
}

function installLooks(): void {
  // the focus indicator may be drawn by the control, by its content, or by the box around it (a field with
  // its label)
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
  /** True when a part of the element is visible: inside the window and not beneath a bar. */
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
  const { sight } = window as unknown as WalkingWindow
  Object.assign(sight, { lookOf, isOutlined, isUncovered })
}

/** Records the stops of the focus, and their appearance with and without it. */
function installStops(): void {
  const { sight, memory, walker } = window as unknown as WalkingWindow
  let last: Element | null = null
  // stops without an outline, which have to look different once focus has moved on
  let pending: { element: Element; name: string; looks: string }[] = []
  const stops: Pick<Walker, 'here' | 'hasLostFocus' | 'unmarked' | 'isMarked' | 'isCovered'> = {
    here() {
      const element = document.activeElement
      if (!element || element === document.body || element === document.documentElement) return null
      const name = sight.nameOf(element)
      const faults: string[] = []
      last = element
      if (!sight.isShown(element)) faults.push(`${name}: focus lands on what cannot be seen`)
      if (!memory.ids.has(element)) memory.ids.set(element, memory.ids.size)
      memory.reachedNames.add(name)
      pending = pending.filter(
        (one) =>
          one.element === element || (one.element.isConnected && sight.lookOf(one.element) === one.looks),
      )
      if (!sight.isOutlined(element) && !pending.some((one) => one.element === element))
        pending.push({ element, name, looks: sight.lookOf(element) })
      return { id: memory.ids.get(element) ?? -1, name, faults }
    },
    // a focused control was removed ("show more" with the last part): the walk continues from its position
    hasLostFocus: () => last !== null && !last.isConnected,
    unmarked: () =>
      pending
        .filter(
          ({ element, looks }) =>
            element.isConnected && element !== document.activeElement && sight.lookOf(element) === looks,
        )
        .map(({ name }) => `${name}: looks the same with and without focus`),
    isMarked: () => document.activeElement !== null && sight.isOutlined(document.activeElement),
    isCovered() {
      const element = document.activeElement
      return (
        element !== null && element !== document.body && sight.isShown(element) && !sight.isUncovered(element)
      )
    },
  }
  Object.assign(walker, stops)
}

/** Reports what the walk has not reached, and which of it belongs to a group with arrow keys. */
function installReach(): void {
  const { sight, memory, walker } = window as unknown as WalkingWindow
  const groupList: Element[] = []
  const reach: Pick<Walker, 'unreached' | 'enterGroup' | 'rest'> = {
    unreached() {
      const found: { name: string; group: number | null }[] = []
      for (const element of document.querySelectorAll(sight.controls)) {
        if (
          memory.ids.has(element) ||
          !sight.isShown(element) ||
          memory.reachedNames.has(sight.nameOf(element))
        )
          continue
        const group = element.closest(sight.groups)
        if (group && !groupList.includes(group)) groupList.push(group)
        found.push({ name: sight.nameOf(element), group: group ? groupList.indexOf(group) : null })
      }
      return found
    },
    enterGroup(group) {
      const member = [...(groupList[group]?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? [])].find(
        sight.isShown,
      )
      member?.focus()
      return member !== undefined && document.activeElement === member
    },
    rest(group) {
      return [...(groupList[group]?.querySelectorAll(sight.controls) ?? [])]
        .filter(
          (element) =>
            sight.isShown(element) &&
            !memory.ids.has(element) &&
            !memory.reachedNames.has(sight.nameOf(element)),
        )
        .map(sight.nameOf)
    },
  }
  Object.assign(walker, reach)
}

/** Reports what only a mouse can press. */
function installMouseOnly(): void {
  const { sight, memory, walker } = window as unknown as WalkingWindow
  const mouseOnly: Walker['mouseOnly'] = () => {
    const found: string[] = []
    for (const element of document.querySelectorAll('.taro_page *')) {
      if (
        getComputedStyle(element).cursor !== 'pointer' ||
        !sight.isShown(element) ||
        (element.parentElement && getComputedStyle(element.parentElement).cursor === 'pointer')
      )
        continue
      // a second, larger target of a link that Tab has reached
      if ([...memory.reachedNames].some((name) => name.endsWith(`"${element.textContent?.trim()}"`))) continue
      // the text beside a tick box presses it
      if (element.parentElement?.querySelector(':scope > [role="checkbox"], :scope > [role="switch"]'))
        continue
      if (
        element.matches(`${sight.controls}, label, [tabindex]`) ||
        element.closest(`${sight.controls}, label, [tabindex="-1"]`) ||
        element.querySelector(sight.controls)
      )
        continue
      found.push(`${sight.nameOf(element)}, which only a mouse can press`)
    }
    return found
  }
  Object.assign(walker, { mouseOnly })
}

/** Installs a walker in the current page. */
export async function installWalker(page: Page): Promise<void> {
  for (const install of [installNames, installLooks, installStops, installReach, installMouseOnly])
    await page.evaluate(install)
}
