import type * as System from '../../src/platform/system/index.weapp'

type Options = Record<string, unknown> & {
  success?: (answer: object) => void
  fail: (error: object) => void
}
/** Calls to WeChat, as `name {options}`. */
const asked: string[] = []
const listening: Record<string, Set<unknown>> = {}
const device = {
  scanned: 'code' as string | null,
  file: { statusCode: 200, header: { 'Content-Type': 'application/pdf' } as Record<string, string> },
  network: 'wifi',
  brightness: 0.3,
  theme: 'light',
  written: [] as unknown[],
  fails: new Set<string>(),
}
const noted = (name: string, answer: () => object | null) => (options: Options) => {
  const { success: _success, fail: _fail, complete: _complete, ...rest } = options
  asked.push(`${name} ${JSON.stringify(rest)}`)
  const given = device.fails.has(name) ? null : answer()
  // WeChat's own functions return a promise when no callbacks are passed
  if (!options.success) return given ? Promise.resolve(given) : Promise.reject(new Error(name))
  if (given) options.success({ errMsg: `${name}:ok`, ...given })
  else options.fail({ errMsg: `${name}:fail` })
  return undefined
}
const on = (event: string) => (hear: unknown) => {
  listening[event] = (listening[event] ?? new Set()).add(hear)
}
const off = (event: string) => (hear: unknown) => listening[event]?.delete(hear)
const tell = (event: string, answer?: object) =>
  [...(listening[event] ?? [])].forEach((hear) => (hear as (answer?: object) => void)(answer))
const ok = () => ({})

Object.assign(globalThis, {
  wx: {
    env: { USER_DATA_PATH: 'wx://usr' },
    scanCode: noted('scanCode', () => (device.scanned === null ? null : { result: device.scanned })),
    downloadFile: noted('downloadFile', () => ({ ...device.file, tempFilePath: '/tmp/1' })),
    openDocument: noted('openDocument', ok),
    getScreenBrightness: noted('getScreenBrightness', () => ({ value: device.brightness })),
    setScreenBrightness: noted('setScreenBrightness', ok),
    setKeepScreenOn: noted('setKeepScreenOn', ok),
    setClipboardData: noted('setClipboardData', ok),
    openLocation: noted('openLocation', ok),
    shareFileMessage: noted('shareFileMessage', ok),
    getFileSystemManager: () => ({
      writeFileSync: (...file: unknown[]) => {
        device.written.push(file)
      },
    }),
    getNetworkType: noted('getNetworkType', () => ({ networkType: device.network })),
    getAppBaseInfo: () => ({ theme: device.theme, language: 'zh_HK' }),
    onThemeChange: on('theme'),
    offThemeChange: off('theme'),
    onAppShow: on('show'),
    offAppShow: off('show'),
    onAppHide: on('hide'),
    offAppHide: off('hide'),
    onNetworkStatusChange: on('network'),
    offNetworkStatusChange: off('network'),
    onNeedPrivacyAuthorization: on('privacy'),
    openPrivacyContract: noted('openPrivacyContract', ok),
  },
})

// the code under test reads `wx` when it is loaded, so it is loaded after `wx` is set
const load = <T extends object>(name: string) =>
  jest.requireActual<T>(`../../src/platform/${name}/index.weapp`)
const settled = () =>
  new Promise<void>((done) => {
    setImmediate(done)
  })

beforeEach(() => {
  asked.length = 0
  device.fails.clear()
})

describe('a document', () => {
  const { openDocument } = load<typeof import('../../src/platform/documents/index.weapp')>('documents')
  const pdf = { 'content-type': 'application/pdf; charset=binary' }
  test.each([
    [200, { 'Content-Type': 'application/pdf' }, true],
    [200, pdf, true],
    [200, {}, true],
    // a refusal is an envelope
    [200, { 'Content-Type': 'application/json' }, false],
    [404, pdf, false],
    [500, {}, false],
  ])('with the status %i and %j is opened: %p', async (statusCode, header, isOpened) => {
    device.file = { statusCode, header: header as Record<string, string> }
    expect(await openDocument({ url: 'https://a/b', headers: { token: 't' } } as never)).toBe(isOpened)
    expect(asked[0]).toBe('downloadFile {"url":"https://a/b","header":{"token":"t"}}')
    expect(asked.slice(1)).toEqual(
      isOpened ? ['openDocument {"filePath":"/tmp/1","fileType":"pdf","showMenu":true}'] : [],
    )
  })
  test.each(['downloadFile', 'openDocument'])('is not opened when %s fails', async (name) => {
    device.file = { statusCode: 200, header: pdf }
    device.fails.add(name)
    expect(await openDocument({ url: 'https://a/b' } as never)).toBe(false)
  })
})

test.each([
  [' code ', 'code'],
  ['  ', null],
  [null, null],
])('a scan of %p returns %p', async (scanned, text) => {
  const { scanCode } = load<typeof import('../../src/platform/scan/index.weapp')>('scan')
  device.scanned = scanned
  expect(await scanCode()).toBe(text)
})

test('the screen is brightened and restored, however often it was brightened', async () => {
  const { setBrightness } = load<typeof import('../../src/platform/brightness/index.weapp')>('brightness')
  const set = () => asked.filter((one) => one.startsWith('set'))
  await setBrightness(false)
  expect(set()).toEqual([])
  device.brightness = 0.3
  await setBrightness(true)
  device.brightness = 1
  await setBrightness(true)
  await setBrightness(false)
  expect(set()).toEqual([1, 1, 0.3].map((value) => `setScreenBrightness {"value":${value}}`))
  // requested again the next time
  device.brightness = 0.5
  await setBrightness(true)
  await setBrightness(false)
  expect(set().at(-1)).toBe('setScreenBrightness {"value":0.5}')
})

