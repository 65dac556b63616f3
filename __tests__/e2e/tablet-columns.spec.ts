import type { Page } from '@playwright/test'
import { pageCatalogue, type Samples } from '../../scripts/lib/page-catalogue.mjs'
import { expect, test, top, untilShown } from './support/app'
import { findOverflow } from './support/axe'
import { storeAlways } from './support/device-storage'

const windows = [
  { width: 600, height: 960 },
  { width: 768, height: 1024 },
  { width: 834, height: 1112 },
  { width: 834, height: 600 },
  { width: 844, height: 390 },
]

/** Time within which the layout is complete, also on a slow machine. */
const LAYOUT_MS = 30_000

/** Height of the title bar and the bottom bar together, CSS px. */
const BARS = 200

const addressOf = (name: string, samples: Samples): string => {
  const entry = pageCatalogue.find((one) => one.name === name)
  if (!entry) throw new Error(`no page ${name}`)
  return entry.route + entry.search(samples)
}

/** Body text has 16 to 18 px, and nothing is wider than the window. */
async function expectReadable(page: Page, what: string) {
  const body = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))
  await expect.poll(body, what).toBeGreaterThanOrEqual(16)
  expect(await body(), what).toBeLessThanOrEqual(18)
  await expect.poll(() => findOverflow(page), what).toEqual([])
}

/** Maximum number of cards in a row. Cards are recognised by their shadow; nested ones do not count. */
const cardsInRow = (page: Page) =>
  top(page).evaluate((shown) => {
    const isCard = (node: Element) => getComputedStyle(node).boxShadow.includes('rgba')
    const found = [...shown.querySelectorAll('*')].filter(
      (node) => isCard(node) && node.clientWidth > 120 && node.clientHeight > 80,
    )
    const tops = found
      .filter((node) => !found.some((other) => other !== node && other.contains(node)))
      .map((node) => Math.round(node.getBoundingClientRect().top))
    return Math.max(0, ...tops.map((at) => tops.filter((one) => one === at).length))
  })

async function useLanguage(page: Page, language: string) {
  await page.addInitScript((value) => {
    localStorage.setItem('language', JSON.stringify({ data: value }))
  }, language)
}

/** Maximum number of cards in a row: goods cards, the narrowest, at 834 px without the category rail. */
const MOST = 4

// free services are not listed: their rows with a button need the width, so that they have one column at 600 px
for (const name of ['shops', 'appointments', 'orders', 'favourites', 'commodity', 'category', 'shop'])
  test(`${name}: cards are in columns from 600 to 959 px, also in French, which has the longest texts`, async ({
    app,
    samples,
    page,
  }) => {
    await page.setViewportSize({ width: 600, height: 960 })
    await useLanguage(page, 'fr')
    await app.signIn()
    await app.open(addressOf(name, samples))
    for (const size of windows) {
      const what = `${size.width} x ${size.height}`
      await page.setViewportSize(size)
      await untilShown(page)
      await expectReadable(page, what)
      await expect.poll(() => cardsInRow(page), what).toBeGreaterThanOrEqual(2)
      expect(await cardsInRow(page), what).toBeLessThanOrEqual(MOST)
    }
  })

/** The most cards that a horizontal line crosses, without the cards inside of others. */
const cardsBeside = (page: Page) =>
  top(page).evaluate((shown) => {
    const boxes = [...shown.querySelectorAll('*')]
      .filter((node) => getComputedStyle(node).boxShadow.includes('rgba'))
      // a bar over the end of the page is no column
      .filter((node) => getComputedStyle(node).position !== 'sticky')
      .filter((node) => node.clientWidth > 160 && node.clientHeight > 60)
      .filter((node, _at, all) => !all.some((other) => other !== node && other.contains(node)))
      .map((node) => node.getBoundingClientRect())
    return Math.max(
      0,
      ...boxes.map(({ top: at }) => boxes.filter((box) => box.top <= at && box.bottom > at).length),
    )
  })

// their words need more width than 600 px
for (const name of ['clinic-infos', 'mine', 'order', 'cart'])
  test(`${name}: content in two columns from 720 px, in one for the largest text`, async ({
    app,
    samples,
    page,
  }) => {
    await page.setViewportSize({ width: 720, height: 1024 })
    await useLanguage(page, 'fr')
    await app.signIn()
    await app.open(addressOf(name, samples))
    await expect.poll(() => cardsBeside(page)).toBe(2)
    await storeAlways(page, { textScale: 1.5 })
    await page.reload()
    await untilShown(page)
    await expect.poll(() => cardsBeside(page)).toBe(1)
  })

