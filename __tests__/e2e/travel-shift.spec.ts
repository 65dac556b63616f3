import type { Page } from '@playwright/test'
import { arriveAt, expect, test, top, untilShown } from './support/app'
import { expectStill, forgetShifts, watchShifts } from './support/shifts'

/** Answers arrive one after another in the order of their requests, the worst case for layout shifts. */
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

test('opening a clinic and a doctor from lists: later content does not move visible content', async ({
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
  test(`opening ${what} from the list: later content does not move visible content`, async ({
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

for (const width of [390, 1440])
  test(`${width} px: choosing a subcategory does not move what stays on the page`, async ({ app, page }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    await app.open('pages-common/classification/classification?id=cat-packages')
    await expectStill(page, 'on arrival')
    const chips = top(page).getByRole('radiogroup').first().getByRole('radio')
    const names = await chips.allTextContents()
    expect(names.length).toBeGreaterThan(3)
    for (const [index, name] of names.entries()) {
      await forgetShifts(page)
      await chips.nth(index).click()
      await expect(chips.nth(index)).toBeChecked()
      await untilShown(page)
      await expectStill(page, name)
    }
  })

test('opening an article from home: later content does not move visible content', async ({ app, page }) => {
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

test('the sheet of times keeps its height while they load', async ({ app, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await app.open('pages-goods/goods-detail/goods-detail?id=spu-package-basic')
  let release = (): void => undefined
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/bookingslot/, (route) => held.then(() => route.continue()))
  await top(page).getByRole('button', { name: '選日期預約' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  const before = await sheet.boundingBox()
  release()
  await expect(sheet.getByRole('radio', { name: /^\d\d:\d\d/ }).first()).toBeVisible()
  expect(await sheet.boundingBox()).toEqual(before)
})

test('a page’s look does not change when the style sheets of other pages load', async ({ app, page }) => {
  await watchShifts(page)
  await app.open('pages/Shops/index')
  await forgetShifts(page)
  const box = await rows(page).first().boundingBox()
  // a page of each package that has its own lists of cards
  for (const route of ['pages-clinic/clinic-doctor/clinic-doctor', 'pages/Commodity/index']) {
    await page.evaluate((hash) => (location.hash = hash), `/${route}`)
    await arriveAt(page, new RegExp(route))
    await page.goBack()
    await arriveAt(page, /pages\/Shops\/index/)
  }
  expect(await rows(page).first().boundingBox()).toEqual(box)
})

test('a page opened from a tab takes its place at once, also when it focuses a field', async ({
  app,
  page,
}) => {
  await app.open('pages/Home/index')
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { shownPages: seen })
    new MutationObserver(() => {
      const pages = [...document.querySelectorAll('.taro_page')]
      if (!pages.some((one) => one.id.includes('search') && one.classList.contains('taro_page_show'))) return
      seen.push(pages.filter((one) => one.getClientRects().length > 0).length)
    }).observe(document.body, {
      attributes: true,
      childList: true,
      subtree: true,
      attributeFilter: ['class'],
    })
  })
  await top(page).getByRole('link', { name: /^搜尋/ }).click()
  await arriveAt(page, /pages-common\/search/)
  const seen = await page.evaluate(() => (window as unknown as { shownPages: number[] }).shownPages)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((count) => count !== 1)).toEqual([])
})
