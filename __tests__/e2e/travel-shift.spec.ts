import type { Page } from '@playwright/test'
import { arriveAt, expect, test, top, untilShown } from './support/app'

/** What may move by itself after a page's first words are there, of the window's size and height (as CLS counts). */
const MOST_SHIFT = 0.02

/** Begins to count what moves, with presses or without. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: { value: number; what: string }[] = []
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null }[]
        }
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 20) ?? 'gone').join(' | ')
        seen.push({ value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const forgetShifts = (page: Page) =>
  page.evaluate(() => ((window as unknown as { shifts: unknown[] }).shifts.length = 0))

/** What moved since they were forgotten; the observer hears of a frame after it has been painted. */
async function expectStill(page: Page): Promise<void> {
  const seen = await page.evaluate(
    () =>
      new Promise<{ value: number; what: string }[]>((done) =>
        requestAnimationFrame(() =>
          setTimeout(() => done((window as unknown as { shifts: { value: number; what: string }[] }).shifts)),
        ),
      ),
  )
  const sum = seen.reduce((total, { value }) => total + value, 0)
  expect(sum < MOST_SHIFT ? [] : seen).toEqual([])
}

/** Answers arrive one after the other, in the order in which they are asked for: the worst one for what is drawn. */
const answerInTurn = async (page: Page) => {
  let before: Promise<unknown> = Promise.resolve()
  await page.route(/\/(mall|h5|weixin|api)\//, (route) => {
    before = before.then(
      async () => {
        await route.continue().catch(() => undefined)
        await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => undefined)
      },
      () => undefined,
    )
  })
}

const rows = (page: Page) => top(page).locator('[role="link"] [role="heading"][aria-level="2"]')

test('a clinic and a doctor out of lists: nothing that is seen is moved by what comes later', async ({
  app,
  page,
}) => {
  await watchShifts(page)
  await app.open('pages/Shops/index')
  await answerInTurn(page)
  await forgetShifts(page)
  await rows(page).first().click()
  await arriveAt(page, /pages-clinic\/clinic-home/)
  await expectStill(page)

  const doctor = top(page).locator('[role="listitem"] [role="link"]').first()
  await doctor.scrollIntoViewIfNeeded()
  await untilShown(page)
  await forgetShifts(page)
  await doctor.click()
  await arriveAt(page, /pages-clinic\/clinic-doctor/)
  await expectStill(page)
})

for (const [what, category, address] of [
  ['a package', 'cat-packages', /pages-goods\/goods-detail/],
  ['a shipped product', 'cat-goods', /pages-shopping\/goods/],
] as const)
  test(`${what} out of the list: nothing that is seen is moved by what comes later`, async ({
    app,
    page,
  }) => {
    await watchShifts(page)
    await app.open('pages/Commodity/index')
    await page.locator(`#rail-${category}`).click()
    await untilShown(page)
    await answerInTurn(page)
    await forgetShifts(page)
    await top(page).locator('[role="listitem"] [role="heading"]').first().click()
    await arriveAt(page, address)
    await expectStill(page)
  })

test('an article out of home: nothing that is seen is moved by what comes later', async ({ app, page }) => {
  await watchShifts(page)
  await app.open('pages/Home/index')
  const article = top(page).locator('[role="link"] > :first-child > [role="heading"]').first()
  await article.scrollIntoViewIfNeeded()
  await untilShown(page)
  await answerInTurn(page)
  await forgetShifts(page)
  await article.click()
  await arriveAt(page, /pages-common\/article/)
  await expectStill(page)
})

test('a page’s look is the same before and after the sheets of other pages have come', async ({
  app,
  page,
}) => {
  await watchShifts(page)
  await app.open('pages/Shops/index')
  await forgetShifts(page)
  const box = await rows(page).first().boundingBox()
  // a page of each room that has lists of cards of its own
  for (const route of ['pages-clinic/clinic-doctor/clinic-doctor', 'pages/Commodity/index']) {
    await page.evaluate((hash) => (location.hash = hash), `/${route}`)
    await arriveAt(page, new RegExp(route))
    await page.goBack()
    await arriveAt(page, /pages\/Shops\/index/)
  }
  expect(await rows(page).first().boundingBox()).toEqual(box)
})
