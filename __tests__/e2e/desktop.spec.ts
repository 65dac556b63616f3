import type { Page } from '@playwright/test'
import { pageCatalogue, type Samples } from '../../scripts/lib/page-catalogue.mjs'
import { expect, test, top, untilShown } from './support/app'
import { findOverflow } from './support/axe'
import { storeAlways } from './support/device-storage'
import { holdRequests } from './support/hold-requests'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const addressOf = (name: string, samples: Samples): string => {
  const entry = pageCatalogue.find((one) => one.name === name)
  if (!entry) throw new Error(`no page ${name}`)
  return entry.route + entry.search(samples)
}

async function boxOf(page: Page, words: string) {
  const box = await top(page).getByText(words, { exact: true }).first().boundingBox()
  if (!box) throw new Error(`${words} is not visible`)
  return box
}

const columns = [
  { name: 'feedback', first: '告訴我們', second: '我的反饋' },
  { name: 'personal-data', first: '關於你', second: '帳號與登入' },
  { name: 'queue', first: '我的號碼', second: '就診流程' },
]
for (const { name, first, second } of columns)
  test(`${name}: the two parts are beside each other on a desktop, and one below the other on a phone`, async ({
    app,
    samples,
    page,
  }) => {
    await page.setViewportSize(desktop)
    await app.signIn()
    await app.open(addressOf(name, samples))
    await expect(async () => {
      expect((await boxOf(page, second)).x).toBeGreaterThan((await boxOf(page, first)).x + 200)
    }).toPass()
    await page.setViewportSize(phone)
    await untilShown(page)
    await expect(async () => {
      expect((await boxOf(page, second)).y).toBeGreaterThan((await boxOf(page, first)).y)
      expect((await boxOf(page, second)).x).toBeLessThan(100)
    }).toPass()
  })

for (const name of ['help', 'personal-data', 'queue'])
  test(`${name}: its placeholder has the columns of the page on a desktop`, async ({
    app,
    samples,
    page,
  }) => {
    await page.setViewportSize(desktop)
    await app.signIn()
    const release = await holdRequests(page, /\/(mall|weixin|api)\//)
    await page.goto(`/#/${addressOf(name, samples)}`)
    const bones = top(page).locator('[aria-busy=true] [aria-hidden=true]')
    await expect(async () => {
      const lefts = await bones.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().left))
      expect(Math.max(...lefts) - Math.min(...lefts)).toBeGreaterThan(300)
    }).toPass()
    release()
    await expect(bones).toHaveCount(0)
  })

test('a called ticket says where to go above its number, and says so once', async ({
  app,
  samples,
  page,
}) => {
  await page.setViewportSize(phone)
  await app.signIn()
  await app.open(addressOf('queue', samples))
  await expect(async () => {
    expect((await boxOf(page, '輪到李慧珍了')).y).toBeLessThan((await boxOf(page, '我的號碼')).y)
  }).toPass()
  await expect(top(page).getByText('到李慧珍了，請就診')).toHaveCount(0)
})

test('the coupons are two in a row on a desktop', async ({ app, samples, page }) => {
  await page.setViewportSize(desktop)
  await app.signIn()
  await app.open(addressOf('coupons', samples))
  await expect(async () => {
    const rows = await top(page)
      .getByRole('listitem')
      .evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().top)))
    expect(rows.length).toBeGreaterThanOrEqual(2)
    expect(rows[1]).toBe(rows[0])
  }).toPass()
})

for (const [language, name] of [
  ['zh-Hant', /網站帳號/],
  ['en', /website account/],
  ['fr', /compte du site/i],
  ['es', /cuenta del sitio/i],
  ['ja', /のアカウント/],
] as const)
  test(`${language}: the button of website accounts has one line on a desktop`, async ({
    app,
    context,
    page,
  }) => {
    await page.setViewportSize(desktop)
    await storeAlways(context, { language })
    await app.open('pages-mine/login/login')
    expect(
      await top(page)
        .getByRole('button', { name })
        .getByText(name)
        .evaluate((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        }),
    ).toBe(1)
  })

test('the facts of an enterprise follow their labels on a desktop', async ({ app, samples, page }) => {
  await page.setViewportSize(desktop)
  await app.signIn()
  await app.open(addressOf('enterprise-sign-in', samples))
  await expect(async () => {
    const label = await boxOf(page, '加入日期')
    // between the digits and the words of a date are word joiners
    const value = await top(page)
      .getByText(/^2026.*日$/)
      .boundingBox()
    expect((value?.x ?? 0) - (label.x + label.width)).toBeLessThan(100)
  }).toPass()
})

