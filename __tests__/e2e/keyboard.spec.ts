import type { Page } from '@playwright/test'
import { pageCatalogue } from '../../scripts/lib/page-catalogue.mjs'
import { expect, holdPoster, test, top, untilShown } from './support/app'
import { findOverflow } from './support/axe'
import { walkByTab } from './support/focus-walk'
import { findCutTexts, shareOfBottomBars } from './support/zoom'

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, isMobile: false, hasTouch: false })

/** Waits until late content (a picture, the next part of a list) is in place. */
async function untilAllFits(page: Page): Promise<void> {
  await expect.poll(() => findOverflow(page)).toEqual([])
  await expect.poll(() => findCutTexts(page)).toEqual([])
  await expect.poll(() => shareOfBottomBars(page)).toBeLessThanOrEqual(1 / 3)
}

const desktop = { width: 1440, height: 900 }
/** The remaining size of the desktop's window at a zoom of 200%. */
const zoomed = { width: 720, height: 450 }

// one load for all three checks, because users enlarge a page that is already open
for (const { route, name, needsLogin, isFirstLaunch, search } of pageCatalogue)
  test.describe(name, () => {
    test.use({ hasConsent: !isFirstLaunch, viewport: desktop })

    test(`${name}: Tab and arrows reach everything at 100 and 200 %; nothing is cut, also at text size 1.5`, async ({
      app,
      samples,
      page,
    }) => {
      if (needsLogin) await app.signIn()
      await app.open(route + search(samples))
      const { stops, faults } = await walkByTab(page)
      expect(faults).toEqual([])
      expect(stops).toBeGreaterThan(0)

      await page.setViewportSize(zoomed)
      await untilAllFits(page)
      expect((await walkByTab(page)).faults, 'zoomed to 200 %').toEqual([])

      await page.evaluate(() => localStorage.setItem('textScale', JSON.stringify({ data: 1.5 })))
      await page.reload()
      await untilShown(page)
      await expect(page.locator('html')).toHaveAttribute('data-elder', '1.5')
      await untilAllFits(page)
    })
  })

test('late content on home keeps the focused link at the end of the page in view', async ({ app, page }) => {
  await page.setViewportSize(desktop)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/articleList/, async (route) => {
    await released
    await route.continue()
  })
  await app.open('pages/Home/index')
  const last = top(page).getByRole('contentinfo').getByRole('link').last()
  // which link is the last is known once the footer has its terms
  await expect(last).toHaveText('用戶協議')
  await last.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
  release()
  await expect(top(page).getByRole('heading', { name: '健康文章' })).toBeAttached()
  await expect(top(page).locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
})

test('the page allows pinch zoom', async ({ app, page }) => {
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
