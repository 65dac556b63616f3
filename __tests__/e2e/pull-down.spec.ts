import type { Page } from '@playwright/test'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { expect, test, untilShown } from './support/app'

const FINGER_STEPS = 12

/** One finger moving down from the page's upper half, as a touch screen reports it. */
async function pullDown(page: Page, distance: number): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  const at = (y: number) => [{ x: 190, y }]
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) })
  for (let step = 1; step <= FINGER_STEPS; step += 1)
    await screen.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(300 + (distance * step) / FINGER_STEPS),
    })
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
}

test('pulling a list down reads it again, and the ring disappears with the answer', async ({ app, page }) => {
  await app.open('pages-shopping/campaigns/campaigns')
  await untilShown(page)
  const ring = page.locator('.taro_page [aria-hidden] > div:empty').first().locator('..')
  await expect(ring).toHaveCSS('opacity', '0')
  // the app's own requests a second after the first page are not the list's
  const isOfList = (url: string) => new URL(url).pathname === routePath('grouponInfoPage')
  const asked: string[] = []
  page.on('request', (request) => {
    if (isOfList(request.url())) asked.push(request.url())
  })
  await pullDown(page, 60)
  await expect(ring).toHaveCSS('opacity', '0')
  expect(asked).toEqual([])
  await pullDown(page, 260)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect(ring).toHaveCSS('opacity', '0')
})
