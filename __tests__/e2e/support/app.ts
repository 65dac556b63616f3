import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { limits } from '../../../contract/constants/limits'
import { createApiClient, storedConsent, storedSession } from '../../../scripts/lib/api-client.mjs'
import { loadSamples, type Samples } from '../../../scripts/lib/page-catalogue.mjs'
import { actForEnterprise } from '../../../scripts/lib/page-samples.mjs'
import { demoAccounts } from '../../../server/demo/seed/demo-accounts'
import { recordCallsOf } from './call-record'
import { storeAlways, storeOnce } from './device-storage'
import { untilQuiet } from './quiet'

/** The visible page; the lower ones of Taro's stack remain in the document. */
export const top = (page: Page): Locator => page.locator('.taro_page').filter({ visible: true })

interface App {
  page: Page
  top: Locator
  /** URL of the server. */
  server: string
  /** Starts the app signed in, from the next page load on. Default: the first demo account. */
  signIn: (account?: { username: string; password: string }) => Promise<void>
  /** Opens a route such as 'pages/Mine/index?x=1' and waits until its content is shown. */
  open: (route: string) => Promise<void>
  /** Console errors that the test expects; matching lines are removed. */
  allowConsole: (...patterns: RegExp[]) => void
  /** Errors on the page's console, and uncaught exceptions. */
  consoleErrors: string[]
}

interface Fixtures {
  app: App
  /** Whether the privacy policy was agreed to before. Default: yes. */
  hasConsent: boolean
}
interface WorkerFixtures {
  samples: Samples
}

const serverUrl = (): string => {
  const url = process.env.MEDIBOOK_E2E_URL
  if (!url) throw new Error('The global set-up gave no server')
  return url
}

export function demoAccount(): { username: string; password: string } {
  const account = demoAccounts[0]
  if (!account) throw new Error('The seed has no demo account')
  return account
}

/** The visible page, as '/route?stamp=AB'; undefined before the app has rendered one. */
const shownPage = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () => [...document.querySelectorAll('.taro_page')].find((one) => one.getClientRects().length > 0)?.id,
  )

/** Waits until the visible page is that of the address, also across a reload. */
const untilAtAddress = (page: Page) =>
  page.waitForFunction(() => {
    const shown = [...document.querySelectorAll('.taro_page')].find((one) => one.getClientRects().length > 0)
    return shown?.id.split('?')[0] === location.hash.slice(1).split('?')[0]
  })

/**
 * Turns the network off or on. Offline mode is set again for a page that is loaded without a network, because
 * Chromium resets its emulation of `navigator.onLine` with each document.
 */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.evaluate((value) => sessionStorage.setItem('offline', value), isOffline ? '1' : '')
  await page.addInitScript(() => {
    // every call adds another one
    Object.defineProperty(navigator, 'onLine', {
      configurable: true,
      get: () => !sessionStorage.getItem('offline'),
    })
  })
  await page.context().setOffline(isOffline)
  if (!isOffline) await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

/** Waits until the page of the address has left its loading state; its pictures may still be under way. */
export async function untilDrawn(page: Page): Promise<void> {
  await expect(page.locator('#shell')).toHaveCount(0)
  // the previous page remains complete until the code of the next one has loaded
  await untilAtAddress(page)
  await expect(top(page)).toHaveCount(1)
  await expect(top(page)).not.toHaveText('')
  await expect(top(page).locator('[aria-busy="true"]')).toHaveCount(0)
}

/**
 * Waits until the page of the address is complete. A press that opens another page changes the address a moment
 * later: call `arriveAt` with that address first, or this finds the page being left.
 */
export async function untilShown(page: Page): Promise<void> {
  await untilDrawn(page)
  await untilQuiet(page)
}

/** After a press that opens another page, waits until that page is shown. */
export async function arriveAt(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await untilShown(page)
}

const poster = '**/openingAdvert/**'
/** An advertisement that is switched off. */
export const noAdvert = { code: 0, msg: '', data: { isShow: '0', picUrl: '', link: '', alt: '' } }

/**
 * Shows the poster from now on, for a minute unless it is closed, because a slow machine takes longer than
 * its five seconds.
 */
export async function holdPoster(page: Page): Promise<void> {
  await page.unroute(poster)
  await page.addInitScript((posterMs) => {
    delete (window as { __medibookPosterShown?: true }).__medibookPosterShown
    const wait = window.setTimeout.bind(window) as (run: TimerHandler, ms?: number) => number
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number) => wait(run, ms === posterMs ? 60_000 : ms),
    })
  }, limits.posterMs)
}

/** Provides the app to every test, and fails it on console errors that the test did not expect. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  samples: [
    async ({ browserName: _ }, use) => {
      const api = createApiClient(serverUrl())
      await api.signIn(demoAccount())
      await use(await loadSamples(api))
    },
    { scope: 'worker' },
  ],

  hasConsent: [true, { option: true }],

  context: async ({ browser, context, hasConsent }, use, test) => {
    await recordCallsOf(browser, context, test)
    if (hasConsent) {
      await storeAlways(context, storedConsent)
    }
    await use(context)
  },

  app: async ({ page, context }, use) => {
    // it covers the page for five seconds and holds the focus; only its own tests request it
    await page.route(poster, (route) => route.fulfill({ json: noAdvert }))
    await page.addInitScript(() => Object.assign(window, { __medibookPosterShown: true }))
    const consoleErrors: string[] = []
    const allowed: RegExp[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => consoleErrors.push(error.stack ?? error.message))

    await use({
      page,
      top: top(page),
      server: serverUrl(),
      consoleErrors,
      allowConsole: (...patterns) => void allowed.push(...patterns),
      async signIn(account = demoAccount()) {
        const api = createApiClient(serverUrl())
        const session = await api.signIn(account)
        await actForEnterprise(api)
        await storeOnce(context, storedSession(session))
      },
      async open(route) {
        const address = `/#/${route.replace(/^\//, '')}`
        const before = await shownPage(page)
        const addressBefore = page.url()
        await page.goto(address)
        // another page of the same route differs only by its stamp
        if (before && page.url() !== addressBefore) await expect.poll(() => shownPage(page)).not.toBe(before)
        await untilShown(page)
      },
    })

    const unexpected = consoleErrors.filter((line) => !allowed.some((pattern) => pattern.test(line)))
    expect(unexpected, 'errors in the browser console').toEqual([])
  },
})

export { expect }
