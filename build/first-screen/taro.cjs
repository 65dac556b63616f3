// '@tarojs/taro' while pages are drawn without a browser: nothing is stored, there is one window and no page stack.
// Hooks of a page's life never run there, and what acts on a device is never called.
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
  // a page is drawn from the answers that are there
  request: () => Promise.reject(new Error('no network')),
  eventCenter: {
    on: nothing,
    off: nothing,
    once: nothing,
    trigger: (name) => name === 'resize' && resized.forEach((follow) => follow()),
  },
}
// Its functions are asked for by name or, where it is imported as a whole, by property
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
