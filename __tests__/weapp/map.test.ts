import { closeWeappSessions, launchWeapp } from '../support/weapp-runtime/session'

afterEach(closeWeappSessions)

const entry = 'pages-common/map/fullScreen?id=shop-central'

test('the native map with the shop and its branches; every action answers', async () => {
  const opened: unknown[] = []
  const wx = { openLocation: (options: { success?: (value: object) => void; complete?: () => void }) => { opened.push(options); options.success?.({ errMsg: 'openLocation:ok' }); options.complete?.() } }
  const app = launchWeapp({ entry, wx, storage: { language: 'zh-Hant' } })
  await app.waitFor('香港中環皇后大道中 18 號 12 樓')
  app.tap({ role: 'button', name: '用地圖 App 前往' })
  await app.waitFor('已在地圖 App 開啟')
  expect(opened).toMatchObject([{ name: '中環健康中心', scale: 16, latitude: expect.any(Number), longitude: expect.any(Number) }])
  app.tap({ role: 'button', name: '複製地址' })
  await app.waitFor('已複製地址')
  app.tap({ role: 'button', name: '顯示我的位置' })
  await app.waitFor('已顯示你的位置')
  expect(app.record.errors).toEqual([])
})

test('the first launch begins with the welcome page and goes on to the link; nothing is stored before', async () => {
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
