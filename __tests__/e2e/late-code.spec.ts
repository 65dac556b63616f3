import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, offline, test, top } from './support/journey'

const scripts = path.join(__dirname, '..', '..', 'dist', 'h5', 'js')

/**
 * Fails the scripts with these words, as without a network.
 * @returns lets them through again
 */
async function failScripts(page: Page, words: string): Promise<() => Promise<void>> {
  const names = fs
    .readdirSync(scripts)
    .filter((name) => name.endsWith('.js') && fs.readFileSync(`${scripts}/${name}`, 'utf8').includes(words))
  expect(names).toHaveLength(1)
  const address = `**/js/${names[0]}`
  await page.route(address, (route) => route.abort())
  return () => page.unroute(address)
}

test('what a page loads after its first screen can be asked for again', async ({ app, page, samples }) => {
  app.allowConsole(offline, /Loading chunk|ChunkLoadError/)
  await app.open('pages/Mine/index')

  await test.step('the calendar of a package', async () => {
    const release = await failScripts(page, 'detail.items.noneTitle')
    await app.open(`pages-goods/goods-detail/goods-detail?id=${samples.goodsId}`)
    await top(page).getByRole('button', { name: '選日期預約' }).click()
    const retry = page.getByRole('dialog', { name: '選日期及時間' }).getByRole('button', { name: '點此重試' })
    await expect(retry).toBeVisible()
    await release()
    await retry.click()
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
  })

  await test.step('what a clinic offers', async () => {
    const release = await failScripts(page, 'clinicView.coupon.line')
    await app.open(`pages-clinic/clinic-home/clinic-home?id=${samples.shopId}`)
    await expect(top(page).getByRole('heading', { level: 1 })).toBeVisible()
    const retry = top(page).getByRole('button', { name: '點此重試' })
    await expect(retry).toBeVisible()
    await release()
    await retry.click()
    await expect(top(page).getByRole('link', { name: '全部醫生' })).toBeVisible()
  })
})

test('a part that cannot be loaded leaves the page as it is, and comes with the network', async ({
  app,
  page,
}) => {
  app.allowConsole(offline, /Loading chunk|ChunkLoadError/)
  await page.setViewportSize({ width: 1440, height: 900 })
  const releases = [await failScripts(page, 'footer.services'), await failScripts(page, 'home.allNotices')]
  await app.open('pages/Home/index')
  const footer = page.getByRole('contentinfo')
  const notices = page.getByRole('dialog', { name: '通告' })
  const newest = top(page).getByRole('button', { name: /^中環店/ })
  await newest.click()
  await expect(newest).toBeVisible()
  await expect(footer).toHaveCount(0)
  await expect(notices).toHaveCount(0)
  for (const release of releases) await release()
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(notices).toBeVisible()
  await expect(footer).toBeAttached()
})
