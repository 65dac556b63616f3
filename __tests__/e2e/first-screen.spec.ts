import type { Page } from '@playwright/test'
import { earlyReads } from '../../build/early-reads.mjs'
import { expect, test, top, untilDrawn, untilShown } from './support/app'
import { holdRequests, holdScripts } from './support/hold-requests'

/**
 * Checks in every frame until a moment after the app has taken over that each text of the first screen stays
 * in place. Returns the texts that moved, with the time.
 */
async function filmWords(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const lost: string[] = []
    let words: { text: string; x: number; y: number }[] = []
    const seen = (first: Element) => {
      const walker = document.createTreeWalker(first, NodeFilter.SHOW_TEXT)
      const found = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        const { left, top: y, width, height } = range.getBoundingClientRect()
        const x = left + Math.min(width / 2, 20)
        const text = node.textContent?.trim() ?? ''
        const isSeen = document.elementFromPoint(x, y + height / 2)?.textContent?.includes(text)
        if (text && isSeen && x < innerWidth * 0.6) found.push({ text, x, y: y + height / 2 })
      }
      return found
    }
    const look = () => {
      const first = document.querySelector('.first')
      if (words.length === 0 && first) words = seen(first)
      for (const { text, x, y } of words)
        if (!document.elementFromPoint(x, y)?.textContent?.includes(text))
          lost.push(`${Math.round(performance.now())} ms: ${text}`)
      const [over] = performance.getEntriesByName('takeover')
      if (over && performance.now() > over.startTime + 300) Object.assign(window, { film: { lost, words } })
      else requestAnimationFrame(look)
    }
    document.addEventListener('DOMContentLoaded', look)
  })
  return async () => {
    const film = await page.waitForFunction(
      () => (window as { film?: { lost: string[]; words: unknown[] } }).film,
    )
    const { lost, words } = await film.evaluate((found) => found ?? { lost: [], words: [] })
    expect(words.length).toBeGreaterThan(8)
    return lost
  }
}

/** Collects the names of the first screens that are displayed at any time while the HTML arrives. */
async function watchScreens(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown = new Set<string>()
    Object.assign(window, { shown })
    const look = () => {
      for (const screen of document.querySelectorAll('div[class^="first "]'))
        if (getComputedStyle(screen).display !== 'none') shown.add(screen.classList[1] ?? '')
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => [...(window as never as { shown: Set<string> }).shown])
}

const first = (page: Page) => page.locator('.first').filter({ visible: true })

test('home is readable without scripts, and its links work', async ({ app, page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(first(page).getByText('最近熱賣')).toBeVisible()
  await expect(first(page).getByText('疫苗接種')).toBeVisible()
  await first(page).getByRole('link', { name: '門店', exact: true }).click()
  await expect(page).toHaveURL(/#\/pages\/Shops\/index$/)
  await expect(first(page)).toHaveCount(0)
  release()
  await untilShown(page)
  await expect(top(page).getByRole('heading', { level: 1, name: '門店' })).toHaveCount(1)
  expect(app.consoleErrors).toEqual([])
})

test('the app’s scripts are requested before the page’s own files', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [, ...scripts] = html.split('<script defer').map((part) => /src="([^"]+)"/.exec(part)?.[1])
  expect(scripts).toHaveLength(2)
  const [head = ''] = html.split('<script>')
  for (const src of scripts) expect(head).toContain(`<link rel="preload" as="script" href="${src}">`)
})

