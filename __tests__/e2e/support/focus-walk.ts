import type { Page } from '@playwright/test'
import { installWalker, type WalkingWindow } from './focus-walker'

/** Findings of a walk by Tab through the current page; each line names one fault. */
export interface FocusWalk {
  /** number of stops */
  stops: number
  faults: string[]
}

const here = (page: Page) => page.evaluate(() => (window as unknown as WalkingWindow).walker.here())

/**
 * Presses arrow keys inside a group until all of it had focus. @returns the elements that no arrow reached
 */
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

/** One round by Tab, from the focused element until focus returns to it. */
async function walkRound(page: Page, maxStops: number, faults: Set<string>): Promise<number> {
  const seen = new Set<number>()
  let first: number | null = null
  let previous: number | null = null
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(async () => {
      const { walker } = window as unknown as WalkingWindow
      // an indicator rendered from a component's state is drawn by then; an outline appears immediately
      for (let frame = 0; frame < 10 && !walker.isMarked(); frame += 1)
        await new Promise(requestAnimationFrame)
      // a page or a map may still be scrolling to the focused element
      for (let frame = 0; frame < 40 && walker.isCovered(); frame += 1)
        await new Promise(requestAnimationFrame)
      const stop = walker.here()
      if (stop && walker.isCovered())
        stop.faults.push(`${stop.name}: has focus beneath something else or outside the window`)
      return stop ?? (walker.hasLostFocus() ? 'lost' : null)
    })
    if (at === 'lost') continue
    if (!at) {
      // focus left the document for the browser's own controls
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
 * Walks the page by Tab from its beginning until focus returns to the start, again where a list has grown
 * meanwhile, then tries the arrow keys of groups that are a single tab stop.
 *
 * @param maxStops a longer walk counts as a focus trap
 */
export async function walkByTab(page: Page, maxStops = 400): Promise<FocusWalk> {
  await installWalker(page)
  const faults = new Set<string>()
  const unreached = () =>
    page.evaluate(() => {
      const { walker } = window as unknown as WalkingWindow
      return [...walker.unreached(), ...walker.mouseOnly().map((name) => ({ name, group: null }))]
    })
  let stops = await walkRound(page, maxStops, faults)
  let left = await unreached()
  // a list may have grown by its next part, with as many rows as the previous one
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
