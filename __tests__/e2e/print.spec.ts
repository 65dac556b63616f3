import type { Locator } from '@playwright/test'
import { createApiClient } from '../../scripts/lib/api-client.mjs'
import { demoAccounts } from '../../server/demo/seed/demo-accounts'
import { expect, test, top } from './support/app'

/** Lightness of a printed text: 0 black, 255 white. */
const lightness = (text: Locator) =>
  text.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
      Number,
    )
    return 0.3 * red + 0.6 * green + 0.1 * blue
  })

test.use({ colorScheme: 'dark' })

test('prints an article as dark text on white, also from the dark theme, without bar and buttons', async ({
  app,
  page,
  samples,
}) => {
  await app.open(`pages-common/article?id=${samples.articleId}`)
  await expect(top(page).getByRole('button', { name: '列印' })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const words of [top(page).getByRole('heading', { level: 1 }), top(page).locator('p').first()])
    await expect.poll(() => lightness(words)).toBeLessThan(90)
  for (const name of ['列印', '分享', '返回'])
    await expect(top(page).getByRole('button', { name })).toBeHidden()
  await expect(top(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('prints an order with its state, its code and the amounts, without controls', async ({ app, page }) => {
  const [account] = demoAccounts
  if (!account) throw new Error('The seed has no demo account')
  const api = createApiClient(app.server)
  await api.signIn(account)
  const { records } = await api.call('orderPage', { query: { current: '1', size: '50' } })
  await app.signIn()
  const booked = records.find(({ status }) => status === '11')
  await app.open(`pages-order/order-info/order-info?id=${booked?.id}`)
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed'
    }
  })
  await top(page).getByRole('button', { name: '列印訂單' }).click()
  await expect(page).toHaveTitle('printed')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.poll(() => lightness(top(page).getByRole('heading', { level: 2 }).first())).toBeLessThan(90)
  const code = top(page)
    .getByRole('img', { name: /二維碼|QR/ })
    .first()
  await expect(code).toBeVisible()
  // without this, browsers omit backgrounds, and the code is one
  await expect(code).toHaveCSS('print-color-adjust', 'exact')
  // the number of the order is a button on the screen
  await expect(top(page).getByRole('button').filter({ visible: true, hasNotText: 'KX' })).toHaveCount(0)
})
