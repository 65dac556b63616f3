import theme from '../../src/theme.json'
import { answered, at, button, launchAs, press } from '../support/weapp-runtime/acts'
import type { WeappSession } from '../support/weapp-runtime/launch'
import { closeWeappSessions, demoSamples, demoStorage, launchWeapp } from '../support/weapp-runtime/session'
import type { Target } from '../support/weapp-runtime/tree'
import type { CallbackOptions } from '../support/weapp-runtime/types'

const WINDOW_WIDTH = 375
const CAPSULE = { top: 24, bottom: 56, left: 278 }
const HOME = 'pages/Home/index'
const SETTINGS = 'pages-common/settingLocales'
const FIRST_TAB_PAGES = [HOME, 'pages/Shops/index', 'pages/Commodity/index', 'pages/Mine/index']
afterEach(closeWeappSessions)

const pixels = (style: string, name: string) =>
  Number(new RegExp(`(?:^|;)\\s*${name}:\\s*([\\d.]+)px`).exec(style)?.[1] ?? 0)

/** Maximum extent of an element, given the space reserved by its own and its ancestors' styles. */
function reach(app: WeappSession, target: Target) {
  const { node, ancestors } = app.find(target)
  const styles = [...ancestors, node].map(({ st = '' }) => st)
  const sum = (name: string) => styles.reduce((total, style) => total + pixels(style, name), 0)
  return { right: WINDOW_WIDTH - sum('padding-right'), top: sum('padding-top') + sum('top') }
}
function expectClear(app: WeappSession, target: Target): void {
  const { right, top } = reach(app, target)
  expect({ right, top, isClear: right <= CAPSULE.left || top >= CAPSULE.bottom }).toEqual({
    right,
    top,
    isClear: true,
  })
}

const barsOf = (app: WeappSession, name: string, from = 0) =>
  app.record.bars.slice(from).filter((call) => call.name === name)

describe("WeChat's capsule", () => {
  test.each([
    ['the language', { role: 'button', name: /語言/ }],
    ['the region', { role: 'button', name: /地區/ }],
  ])('does not cover %s on home', async (_, control) => {
    const app = launchAs('visitor', HOME)
    await app.waitFor(() => app.has(control))
    expectClear(app, control)
  })

  test('does not cover the button that skips the poster, which is above the tab bar', async () => {
    const app = launchAs('visitor', HOME)
    const skip = button(/^略過/)
    await app.waitFor(() => app.has(skip), 20_000)
    expectClear(app, skip)
    await app.waitFor(() => barsOf(app, 'hideTabBar').length === 1)
    app.tap(skip)
    await app.waitFor(() => barsOf(app, 'showTabBar').length === 1)
  })

  test('does not cover a page opened by a link, nor home after it, with the poster', async () => {
    const app = launchAs('visitor', SETTINGS)
    // a poster would be read before it
    await answered(app, 'h5Init')
    await app.settle()
    app.goTo(HOME, 'switchTab')
    await app.waitFor('最近熱賣')
    expect(app.has(button(/^略過/))).toBe(false)
  })

  test('does not cover the header of the welcome page', async () => {
    const app = launchWeapp({ entry: HOME, storage: { language: 'zh-Hant' }, isFirstLaunch: true })
    await app.waitFor('歡迎使用康序健康')
    expectClear(app, '歡迎使用康序健康')
  })

  test('does not cover the search in the bar of a clinic', async () => {
    const { shopId } = await demoSamples()
    const app = launchAs('visitor', `pages-clinic/clinic-home/clinic-home?id=${shopId}`)
    const search = button('在這裡搜尋')
    await app.waitFor(() => app.has(search))
    expectClear(app, search)
  })

  test("has its space in an order's own bar", async () => {
    const { orderId } = await demoSamples()
    const app = launchWeapp({
      entry: `pages-order/order-info/order-info?id=${orderId}`,
      storage: { language: 'zh-Hant', ...(await demoStorage()) },
    })
    await app.waitFor('訂單詳情')
    const end = app.find((node) => pixels(node.st ?? '', 'min-width') > 0)
    expect(pixels(end.node.st ?? '', 'min-width')).toBeGreaterThanOrEqual(WINDOW_WIDTH - CAPSULE.left)
  })
})

