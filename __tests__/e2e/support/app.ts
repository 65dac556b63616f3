import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { createApiClient, storedConsent, storedSession } from '../../../scripts/lib/api-client.mjs'
import { loadSamples, type Samples } from '../../../scripts/lib/page-catalogue.mjs'
import { demoAccounts } from '../../../server/db/seed/demo-accounts'

/** The page that a person sees: the lower ones of Taro's stack stay in the document. */
export const top = (page: Page): Locator => page.locator('.taro_page').filter({ visible: true })

interface App {
  page: Page
  top: Locator
  /** Address of the server. */
  server: string
  /** Starts the app signed in, from the next page load on. Default: the first demo account. */
  signIn: (account?: { username: string; password: string }) => Promise<void>
  /** Opens a route such as 'pages/Mine/index?x=1' and waits until it shows what it has. */
  open: (route: string) => Promise<void>
  /** Errors of the console that the test expects; each pattern takes matching lines away. */
  allowConsole: (...patterns: RegExp[]) => void
  /** What the page said on the console as errors, and uncaught exceptions. */
  consoleErrors: string[]
}

interface Fixtures {
  app: App
  /** Whether the person has agreed to the privacy policy before. Default: yes. */
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

function demoAccount(): { username: string; password: string } {
  const account = demoAccounts[0]
  if (!account) throw new Error('The seed has no demo account')
  return account
}

/** Waits until the top page has left its loading state. */
export async function untilShown(page: Page): Promise<void> {
  await expect(page.locator('#shell')).toHaveCount(0)
  await expect(top(page)).toHaveCount(1)
  await expect(top(page)).not.toHaveText('')
  await expect(top(page).locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

/** From now on the poster stays for a minute, unless it is closed: to come to it takes a slow machine more than its five seconds. */
export async function holdPoster(page: Page): Promise<void> {
  await page.route('**/decorationConfig', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, posterSeconds: 60 } } })
  })
}

/**
 * Every test gets the app, and fails when the browser's console has an error that the test did not expect.
 */
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

  context: async ({ context, hasConsent }, use) => {
    if (hasConsent) {
      await context.addInitScript((entries) => {
        for (const [key, data] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify({ data }))
      }, storedConsent)
    }
    await use(context)
  },

  app: async ({ page, context }, use) => {
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
        const session = await createApiClient(serverUrl()).signIn(account)
        await context.addInitScript((entries) => {
          // Only once: a later sign-out must hold
          if (sessionStorage.getItem('signed-in-by-test')) return
          sessionStorage.setItem('signed-in-by-test', '1')
          for (const [key, data] of Object.entries(entries))
            localStorage.setItem(key, JSON.stringify({ data }))
        }, storedSession(session))
      },
      async open(route) {
        await page.goto(`/#/${route.replace(/^\//, '')}`)
        await untilShown(page)
      },
    })

    const unexpected = consoleErrors.filter((line) => !allowed.some((pattern) => pattern.test(line)))
    expect(unexpected, 'errors in the browser console').toEqual([])
  },
})

export { expect }