test('the actions of a page of one column are in a card as wide as that column on a desktop', async ({
  app,
  samples,
  page,
}) => {
  await page.setViewportSize(desktop)
  await app.signIn()
  await app.open(addressOf('person', samples))
  const button = top(page).getByRole('button', { name: '儲存' })
  await expect(async () => {
    const { width, air, isOverPage } = await button.evaluate((node) => {
      let card: Element = node
      while (card.parentElement && getComputedStyle(card.parentElement).pointerEvents !== 'none')
        card = card.parentElement
      const box = card.getBoundingClientRect()
      const beside = document.elementFromPoint(box.left - 40, box.top + box.height / 2)
      const buttons = [...card.querySelectorAll('[role=button]')].map((one) => one.getBoundingClientRect())
      return {
        width: box.width,
        air: Math.min(...buttons.map(({ left }) => left)) - box.left,
        isOverPage: !!card.parentElement?.contains(beside),
      }
    })
    expect(width).toBe(848)
    expect(air).toBeLessThan(40)
    // what is beside the card can be pressed
    expect(isOverPage).toBe(false)
  }).toPass()
})

test('mine: what the footer links is listed on a phone only', async ({ app, samples, page }) => {
  await page.setViewportSize(desktop)
  await app.signIn()
  await app.open(addressOf('mine', samples))
  const links = (name: RegExp) => top(page).getByRole('link', { name })
  await expect(links(/^語言及顯示/)).toHaveCount(1)
  for (const name of [/^幫助中心$/, /^私隱聲明$/]) await expect(links(name)).toHaveCount(1)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '幫助中心' })).toBeVisible()
  await page.setViewportSize(phone)
  await untilShown(page)
  for (const name of [/^幫助中心$/, /^私隱聲明$/]) await expect(links(name)).toHaveCount(1)
  await expect(links(/^幫助中心$/)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

for (const { width, textScale } of [
  { width: 1440, textScale: 1 },
  { width: 960, textScale: 1.5 },
])
  test(`the account menu fits a window of ${width} px at text size ${textScale}; Tab goes on from its button`, async ({
    app,
    context,
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 })
    await storeAlways(context, { textScale })
    await app.signIn()
    await app.open('pages/Shops/index')
    const button = top(page).getByRole('button', { name: '我的' })
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = top(page).getByRole('menu', { name: '我的' })
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
    for (const item of await menu.getByRole('menuitem').all()) {
      await expect(item).toBeFocused()
      await expect(item).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('ArrowDown')
    }
    expect(await findOverflow(page)).toEqual([])
    await page.keyboard.press('Tab')
    await expect(menu).toHaveCount(0)
    await expect(button).not.toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(button).toBeFocused()
    await button.click()
    await menu.getByRole('menuitem', { name: '我的訂單' }).click()
    await expect(page).toHaveURL(/order-list/)
    await page.goBack()
    await expect(button).toBeVisible()
    await expect(menu).toHaveCount(0)
  })

test('the catalogue has its filters below the categories on a desktop, above the page while it is read', async ({
  app,
  page,
}) => {
  await page.setViewportSize(desktop)
  await app.open('pages/Commodity/index')
  const brand = top(page).getByRole('radiogroup', { name: '品牌' })
  await brand.scrollIntoViewIfNeeded()
  const cards = top(page).getByRole('list').getByRole('listitem')
  const brandBox = await brand.boundingBox()
  const cardBox = await cards.first().boundingBox()
  expect((brandBox?.x ?? 0) + (brandBox?.width ?? 0)).toBeLessThan(cardBox?.x ?? 0)
  // the days cover the header, above which a column that stays in view cannot be
  await top(page)
    .getByRole('button', { name: /^可預約日期/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await page.evaluate(() => !!document.elementFromPoint(40, 20)?.closest('[aria-hidden=true]'))).toBe(
    true,
  )
})

test('the pages of an account are linked beside each of them on a wide desktop', async ({ app, page }) => {
  await page.setViewportSize(desktop)
  await app.signIn()
  await app.open('pages-mine/messages/messages')
  const rail = top(page).getByRole('navigation', { name: '我的' })
  await expect(rail.locator('[aria-current="page"]')).toHaveText('消息')
  await rail.getByRole('link', { name: '我的訂單' }).click()
  await expect(page).toHaveURL(/order-list/)
  await expect(
    top(page).getByRole('navigation', { name: '我的' }).locator('[aria-current="page"]'),
  ).toHaveText('我的訂單')
  // beside less than this the two columns of a page would be too narrow
  await page.setViewportSize({ width: 1199, height: 900 })
  await expect(top(page).getByRole('navigation', { name: '我的' })).toBeHidden()
})

test('a visitor’s pages have no links of an account beside them', async ({ app, page }) => {
  await page.setViewportSize(desktop)
  await app.open('pages-mine/messages/messages')
  await untilShown(page)
  await page.waitForLoadState('networkidle')
  await expect(top(page).getByRole('navigation', { name: '我的' })).toHaveCount(0)
})
