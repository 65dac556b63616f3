import type {} from './medibook-global'
// Not from /react, because its act() environment never flushes the app's own root
import { configure, fireEvent, isInaccessible, screen, waitFor, within } from '@testing-library/dom'
import { useStore } from 'react-redux'
import { api } from '@/api/api'
import { setReadRetryDelays } from '@/api/request'
import { type StoredSession, storeSession } from '@/api/session'
import appConfig from '@/app.config'
import { sessionExpired, signedIn, signedOut, type WxUser } from '@/features/session/session.slice'
import { configureClient } from '@/platform/config'
import { giveConsent, writeStored } from '@/platform/storage'
import type { AppStore } from '@/store/reducer'
import { plainly } from './plain-names'
import { newProfile, newSession } from './session-sample'
import { bootApp } from './taro-app'

configure({
  // long enough to tell a stuck page from a slow machine; no test reaches it on purpose
  asyncUtilTimeout: 60_000,
  // computing the styles of every element and its ancestors is slow in jsdom, so only results are checked for
  // visibility
  defaultHidden: true,
  // a short message, because the whole document would hide it
  getElementError: (message) => new Error((message ?? '').slice(0, 600)),
})
setReadRetryDelays([0, 0])

/** An address without a listener. */
const NOWHERE = 'http://127.0.0.1:9'

const allPages = appConfig.pages ?? []

/** A session that the server has just opened for this user. */
const sessionOf = async (userId: string): Promise<StoredSession<WxUser>> => ({
  ...newSession(newProfile(userId, userId)),
  thirdSession: await medibook.signIn(userId),
})

interface StartOptions {
  /** Signed in as this user (an id of the server's data); a visitor if absent. */
  userId?: string
  language?: string
  /** Additional settings of the server, which require a second server on the same database. */
  env?: Record<string, string>
  /** The privacy policy was not answered yet. */
  isFirstLaunch?: boolean
  /** Shows the opening poster, which otherwise covers the first page. */
  hasPoster?: boolean
}

/** Loads the app's module, which restores the session, and mounts it with every page behind the router. */
async function mountApp() {
  const { default: App } = await import('@/app')
  const { default: Taro } = await import('@tarojs/taro')
  const { ensureTexts } = await import('@/i18n/engine')
  await ensureTexts(
    'common',
    'errors',
    'main',
    'pages-common',
    'pages-goods',
    'pages-order',
    'pages-mine',
    'pages-shop',
    'pages-clinic',
    'pages-shopping',
    'pages/trolley',
    'pages-common/welcome',
  )
  const mounted: { store: AppStore | null } = { store: null }
  const Inside = () => {
    mounted.store = useStore() as AppStore
    return null
  }
  const app = bootApp({
    app: App,
    inside: <Inside />,
    config: appConfig as never,
    startAt: window.location.hash.replace(/^#\/?/, ''),
    pages: Object.fromEntries(allPages.map((page) => [page, () => import(`../../src/${page}`)])),
  })
  return { Taro, mounted, stop: () => app.stop() }
}
type Mounted = Awaited<ReturnType<typeof mountApp>>

function pagesOf({ Taro }: Mounted) {
  // the router cannot leave a page that it is still mounting: it would mount it over the next one
  const arrived = () =>
    waitFor(() => {
      const address = window.location.hash.slice(1).split('?')[0] ?? ''
      const page = Taro.getCurrentInstance().page?.path ?? ''
      if (page.split('?')[0] !== address || !document.getElementById(page))
        throw new Error(`not there yet: ${address}, but ${page}`)
    })
  /** Opens a page and closes all others. */
  const restartAt = async (next: string) => {
    await arrived()
    await Taro.reLaunch({ url: `/${next}` })
  }
  return {
    /** Opens a page over the current one. */
    open: async (next: string) => {
      await arrived()
      await Taro.navigateTo({ url: `/${next}` })
    },
    restartAt,
    /**
     * Opens a page via another one, so that text left from an earlier visit to the same page is not mistaken
     * for the new visit's.
     */
    openAt: async (next: string) => {
      await restartAt('pages-common/not-found')
      await restartAt(next)
    },
    /** Waits until the page of the address is mounted. */
    arrived,
  }
}

const sessionsOf = ({ mounted }: Mounted, { restartAt, arrived }: ReturnType<typeof pagesOf>) => ({
  /** Signs the visitor of this device in. */
  signIn: async (next: string) => {
    mounted.store?.dispatch(signedIn(await sessionOf(next)))
  },
  /** Ends the session without an action of the user. */
  expire: () => mounted.store?.dispatch(sessionExpired()),
  /**
   * Signs in another user on the device: no data of the previous one remains, and the tab "mine" is shown.
   */
  signInAs: async (next: string) => {
    await restartAt('pages/Mine/index')
    await arrived()
    mounted.store?.dispatch(signedOut())
    mounted.store?.dispatch(signedIn(await sessionOf(next)))
  },
})

const networkOf = ({ mounted }: Mounted, own: string) => ({
  /** Redirects the client to a proxy of the same server. */
  goThrough: (origin: string) => configureClient({ apiHost: origin }),
  cutNetwork: () => configureClient({ apiHost: NOWHERE }),
  mendNetwork: () => configureClient({ apiHost: own }),
  /** True while a read is pending. */
  isReading: () =>
    Object.values(mounted.store?.getState()[api.reducerPath].queries ?? {}).some(
      (one) => one?.status === 'pending',
    ),
  /** Drops the cache, so that the next page reads again. */
  forgetAnswers: () => mounted.store?.dispatch(api.util.resetApiState()),
  /** Reads again what the open page shows of slots, as after a booking. */
  readSlotsAgain: () => mounted.store?.dispatch(api.util.invalidateTags(['Slot'])),
})

/**
 * The whole app in jsdom, every page behind the real router, over HTTP against the real server. One per test
 * file, because the store lives as long as the file.
 * @param path page with query, without leading slash
 */
export async function startApp(
  path: string,
  { userId, language = 'zh-Hant', env, isFirstLaunch = false, hasPoster = false }: StartOptions = {},
) {
  const server = env ? await medibook.startServer({ CORS_ORIGINS: window.location.origin, ...env }) : medibook
  configureClient({ apiHost: server.origin })
  if (!hasPoster) await medibook.query(`update advert set is_show = false where position = 'opening'`)
  if (!isFirstLaunch) giveConsent()
  writeStored('language', language)
  if (userId) storeSession(await sessionOf(userId))
  window.location.hash = `#/${path}`
  // the app's module restores the session, and redirects a first launch, when it is evaluated
  const mounted = await mountApp()
  const pages = pagesOf(mounted)
  return {
    origin: server.origin,
    ...pages,
    ...sessionsOf(mounted, pages),
    ...networkOf(mounted, server.origin),
    stop: mounted.stop,
  }
}
export type PageApp = Awaited<ReturnType<typeof startApp>>

/** The visible page; those below it remain in the document. */
export function shownPage(): HTMLElement {
  const pages = [...document.querySelectorAll<HTMLElement>('.taro_page')].filter(
    (page) => page.style.display !== 'none',
  )
  return pages[pages.length - 1] ?? document.body
}
export const onPage = () => within(shownPage())

/** Overlays of the page and its pending state, which usually contain the reason of a failure. */
function others(): string {
  const words = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => (one.textContent ?? '').slice(0, 300)).join(' | ')
  return `\ndialogs: ${words('[role=alertdialog],[role=dialog]')}\nbusy: ${words('[aria-busy=true]')}`
}

