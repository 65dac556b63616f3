import type {} from './medibook-global'
// Not from /react: its act() environment never flushes the app's own root
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
  // tells a stuck page from a slow machine; a test never waits for as long as this on purpose
  asyncUtilTimeout: 60_000,
  // the styles of every element and of all its ancestors are costly in jsdom: only what was found is checked
  defaultHidden: true,
  // a short message: the whole document would bury it
  getElementError: (message) => new Error((message ?? '').slice(0, 600)),
})
setReadRetryDelays([0, 0])

/** Where nothing listens. */
const NOWHERE = 'http://127.0.0.1:9'

const allPages = [
  ...(appConfig.pages ?? []),
  ...(appConfig.subPackages ?? []).flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
]

/** A session that the server has just opened for this user. */
const sessionOf = async (userId: string): Promise<StoredSession<WxUser>> => ({
  ...newSession(newProfile(userId, userId)),
  thirdSession: await medibook.signIn(userId),
})

interface StartOptions {
  /** Signed in as this user (an id of the server's data); a visitor without it. */
  userId?: string
  language?: string
  /** Settings of the server beyond those of every test: they take a second server on the same database. */
  env?: Record<string, string>
  /** The person has not answered about privacy yet. */
  isFirstLaunch?: boolean
  /** The opening poster, which lies over whatever page the app starts at, is shown. */
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
  // the router cannot leave a page that it is just mounting: it would mount it all the same, over the next one
  const arrived = () =>
    waitFor(() => {
      const address = window.location.hash.slice(1).split('?')[0] ?? ''
      const page = Taro.getCurrentInstance().page?.path ?? ''
      if (page.split('?')[0] !== address || !document.getElementById(page))
        throw new Error(`not there yet: ${address}, but ${page}`)
    })
  /** Opens a page and forgets all others. */
  const restartAt = async (next: string) => {
    await arrived()
    await Taro.reLaunch({ url: `/${next}` })
  }
  return {
    /** Opens a page over the one that is shown. */
    open: async (next: string) => {
      await arrived()
      await Taro.navigateTo({ url: `/${next}` })
    },
    restartAt,
    /**
     * Opens a page afresh by way of another one: words that an earlier visit of the same page left on the screen are
     * gone, so that a test cannot take them for the new visit's.
     */
    openAt: async (next: string) => {
      await restartAt('pages-common/not-found')
      await restartAt(next)
    },
    /** Waits until the page of the address is there. */
    arrived,
  }
}

const sessionsOf = ({ mounted }: Mounted, { restartAt, arrived }: ReturnType<typeof pagesOf>) => ({
  /** The visitor of this device signs in. */
  signIn: async (next: string) => {
    mounted.store?.dispatch(signedIn(await sessionOf(next)))
  },
  /** The session ends without the person's doing. */
  expire: () => mounted.store?.dispatch(sessionExpired()),
  /** Another person takes the device: nothing of the one before stays, and the tab "mine" is shown. */
  signInAs: async (next: string) => {
    await restartAt('pages/Mine/index')
    await arrived()
    mounted.store?.dispatch(signedOut())
    mounted.store?.dispatch(signedIn(await sessionOf(next)))
  },
})

const networkOf = ({ mounted }: Mounted, own: string) => ({
  /** Another way to the same server. */
  goThrough: (origin: string) => configureClient({ apiHost: origin }),
  cutNetwork: () => configureClient({ apiHost: NOWHERE }),
  mendNetwork: () => configureClient({ apiHost: own }),
  /** Whether a read is under way. */
  isReading: () =>
    Object.values(mounted.store?.getState()[api.reducerPath].queries ?? {}).some(
      (one) => one?.status === 'pending',
    ),
  /** Drops the cache, so that the next page reads again. */
  forgetAnswers: () => mounted.store?.dispatch(api.util.resetApiState()),
})

/**
 * The whole app in jsdom, every page behind the real router, over HTTP against the real server. One per test file: the
 * store lives as long as the file.
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
  // the session is restored, and a first launch begins elsewhere, when the app's module runs
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

/** The page that is shown: those below it stay in the document. */
export function shownPage(): HTMLElement {
  const pages = [...document.querySelectorAll<HTMLElement>('.taro_page')].filter(
    (page) => page.style.display !== 'none',
  )
  return pages[pages.length - 1] ?? document.body
}
export const onPage = () => within(shownPage())

/** What lies over the page, and what it waits for: the reason is mostly there. */
function others(): string {
  const words = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => (one.textContent ?? '').slice(0, 300)).join(' | ')
  return `\ndialogs: ${words('[role=alertdialog],[role=dialog]')}\nbusy: ${words('[aria-busy=true]')}`
}

/** Waits for words on the shown page. */
export const see = (text: string | RegExp) =>
  waitFor(() => {
    const found = onPage().queryAllByText(plainly(text))
    if (found.length === 0)
      throw new Error(
        `not on the page: ${String(text)}\n${(shownPage().textContent ?? '').slice(0, 1500)}${others()}`,
      )
    return found[0] as HTMLElement
  })

/** Presses what has this name, once it is there and can be pressed. */
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

/** The last part of the order form: who buys, and the protocol. */
export async function fillBuyer({ name, phone }: { name: string; phone: string }): Promise<void> {
  await fill('購買人姓名', name)
  await fill('聯絡電話', phone)
  await press(/我已閱讀並同意/, 'checkbox')
}

export const field = (label: string) =>
  onPage()
    .getAllByLabelText(label)
    .find((element) => /^(INPUT|TEXTAREA)$/.test(element.tagName)) as HTMLInputElement

/** Dialogs of the app: they lie over every page. */
export const dialog = () => screen.findByRole('alertdialog')
export const pressInDialog = async (name: string) => {
  fireEvent.click(within(await dialog()).getByRole('button', { name }))
}

/** On the login page, whichever way it was opened. What comes then is for the test to wait for. */
export async function signInByPassword(username: string, password: string): Promise<void> {
  await press('帳號密碼', 'radio')
  await fill('帳號', username)
  await fill('密碼', password)
  await press('我已閱讀並同意用戶協議和私隱聲明', 'checkbox')
  await press('登入')
}

/**
 * On a page whose reading failed for want of a network: the network comes back, and the page is asked to read again.
 * Waits for the page's own failure first: a dialog may tell of another reading, and the page's own would then succeed
 * unasked; and until no read is under way: the retry repeats what has failed by then, and nothing would
 * repeat the rest.
 */
export async function mendAndRetry(app: PageApp): Promise<void> {
  await see('暫時讀不到')
  await waitFor(() => expect(app.isReading()).toBe(false))
  app.mendNetwork()
  // the dialog was asked for before the page heard of the failure, and is drawn in a task of its own: that
  // one comes before this
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  const told = screen.queryByRole('alertdialog')
  if (told) fireEvent.click(within(told).getByRole('button', { name: '確定' }))
  await press('點此重試')
}

/** A visitor signs in while the network is gone; what could not be read is read once it is back. */
export async function signInWithoutNetwork(app: PageApp, userId: string): Promise<void> {
  app.cutNetwork()
  await app.signIn(userId)
  await mendAndRetry(app)
}