test('presses before the app has started are carried out by it', async ({ app, page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await first(page).getByRole('button', { name: /^地區/ }).click()
  release()
  await untilShown(page)
  await expect(page.getByRole('dialog').getByText('全部地區')).toBeVisible()
  expect(app.consoleErrors).toEqual([])
})

test('the app takes over without moving or removing text, and requests no data that the page contains', async ({
  app,
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const filmed = await filmWords(page)
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(first(page).getByText('最近熱賣')).toBeVisible()
  release()
  expect(await filmed()).toEqual([])
  await untilShown(page)
  for (const path of earlyReads['pages/Home/index'] ?? []) expect(asked).not.toContain(path)
  expect(app.consoleErrors).toEqual([])
})

test('the icons of the first screen stay until the app’s have arrived', async ({ page }) => {
  const release = await holdRequests(page, '**/css/icons.*.css')
  const picture = () =>
    page
      .locator('.taro_page .mi')
      .first()
      .evaluate((icon) => getComputedStyle(icon).webkitMaskImage)
  await page.goto('/', { waitUntil: 'commit' })
  await untilDrawn(page)
  const own = await picture()
  expect(own).toContain('data:image/svg+xml')
  release()
  await expect(page.locator('#first-css')).toHaveCount(0)
  const all = await picture()
  expect(all.length).toBeGreaterThan(own.length)
})

test('the address of a package is readable without scripts, has links, and is taken over without moving text', async ({
  app,
  page,
  samples,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const filmed = await filmWords(page)
  const release = await holdScripts(page)
  await page.goto(`/goods/${samples.goodsId}`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(new RegExp(`#/pages-goods/goods-detail/goods-detail\\?id=${samples.goodsId}$`))
  await expect(first(page).getByRole('heading', { level: 1 })).toHaveText(/體檢/)
  await expect(first(page).getByText(/^HK\$/).first()).toBeVisible()
  await expect(first(page).getByRole('link', { name: '返回' })).toHaveAttribute('href', '#/pages/Home/index')
  release()
  expect(await filmed()).toEqual([])
  await untilShown(page)
  expect(asked.filter((path) => path.endsWith(`/booking/${samples.goodsId}`))).toEqual([])
  expect(app.consoleErrors).toEqual([])
})

test('the address of a clinic is readable without scripts on a desktop, and its links work', async ({
  app,
  page,
  samples,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const release = await holdScripts(page)
  await page.goto(`/clinic/${samples.shopId}`, { waitUntil: 'commit' })
  await expect(first(page).getByRole('banner')).toBeVisible()
  // independent of the hour, because the current queue is shown only in opening hours
  await expect(first(page).getByRole('link', { name: /^家庭醫學/ })).toBeVisible()
  await expect(first(page).getByRole('heading', { name: /^營業時間/ })).toBeVisible()
  await first(page).getByRole('navigation').getByRole('link', { name: '門店' }).click()
  await expect(page).toHaveURL(/#\/pages\/Shops\/index$/)
  release()
  await untilShown(page)
  await expect(top(page).getByRole('heading', { level: 1, name: '門店' })).toHaveCount(1)
  expect(app.consoleErrors).toEqual([])
})

test('a phone shows the clinic first, and its week of hours on a press when the app has taken over', async ({
  app,
  page,
  samples,
}) => {
  const release = await holdScripts(page)
  await page.goto(`/clinic/${samples.shopId}`, { waitUntil: 'commit' })
  await expect(first(page).getByRole('link', { name: /^家庭醫學/ })).toBeVisible()
  // exact: a notice of the clinic names a weekday
  await expect(first(page).getByText('星期一', { exact: true })).toHaveCount(0)
  release()
  await untilShown(page)
  await top(page)
    .getByRole('button', { name: /^(營業|休息)中/ })
    .click()
  await expect(top(page).getByText('星期一', { exact: true })).toBeVisible()
  expect(app.consoleErrors).toEqual([])
})

test('a deep link starts with the skeleton of its page', async ({ app, page }) => {
  const release = await holdScripts(page)
  await page.goto('/#/pages-common/search', { waitUntil: 'commit' })
  await expect(page.locator('#shell')).toBeVisible()
  await expect(first(page)).toHaveCount(0)
  release()
  await untilShown(page)
  expect(app.consoleErrors).toEqual([])
})

for (const [what, key, value] of [
  ['another language than the page’s', 'language', 'fr'],
  ['larger text', 'textScale', 1],
  ['a chosen region', 'region', 'kowloon'],
] as const)
  test(`${what} starts with the skeleton`, async ({ page }) => {
    await page.addInitScript(
      (stored) => localStorage.setItem(stored.key, JSON.stringify({ data: stored.value })),
      { key, value },
    )
    const shown = await watchScreens(page)
    await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('#shell')).toBeVisible()
    await expect(first(page)).toHaveCount(0)
    expect(await shown()).toEqual([])
  })

test.describe('a first visit', () => {
  test.use({ hasConsent: false })

  test('starts with the welcome page, readable before the scripts, and accepts consent before them', async ({
    app,
    page,
  }) => {
    const shown = await watchScreens(page)
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(first(page).getByRole('heading', { level: 1 })).toHaveText('歡迎使用康序健康')
    expect(await shown()).toEqual(['welcome'])
    await first(page).getByRole('button', { name: '同意並繼續' }).click()
    release()
    await expect(top(page).getByText('最近熱賣')).toBeVisible()
    expect(app.consoleErrors).toEqual([])
  })
})
