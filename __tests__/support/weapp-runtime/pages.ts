import fs from 'node:fs'
import path from 'node:path'
import { asError, type Realm } from './realm'
import { setByPath } from './set-data'
import type { Templates } from './templates'
import { walk } from './tree'
import type { AppJson, CallbackOptions, Definition, Instance, RuntimeRecord } from './types'
import { ok, refuse } from './wx/settle'

type OpenMode = 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab'
type NavigationOptions = CallbackOptions & { url: string }

const MAX_STACK = 10

/** Parses '/pages/a/index?x=1', or a path relative to `base`, like WeChat: values stay percent-encoded. */
export function parseUrl(url: string, base = ''): { route: string; query: Record<string, string> } {
  const [location = '', search = ''] = url.split('?')
  const route = location.startsWith('/')
    ? location.slice(1)
    : path.posix.join(path.posix.dirname(base), location)
  const pairs = search
    .split('&')
    .filter(Boolean)
    .map((pair): [string, string] => {
      const at = pair.indexOf('=')
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
    })
  return { route, query: Object.fromEntries(pairs) }
}

export const pagesOf = (app: AppJson): string[] => [
  ...app.pages,
  ...(app.subPackages ?? app.subpackages ?? []).flatMap(({ root, pages }) =>
    pages.map((page) => path.posix.join(root, page)),
  ),
]

/** The registrations of App(), Page() and Component(), and the stack of open pages. */
export class Pages {
  readonly stack: Instance[] = []
  app: Definition | undefined
  private readonly pageDefinitions = new Map<string, Definition>()
  private readonly componentDefinitions = new Map<string, Definition>()
  private readonly all: string[]
  private readonly tabs: string[]
  private defining = ''
  private lastWebviewId = 0

  constructor(
    private readonly folder: string,
    appJson: AppJson,
    private readonly record: RuntimeRecord,
    private readonly realm: () => Realm,
    private readonly helpers: () => Record<string, unknown>,
    private readonly templates: Templates,
  ) {
    this.all = pagesOf(appJson)
    this.tabs = (appJson.tabBar?.list ?? []).map((tab) => tab.pagePath)
  }

  /** Globals of the realm. */
  readonly globals = {
    App: (definition: Definition) => {
      this.app = definition
    },
    Page: (definition: Definition) => void this.pageDefinitions.set(this.defining, definition),
    Component: (definition: Definition) => void this.componentDefinitions.set(this.defining, definition),
    Behavior: (definition: Definition) => definition,
    getApp: () => this.app,
    getCurrentPages: () => [...this.stack],
    requirePlugin: () => ({}),
    requireMiniProgram: () => ({}),
  }

  get current(): Instance | undefined {
    return this.stack.at(-1)
  }

  /** Runs code of the mini-program and records what it throws. */
  attempt(work: () => unknown): void {
    try {
      work()
    } catch (error) {
      this.record.errors.push(asError(error))
    }
  }

  loadApp(launch: object): void {
    this.defining = 'app'
    this.realm().load('app.js')
    this.attempt(() =>
      (this.app?.onLaunch as ((options: unknown) => void) | undefined)?.(this.realm().clone(launch)),
    )
    this.attempt(() =>
      (this.app?.onShow as ((options: unknown) => void) | undefined)?.(this.realm().clone(launch)),
    )
  }

  private load(name: string, into: Map<string, Definition>): Definition | undefined {
    if (into.has(name)) return into.get(name)
    const outer = this.defining
    this.defining = name
    try {
      this.realm().load(name)
    } finally {
      this.defining = outer
    }
    return into.get(name)
  }

