import type { Page } from '@playwright/test'
import { arriveAt } from './support/app'
import { findAxeViolations } from './support/axe'
import { agree, button, detailRoute, expect, field, packageId, test, top } from './support/journey'

const LOGIN = 'pages-mine/login/login'
const PERSONAL = /pages-mine\/my-servince\/personal-data/
const secret = (page: Page) => top(page).getByLabel('密碼', { exact: true })
const isSignedIn = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('thirdSession'))).not.toBeNull()

test('registers and signs in to an account of the website, with a user name checked elsewhere', async ({
  app,
  page,
  world,
}) => {
  const email = `site-${Date.now()}@e2e.medibook.example`
  await app.open(`${LOGIN}?mode=register`)
  await field(page, '用戶名稱').fill('demo')
  await expect(top(page).getByText('這個用戶名稱已有人使用，請換一個')).toBeVisible()

  await app.open(`${LOGIN}?mode=siteRegister`)
  await field(page, '稱呼').fill('美儀')
  await field(page, '電郵地址').fill(email)
  await button(page, '取得驗證碼').click()
  await expect.poll(() => world.codeSentTo(email).catch(() => '')).not.toBe('')
  await field(page, '驗證碼').fill(await world.codeSentTo(email))
  await secret(page).fill('Website-2026-word')
  await agree(page)
  expect(await findAxeViolations(page)).toEqual([])
  await button(page, '註冊並登入').click()
  await isSignedIn(page)

  await page.evaluate(() => localStorage.removeItem('thirdSession'))
  // the next page is loaded again, because this one still has its session
  await page.goto('/sandbox')
  await app.open(LOGIN)
  await button(page, /^以.*網站帳號登入$/).click()
  await field(page, '電郵地址').fill(email)
  await secret(page).fill('Website-2026-word')
  await agree(page)
  await button(page, '登入').click()
  await isSignedIn(page)
})

test("signs in through three providers' pages after cancelling, and returns to the previous page unchanged", async ({
  app,
  page,
}) => {
  for (const [name, path] of [
    [' Facebook ', 'facebook'],
    [' Google ', 'google'],
    ['微信', 'wechatH5'],
  ] as const) {
    // the next page is loaded again
    await page.goto('/sandbox')
    await app.open('pages-mine/my-servince/personal-data/personal-data')
    await button(page, '登入').click()
    await arriveAt(page, /login\/login/)
    await field(page, '手機號碼').fill('61230')
    await agree(page)
    await button(page, `以${name}登入`).click()
    await page.waitForURL(new RegExp(`/sandbox/social/${path}`))
    await page.getByRole('link', { name: '取消' }).click()
    await arriveAt(page, /login\/login\?outcome=cancelled/)
    await expect(top(page).getByText(`未有以${name}登入`, { exact: false })).toBeVisible()
    await expect(field(page, '手機號碼')).toHaveValue('61230')
    expect(await findAxeViolations(page)).toEqual([])

    await agree(page)
    await button(page, `以${name}登入`).click()
    await page.waitForURL(new RegExp(`/sandbox/social/${path}`))
    await page.getByRole('link', { name: '以 Alex 登入' }).click()
    await expect(top(page).getByText('已登入。加上手機號碼？')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await button(page, '以後再說').click()
    await arriveAt(page, PERSONAL)
    await isSignedIn(page)
    if (path === 'google') {
      await top(page).getByText('支付寶', { exact: true }).click()
      await page.waitForURL(/\/sandbox\/social\/alipay/)
      await page.getByRole('link', { name: '以 Noor 登入' }).click()
      await arriveAt(page, PERSONAL)
      await expect(top(page).getByText('已連接')).toBeVisible()
    }
    await page.evaluate(() => {
      localStorage.removeItem('thirdSession')
      localStorage.removeItem('lastAccountId')
    })
  }
})

test("shares a product as a card in WeChat's browser, with the page signed by the server", async ({
  app: _app,
  browser,
  world,
}) => {
  const context = await browser.newContext({
    locale: 'zh-HK',
    baseURL: world.url,
    // the policy allows WeChat's script only where an official account is configured, and the sandbox has
    // none
    bypassCSP: true,
    userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 MicroMessenger/8.0.50',
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('privacyConsent', JSON.stringify({ data: 1 }))
    localStorage.setItem('language', JSON.stringify({ data: 'zh-Hant' }))
  })
  // WeChat's script comes from WeChat; this replacement only records its calls
  await page.route('https://res.wx.qq.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.told = []; window.wx = { config: (setup) => told.push(setup), ready: (then) => then(),
        updateAppMessageShareData: (card) => told.push(card), updateTimelineShareData: (card) => told.push(card) }`,
    }),
  )
  await page.goto(`/#/${detailRoute}`)
  const told = () => page.evaluate(() => (window as unknown as { told?: unknown[] }).told ?? [])
  await expect.poll(async () => (await told()).length).toBeGreaterThanOrEqual(3)
  const [setup, card] = (await told()) as [Record<string, unknown>, { title: string; link: string }]
  expect(setup.signature).toMatch(/^[0-9a-f]{40}$/)
  expect(card.title).not.toBe('')
  expect(new URL(card.link).pathname).toBe(`/goods/${packageId}`)
  await context.close()
})
