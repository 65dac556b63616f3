import { earlyReads } from '../../build/early-reads.mjs'
import { expect, test } from './support/app'

test('paints the page before any script has arrived, and shows what to do when none arrives', async ({
  app,
  page,
}) => {
  app.allowConsole(/ERR_FAILED|Failed to load resource/)
  await page.route('**/js/*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('最近熱賣')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('頁面未能載入')
  await expect(page.getByRole('button', { name: '重新載入' })).toBeVisible()
})

test('does not repeat a read started by the HTML', async ({ app, page }) => {
  // a language other than the page's: nothing is prerendered, but its reads are started
  await page.addInitScript(() => localStorage.setItem('language', JSON.stringify({ data: 'en' })))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search))
  await app.open('pages/Home/index')
  for (const path of earlyReads['pages/Home/index'] ?? []) {
    expect(
      asked.filter((url) => url === path),
      path,
    ).toHaveLength(1)
  }
})

test('preloads the chunks of the landing page and of no other', async ({ app, page }) => {
  await app.open('pages-mine/login/login')
  const preloads = await page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(preloads.length).toBeGreaterThan(0)
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name))
  await expect.poll(loaded).toEqual(expect.arrayContaining(preloads))
})
