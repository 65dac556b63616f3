import fs from 'node:fs'
import path from 'node:path'
import { recordCall } from '../../../scripts/lib/call-coverage.mjs'
import { dispatch, find } from './events'
import { pagesOf, Pages, parseUrl } from './pages'
import { asError, createRealm, type Realm } from './realm'
import { Templates } from './templates'
import { drawTree, findAll, nameOf, textOf, type Target } from './tree'
import type { AppJson, CallbackOptions, RuntimeRecord } from './types'
import { createDevice, type Phone } from './wx/device'
import { createInterface, type Answers } from './wx/interface'
import { createNetwork } from './wx/network'
import { createPlainAnswers } from './wx/plain'
import { createPrivacy } from './wx/privacy'
import { ok } from './wx/settle'
import { createStorage } from './wx/storage'
import { withUnknownCalls } from './wx/unknown-calls'

export interface LaunchOptions {
  /** Folder of the compiled mini-program. Default: dist/weapp of the project. */
  folder?: string
  /** Page to start at, with its query: 'pages/Mine/index?x=1'. Default: the first page. */
  entry?: string
  /** Address of the server that stands for the compiled-in host. */
  server?: string
  /** What local storage holds before the start. */
  storage?: Record<string, unknown>
  phone?: Partial<Phone>
  hasIntl?: boolean
  /** Whether the person has agreed to the privacy guideline before, as most have. Default: yes. */
  isPrivacyAgreed?: boolean
  /** Functions of wx that the test gives itself. */
  wx?: Record<string, unknown>
}

const POLL_MS = 10
// counted in turns, not in time: on a slow machine a rendering alone takes longer than any quiet worth waiting for
const QUIET_POLLS = 8
const DEFAULT_WAIT_MS = 60_000
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Starts a compiled mini-program in Node, in a realm of its own, with real HTTP.
 * Call `close()` at the end; a healthy session has an empty `record.errors`.
 */