describe('the bars of WeChat', () => {
  const dark = {
    navigation: { frontColor: '#ffffff', backgroundColor: theme.dark.navBackground },
    tabs: { backgroundColor: theme.dark.tabBackground, borderStyle: 'black' },
    ground: { backgroundColor: theme.dark.pageBackground },
    pull: { textStyle: 'light' },
  }
  const expectDark = (app: WeappSession, from = 0) => {
    expect(barsOf(app, 'setNavigationBarColor', from).at(-1)?.options).toMatchObject(dark.navigation)
    expect(barsOf(app, 'setTabBarStyle', from).at(-1)?.options).toMatchObject(dark.tabs)
    expect(barsOf(app, 'setBackgroundColor', from).at(-1)?.options).toMatchObject(dark.ground)
    expect(barsOf(app, 'setBackgroundTextStyle', from).at(-1)?.options).toMatchObject(dark.pull)
  }
  const isColoured = (app: WeappSession, route: string, from: number) => () =>
    barsOf(app, 'setBackgroundTextStyle', from).some((call) => call.route === route)

  test('follow the device through theme.json while no theme is chosen', async () => {
    const app = launchAs('visitor', SETTINGS)
    await app.waitFor('文字大小')
    await app.settle()
    expect(barsOf(app, 'setNavigationBarColor')).toEqual([])
    expect(barsOf(app, 'setTabBarStyle')).toEqual([])
  })

  test('turn dark with the chosen theme, and light again', async () => {
    const app = launchAs('visitor', SETTINGS)
    await app.waitFor('文字大小')
    app.tap({ role: 'radio', name: '深色' })
    await app.waitFor(isColoured(app, SETTINGS, 0))
    expectDark(app)
    const before = app.record.bars.length
    app.tap({ role: 'radio', name: '淺色' })
    await app.waitFor(isColoured(app, SETTINGS, before))
    expect(barsOf(app, 'setNavigationBarColor', before).at(-1)?.options).toMatchObject({
      frontColor: '#000000',
      backgroundColor: theme.light.navBackground,
    })
    expect(barsOf(app, 'setTabBarStyle', before).at(-1)?.options).toMatchObject({ borderStyle: 'white' })
  })

  test('are dark from the launch, and on every page shown', async () => {
    const app = launchWeapp({ entry: HOME, storage: { language: 'zh-Hant', theme: 'dark' } })
    await app.waitFor(isColoured(app, HOME, 0))
    expectDark(app)
    for (const route of FIRST_TAB_PAGES.slice(1)) {
      const before = app.record.bars.length
      app.goTo(route, 'switchTab')
      await app.waitFor(isColoured(app, route, before))
      expectDark(app, before)
    }
    const before = app.record.bars.length
    app.goTo(SETTINGS, 'navigateTo')
    await app.waitFor(isColoured(app, SETTINGS, before))
    const returned = app.record.bars.length
    app.back()
    await app.waitFor(isColoured(app, FIRST_TAB_PAGES.at(-1) ?? '', returned))
    expectDark(app, returned)
  })

  test('show the title of the open page, and of the previous one on return', async () => {
    const app = launchAs('visitor', 'pages/Shops/index')
    const titled = (route: string, from: number) => () =>
      barsOf(app, 'setNavigationBarTitle', from).findLast((call) => call.route === route)?.options.title
    await app.waitFor(titled('pages/Shops/index', 0))
    expect(titled('pages/Shops/index', 0)()).toBe('門店')
    await app.settle()
    app.goTo(SETTINGS, 'navigateTo')
    await app.waitFor('文字大小')
    await app.settle()
    expect(titled(SETTINGS, 0)()).toBe('語言及顯示')
    const before = app.record.bars.length
    app.back()
    await app.waitFor(titled('pages/Shops/index', before))
    expect(titled('pages/Shops/index', before)()).toBe('門店')
  })
})

test('a first launch that WeChat does not redirect immediately is redirected by its first page', async () => {
  let refusals = 0
  const app: WeappSession = launchWeapp({
    entry: 'pages/Shops/index',
    storage: { language: 'zh-Hant' },
    isFirstLaunch: true,
    wx: {
      reLaunch: (call: CallbackOptions & { url: string }) => {
        if (refusals < 2) {
          refusals += 1
          queueMicrotask(() => {
            call.fail?.({ errMsg: 'reLaunch:fail page not ready' })
            call.complete?.({})
          })
        } else {
          app.goTo(call.url)
          call.success?.({ errMsg: 'reLaunch:ok' })
        }
      },
    },
  })
  await at(app, 'pages-common/welcome/index')
  await app.waitFor('歡迎使用康序健康')
  await press(app, '同意並繼續')
  await at(app, 'pages/Shops/index')
})

test('the placeholders of all fields use a colour of the theme', async () => {
  const { personId } = await demoSamples()
  const storage = { language: 'zh-Hant', ...(await demoStorage()) }
  const pages = [
    'pages/Shops/index',
    'pages-common/search',
    'pages-mine/login/login',
    `pages-mine/booking-person/edit-person?id=${personId}`,
  ]
  for (const entry of pages) {
    const app = launchWeapp({ entry, storage: entry.includes('login') ? { language: 'zh-Hant' } : storage })
    const fields = () => [...app.findAll({ tag: 'input' }), ...app.findAll({ tag: 'textarea' })]
    await app.waitFor(() => fields().length > 0)
    await app.settle()
    const classes = fields().map(({ node }) => app.attribute((one) => one === node, 'placeholder-class'))
    expect(classes.filter((name) => /^(input|textarea)-placeholder$/.test(String(name)))).toEqual([])
  }
})