test.each([
  ['setClipboardData', true],
  ['setClipboardData', false],
])('%s: copies a text: %p', async (name, isCopied) => {
  const { copyText } = load<typeof import('../../src/platform/clipboard/index.weapp')>('clipboard')
  if (!isCopied) device.fails.add(name)
  expect(await copyText('text')).toBe(isCopied)
  expect(asked[0]).toBe('setClipboardData {"data":"text"}')
})

test.each([true, false])('writes and passes on the user’s own file: %p', async (isGiven) => {
  const { giveTextFile } = load<typeof import('../../src/platform/own-file/index.weapp')>('own-file')
  device.written.length = 0
  if (!isGiven) device.fails.add('shareFileMessage')
  expect(await giveTextFile('text', 'data.json')).toBe(isGiven)
  expect(device.written).toEqual([['wx://usr/data.json', 'text', 'utf8']])
  expect(asked).toEqual(['shareFileMessage {"filePath":"wx://usr/data.json","fileName":"data.json"}'])
})

test.each([true, false])('opens a place on WeChat’s map, with shifted coordinates: %p', async (isOpened) => {
  const { openPlace } = load<typeof import('../../src/platform/map-app/index.weapp')>('map-app')
  if (!isOpened) device.fails.add('openLocation')
  const place = { name: 'n', address: 'a', latitude: 22.3, longitude: 114.2 }
  expect(await openPlace(place)).toBe(isOpened ? 'ok' : 'fail')
  const options = JSON.parse((asked[0] ?? '').replace('openLocation ', '')) as typeof place
  expect(options).toMatchObject({ name: 'n', address: 'a' })
  expect(options.latitude).not.toBe(22.3)
  expect(options.latitude).toBeCloseTo(22.3, 1)
})

describe('the system', () => {
  const system = load<typeof System>('system')
  const heard: string[] = []
  const listen = () =>
    system.listenToSystem({
      onShow: () => heard.push('show'),
      onHide: () => heard.push('hide'),
      onOnline: () => heard.push('online'),
      onOffline: () => heard.push('offline'),
    })
  beforeEach(() => {
    heard.length = 0
  })

  test('reports app and network until unsubscribed', async () => {
    device.network = 'wifi'
    const stop = listen()
    await settled()
    expect([heard, system.isOnline()]).toEqual([[], true])
    tell('show')
    tell('hide')
    tell('network', { isConnected: false })
    expect(system.isOnline()).toBe(false)
    tell('network', { isConnected: true })
    expect(system.isOnline()).toBe(true)
    expect(heard).toEqual(['show', 'hide', 'offline', 'online'])
    stop()
    for (const event of ['show', 'hide', 'network']) tell(event, { isConnected: false })
    expect(heard).toHaveLength(4)
  })
  test.each([
    ['none', ['offline']],
    ['unknown', []],
    ['4g', []],
  ])('reports a start on the network %p as %j', async (network, told) => {
    device.network = network
    const stop = listen()
    await settled()
    expect(heard).toEqual(told)
    tell('network', { isConnected: true })
    stop()
  })
  test('reports a change to dark mode until unsubscribed', () => {
    const seen: boolean[] = []
    expect(system.isDarkMode()).toBe(false)
    device.theme = 'dark'
    expect(system.isDarkMode()).toBe(true)
    const stop = system.onDarkModeChange((isDark) => seen.push(isDark))
    tell('theme', { theme: 'dark' })
    tell('theme', { theme: 'light' })
    stop()
    tell('theme', { theme: 'dark' })
    expect(seen).toEqual([true, false])
  })
  test('returns its language', () => expect(system.systemLanguages()).toEqual(['zh_HK']))
})

test('several calls that need consent share one request, and are answered once', () => {
  const privacy = load<typeof import('../../src/platform/privacy/index.weapp')>('privacy')
  const answers: string[] = []
  const wait = (name: string) =>
    [...(listening.privacy ?? [])].forEach((hear) =>
      (hear as (resolve: (option: object) => void) => void)((option) =>
        answers.push(`${name} ${JSON.stringify(option)}`),
      ),
    )
  let changes = 0
  const stop = privacy.onPrivacyAsked(() => {
    changes += 1
  })
  privacy.followPrivacy()
  expect(privacy.isPrivacyAsked()).toBe(false)
  wait('a')
  wait('b')
  expect([privacy.isPrivacyAsked(), changes]).toEqual([true, 2])
  privacy.agreePrivacy()
  expect([privacy.isPrivacyAsked(), changes]).toEqual([false, 3])
  const shown = '{"event":"exposureAuthorization"}'
  const agreed = `{"event":"agree","buttonId":"${privacy.privacyButtonId}"}`
  expect(answers).toEqual([`a ${shown}`, `b ${shown}`, `a ${agreed}`, `b ${agreed}`])
  wait('c')
  privacy.refusePrivacy()
  expect(answers.slice(4)).toEqual([`c ${shown}`, 'c {"event":"disagree"}'])
  stop()
  wait('d')
  expect(changes).toBe(5)
  privacy.readPrivacy()
  expect(asked).toEqual(['openPrivacyContract {}'])
})