test('the pictures of goods are beside the price from 720 px', async ({ app, samples, page }) => {
  await page.setViewportSize({ width: 720, height: 1024 })
  await app.open(addressOf('goods-detail', samples))
  await expect(async () => {
    const picture = await app.top.locator('img').first().boundingBox()
    const price = await app.top.getByText('HK$').first().boundingBox()
    if (!picture || !price) throw new Error('No picture or no price')
    expect(price.x).toBeGreaterThanOrEqual(picture.x + picture.width)
  }).toPass({ timeout: LAYOUT_MS })
})

test('the categories are in a rail beside the goods', async ({ app, page }) => {
  await page.setViewportSize({ width: 600, height: 960 })
  await app.open('pages/Commodity/index')
  for (const size of windows) {
    await page.setViewportSize(size)
    await untilShown(page)
    await expect(async () => {
      const rail = await app.top.getByRole('radiogroup').first().boundingBox()
      const card = await app.top.getByRole('listitem').first().boundingBox()
      expect((rail?.x ?? 0) + (rail?.width ?? 0)).toBeLessThanOrEqual(card?.x ?? 0)
      expect(rail?.width ?? 0).toBeLessThan(size.width / 3)
    }).toPass({ timeout: LAYOUT_MS })
  }
})

/** Position of the summary, the sticky element in the second column. */
const summaryOf = (page: Page) =>
  top(page).evaluate((shown) => {
    const summary = [...shown.querySelectorAll('*')].find((node) => {
      const { position, gridColumnStart } = getComputedStyle(node)
      return position === 'sticky' && gridColumnStart === '2'
    })
    const form = [...(summary?.parentElement?.children ?? [])].find((node) => node !== summary)
    if (!summary || !form) throw new Error('No summary beside a form')
    const { left, top: at, bottom } = summary.getBoundingClientRect()
    return { left, top: at, bottom, formRight: form.getBoundingClientRect().right }
  })

const forms = [
  { name: 'order-confirm', address: (samples: Samples) => addressOf('order-confirm', samples) },
  { name: 'free-booking', address: (samples: Samples) => addressOf('free-booking', samples) },
  {
    name: 'doctor-booking',
    address: ({ doctorId }: Samples) => `pages-clinic/doctor-booking/doctor-booking?doctorId=${doctorId}`,
  },
  { name: 'parcel-order', address: (samples: Samples) => addressOf('parcel-order', samples) },
]
// the form for joining a queue is not listed: it has a doctor and a person only, and no summary
for (const { name, address } of forms)
  test(`${name}: the summary is beside the form and in view after scrolling`, async ({
    app,
    samples,
    page,
  }) => {
    await page.setViewportSize({ width: 600, height: 960 })
    await useLanguage(page, 'fr')
    await app.signIn()
    await app.open(address(samples))
    for (const size of windows) {
      const what = `${size.width} x ${size.height}`
      await page.setViewportSize(size)
      await untilShown(page)
      await expectReadable(page, what)
      await app.top.evaluate((shown) => shown.scrollTo(0, 0))
      await expect(async () => {
        const { left, formRight } = await summaryOf(page)
        expect(left, what).toBeGreaterThan(formRight)
      }).toPass({ timeout: LAYOUT_MS })
      await app.top.evaluate((shown) => shown.scrollTo(0, shown.scrollHeight))
      await expect(async () => {
        const { top: at, bottom } = await summaryOf(page)
        const isWhole = bottom - at < size.height - BARS
        if (isWhole) expect(at, what).toBeGreaterThan(40)
        expect(at, what).toBeLessThan(size.height - BARS)
        expect(bottom, what).toBeGreaterThan(100)
      }).toPass({ timeout: LAYOUT_MS })
    }
  })

for (const language of ['zh-Hant', 'zh-Hans', 'en', 'fr', 'es', 'ja'])
  for (const textScale of [1, 1.5])
    test(`${language}: the sort bar is one row at 320 px and text size ${textScale}`, async ({
      app,
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await useLanguage(page, language)
      await storeAlways(page, { textScale })
      await app.open('pages/Commodity/index')
      // the first radio group is the category rail
      const options = app.top.getByRole('radiogroup').nth(1).getByRole('radio')
      const tops = await options.evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().top)),
      )
      expect(new Set(tops).size).toBe(1)
      await options.last().tap()
      await expect(options.last()).toBeChecked()
      await expect(options.last()).toBeInViewport({ ratio: 0.9 })
    })
