import fs from 'node:fs'
import path from 'node:path'
import { pagesOf, Pages, parseUrl } from './pages'
import { asError, createRealm, type Realm } from './realm'
import { Templates } from './templates'
import type { AppJson, CallbackOptions, Instance, RuntimeRecord } from './types'
import { createConnection } from './wx/connection'
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
  /** URL of the server that replaces the compiled-in host. */
  server?: string
  /** Initial content of local storage. */
  storage?: Record<string, unknown>
  phone?: Partial<Phone>
  hasIntl?: boolean
  /** Whether the privacy guideline was agreed to before. Default: yes. */
  isPrivacyAgreed?: boolean
  /** Functions of wx provided by the test. */
  wx?: Record<string, unknown>
}

/** Independent parts. */
function makeParts(options: LaunchOptions, realm: () => Realm) {
  const folder = path.resolve(options.folder ?? path.join(process.cwd(), 'dist', 'weapp'))
  const appJson = JSON.parse(fs.readFileSync(path.join(folder, 'app.json'), 'utf8')) as AppJson
  const start = parseUrl(`/${(options.entry ?? appJson.pages[0] ?? '').replace(/^\//, '')}`)
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
  const answers: Answers = { modal: () => true, actionSheet: () => 0 }
  return {
    folder,
    appJson,
    pagePaths: pagesOf(appJson),
    start,
    launch: { path: start.route, query: start.query, scene: 1001, referrerInfo: {}, apiCategory: 'default' },
    record,
    answers,
    storage: new Map<string, unknown>(Object.entries(options.storage ?? {})),
    templates: new Templates(folder),
    privacy: createPrivacy(record, options.isPrivacyAgreed ?? true),
    network: createConnection(realm),
  }
}
type Parts = ReturnType<typeof makeParts>
type Measuring = Omit<ReturnType<typeof createInterface>, 'comeNear'>

const helpersOf = (measuring: Measuring) => ({
  selectComponent: () => null,
  selectAllComponents: () => [],
  createSelectorQuery: measuring.createSelectorQuery,
  createIntersectionObserver: measuring.createIntersectionObserver,
  getOpenerEventChannel: () => ({ emit() {}, on() {}, once() {}, off() {} }),
  triggerEvent() {},
  getTabBar: () => null,
})

const navigationOf = (pages: Pages) => ({
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
})

/** Everything that the app finds in `wx`. */
function createWx(
  options: LaunchOptions,
  parts: Parts,
  pages: Pages,
  measuring: Measuring,
  on: { realm: () => Realm; press: () => string },
): object {
  const { record, appJson, privacy, network, launch, storage } = parts
  const route = () => pages.current?.route ?? ''
  return withUnknownCalls(
    privacy.guarded({
      ...createPlainAnswers(record, appJson, route),
      ...createDevice({ realm: on.realm, overrides: options.phone ?? {}, launch }),
      ...network.wx,
      ...createStorage(storage, on.realm),
      ...createNetwork({
        server: options.server,
        record,
        realm: on.realm,
        isOnline: network.isOnline,
        page: route,
        press: on.press,
      }),
      ...measuring,
      ...navigationOf(pages),
      ...options.wx,
    }),
    record,
  )
}

const words = (args: unknown[]) =>
  args
    .map(
      (part) =>
        (part as { stack?: string } | null)?.stack ??
        (typeof part === 'object' ? JSON.stringify(part) : String(part)),
    )
    .join(' ')

const consoleOf = (record: RuntimeRecord) => {
  const silent = () => {}
  return {
    log: silent,
    info: silent,
    debug: silent,
    warn: (...args: unknown[]) => record.warnings.push(words(args)),
    error: (...args: unknown[]) => record.errors.push(asError(args.length === 1 ? args[0] : words(args))),
  }
}

/** WeChat around a compiled mini-program that has not been started yet. */
export function createMachine(options: LaunchOptions) {
  const realmNow = (): Realm => realm
  const parts = makeParts(options, realmNow)
  const { folder, record } = parts
  const { comeNear, ...measuring } = createInterface(record, parts.answers, realmNow)
  const helpers = () => helpersOf(measuring)
  const pages = new Pages(folder, parts.appJson, record, realmNow, helpers, parts.templates)
  const pressed: { page: Instance | undefined; name: string } = { page: pages.current, name: '' }
  const wx = createWx(options, parts, pages, measuring, {
    realm: realmNow,
    press: () => (pressed.page === pages.current ? pressed.name : ''),
  })
  const realm = createRealm({
    folder,
    hasIntl: options.hasIntl,
    onError: (error) => record.errors.push(error),
    globals: { wx, ...pages.globals, console: consoleOf(record) },
  })
  return { ...parts, pages, pressed, comeNear, realm }
}

export type Machine = ReturnType<typeof createMachine>
