import type { Page } from '@playwright/test'
import { longestWaitMs } from '../../../src/hooks/use-settled'
import { expect } from './app'

/** Accepted layout shift, as a share of the window's size and height (computed like CLS). */
const MOST_SHIFT = 0.02

interface Shift {
  value: number
  what: string
}
const shiftsOf = 'shiftsOfTest'

/**
 * Starts counting layout shifts, with or without presses, except those caused by resizing the window. All
 * answers arrive in these tests, so time-outs are disabled: a slow machine would render the rest without an
 * answer.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((givenUpMs) => {
    const wait = window.setTimeout.bind(window) as (run: TimerHandler, ms?: number) => number
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number) => (ms === givenUpMs ? 0 : wait(run, ms)),
    })
  }, longestWaitMs)
  await page.addInitScript((name) => {
    const seen: Shift[] = []
    Object.assign(window, { [name]: seen })
    // classes locate the element, its text identifies what moved
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element
        ? `${element.className || element.tagName} “${element.textContent?.slice(0, 20)}”`
        : 'gone'
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
        }
        const what = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} ${from.x},${from.y} → ${to.x},${to.y}`,
        )
        seen.push({ value, what: what.join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, shiftsOf)
}

export const forgetShifts = (page: Page) =>
  page.evaluate((name) => ((window as unknown as Record<string, Shift[]>)[name]!.length = 0), shiftsOf)

/** Expects no layout shift since the last reset; the observer is notified after a frame has been painted. */
export async function expectStill(page: Page, when = ''): Promise<void> {
  const seen = await page.evaluate(
    (name) =>
      new Promise<Shift[]>((done) =>
        requestAnimationFrame(() =>
          setTimeout(() => done((window as unknown as Record<string, Shift[]>)[name]!.splice(0))),
        ),
      ),
    shiftsOf,
  )
  const sum = seen.reduce((total, { value }) => total + value, 0)
  expect.soft(sum < MOST_SHIFT ? [] : seen, `moved by itself ${when}`).toEqual([])
}

/** Scrolls to the end, one window at a time, like a reader. */
export const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    // enough for lists without an end
    for (let steps = 0; steps < 12; steps += 1) {
      const before = window.scrollY
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' })
      await frame()
      if (window.scrollY === before) return
    }
  })
