import fs from 'node:fs'
import type { Page } from '@playwright/test'

// Read and evaluated here, because @axe-core/playwright requires a newer Node than this product does
const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const everyRule = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** Rules that a theme can break, because it changes only colours. */
const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

interface Violation {
  id: string
  help: string
  nodes: { target: string[]; failureSummary?: string }[]
}

/**
 * @param onlyColours checks only the rules of colour, for a second theme of a page that was checked
 * completely
 * @returns one line per element that violates a WCAG A or AA rule on the current page; empty when there is
 * none
 */
export async function findAxeViolations(page: Page, { onlyColours = false } = {}): Promise<string[]> {
  // fading elements have other colours
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // evaluation by DevTools is not subject to the page's content security policy
  await page.evaluate(source)
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as {
        axe: { run: (options: object) => Promise<{ violations: Violation[] }> }
      }
      return (await axe.run({ runOnly, resultTypes: ['violations'] })).violations
    },
    onlyColours ? colourRules : everyRule,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${help} at ${node.target.join(' ')} ` +
        `(${(node.failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 200)})`,
    ),
  )
}

/** @returns horizontal overflow of the window: the page itself, or texts that end beyond its edge */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found: string[] = []
    if (document.documentElement.scrollWidth > width)
      found.push(`the document is ${document.documentElement.scrollWidth} px wide`)
    const scrollsSideways = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at)
        if (
          (overflowX === 'auto' || overflowX === 'scroll') &&
          at.scrollWidth > at.clientWidth + 1 &&
          !at.classList.contains('taro_page')
        )
          return true
        if (at.closest('[class*="swiper"]')) return true
        // a map is larger than its window
        if (at.closest('.leaflet-container')) return true
      }
      return false
    }
    for (const element of document.querySelectorAll('.taro_page *')) {
      const hasOwnText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const box = element.getBoundingClientRect()
      if (!hasOwnText || box.width === 0 || box.height <= 1) continue
      if ((box.right > width + 1 || box.left < -1) && !scrollsSideways(element))
        found.push(
          `"${element.textContent?.trim().slice(0, 40)}" from ${Math.round(box.left)} to ${Math.round(box.right)}`,
        )
    }
    for (const scroller of document.querySelectorAll('.taro_page')) {
      if (scroller.scrollWidth > scroller.clientWidth + 1)
        found.push(`a page is ${scroller.scrollWidth} px wide in ${scroller.clientWidth}`)
    }
    return found
  })
}
