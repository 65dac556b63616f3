import { expect, test, top, untilShown } from './support/app'

const stored = (page: import('@playwright/test').Page) => page.evaluate(() => Object.keys(localStorage))

test.use({ hasConsent: false })

test('a link of a first visit: the welcome page first, nothing stored, then the page that was asked for, also after a reload', async ({ app, page, samples }) => {
  const link = `/#/pages-goods/goods-detail/goods-detail?id=${samples.goodsId}`
  await page.goto(link)
  await untilShown(page)
  await expect(top(page).getByRole('heading', { level: 1 })).toHaveText('歡迎使用康序健康')
  expect(await stored(page)).toEqual([])
  await top(page).getByRole('button', { name: '同意並繼續' }).click()
  await page.waitForURL(`**${link}`)
  expect(await stored(page)).toContain('privacyConsent')
  await page.reload()
  await untilShown(page)
  expect(page.url()).toContain(link)
  expect(app.consoleErrors).toEqual([])
})
