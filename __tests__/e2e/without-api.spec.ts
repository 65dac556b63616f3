import fs from 'node:fs'
import { expect, test, top, untilShown } from './support/app'

const index = fs.readFileSync('dist/h5/index.html', 'utf8')
const api = /\/(mall|h5|weixin|api)\//
/** A static host, for a web app deployed before its API. */
const notFound = { status: 404, contentType: 'text/html', body: '<!doctype html><title>Not found</title>' }

for (const [what, route] of [
  ['home', 'pages/Home/index'],
  ['the catalogue', 'pages/Commodity/index'],
  ['the clinics', 'pages/Shops/index'],
  ['a product', 'pages-goods/goods-detail/goods-detail?id=spu-package-basic'],
  ['a clinic', 'pages-shop/index?id=shop-central'],
] as const)
  test(`${what} without an API reports it once, in place, and recovers by a retry`, async ({ app, page }) => {
    app.allowConsole(/404/)
    await page.route('**/*', (request) =>
      request.request().isNavigationRequest()
        ? request.fulfill({ contentType: 'text/html', body: index })
        : request.fallback(),
    )
    await page.route(api, (request) => request.fulfill(notFound))
    await app.open(route)
    const retry = top(page).getByRole('button', { name: '點此重試' })
    await expect(retry).toHaveCount(1)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)

    await page.unroute(api)
    await retry.click()
    await expect(retry).toHaveCount(0)
    await untilShown(page)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