  private create(definition: Definition, route: string, isPage: boolean): Instance {
    const instance = Object.assign(
      Object.create(null) as Instance,
      this.helpers(),
      definition,
      definition.methods ?? {},
    )
    Object.assign(instance, {
      data: this.realm().clone(definition.data ?? {}),
      route,
      is: route,
      __route__: route,
      props: {},
      options: {},
      wrappers: new Map(),
      __webviewId__: this.lastWebviewId,
    })
    instance.setData = (payload, done) => {
      const text = JSON.stringify(payload)
      this.record.setData.push({
        route: isPage ? route : `${this.current?.route ?? ''}#${route}`,
        bytes: Buffer.byteLength(text),
        keys: Object.keys(payload),
      })
      for (const [key, value] of Object.entries(JSON.parse(text) as object))
        setByPath(instance.data, key, value)
      if (isPage) this.syncWrappers(instance)
      setTimeout(() => this.attempt(() => done?.call(instance)), 0)
    }
    return instance
  }

  /** A CustomWrapper is a real component with its own subtree and its own setData. */
  private syncWrappers(page: Instance): void {
    const live = new Set<string>()
    const hasComponent = fs.existsSync(path.join(this.folder, 'custom-wrapper.js'))
    const definition = hasComponent ? this.load('custom-wrapper', this.componentDefinitions) : undefined
    if (!definition) return
    walk(page.data.root, (node) => {
      if (node.nn !== 'custom-wrapper' || !node.sid) return
      live.add(node.sid)
      let wrapper = page.wrappers.get(node.sid)
      const isNew = !wrapper
      wrapper ??= this.create(definition, 'custom-wrapper', false)
      wrapper.data.i = node
      page.wrappers.set(node.sid, wrapper)
      const attached = definition.lifetimes?.attached ?? definition.attached
      if (isNew) this.attempt(() => attached?.call(wrapper))
    })
    for (const [sid, wrapper] of page.wrappers) {
      if (live.has(sid)) continue
      const detached = definition.lifetimes?.detached ?? definition.detached
      this.attempt(() => detached?.call(wrapper))
      page.wrappers.delete(sid)
    }
  }

  push(route: string, query: Record<string, string>): void {
    const definition = this.load(route, this.pageDefinitions)
    if (!definition) throw new Error(`${route} did not call Page()`)
    this.lastWebviewId += 1
    const page = this.create(definition, route, true)
    page.options = this.realm().clone(query)
    this.stack.push(page)
    this.attempt(() => page.onLoad?.(page.options))
    this.attempt(() => page.onShow?.())
    setTimeout(() => this.attempt(() => page.onReady?.()), 0)
  }

  private drop(): void {
    const page = this.stack.pop()
    this.attempt(() => page?.onUnload?.())
  }

  private refusal(mode: OpenMode, route: string): string {
    if (!this.all.includes(route)) return 'page not found'
    if ((mode === 'navigateTo' || mode === 'redirectTo') && this.tabs.includes(route))
      return `can not ${mode} a tabbar page`
    if (mode === 'switchTab' && !this.tabs.includes(route)) return 'can not switch to no-tabBar page'
    if (mode === 'navigateTo' && this.stack.length >= MAX_STACK) return 'webview count limit exceed'
    return ''
  }

  open(mode: OpenMode, options: NavigationOptions): void {
    const { route, query } = parseUrl(options.url, this.current?.route)
    this.record.navigations.push({ mode, url: options.url })
    const refusal = this.refusal(mode, route)
    if (refusal) {
      this.record.errors.push(new Error(`${mode}:fail ${refusal} ${options.url}`))
      return refuse(options, mode, refusal)
    }
    if (mode === 'navigateTo') this.attempt(() => this.current?.onHide?.())
    else if (mode === 'redirectTo') this.drop()
    else while (this.stack.length) this.drop()
    this.push(route, query)
    if (mode === 'switchTab')
      this.attempt(() =>
        this.current?.onTabItemTap?.({ pagePath: route, index: this.tabs.indexOf(route), text: '' }),
      )
    ok(options, mode)
  }

  back(options: CallbackOptions & { delta?: number } = {}): void {
    const steps = Math.min(options.delta ?? 1, this.stack.length - 1)
    this.record.navigations.push({ mode: 'navigateBack', url: String(steps) })
    for (let step = 0; step < steps; step += 1) this.drop()
    if (steps > 0) this.attempt(() => this.current?.onShow?.())
    ok(options, 'navigateBack')
  }
}
