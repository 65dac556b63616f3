import fs from 'node:fs'
import path from 'node:path'
import { toChinaMap } from '../../src/platform/map-app/gcj02'
import { closeWeappSessions, launchWeapp } from '../support/weapp-runtime/session'

afterEach(closeWeappSessions)

const entry = 'pages-common/map/fullScreen?id=shop-central'

test('shows the native map with the shop and its branches; every action reports a result', async () => {
  const opened: unknown[] = []
  const wx = {
    openLocation: (options: { success?: (value: object) => void; complete?: () => void }) => {
      opened.push(options)
      options.success?.({ errMsg: 'openLocation:ok' })
      options.complete?.()
    },
  }
  const app = launchWeapp({ entry, wx, storage: { language: 'zh-Hant' } })
  await app.waitFor('香港中環皇后大道中 18 號 12 樓')
  app.tap({ role: 'button', name: '用地圖 App 前往' })
  await app.waitFor('已在地圖 App 開啟')
  const central = toChinaMap({ latitude: 22.28141, longitude: 114.15702 })
  expect(opened).toMatchObject([{ name: '中環健康中心', scale: 16, ...central }])
  app.tap({ role: 'button', name: '複製地址' })
  await app.waitFor('已複製地址')
  app.tap({ role: 'button', name: '顯示我的位置' })
  await app.waitFor('已顯示你的位置')
  expect(app.record.errors).toEqual([])
})

test("passes WeChat's map China's coordinates, and a picture of the package for each marker", async () => {
  const app = launchWeapp({ entry, storage: { language: 'zh-Hant' } })
  await app.waitFor('香港中環皇后大道中 18 號 12 樓')
  const map = (name: string) => app.attribute({ tag: 'map' }, name)
  const markers = map('markers') as {
    id: number
    latitude: number
    longitude: number
    iconPath: string
    ariaLabel: string
    callout?: { content: string }
  }[]
  const [central] = markers
  expect(central).toMatchObject({
    ...toChinaMap({ latitude: 22.28141, longitude: 114.15702 }),
    ariaLabel: '中環健康中心',
  })
  // above its pin the name would cover the pin of the neighbour; the panel has it as well
  expect(central?.callout).toBeUndefined()
  expect(markers.flatMap(({ callout }) => callout?.content ?? [])).toContain('康序健康店')
  expect(map('latitude')).toBeCloseTo(central?.latitude ?? 0, 9)
  expect(map('scale')).toBe(16)
  for (const { iconPath } of markers)
    expect(fs.existsSync(path.join(process.cwd(), 'dist', 'weapp', iconPath))).toBe(true)
  app.fire({ tag: 'map' }, 'markertap', { markerId: markers[1]?.id })
  await app.waitFor(() => (map('markers') as typeof markers)[1]?.iconPath.includes('chosen'))
  app.tap({ role: 'button', name: '放大地圖' })
  await app.waitFor(() => map('scale') === 17)
  expect((map('markers') as typeof markers)[0]?.callout).toMatchObject({ content: '中環健康中心' })
})

test('starts with the welcome page, then opens the link, and stores nothing before consent', async () => {
  const app = launchWeapp({ entry, isFirstLaunch: true, phone: { language: 'zh_HK' } })
  await app.waitFor(() => app.route === 'pages-common/welcome/index')
  await app.waitFor('同意並繼續')
  expect([...app.storage.keys()]).toEqual([])
  app.tap({ role: 'button', name: '同意並繼續' })
  await app.waitFor(() => app.route === 'pages-common/map/fullScreen')
  await app.waitFor('香港中環皇后大道中 18 號 12 樓')
  expect(app.storage.has('privacyConsent')).toBe(true)
  expect(app.record.errors).toEqual([])
})