export function launch(options: LaunchOptions = {}) {
  const folder = path.resolve(options.folder ?? path.join(process.cwd(), 'dist', 'weapp'))
  const appJson = JSON.parse(fs.readFileSync(path.join(folder, 'app.json'), 'utf8')) as AppJson
  const record: RuntimeRecord = {
    errors: [],
    warnings: [],
    unknownCalls: new Set(),
    requests: [],
    navigations: [],
    modals: [],
    toasts: [],
    setData: [],
    bars: [],
  }
  const storage = new Map<string, unknown>(Object.entries(options.storage ?? {}))
  const answers: Answers = { modal: () => true, actionSheet: () => 0 }
  const templates = new Templates(folder)
  const start = parseUrl(`/${(options.entry ?? appJson.pages[0] ?? '').replace(/^\//, '')}`)
  const launchOptions = {
    path: start.route,
    query: start.query,
    scene: 1001,
    referrerInfo: {},
    apiCategory: 'default',
  }
  let isOnline = true
  const realmNow = (): Realm => realm

  const privacy = createPrivacy(record, options.isPrivacyAgreed ?? true)
  const { comeNear, ...measuring } = createInterface(record, answers, realmNow)
  const pages = new Pages(
    folder,
    appJson,
    record,
    realmNow,
    () => ({
      selectComponent: () => null,
      selectAllComponents: () => [],
      createSelectorQuery: measuring.createSelectorQuery,
      createIntersectionObserver: measuring.createIntersectionObserver,
      getOpenerEventChannel: () => ({ emit() {}, on() {}, once() {}, off() {} }),
      triggerEvent() {},
      getTabBar: () => null,
    }),
    templates,
  )
  let pressed = { page: pages.current, name: '' }

  const navigation = {
    navigateTo: (call: CallbackOptions & { url: string }) => pages.open('navigateTo', call),
    redirectTo: (call: CallbackOptions & { url: string }) => pages.open('redirectTo', call),
    reLaunch: (call: CallbackOptions & { url: string }) => pages.open('reLaunch', call),
    switchTab: (call: CallbackOptions & { url: string }) => pages.open('switchTab', call),
    navigateBack: (call?: CallbackOptions & { delta?: number }) => pages.back(call),
    startPullDownRefresh: (call?: CallbackOptions) => {
      ok(call, 'startPullDownRefresh')
      pages.attempt(() => pages.current?.onPullDownRefresh?.())
    },
    stopPullDownRefresh: (call?: CallbackOptions) => ok(call, 'stopPullDownRefresh'),
  }
  const wx = withUnknownCalls(
    privacy.guarded({
      ...createPlainAnswers(record, appJson, () => pages.current?.route ?? ''),
      ...createDevice({
        realm: realmNow,
        overrides: options.phone ?? {},
        launch: launchOptions,
        isOnline: () => isOnline,
      }),
      ...createStorage(storage, realmNow),
      ...createNetwork({
        server: options.server,
        record,
        realm: realmNow,
        isOnline: () => isOnline,
        page: () => pages.current?.route ?? '',
        press: () => (pressed.page === pages.current ? pressed.name : ''),
      }),
      ...measuring,
      ...navigation,
      ...options.wx,
    }),
    record,
  )

  const words = (args: unknown[]) =>
    args
      .map(
        (part) =>
          (part as { stack?: string } | null)?.stack ??
          (typeof part === 'object' ? JSON.stringify(part) : String(part)),
      )
      .join(' ')
  const silent = () => {}
  const realm = createRealm({
    folder,
    hasIntl: options.hasIntl,
    onError: (error) => record.errors.push(error),
    globals: {
      wx,
      ...pages.globals,
      console: {
        log: silent,
        info: silent,
        debug: silent,
        warn: (...args: unknown[]) => record.warnings.push(words(args)),
        error: (...args: unknown[]) => record.errors.push(asError(args.length === 1 ? args[0] : words(args))),
      },
    },
  })

  const context = { templates, realm: realmNow, attempt: (work: () => unknown) => pages.attempt(work) }
  const page = () => {
    if (!pages.current) throw new Error('No page is open')
    return pages.current
  }
  const text = () => textOf(pages.current?.data.root)
  /** The native button for agreeing tells by an event of its own. */
  function tap(target: Target): void {
    const { node } = find(context, page(), target)
    pressed = { page: page(), name: nameOf(templates, node) }
    if (templates.attribute(node, 'open-type') !== 'agreePrivacyAuthorization')
      return dispatch(context, page(), target, 'tap')
    privacy.press(String(node.uid ?? node.sid))
    dispatch(context, page(), (other) => other === node, 'agreeprivacyauthorization')
  }

  const session = {
    record,
    storage,
    /** Replace to answer dialogs differently. */
    answers,
    pagePaths: pagesOf(appJson),
    get page() {
      return page()
    },
    get route() {
      return page().route
    },
    get stack() {
      return pages.stack.map((open) => open.route)
    },
    text,
    /** Picture of the page for looking at. */
    tree: () => drawTree(templates, page().data.root),
    find: (target: Target) => find(context, page(), target),
    findAll: (target: Target) => findAll(templates, page().data.root, target),
    has: (target: Target) => findAll(templates, pages.current?.data.root, target).length > 0,
    /** Every element of the page with its accessible name and whether it handles a tap. */
    elements: () =>
      findAll(templates, page().data.root, (node) => Boolean(node.nn)).map(({ node }) => ({
        node,
        role: templates.attribute(node, 'aria-role'),
        label: templates.attribute(node, 'aria-label'),
        isTappable: templates.binding(node, 'tap') !== undefined,
      })),
    attribute: (target: Target, name: string) =>
      templates.attribute(find(context, page(), target).node, name),

    /** A person's tap. */
    tap: (target: Target) => tap(target),
    /** A person types: the whole new value. */
    type: (target: Target, value: string) => {
      dispatch(context, page(), target, 'input', { value, cursor: value.length, keyCode: 0 })
      pages.attempt(() => {
        try {
          dispatch(context, page(), target, 'blur', { value })
        } catch {
          /* the field has no blur */
        }
      })
    },
    fire: (target: Target, type: string, detail?: object) =>
      privacy.beforeEvent(type, (refused) => dispatch(context, page(), target, type, refused ?? detail)),
    /** Calls that required consent to the privacy guideline. */
    privacyAsks: privacy.asks,
    goTo: (url: string, mode: 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab' = 'reLaunch') =>
      pages.open(mode, { url: url.startsWith('/') ? url : `/${url}` }),
    back: () => pages.back(),
    pullDown: () => pages.attempt(() => page().onPullDownRefresh?.()),
    /** A person scrolls down to the page's end: what waits for being near is drawn. */
    reachBottom: () => {
      pages.attempt(comeNear)
      pages.attempt(() => page().onReachBottom?.())
    },
    setOnline: (value: boolean) => {
      isOnline = value
    },

    /**
     * Waits until `condition` holds: a text that must be on the page, or a function.
     * @throws Error with the page's text
     */
    async waitFor(condition: string | (() => unknown), timeoutMs = DEFAULT_WAIT_MS) {
      const isMet = typeof condition === 'string' ? () => text().includes(condition) : condition
      const deadline = Date.now() + timeoutMs
      while (!isMet()) {
        if (Date.now() > deadline) {
          const errors = record.errors.map((error) => error.message).join('\n')
          throw new Error(
            'Waited in vain for ' +
              `${typeof condition === 'string' ? JSON.stringify(condition) : String(condition)} on ` +
              `${pages.current?.route}:\n${text().slice(0, 600)}\n${errors}`,
          )
        }
        await pause(POLL_MS)
      }
      return session
    },
    /** Waits until the page has drawn something, no request is open and it has stopped changing. */
    async settle(timeoutMs = DEFAULT_WAIT_MS) {
      const deadline = Date.now() + timeoutMs
      let seen = -1
      let quietPolls = 0
      while (Date.now() < deadline) {
        const activity = record.setData.length + record.requests.length
        const isWaiting = record.requests.some((request) => request.status === undefined) && isOnline
        if (activity !== seen || isWaiting) {
          seen = activity
          quietPolls = 0
        } else if (record.setData.length > 0 && quietPolls >= QUIET_POLLS) return session
        quietPolls += 1
        await pause(POLL_MS)
      }
      return session
    },
    /** Sum of the setData calls from the given one on. */
    setDataStats: (from = 0) =>
      record.setData.slice(from).reduce(
        (sum, entry) => ({
          calls: sum.calls + 1,
          bytes: sum.bytes + entry.bytes,
          largest: Math.max(sum.largest, entry.bytes),
        }),
        { calls: 0, bytes: 0, largest: 0 },
      ),
    close() {
      // the benchmark launches it too: its calls are no test's
      const { testPath = '', currentTestName: title = '' } =
        typeof expect === 'undefined' ? {} : expect.getState()
      if (testPath)
        for (const { method, url, page, press, status } of record.requests)
          if (status !== undefined)
            recordCall(method, new URL(url).pathname, { page, press, spec: path.basename(testPath), title })
      realm.close()
    },
  }

  pages.loadApp(launchOptions)
  pages.push(start.route, start.query)
  return session
}

export type WeappSession = ReturnType<typeof launch>
