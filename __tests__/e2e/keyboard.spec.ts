import type { Page } from '@playwright/test'
import { pageCatalogue } from '../../scripts/lib/page-catalogue.mjs'
import { expect, holdPoster, test } from './support/app'
import { findOverflow } from './support/axe'
import { walkByTab } from './support/focus-walk'
import { findCutTexts, shareOfBottomBars } from './support/zoom'

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, isMobile: false, hasTouch: false })

/** What comes late (a picture, a list's next part) has taken its place by then. */
async function untilAllFits(page: Page): Promise<void> {
  await expect.poll(() => findOverflow(page)).toEqual([])
  await expect.poll(() => findCutTexts(page)).toEqual([])
  await expect.poll(() => shareOfBottomBars(page)).toBeLessThanOrEqual(1 / 3)
}

for (const { route, name, needsLogin, isFirstLaunch, search } of pageCatalogue)
  test.describe(name, () => {
    test.use({ hasConsent: !isFirstLaunch })

    test.describe('keyboard', () => {
      test.use({ viewport: { width: 1440, height: 900 } })

      test(`${name}: everything is reached by Tab or arrows, shows that it has focus, and lets it go`, async ({
        app,
        samples,
        page,
      }) => {
        if (needsLogin) await app.signIn()
        await app.open(route + search(samples))
        const { stops, faults } = await walkByTab(page)
        expect(faults).toEqual([])
        expect(stops).toBeGreaterThan(0)
      })
    })

    // what is left of 1440 x 900 when the browser draws everything at twice the size
    test.describe('zoom 200 %', () => {
      test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })

      test(`${name}: zoomed to 200 %, nothing is cut, hidden or out of reach`, async ({
        app,
        samples,
        page,
      }) => {
        if (needsLogin) await app.signIn()
        await app.open(route + search(samples))
        await untilAllFits(page)
        expect((await walkByTab(page)).faults).toEqual([])
      })

      test(`${name}: zoomed to 200 % with text at 1.5, nothing is cut or hidden`, async ({
        app,
        samples,
        page,
      }) => {
        await page.addInitScript(() => localStorage.setItem('textScale', JSON.stringify({ data: 1.5 })))
        if (needsLogin) await app.signIn()
        await app.open(route + search(samples))
        await expect(page.locator('html')).toHaveAttribute('data-elder', '1.5')
        await untilAllFits(page)
      })
    })
  })

test('the page may be enlarged with two fingers', async ({ app, page }) => {
  await app.open('pages/Home/index')
  const content = (await page.locator('meta[name="viewport"]').getAttribute('content')) ?? ''
  expect(content).toContain('width=device-width')
  expect(content).not.toMatch(/user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*[0-4](?!\d)/)
})

test('the poster takes the focus, and Escape closes it', async ({ app, page }) => {
  await holdPoster(page)
  await app.open('pages/Home/index')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})
