import type { BarColours } from '../../src/platform/native-bars/types'

interface Options {
  success?: (answer: object) => void
  fail?: (answer: object) => void
  [name: string]: unknown
}
const calls: [string, object][] = []
const refused = new Set<string>()
const recorded = (name: string) => [
  name,
  ({ success, fail, complete: _, ...options }: Options) => {
    calls.push([name, options])
    if (refused.has(name)) fail?.({ errMsg: `${name}:fail` })
    else success?.({ errMsg: 'ok' })
  },
]
const menuButton = { left: 0, bottom: 0 }
const stack: { route: string }[] = []
Object.assign(globalThis, {
  getCurrentPages: () => stack,
  wx: {
    ...Object.fromEntries(
      [
        'setNavigationBarColor',
        'setTabBarStyle',
        'setBackgroundColor',
        'setBackgroundTextStyle',
        'setTabBarItem',
        'hideTabBar',
        'showTabBar',
      ].map(recorded),
    ),
    getWindowInfo: () => ({ statusBarHeight: 44, windowWidth: 375 }),
    getMenuButtonBoundingClientRect: () => menuButton,
  },
})
// the code under test reads `wx` when it is loaded, so it is loaded after `wx` is set
const load = <T extends object>(path: string) => jest.requireActual<T>(`../../src/${path}`)
const settled = () =>
  new Promise<void>((done) => {
    setImmediate(done)
  })

beforeEach(() => {
  calls.length = 0
  refused.clear()
  Object.assign(menuButton, { left: 281, bottom: 80 })
  stack.splice(0, stack.length, { route: 'pages/Home/index' })
})

const colours: BarColours = {
  navText: '#ffffff',
  navBackground: '#111111',
  pageBackground: '#222222',
  pullText: 'light',
  tabText: '#333333',
  tabChosen: '#444444',
  tabBackground: '#555555',
  tabBorder: 'black',
}

test('a theme colours navigation bar, tab bar, the page behind its content, and the pull text', async () => {
  const { colourNativeBars } = load<typeof import('../../src/platform/native-bars/index.weapp')>(
    'platform/native-bars/index.weapp',
  )
  // without a tab bar WeChat refuses its colours, and only these
  refused.add('setTabBarStyle')
  colourNativeBars(colours)
  await settled()
  expect(Object.fromEntries(calls)).toEqual({
    setNavigationBarColor: { frontColor: '#ffffff', backgroundColor: '#111111' },
    setTabBarStyle: {
      color: '#333333',
      selectedColor: '#444444',
      backgroundColor: '#555555',
      borderStyle: 'black',
    },
    setBackgroundColor: {
      backgroundColor: '#222222',
      backgroundColorTop: '#222222',
      backgroundColorBottom: '#222222',
    },
    setBackgroundTextStyle: { textStyle: 'light' },
  })
})

test.each([
  ['at its place', 281, 80, 88, 102],
  ['without a position', 0, 80, 88, 103],
  ['without a height', 281, 0, 88, 103],
])('the page keeps clear of a capsule %s', (_name, left, bottom, below, beside) => {
  const { windowTop } = load<typeof import('../../src/platform/window-top/index.weapp')>(
    'platform/window-top/index.weapp',
  )
  Object.assign(menuButton, { left, bottom })
  expect(windowTop()).toEqual({ statusBar: 44, belowCapsule: below, besideCapsule: beside })
})

test('the tab bar gets its texts once in each language, and again when WeChat refused them', async () => {
  const { chooseLanguage, ensureTexts } = load<typeof import('../../src/i18n/engine')>('i18n/engine')
  const { followTabTexts } = load<typeof import('../../src/navigation/tab-texts')>('navigation/tab-texts')
  await ensureTexts('common')
  followTabTexts()
  const written = async (language: 'en' | 'fr') => {
    calls.length = 0
    await chooseLanguage(language)
    await settled()
    return calls.map(([, { index, text }]: [string, { index?: number; text?: string }]) => [index, text])
  }
  const english = (await written('en')).slice(-4)
  expect(english.map(([index]) => index)).toEqual([0, 1, 2, 3])
  expect(english[0]).toEqual([0, 'Home'])
  expect(await written('en')).toEqual([])
  refused.add('setTabBarItem')
  await written('fr')
  refused.clear()
  expect(await written('fr')).toHaveLength(4)
  stack.splice(0, stack.length, { route: 'pages-common/article' })
  expect(await written('en')).toEqual([])
})
