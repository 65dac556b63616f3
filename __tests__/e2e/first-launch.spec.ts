import { arriveAt, expect, test, top, untilShown } from './support/app'

const stored = (page: import('@playwright/test').Page) => page.evaluate(() => Object.keys(localStorage))

test.use({ hasConsent: false })

test('a link on a first visit shows the welcome page first, stores nothing, then opens the requested page', async ({
  app,
  page,
  samples,
}) => {
  const link = `/#/pages-goods/goods-detail/goods-detail?id=${samples.goodsId}`
  await page.goto(link)
  await untilShown(page)
  await expect(top(page).getByRole('heading', { level: 1 })).toHaveText('歡迎使用康序健康')
  expect(await stored(page)).toEqual([])
  await top(page).getByRole('button', { name: '同意並繼續' }).click()
  await page.waitForURL(`**${link}`)
  await expect.poll(() => stored(page)).toContain('privacyConsent')
  await page.reload()
  await untilShown(page)
  expect(page.url()).toContain(link)
  expect(app.consoleErrors).toEqual([])
})

test('browsing without consent stores nothing, sends no personal data and requests no position', async ({
  app,
  page,
  samples,
}) => {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 22.3, longitude: 114.17 })
  await page.addInitScript(() => {
    const asked = { times: 0 }
    Object.assign(window, { locationAsked: asked })
    navigator.geolocation.getCurrentPosition = () => {
      asked.times += 1
    }
    navigator.geolocation.watchPosition = () => {
      asked.times += 1
      return 0
    }
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (
      request.method() !== 'GET' ||
      /latitude|longitude/.test(request.url()) ||
      request.headers()['third-session']
    )
      sent.push(`${request.method()} ${request.url()}`)
  })
  await page.goto('/')
  await untilShown(page)
  await top(page).getByRole('link', { name: /^語言/ }).click()
  const dialog = page.getByRole('dialog', { name: '語言' })
  await dialog.getByRole('radio', { name: 'English' }).click()
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(top(page).getByRole('heading', { level: 1 })).toHaveText('歡迎使用康序健康')
  await top(page).getByRole('link', { name: /^語言/ }).click()
  await dialog.getByRole('radio', { name: 'English' }).click()
  await dialog.getByRole('button', { name: '確定' }).click()
  await expect(top(page).getByRole('heading', { level: 1 })).toHaveText('Welcome to Medibook')
  await top(page).getByRole('link', { name: 'Privacy policy' }).click()
  await expect(top(page).getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  await page.goBack()
  await top(page).getByRole('button', { name: 'Look around without agreeing' }).click()
  await arriveAt(page, /pages\/Home/)
  for (const route of [
    `pages-goods/goods-detail/goods-detail?id=${samples.goodsId}`,
    `pages-common/article?id=${samples.articleId}`,
    `pages-common/map/fullScreen?id=${samples.shopId}`,
  ]) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, `/${route}`)
    await arriveAt(page, new RegExp(route.split('?')[0] ?? ''))
  }
  await top(page).getByRole('button', { name: 'Show my position' }).click()
  await expect(
    top(page).getByText('Your position could not be read. Allow it in the system settings.'),
  ).toBeVisible()

  expect(
    await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      cookies: document.cookie,
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      located: (window as unknown as { locationAsked: { times: number } }).locationAsked.times,
    })),
  ).toEqual({ local: [], session: [], cookies: '', caches: [], databases: [], workers: 0, located: 0 })
  expect(await page.context().cookies()).toEqual([])
  expect(sent).toEqual([])

  await page.goto('/')
  await untilShown(page)
  await expect(top(page).getByRole('heading', { level: 1 })).toHaveText('歡迎使用康序健康')
  expect(app.consoleErrors).toEqual([])
})
