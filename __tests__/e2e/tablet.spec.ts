import type { Page } from '@playwright/test'
import { expect, test, top, untilShown } from './support/app'
import { findOverflow } from './support/axe'

const windows = [
  { width: 600, height: 960 },
  { width: 768, height: 1024 },
  { width: 834, height: 1112 },
  { width: 844, height: 390 },
]

/** Time within which the layout is complete, also on a slow machine. */
const LAYOUT_MS = 60_000

/** The size of body text, and the root size that the specification fixes. */
const sizes = (page: Page) =>
  page.evaluate(() => ({
    body: parseFloat(getComputedStyle(document.body).fontSize),
    root: parseFloat(getComputedStyle(document.documentElement).fontSize),
  }))

/** Number of cards in the first row of the list. */
const columns = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('.taro_page [role="list"] > [role="listitem"]')]
      .map((card) => card.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    return cards.filter(({ top }) => Math.abs(top - (cards[0]?.top ?? 0)) < 2).length
  })

for (const { width, height } of windows)
  test.describe(`${width} x ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the count of a tab covers less than a third of its icon', async ({ app, page }) => {
      await app.signIn()
      await app.open('pages/Commodity/index')
      const tab = page.getByRole('link', { name: /我的/ }).filter({ visible: true })
      const count = tab.getByText(/^\d+$/)
      await expect(count).toBeVisible()
      const [icon, badge] = await Promise.all([tab.locator('.mi').boundingBox(), count.boundingBox()])
      if (!icon || !badge) throw new Error('The tab has no icon or no count')
      const covered =
        Math.max(0, icon.x + icon.width - badge.x) * Math.max(0, badge.y + badge.height - icon.y)
      expect(covered / (icon.width * icon.height)).toBeLessThan(0.3)
    })

    test('the advertisement comes after the page, and is hidden in a low window', async ({ app, page }) => {
      await app.open('pages/Home/index')
      const advert = page.locator('[role="complementary"]')
      await expect(advert).toHaveCount(1)
      await expect(advert).toBeVisible({ visible: height > 480 })
      // both in one go: the page grows while its lower parts arrive
      const gap = () =>
        advert.evaluate((element) => {
          const main = document.querySelector('[role="main"], main')
          return main ? element.getBoundingClientRect().top - main.getBoundingClientRect().bottom : null
        })
      if (height > 480) await expect.poll(gap).toBeGreaterThanOrEqual(-1)
    })

    test('body text is readable, goods are in columns, bars are at the edges', async ({ app, page }) => {
      await app.open('pages/Commodity/index')
      await expect.poll(async () => (await sizes(page)).root).toBeCloseTo(width / 23.4375, 2)
      const { body } = await sizes(page)
      expect(body).toBeGreaterThanOrEqual(16)
      // a low window has one step less
      expect(body).toBeLessThanOrEqual(height <= 480 ? 16.5 : 18)
      await expect.poll(() => columns(page)).toBeGreaterThanOrEqual(2)
      await expect(async () => {
        const tabs = await page.getByRole('navigation').last().boundingBox()
        expect(tabs?.x).toBe(0)
        expect(tabs?.width).toBe(width)
        expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBe(height)
      }).toPass({ timeout: LAYOUT_MS })
      await expect.poll(() => findOverflow(page)).toEqual([])
    })
  })

test.describe('a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('a dialog is centred, and its controls react where they are shown', async ({ app, page }) => {
    await app.open('pages/Commodity/index')
    await page.getByRole('button', { name: '篩選' }).tap()
    const dialog = page.getByRole('dialog')
    // it slides in
    await expect(async () => {
      const box = await dialog.boundingBox()
      if (!box) throw new Error('The filter has no dialog')
      expect(box.x + box.width / 2).toBeCloseTo(384, 0)
      expect(box.width).toBeLessThan(700)
    }).toPass({ timeout: LAYOUT_MS })
    await dialog.getByRole('button', { name: '關閉' }).tap()
    await expect(dialog).toHaveCount(0)
  })

  for (const width of [390, 768])
    test(`${width} px: the button of a free service is in its card, beside the price`, async ({
      app,
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await app.open('pages-goods/free-reservations')
      const button = app.top.getByRole('button', { name: /^免費預約/ }).first()
      await expect(async () => {
        const gaps = await button.evaluate((element) => {
          const own = element.getBoundingClientRect()
          const card = element.closest(':has(> [role="link"])')?.getBoundingClientRect()
          if (!card) throw new Error('The button is in no card')
          return { right: card.right - own.right, bottom: card.bottom - own.bottom }
        })
        expect(gaps.right).toBeGreaterThan(4)
        expect(gaps.right).toBeLessThan(32)
        expect(gaps.bottom).toBeGreaterThan(4)
      }).toPass({ timeout: LAYOUT_MS })
    })

  test('a list scrolled to its end renders the cards in view', async ({ app, page }) => {
    await app.open('pages/Commodity/index')
    const scroller = app.top
    await expect(scroller.getByRole('listitem').first()).toBeVisible()
    const before = await scroller.getByRole('listitem').count()
    await scroller.evaluate((element) => element.scrollTo(0, 4000))
    await expect
      .poll(() =>
        page.evaluate(() => {
          const at = document.elementFromPoint(500, 500)
          return at?.closest('[role="listitem"]')?.textContent?.trim().length ?? 0
        }),
      )
      .toBeGreaterThan(0)
    expect(await scroller.getByRole('listitem').count()).toBeLessThan(before + 60)
  })

  test('rotating keeps the page and its text size', async ({ app, page }) => {
    await app.open('pages/Home/index')
    await page.setViewportSize({ width: 834, height: 600 })
    await untilShown(page)
    await expect.poll(async () => (await sizes(page)).body).toBeCloseTo(16.8, 1)
    await page.setViewportSize({ width: 1112, height: 834 })
    await expect.poll(async () => (await sizes(page)).root).toBe(16)
  })
})

test.describe('a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the header of every page has the number of lines in the cart', async ({ app, page }) => {
    await app.signIn()
    for (const address of ['pages/Home/index', 'pages-clinic/clinic-home/clinic-home?id=shop-central']) {
      await app.open(address)
      await page.reload()
      await untilShown(page)
      await expect(page.getByRole('link', { name: /^購物車，[1-9]\d* 項$/ })).toBeVisible()
    }
  })

  test('the title of a page is larger than those of its sections', async ({ app, page }) => {
    await app.open('pages-clinic/goods-booking/goods-booking?shopId=shop-central')
    await untilShown(page)
    const sizeOf = (level: number) =>
      top(page)
        .getByRole('heading', { level })
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    await expect(top(page).getByRole('heading', { level: 1 })).toHaveText('在中環健康中心預約')
    expect(await sizeOf(1)).toBeGreaterThan(await sizeOf(2))
  })

  test('a doctor in the list of a clinic is beside the button for an appointment', async ({ app, page }) => {
    await app.open('pages-clinic/goods-booking/goods-booking?shopId=shop-central')
    await untilShown(page)
    const doctor = top(page).getByRole('list').getByRole('listitem').first()
    await expect(doctor).toBeVisible()
    expect((await doctor.boundingBox())?.width).toBeLessThan(600)
  })

  test('the actions of an appointment are at least 8 px apart', async ({ app, page }) => {
    await app.signIn()
    await app.open('pages-clinic/clinic-reservation/clinic-reservation?tab=preBook')
    await untilShown(page)
    const actions = top(page).getByRole('group', { name: /^可以做的事/ })
    await expect(actions.first()).toBeVisible()
    const gaps = await actions.evaluateAll((groups) =>
      groups.flatMap((group) => {
        const boxes = [...group.querySelectorAll('[role="button"]')]
          .filter((button) => button.textContent !== '')
          .map((button) => button.getBoundingClientRect())
        return boxes.flatMap(({ left, top: y }, at) => {
          const before = boxes[at - 1]
          return before && before.top === y ? [left - before.right] : []
        })
      }),
    )
    expect(gaps.length).toBeGreaterThan(0)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8)
  })

  test('the catalogue has four goods in a row beside the categories', async ({ app, page }) => {
    await app.open('pages/Commodity/index')
    await untilShown(page)
    await expect.poll(() => columns(page)).toBe(4)
    await expect.poll(() => findOverflow(page)).toEqual([])
  })
})
