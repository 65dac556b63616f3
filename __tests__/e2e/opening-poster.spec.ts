import type { Page } from '@playwright/test'
import { expect, holdPoster, test, top, untilShown } from './support/app'
import { findAxeViolations } from './support/axe'
import { holdScripts } from './support/hold-requests'

const poster = (page: Page) => page.getByRole('dialog', { name: '首頁海報' })
const first = (page: Page) => page.locator('.first').filter({ visible: true })

/** The last request after the app's first page: any poster of its own would have been shown by then. */
const untilSettled = (page: Page) => page.waitForResponse(/ma\/h5\/init$/)

test('the opening poster counts down and closes without scripts, with home beneath it', async ({
  app,
  page,
}) => {
  await holdPoster(page)
  // the test controls its seconds
  const nowMs = Date.now()
  await page.clock.install({ time: nowMs })
  await page.clock.pauseAt(nowMs + 1000)
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(poster(page).getByRole('button')).toHaveText('略過 5 秒')
  // the focus is taken in a task of its own
  await page.clock.runFor(1)
  await expect(poster(page).getByRole('button')).toBeFocused()
  await page.clock.runFor(2000)
  await expect(poster(page).getByRole('button')).toHaveText('略過 3 秒')
  // the fixture holds its end for a minute
  await page.clock.runFor(60_000)
  await expect(poster(page)).toHaveCount(0)
  await expect(first(page).getByText('最近熱賣')).toBeVisible()
  expect(app.consoleErrors).toEqual([])
})

test('a poster skipped before the scripts is not shown again by the app', async ({ app, page }) => {
  await holdPoster(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await poster(page).getByRole('button', { name: /^略過/ }).click()
  await expect(poster(page)).toHaveCount(0)
  await first(page).getByRole('link', { name: '門店', exact: true }).click()
  await expect(page).toHaveURL(/#\/pages\/Shops\/index$/)
  const settled = untilSettled(page)
  release()
  await untilShown(page)
  await settled
  await expect(top(page).getByRole('heading', { level: 1, name: '門店' })).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('openingAdvert'))).toEqual([])
  expect(app.consoleErrors).toEqual([])
})

/**
 * Checks in every frame that the poster with its picture covers the page, until a moment after the app has
 * started.
 */
const filmPoster = (page: Page) =>
  page.addInitScript(() => {
    const film = { frames: 0, faults: [] as string[], isOver: false }
    Object.assign(window, { film })
    const look = () => {
      const box = document.getElementById('poster')
      if (box) film.frames += 1
      const picture = box?.querySelector('img')
      const isCovering =
        box?.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2)) &&
        document.elementFromPoint(20, innerHeight - 20)?.closest('#poster') === box &&
        picture?.complete &&
        picture.getBoundingClientRect().height >= innerHeight
      const [over] = performance.getEntriesByName('takeover')
      if (film.frames > 0 && !isCovering) film.faults.push(`${Math.round(performance.now())} ms`)
      film.isOver = over !== undefined && performance.now() > over.startTime + 300
      if (!film.isOver) requestAnimationFrame(look)
    }
    document.addEventListener('DOMContentLoaded', look)
  })

for (const colorScheme of ['light', 'dark'] as const)
  test(`the app takes over beneath the poster without flicker, ${colorScheme}: accessible before and after`, async ({
    app,
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await holdPoster(page)
    await filmPoster(page)
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(poster(page)).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    release()
    await page.waitForFunction(() => (window as { film?: { isOver: boolean } }).film?.isOver)
    const film = await page.evaluate(
      () => (window as unknown as { film: { frames: number; faults: string[] } }).film,
    )
    expect(film.frames).toBeGreaterThan(5)
    expect(film.faults).toEqual([])
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.press('Tab')
    await expect(poster(page).getByRole('button')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(poster(page)).toHaveCount(0)
    await untilShown(page)
    await expect(top(page).getByText('最近熱賣')).toBeVisible()
    // the styles of the prerendered HTML would take precedence over the app's own
    await expect(page.locator('#first-css')).toHaveCount(0)
    expect(app.consoleErrors).toEqual([])
  })

test('the poster keeps its top and bottom in windows of every shape', async ({ app, page }) => {
  await holdPoster(page)
  await holdScripts(page)
  for (const [width, height] of [
    [320, 568],
    [768, 900],
    [1024, 700],
    [1440, 900],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/?${width}`, { waitUntil: 'commit' })
    const picture = poster(page).locator('img')
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight > 0), { message: `${width}` })
      .toBe(true)
    const { shown, whole, box } = await picture.evaluate((img: HTMLImageElement) => ({
      shown: img.clientWidth / img.clientHeight,
      whole: img.naturalWidth / img.naturalHeight,
      box: img.getBoundingClientRect().toJSON() as DOMRect,
    }))
    // a box that is wider than the picture cuts its top and bottom
    expect(shown, `${width} x ${height}`).toBeLessThanOrEqual(whole + 0.01)
    expect(box.top).toBeGreaterThanOrEqual(0)
    expect(box.bottom).toBeLessThanOrEqual(height + 1)
  }
  expect(app.consoleErrors).toEqual([])
})

test('the poster covers the skeleton of another tab, also with a session', async ({ app, page }) => {
  await app.signIn()
  await holdPoster(page)
  await holdScripts(page)
  await page.goto('/#/pages/Shops/index', { waitUntil: 'commit' })
  await expect(poster(page)).toBeVisible()
  await poster(page).click({ position: { x: 30, y: 400 } })
  await expect(poster(page)).toHaveCount(0)
  await expect(page.locator('#shell')).toBeVisible()
})

test('a link to a page, another language and larger text start without the poster', async ({ app, page }) => {
  await holdPoster(page)
  await holdScripts(page)
  await page.goto('/#/pages-common/search', { waitUntil: 'commit' })
  await expect(page.locator('#shell')).toBeVisible()
  await expect(page.locator('#poster')).toHaveCount(0)
  for (const [key, data] of [
    ['language', 'fr'],
    ['textScale', 1],
  ] as const) {
    await page.evaluate((entry) => localStorage.setItem(entry.key, entry.value), {
      key,
      value: JSON.stringify({ data }),
    })
    await page.goto(`/?${key}`, { waitUntil: 'commit' })
    await expect(page.locator('#shell')).toBeVisible()
    await expect(page.locator('#poster')).toHaveCount(0)
    await page.evaluate((name) => localStorage.removeItem(name), key)
  }
  expect(app.consoleErrors).toEqual([])
})

test('a reload shows the page again, and no poster', async ({ app, page }) => {
  await holdPoster(page)
  const opened = untilSettled(page)
  await page.goto('/', { waitUntil: 'commit' })
  await poster(page).getByRole('button', { name: /^略過/ }).click()
  await opened
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const route of ['pages/Home/index', 'pages/Shops/index', 'pages-common/search']) {
    await page.goto(`/#/${route}`)
    const settled = untilSettled(page)
    await page.reload()
    await settled
    await untilShown(page)
    await expect(page.locator('#poster')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(asked.filter((url) => url.includes('openingAdvert'))).toEqual([])
  expect(app.consoleErrors).toEqual([])
})

test.describe('a first visit', () => {
  test.use({ hasConsent: false })

  test('starts with the welcome page and no poster', async ({ app, page }) => {
    await holdPoster(page)
    await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(first(page).getByRole('heading', { level: 1 })).toHaveText('歡迎使用康序健康')
    await expect(page.locator('#poster')).toHaveCount(0)
    expect(app.consoleErrors).toEqual([])
  })
})
