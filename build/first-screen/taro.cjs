// '@tarojs/taro' for rendering pages without a browser: no storage, a single window and no page stack. Page
// lifecycle hooks never run there, and device functions are never called.
const nothing = () => undefined
const router = { path: '', params: {} }
const window = { windowWidth: 375, windowHeight: 812 }
const resized = new Set()
const known = {
  getStorageSync: () => '',
  getStorageInfoSync: () => ({ keys: [] }),
  getCurrentPages: () => [],
  getCurrentInstance: () => ({ router }),
  useRouter: () => router,
  getWindowInfo: () => window,
  onWindowResize: (follow) => resized.add(follow),
  getEnv: () => 'WEB',
  ENV_TYPE: { WEB: 'WEB' },
  // a page is rendered from the given answers
  request: () => Promise.reject(new Error('no network')),
  eventCenter: {
    on: nothing,
    off: nothing,
    once: nothing,
    trigger: (name) => name === 'resize' && resized.forEach((follow) => follow()),
  },
}
// Functions are accessed by name or, where the module is imported as a whole, by property
const hooks = [
  'useDidHide',
  'useDidShow',
  'useLaunch',
  'usePageScroll',
  'usePullDownRefresh',
  'useReachBottom',
]
  .concat(['useReady', 'useShareAppMessage', 'useShareTimeline', 'useUnload'])
  .map((name) => [name, nothing])
const taro = new Proxy(known, { get: (target, name) => target[name] ?? nothing })
module.exports = { __esModule: true, default: taro, ...known, ...Object.fromEntries(hooks) }
