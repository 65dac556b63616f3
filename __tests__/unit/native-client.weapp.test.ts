import { routes } from '@/navigation/routes'

interface Going {
  url: string
  success: (answer: object) => void
  fail: (error: object) => void
}
const settled = () =>
  new Promise<void>((done) => {
    setImmediate(done)
  })
const stack: { route: string }[] = []
const went: string[] = []
const badges: string[] = []
const sent: string[] = []
const launches: Going[] = []
const client = {
  network: 'wifi',
  tapped: null as number | null,
  tellNetwork: (_answer: { isConnected: boolean }) => undefined as void,
}
const go = (how: string) => (options: Going) => {
  went.push(`${how} ${options.url}`)
  options.success({ errMsg: 'ok' })
}
const badge = (text: (options: { index: number; text?: string }) => string) => (options: never) => {
  badges.push(text(options))
  ;(options as Going).success({ errMsg: 'ok' })
}
Object.assign(globalThis, {
  getCurrentPages: () => stack,
  wx: {
    navigateTo: go('open'),
    redirectTo: go('replace'),
    setTabBarBadge: badge(({ index, text }) => `${index}: ${text}`),
    removeTabBarBadge: badge(({ index }) => `${index}: none`),
    reLaunch: (options: Going) => {
      launches.push(options)
    },
    getLaunchOptionsSync: () => ({ path: 'pages-common/article', query: { id: '7' } }),
    getNetworkType: (options: Going) => options.success({ networkType: client.network }),
    onNetworkStatusChange: (hear: typeof client.tellNetwork) => {
      client.tellNetwork = hear
    },
    onAppShow: () => undefined,
    onAppHide: () => undefined,
    showActionSheet: (options: Going) =>
      client.tapped === null
        ? options.fail({ errMsg: 'showActionSheet:fail cancel' })
        : options.success({ tapIndex: client.tapped }),
    request: (options: Going) => {
      sent.push(options.url)
      options.success({ statusCode: 200, data: {}, header: {} })
      return { abort: () => undefined }
    },
  },
})

// the code under test reads `wx` when it is loaded, so it is loaded after `wx` is set
const load = <T extends object>(path: string) => jest.requireActual<T>(`../../src/${path}`)
const standOn = (...of: string[]) => {
  stack.splice(0, stack.length, ...of.map((route) => ({ route: route.slice(1) })))
}
beforeEach(() => {
  for (const all of [went, badges, sent, launches]) all.length = 0
  standOn(routes.home)
})

test('ten pages can be stacked; the next one replaces the last', () => {
  const { go: open } = load<typeof import('../../src/navigation/navigate')>('navigation/navigate')
  standOn(...Array.from({ length: 9 }, () => routes.goodsDetail))
  open(routes.goodsDetail, { id: 'a' })
  standOn(...Array.from({ length: 10 }, () => routes.goodsDetail))
  open(routes.goodsDetail, { id: 'b' })
  expect(went).toEqual([`open ${routes.goodsDetail}?id=a`, `replace ${routes.goodsDetail}?id=b`])
})

test('the badge of "mine" counts to 99, is removed at 0, and waits while no tab is shown', () => {
  const { writeMineBadge } = load<typeof import('../../src/navigation/tab-badge')>('navigation/tab-badge')
  for (const count of [1, 99, 100, 0]) writeMineBadge(count)
  expect(badges).toEqual(['3: 1', '3: 99', '3: 99+', '3: none'])
  standOn(routes.home, routes.goodsDetail)
  writeMineBadge(5)
  expect(badges).toHaveLength(4)
})

describe('the network', () => {
  test.each([
    ['none', ['offline'], false],
    ['wifi', [], true],
  ])('after a start with %s is %j', async (network, told, isOnline) => {
    client.network = network
    await jest.isolateModulesAsync(async () => {
      const system = load<typeof import('../../src/platform/system/index.weapp')>(
        'platform/system/index.weapp',
      )
      const heard: string[] = []
      const hear = (what: string) => () => {
        heard.push(what)
      }
      system.listenToSystem({
        onShow: hear('show'),
        onHide: hear('hide'),
        onOnline: hear('online'),
        onOffline: hear('offline'),
      })
      await settled()
      expect(heard).toEqual(told)
      expect(system.isOnline()).toBe(isOnline)
      client.tellNetwork({ isConnected: true })
      expect(heard).toEqual([...told, 'online'])
      expect(system.isOnline()).toBe(true)
    })
  })
})

describe('a launch at another page', () => {
  const begin = async () => {
    const { redirectLaunch, retryRedirect } = load<typeof import('../../src/platform/launch/index.weapp')>(
      'platform/launch/index.weapp',
    )
    const asked: string[] = []
    redirectLaunch((link) => {
      asked.push(link)
      return routes.welcome
    })
    await new Promise((resolve) => setTimeout(resolve, 0))
    return { asked, retryRedirect }
  }
  const refuse = async () => {
    launches.at(-1)?.fail({ errMsg: 'reLaunch:fail' })
    await settled()
  }
  test('refused by WeChat waits for the first page, and is attempted three times for each shown page', () =>
    jest.isolateModulesAsync(async () => {
      const { asked, retryRedirect } = await begin()
      expect(asked).toEqual([`${routes.article}?id=7`])
      expect(launches.map(({ url }) => url)).toEqual([routes.welcome])
      await refuse()
      expect(launches).toHaveLength(1)
      retryRedirect()
      for (const tries of [2, 3, 4]) {
        expect(launches).toHaveLength(tries)
        await refuse()
      }
      expect(launches).toHaveLength(4)
      retryRedirect()
      launches.at(-1)?.success({ errMsg: 'reLaunch:ok' })
      await settled()
      retryRedirect()
      expect(launches).toHaveLength(5)
    }))
})

test.each([
  [0, 'paid', 'done'],
  [1, 'refused', 'refused'],
  [2, 'left', 'left'],
  [null, 'left', 'left'],
] as const)(
  'the sandbox of a payment, tapped at %p, shows "%s" and ends as %s',
  async (tapped, told, outcome) => {
    client.tapped = tapped
    const { pay } = load<typeof import('../../src/platform/payment/index.weapp')>(
      'platform/payment/index.weapp',
    )
    const sandbox = { payUrl: '/paid', refuseUrl: '/refused', hangUrl: '/left' }
    await expect(pay({ sandbox }, { pay: 'a', refuse: 'b', leave: 'c' })).resolves.toBe(outcome)
    expect(sent).toEqual([`/${told}`])
  },
)
