import type { Page } from '@playwright/test'
import { expect, test, top, untilShown } from './support/app'
import { nextVersion, startNextVersion } from './support/next-version'
import { untilControlled } from './support/quiet'

const PERSON = 'pages-mine/booking-person/edit-person'
const prompt = (page: Page) => page.getByRole('alertdialog', { name: '升級提示' })

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker has cached the app, as after a first visit. */
async function keepApp(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    const register = ServiceWorkerContainer.prototype.register
    ServiceWorkerContainer.prototype.register = async function registerAndTell(...given) {
      const registration = await register.apply(this, given)
      Object.assign(window, { hasRegistered: true })
      return registration
    }
  })
  await page.goto(`${url}/#/pages/Mine/index`)
  await untilShown(page)
  await untilControlled(page)
}

/**
 * Waits until the app has registered its worker, some seconds after its start, and has rendered the resulting
 * prompt; an assertion that there is no prompt is meaningful only then.
 */
async function untilRegistered(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { hasRegistered?: boolean }).hasRegistered === true)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => resolve())
        })
      }),
  )
}

/** Also waits until the new version is waiting. */
async function untilWaiting(page: Page): Promise<void> {
  const stateOfNext = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)
  await expect.poll(stateOfNext).toBe('installed')
  await untilRegistered(page)
}

const nameField = (page: Page) => top(page).getByRole('textbox', { name: /^真實姓名/ })

test('a new version does not prompt within a form; accepting starts it and keeps the typed text', async ({
  app,
  page,
}) => {
  const site = await startNextVersion(app.server)
  try {
    await app.signIn()
    await keepApp(page, site.url)
    await page.goto(`${site.url}/#/${PERSON}`)
    await untilShown(page)
    site.deploy()
    await page.reload()
    await untilShown(page)
    await nameField(page).fill('陳小明')
    await untilWaiting(page)
    await expect(prompt(page)).toHaveCount(0)
    await expect(page.locator(nextVersion)).toHaveCount(0)

    await page.goto(`${site.url}/#/pages/Mine/index`)
    await expect(prompt(page)).toContainText('新版本已準備好')
    await prompt(page).getByRole('button', { name: '立即更新' }).click()
    await expect(page.locator(nextVersion)).toHaveCount(1)
    await untilShown(page)
    await untilRegistered(page)
    await expect(prompt(page)).toHaveCount(0)
    await page.goto(`${site.url}/#/${PERSON}`)
    await expect(nameField(page)).toHaveValue('陳小明')
  } finally {
    await site.stop()
  }
})

test('accepting starts the new version although a picture of the old one never loads', async ({
  app,
  page,
}) => {
  app.allowConsole(/never-comes/)
  const site = await startNextVersion(app.server)
  try {
    await keepApp(page, site.url)
    site.deploy()
    site.hush(/never-comes/)
    await page.reload()
    await expect(prompt(page)).toContainText('新版本已準備好')
    await page.evaluate(() => {
      new Image().src = `/assets/never-comes.jpg`
    })
    await prompt(page).getByRole('button', { name: '立即更新' }).click()
    await expect(page.locator(nextVersion)).toHaveCount(1)
    await untilShown(page)
  } finally {
    await site.stop()
  }
})

test('accepting also starts the new version in a window after another one has started it', async ({
  app,
  page,
}) => {
  const site = await startNextVersion(app.server)
  try {
    await keepApp(page, site.url)
    const other = await page.context().newPage()
    await other.goto(`${site.url}/#/pages/Mine/index`)
    site.deploy()
    for (const window of [page, other]) {
      await window.reload()
      await expect(prompt(window)).toContainText('新版本已準備好')
    }
    for (const window of [page, other]) {
      await prompt(window).getByRole('button', { name: '立即更新' }).click()
      await expect(window.locator(nextVersion)).toHaveCount(1)
    }
  } finally {
    await site.stop()
  }
})

test('declining keeps the old version without another prompt', async ({ app, page }) => {
  const site = await startNextVersion(app.server)
  try {
    await keepApp(page, site.url)
    site.deploy()
    await page.reload()
    await prompt(page).getByRole('button', { name: '暫不' }).click()
    await expect(prompt(page)).toHaveCount(0)
    await page.goto(`${site.url}/#/pages/Home/index`)
    await untilShown(page)
    await untilWaiting(page)
    await expect(prompt(page)).toHaveCount(0)
    await expect(page.locator(nextVersion)).toHaveCount(0)
  } finally {
    await site.stop()
  }
})

test('a page whose code was removed by a deployment loads the new version without a prompt', async ({
  app,
  page,
}) => {
  app.allowConsole(/Failed to load resource|ChunkLoadError/)
  const site = await startNextVersion(app.server)
  try {
    await keepApp(page, site.url)
    // files of the new version exist; those that this one still requests do not
    const lost = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/js\//.test(path)),
    )
    site.deploy()
    site.lose(new RegExp(`^/js/(?!.*(${lost.map((path) => path.split('/').pop()).join('|')})$)`))
    await page.goto(`${site.url}/#/pages-mine/browse-collect/browse-collect`)
    await expect(page.locator(nextVersion)).toHaveCount(1)
    // reported once by the app, although the HTML could not load a script either
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.getByRole('alert')).toContainText('頁面未能載入')
    site.find()
    await page.getByRole('button', { name: '重試' }).click()
    await untilShown(page)
    await untilRegistered(page)
    await expect(prompt(page)).toHaveCount(0)
  } finally {
    await site.stop()
  }
})
