import { createApiClient, storedConsent, storedSession } from '../../../scripts/lib/api-client.mjs'
import { loadSamples, type Samples } from '../../../scripts/lib/page-catalogue.mjs'
import { actForEnterprise } from '../../../scripts/lib/page-samples.mjs'
import { demoAccounts } from '../../../server/demo/seed/demo-accounts'
import { launch, type LaunchOptions, type WeappSession } from './launch'

const open = new Set<WeappSession>()

/** URL of the server that the global set-up started. */
export function testServer(): string {
  const url = process.env.MEDIBOOK_TEST_SERVER
  if (!url) throw new Error('No test server: run with -c __tests__/weapp/jest.config.js')
  return url
}

/** An API client signed in as the first demo account. */
async function demoApi() {
  const [account] = demoAccounts
  if (!account) throw new Error('The seed has no demo account')
  const api = createApiClient(testServer(), { appId: 'medibook-weapp' })
  const session = await api.signIn(account)
  await actForEnterprise(api)
  return { api, session }
}

/** Local storage of a device on which the first demo account is signed in. */
export const demoStorage = async (): Promise<Record<string, unknown>> =>
  storedSession((await demoApi()).session)

/** Existing ids, for page addresses. */
export const demoSamples = async (): Promise<Samples> => loadSamples((await demoApi()).api)

/**
 * The mini-program against the test server. Close with `afterEach(closeWeappSessions)`.
 *
 * @example
 *   const app = launchWeapp({ entry: 'pages/Home/index', storage: await demoStorage() })
 *   await app.waitFor('首頁')
 *   app.tap({ role: 'button', name: '登入' })
 *   app.type({ label: '電話' }, '91234567')
 *   app.answers.modal = ({ title }) => title !== '取消訂單'
 */
export function launchWeapp({
  isFirstLaunch,
  ...options
}: LaunchOptions & {
  /** the privacy policy was not agreed to yet */ isFirstLaunch?: boolean
} = {}): WeappSession {
  const session = launch({
    server: testServer(),
    ...options,
    storage: { ...(isFirstLaunch ? {} : storedConsent), ...options.storage },
  })
  open.add(session)
  return session
}

/**
 * For afterEach: closes the test's sessions, and fails when one recorded an error that the test did not
 * remove from `record.errors`.
 */
export function closeWeappSessions(): void {
  const errors = [...open].flatMap((session) => {
    session.close()
    return session.record.errors.map((error) => error.stack ?? error.message)
  })
  open.clear()
  if (errors.length) throw new Error(`The mini-program recorded errors:\n${errors.join('\n\n')}`)
}
