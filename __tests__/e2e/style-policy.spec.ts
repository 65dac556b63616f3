import { expect, test, top } from './support/app'

test('the policy refuses an injected style sheet, but not the app’s own', async ({ app, page }) => {
  await app.open('pages/Home/index')
  await expect(top(page)).toHaveCSS('overflow-y', 'scroll')
  app.allowConsole(/style-src-elem/)
  await page.evaluate(() => {
    const sheet = document.createElement('style')
    sheet.textContent = 'body { outline: 9px solid red }'
    document.head.append(sheet)
  })
  await expect(page.locator('body')).toHaveCSS('outline-style', 'none')
})

test('the pages of the sandbox have their styles', async ({ page }) => {
  await page.goto('/sandbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('header')).toHaveCSS('display', 'flex')
})
