/** A node of the tree that Taro sends by setData. The short names are Taro's. */
export interface TreeNode {
  /** Template name. */
  nn?: string
  sid?: string
  uid?: string
  /** Class names. */
  cl?: string
  /** Style text. */
  st?: string
  /** Text of a text node. */
  v?: string | number
  /** Children. */
  cn?: TreeNode[]
  [attribute: string]: unknown
}

/** A node with its ancestors, outermost first. */
export interface Hit {
  node: TreeNode
  ancestors: TreeNode[]
}

/** The argument of App(), Page() or Component(). */
export type Definition = Record<string, unknown> & {
  data?: Record<string, unknown>
  methods?: Record<string, unknown>
  lifetimes?: { attached?: () => void; detached?: () => void }
  attached?: () => void
  detached?: () => void
}

type LifeCycle = (...args: unknown[]) => unknown

/** A live page or component. */
export interface Instance {
  route: string
  data: Record<string, unknown> & { root?: TreeNode; i?: TreeNode }
  options: Record<string, string>
  wrappers: Map<string, Instance>
  setData: (payload: Record<string, unknown>, done?: () => void) => void
  eh?: (event: unknown) => void
  onLoad?: LifeCycle
  onShow?: LifeCycle
  onReady?: LifeCycle
  onHide?: LifeCycle
  onUnload?: LifeCycle
  onPullDownRefresh?: LifeCycle
  onReachBottom?: LifeCycle
  onTabItemTap?: LifeCycle
  onShareAppMessage?: LifeCycle
  [member: string]: unknown
}

/** The parts of app.json that are used here. */
export interface AppJson {
  pages: string[]
  subPackages?: { root: string; pages: string[] }[]
  subpackages?: { root: string; pages: string[] }[]
  tabBar?: { list: { pagePath: string }[] }
  /** functions that read the location: WeChat refuses those that are not listed here */
  requiredPrivateInfos?: string[]
  permission?: Record<string, { desc: string }>
}

export interface SetDataEntry {
  /** Page route; with the suffix '#custom-wrapper' when a wrapper component received the update. */
  route: string
  bytes: number
  keys: string[]
}

/** Everything that a test may check afterwards. */
export interface RuntimeRecord {
  /**
   * Thrown errors, unhandled rejections, console.error, and navigation that WeChat would refuse. Empty after
   * a successful run.
   */
  errors: Error[]
  warnings: string[]
  /** wx functions that were called but are not implemented here. */
  unknownCalls: Set<string>
  /**
   * `press`: what was pressed on the page before. `status` is undefined while it is pending, 0 when it
   * failed.
   */
  requests: { method: string; url: string; page: string; press: string; status?: number }[]
  navigations: { mode: string; url: string }[]
  modals: { title: string; content: string; confirmText?: string; cancelText?: string }[]
  toasts: string[]
  setData: SetDataEntry[]
  /** WeChat's own elements around the page: bars, their colours and titles. */
  bars: { name: string; route: string; options: Record<string, unknown> }[]
}

export type CallbackOptions = {
  success?: (result: unknown) => void
  fail?: (error: unknown) => void
  complete?: (result: unknown) => void
} & Record<string, unknown>
