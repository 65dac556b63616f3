import fs from 'node:fs'
import { expect, test, top, untilShown } from './support/app'

const index = fs.readFileSync('dist/h5/index.html', 'utf8')
const api = /\/(mall|h5|weixin|api)\//
/** A static host, for a web app deployed before its API. */
const notFound = { status: 404, contentType: 'text/html', body: '<!doctype html><title>Not found</title>' }

/** Colours of a button, and those that the theme has for cards. */
const coloursOf = (button: Element) => {
  const probe = document.createElement('div')
  probe.style.cssText = 'background: var(--c-card); color: var(--c-ink)'
  document.body.append(probe)
  const [own, theme] = [button, probe].map((node) => {
    const { backgroundColor, color } = getComputedStyle(node)
    return { backgroundColor, color }
  })
  probe.remove()
  return { own, theme }
}

for (const [what, route] of [
  ['a product', 'pages-goods/goods-detail/goods-detail?id=spu-package-basic'],
  ['a shop', 'pages-shop/index?id=shop-central'],
  ['a clinic', 'pages-clinic/clinic-home/clinic-home?id=shop-central'],
] as const)
  test(`${what} that cannot be read has its buttons in the colours of the dark theme`, async ({
    app,
    page,
  }) => {
    app.allowConsole(/404/)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.route(api, (request) => request.fulfill(notFound))
    await app.open(route)
    await expect(top(page).getByRole('button', { name: '點此重試' })).toHaveCount(1)
    const { own, theme } = await top(page).getByLabel('返回').evaluate(coloursOf)
    expect(own).toEqual(theme)
  })

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