/** Waits for a text on the visible page. */
export const see = (text: string | RegExp) =>
  waitFor(() => {
    const found = onPage().queryAllByText(plainly(text))
    if (found.length === 0)
      throw new Error(
        `not on the page: ${String(text)}\n${(shownPage().textContent ?? '').slice(0, 1500)}${others()}`,
      )
    return found[0] as HTMLElement
  })

/** Presses the control with this name, once it is present and enabled. */
export async function press(name: string | RegExp, role = 'button'): Promise<void> {
  const target = await waitFor(() => {
    const found = onPage()
      .queryAllByRole(role, { name: plainly(name) })
      .filter(
        (element) =>
          element.getAttribute('aria-disabled') !== 'true' && element.getAttribute('aria-busy') !== 'true',
      )
    const last = found.findLast((element) => !isInaccessible(element))
    if (!last)
      throw new Error(
        `cannot be pressed: ${role} ${String(name)}\n${(shownPage().textContent ?? '').slice(0, 800)}`,
      )
    return last
  })
  fireEvent.click(target)
}

/** Types into the field with this label. */
export async function fill(label: string, value: string): Promise<void> {
  const field = await waitFor(() => {
    const found = onPage()
      .queryAllByLabelText(label)
      .filter((element) => /^(INPUT|TEXTAREA)$/.test(element.tagName))
    const last = found[found.length - 1]
    if (!last) throw new Error(`no field ${label}`)
    return last
  })
  fireEvent.input(field, { target: { value } })
}

/** Fills the last part of the order form: the buyer, and the terms. */
export async function fillBuyer({ name, phone }: { name: string; phone: string }): Promise<void> {
  await fill('購買人姓名', name)
  await fill('聯絡電話', phone)
  await press(/我已閱讀並同意/, 'checkbox')
}

export const field = (label: string) =>
  onPage()
    .getAllByLabelText(label)
    .find((element) => /^(INPUT|TEXTAREA)$/.test(element.tagName)) as HTMLInputElement

/** The app's dialog, which may cover any page. */
export const dialog = () => screen.findByRole('alertdialog')
export const pressInDialog = async (name: string) => {
  fireEvent.click(within(await dialog()).getByRole('button', { name }))
}

/** Signs in on the open login page. The test waits for the result. */
export async function signInByPassword(username: string, password: string): Promise<void> {
  await press('帳號密碼', 'radio')
  await fill('帳號', username)
  await fill('密碼', password)
  await press('我已閱讀並同意用戶協議和私隱聲明', 'checkbox')
  await press('登入')
}

/**
 * Restores the network on a page whose read failed without one, and retries. It first waits for the page's
 * own failure, because a dialog may report another read, and the page's own would then succeed without a
 * retry; and until no read is pending, because the retry repeats only what has failed by then.
 */
export async function mendAndRetry(app: PageApp): Promise<void> {
  await see('暫時讀不到')
  await waitFor(() => expect(app.isReading()).toBe(false))
  app.mendNetwork()
  // the dialog was requested before the page was notified of the failure, and is rendered in a separate task,
  // which runs before this one
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  const told = screen.queryByRole('alertdialog')
  if (told) fireEvent.click(within(told).getByRole('button', { name: '確定' }))
  await press('點此重試')
}

/** Signs a visitor in while offline; failed reads are repeated once the network is back. */
export async function signInWithoutNetwork(app: PageApp, userId: string): Promise<void> {
  app.cutNetwork()
  await app.signIn(userId)
  await mendAndRetry(app)
}
