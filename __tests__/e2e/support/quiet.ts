import { expect, type Page } from '@playwright/test'

/** Time without new requests, in ms, after which a page counts as complete: dependent reads start sooner. */
const QUIET_MS = 150

/**
 * Waits until the page has loaded all of its requests, including pictures and scripts, and is idle.
 * Playwright's own "networkidle" was missed once in some hundred loads, although nothing was pending.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const isQuiet = (quietMs: number) =>
    new Promise<boolean>((resolve) => {
      const isStill = () => {
        const { asked, lastMs } = (
          window as unknown as { requestState: () => { asked: string[]; lastMs: number } }
        ).requestState()
        const isDrawn = [...document.images].every(
          (one) => one.complete || one.loading === 'lazy' || !one.getClientRects().length,
        )
        return (
          document.readyState === 'complete' &&
          asked.length === 0 &&
          isDrawn &&
          performance.now() - lastMs >= quietMs
        )
      }
      if (!isStill()) return resolve(false)
      // effects of the last answer have run once the browser is idle
      requestIdleCallback(() => resolve(isStill()), { timeout: 2000 })
    })
  // a document that is being replaced has no answer
  const look = () => page.evaluate(isQuiet, QUIET_MS).catch(() => false)
  await expect.poll(look, { intervals: [50] }).toBe(true)
}

/** Waits until the service worker answers the page's requests. */
export async function untilControlled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
