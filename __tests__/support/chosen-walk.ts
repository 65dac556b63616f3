import { fireEvent, waitFor } from '@testing-library/dom'
import type { Samples } from '../../scripts/lib/page-catalogue.mjs'
import { chosenRows } from './chosen-controls'
import { type ChosenRow, type Control, rowsFor, type Typed } from './chosen-row'
import { fill, type PageApp, shownPage } from './page-app'
import { settled } from './settled'

const STATES: Record<string, string> = {
  tab: 'aria-selected',
  option: 'aria-selected',
  link: 'aria-current',
}
const stateOf = ({ role }: Control) => STATES[role] ?? 'aria-checked'
const holds = (element: HTMLElement, control: Control) =>
  /^(true|page)$/.test(element.getAttribute(stateOf(control)) ?? '')

/** Ids of the seed, for page addresses. */
export const seedSamples = {
  goodsId: 'spu-package-basic',
  categoryId: 'cat-packages',
  comparedIds: 'spu-package-basic,spu-package-comprehensive,spu-package-executive',
  ticketId: 'ticket-past-done',
  doctorId: 'doctor-1',
} as Samples

// the accessible name as these pages define it, because finding all by role and name takes minutes in jsdom
const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
const matches = (name: string | RegExp, actual: string) =>
  typeof name === 'string' ? name === actual : name.test(actual)

/** All enabled elements with this name; on H5, sheets are outside of the page. */
function allOf({ role, name }: Control): HTMLElement[] {
  const layers = [shownPage(), document.body]
  for (const layer of layers) {
    const found = [...layer.querySelectorAll<HTMLElement>(`[role="${role}"]`)].filter(
      (element) =>
        matches(name, nameOf(element)) &&
        element.getAttribute('aria-disabled') !== 'true' &&
        element.getAttribute('aria-busy') !== 'true' &&
        (layer !== document.body || !element.closest('.taro_page')),
    )
    if (found.length > 0) return found
  }
  return []
}

/** The first with or without the state; another of the same name may be without it, as in the footer. */
function hitOf(control: Control, isShown = false): HTMLElement | undefined {
  const hits = allOf(control)
  if (control.isInSheet) hits.reverse()
  return hits.find((element) => holds(element, control) === isShown) ?? hits[0]
}

/** Waits for the control. @throws Error with the page's text when it does not appear */
const found = (control: Control, isShown = false): Promise<HTMLElement> =>
  waitFor(() => {
    const element = hitOf(control, isShown)
    if (!element)
      throw new Error(
        `${control.role} ${String(control.name)} is not there:\n${(document.body.textContent ?? '').slice(-1500)}`,
      )
    return element
  })

const press = async (control: Control) => fireEvent.click(await found(control))

/** Performs one step on the way to the control; waits until a chosen tab or radio button has its state. */
async function take(step: Control | Typed): Promise<void> {
  if (!('role' in step)) return fill(step.label, step.value)
  const element = await found(step)
  fireEvent.click(element)
  if (!/^(tab|radio)$/.test(step.role)) return
  await waitFor(() => expect(!element.isConnected || holds(element, step)).toBe(true))
  await settled()
}
/** Class names, those of icons only for rows with `isIconOnly`: a tick must not hide a missing class. */
const classesOf = (element: HTMLElement, { isIconOnly }: ChosenRow) =>
  [element, ...element.querySelectorAll(isIconOnly ? '*' : ':not(.mi)')]
    .map((one) => one.getAttribute('class') ?? '')
    .join(' ')

/**
 * State and classes, once they no longer change: HTML components set a class in an effect, later than an attribute.
 */
async function lookOf(element: HTMLElement, row: ChosenRow) {
  const look = () => ({ classes: classesOf(element, row), isChosen: holds(element, row.control) })
  let seen = look()
  await waitFor(async () => {
    const before = seen
    await settled()
    await settled()
    seen = look()
    expect(seen).toEqual(before)
  })
  return seen
}

/** The rows for visitors or members that the web app shows in a phone's or desktop's window. */
export const rowsOf = (isSignedIn: boolean, isDesktop = false): ChosenRow[] =>
  rowsFor('h5', chosenRows).filter(
    (row) => !row.scene && (row.isSignedIn ?? false) === isSignedIn && (row.isDesktop ?? false) === isDesktop,
  )

/** jsdom has no layout: a window keeps the width that it is given before the app starts. */
export function widenWindow(): void {
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1280 })
}

/** Chooses the control of a row and checks its state. */
export async function walkRow(app: PageApp, row: ChosenRow): Promise<void> {
  // the page of the previous row may have the same address, and would be found before it is replaced
  await app.restartAt('pages-common/not-found')
  await app.arrived()
  await app.restartAt(typeof row.route === 'string' ? row.route : row.route(seedSamples))
  await app.arrived()
  for (const step of row.before ?? []) await take(step)
  const element = await found(row.control, row.isShown)
  if (row.isShown) {
    expect(classesOf(element, row)).toContain('chosen')
    if (row.isDesktop) expect(holds(element, row.control)).toBe(true)
    return
  }
  const before = await lookOf(element, row)
  // others of the same kind may match the row's name, and be chosen from the start
  const pressed = { ...row.control, name: nameOf(element) }
  fireEvent.click(element)
  for (const control of row.reopen ?? []) await press(control)
  await waitFor(() => {
    const now = row.renamed
      ? hitOf(row.renamed)
      : row.reopen
        ? allOf(pressed).find((one) => holds(one, pressed))
        : element.isConnected
          ? element
          : hitOf(row.control)
    if (!now) throw new Error('not chosen yet')
    if (!row.renamed) expect(holds(now, row.control)).toBe(!before.isChosen)
    expect(classesOf(now, row)).not.toBe(before.classes)
    const group = now.closest('[role=radiogroup],[role=tablist],[role=listbox]')
    if (/^(tab|radio|option)$/.test(row.control.role) && group)
      expect(group.querySelectorAll(`[${stateOf(row.control)}="true"]`)).toHaveLength(1)
  })
}
