import { createApiClient } from '../../scripts/lib/api-client.mjs'
import { answered, ask, at, button, choose, launchAs, press, signIn } from '../support/weapp-runtime/acts'
import { closeWeappSessions, testServer } from '../support/weapp-runtime/session'
import { textOf } from '../support/weapp-runtime/tree'

const SEARCH = 'pages-common/search'
const SHOP = 'pages-shop/index?id=shop-central'
const FAVOURITES = 'pages-mine/browse-collect/browse-collect'
const GOODS = {
  entry: 'pages-goods/goods-detail/goods-detail?id=spu-package-women',
  name: '女性全面體檢計劃 80 項',
}
afterEach(closeWeappSessions)

test.each([
  ['牙科眼科', '牙科眼科', /洗牙連口腔檢查|眼睛全面檢查/],
  ['化驗', '化驗', /^血液化驗組合/],
  ['更多 體檢套餐', '體檢套餐', /^全面體檢計劃/],
  [/^一家人一起預約/, '家庭體檢', /^長者全面體檢/],
])('%s of home leads to the category %s', async (name, title, goods) => {
  const app = launchAs('visitor', 'pages/Home/index')
  const link = { role: 'link', name }
  await app.waitFor('最近熱賣')
  await app.waitFor(() => {
    app.reachBottom()
    return app.has(link)
  })
  app.tap(link)
  await at(app, 'pages-common/classification/classification')
  await app.waitFor(() => app.has({ role: 'link', name: goods }))
  const titles = app.record.bars.filter((bar) => bar.name === 'setNavigationBarTitle')
  expect(titles.at(-1)?.options.title).toBe(title)
})

test('customer service can be called, copied and written to', async () => {
  const app = launchAs('visitor', 'pages/Mine/index')
  const service = { role: 'link', name: /^客戶服務/ }
  await app.waitFor(() => app.has(service))
  app.tap(service)
  await app.waitFor('複製客服電話')
  expect(app.has(button(/^致電客服/))).toBe(true)
  await press(app, /^寫信給我們/)
  await at(app, 'pages-mine/my-servince/feedback/feedback')
})

test('searches: a suggestion, the results by kind, opening one, and the history', async () => {
  const app = launchAs('searcher', SEARCH)
  const field = { label: '搜尋' }
  await app.waitFor('大家都在搜')
  expect(app.text()).not.toContain('搜尋記錄')
  app.type(field, '中環')
  const suggestion = button(/中環健康中心/)
  await app.waitFor(() => app.has(suggestion))
  app.tap(suggestion)
  const clinics = { role: 'tab', name: /門店/ }
  await app.waitFor(() => app.has(clinics) && app.attribute(clinics, 'aria-selected') === true)

  app.type(field, 'hpv')
  app.fire(field, 'confirm', { value: 'hpv' })
  const card = { role: 'link', name: /^HPV 九價疫苗/ }
  await app.waitFor(() => app.has(card))
  const articles = { role: 'tab', name: /文章/ }
  app.tap(articles)
  await app.waitFor(() => app.attribute(articles, 'aria-selected') === true)
  app.tap({ role: 'tab', name: /商品/ })
  await app.waitFor(() => app.has(card))
  app.tap(card)
  await at(app, 'pages-goods/goods-detail/goods-detail')
  await app.waitFor('HPV 九價疫苗')
  app.back()
  await at(app, SEARCH)
  await press(app, '清除搜尋')
  const history = { role: 'group', name: '搜尋記錄' }
  await app.waitFor(() => app.has(history))
  expect(textOf(app.find(history).node)).toMatch(/^hpv.*中環/)
  await press(app, '清除記錄')
  await app.waitFor(() => !app.has(history))
})

test('adds, removes and restores a favourite; the history has the product', async () => {
  const app = launchAs('keeper', GOODS.entry)
  await press(app, '加入收藏')
  await signIn(app)
  await app.waitFor(() => app.has(button('取消收藏')))
  app.goTo(FAVOURITES)
  await app.waitFor(GOODS.name)
  await press(app, '編輯')
  const box = { role: 'checkbox', name: `選${GOODS.name}` }
  await app.waitFor(() => app.has(box))
  app.tap(box)
  await press(app, '取消收藏（1）')
  await app.waitFor('還沒有收藏')
  await press(app, '還原')
  await app.waitFor(GOODS.name)
  app.tap({ role: 'tab', name: '瀏覽記錄' })
  await app.waitFor(GOODS.name)
  app.tap({ role: 'link', name: new RegExp(`^${GOODS.name}`) })
  await app.waitFor(() => app.has(button('取消收藏')))
  app.tap(button('取消收藏'))
  await app.waitFor(() => app.has(button('加入收藏')))
})

test("filters a list of goods by a day from WeChat's own picker", async () => {
  const app = launchAs('filterer', 'pages/Commodity/index')
  await press(app, '篩選')
  await app.waitFor(() => app.has({ tag: 'picker' }))
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  app.fire({ tag: 'picker' }, 'change', { value: date })
  await press(app, '顯示結果')
  await app.waitFor(() => app.has(button(/^移除.*可約$/)))
  const query = { current: '1', size: '1', date }
  const { total } = await createApiClient(testServer()).call('packagePageByDate', { query })
  await app.waitFor(`全部・${total} 項`)
})

test('opens a second-level category between its siblings', async () => {
  const app = launchAs('browser', 'pages-common/classification/classification?id=cat-package-women')
  await app.waitFor(GOODS.name)
  await app.waitFor(() => app.has({ role: 'radio', name: '男性體檢' }))
  expect(app.attribute({ role: 'radio', name: '女性體檢' }, 'aria-checked')).toBe(true)
  await choose(app, /^男性體檢$/)
  await app.waitFor(() => !app.text().includes(GOODS.name))
})

test('follows a shop, calls it, and shows it on the map', async () => {
  const calls: unknown[] = []
  const makePhoneCall = (options: { phoneNumber: string; success?: (value: object) => void }) => {
    calls.push(options.phoneNumber)
    options.success?.({ errMsg: 'makePhoneCall:ok' })
  }
  const app = launchAs('follower', SHOP, { makePhoneCall })
  await press(app, '關注中環健康中心')
  await signIn(app)
  await app.waitFor(() => app.has(button('取消關注中環健康中心')))
  await app.waitFor('已關注')
  await press(app, '致電 中環健康中心')
  expect(calls).toEqual([expect.stringMatching(/^\+?\d{8,}$/)])
  await press(app, '在地圖上看中環健康中心')
  await at(app, 'pages-common/map/fullScreen')
  await app.waitFor('香港中環皇后大道中 18 號 12 樓')
  app.back()
  await press(app, '取消關注中環健康中心')
  await app.waitFor(() => app.has(button('關注中環健康中心')))
})

test('applies another language to every page and stores it', async () => {
  const app = launchAs('polyglot', 'pages/Mine/index')
  await app.waitFor('語言及顯示')
  app.goTo('pages-common/settingLocales', 'navigateTo')
  await app.waitFor('文字大小')
  app.tap({ role: 'link', name: /^語言/ })
  await app.waitFor(() => app.has({ role: 'radio', name: /Français/ }))
  const french = { role: 'radio', name: /Français/ }
  app.tap(french)
  await app.waitFor(() => app.attribute(french, 'aria-checked') === true)
  await press(app, '確定')
  await app.waitFor('Taille du texte')
  expect(app.storage.get('language')).toBe('fr')
  app.back()
  await app.waitFor(() => app.route === 'pages/Mine/index' && !app.text().includes('語言及顯示'))
  expect(app.text()).toContain('Langue')
})

test('opens a notice of home, and all of them', async () => {
  const app = launchAs('reader', 'pages/Home/index')
  const notice = { role: 'button', name: /^中環店每月第二個星期一下午不設預約/ }
  await app.waitFor(() => app.has(notice))
  app.tap(notice)
  await app.waitFor(() => app.has({ role: 'dialog' }))
  await press(app, '全部公告')
  await at(app, 'pages-common/announce/announce')
  const row = { role: 'link', name: /中環店每月第二個星期一下午不設預約/ }
  await app.waitFor(() => app.has(row))
  app.tap(row)
  await app.waitFor(() => app.page.options.id !== undefined)
  await app.waitFor('設備保養')
})

test('shares home with the texts set by the operator', async () => {
  const app = launchAs('reader', 'pages/Home/index')
  await app.waitFor(
    () =>
      (app.page.onShareAppMessage?.({ from: 'menu' }) as { title?: string } | undefined)?.title !== undefined,
  )
  expect(app.page.onShareAppMessage?.({ from: 'menu' })).toEqual({
    title: '網上預約體檢、疫苗與醫生',
    imageUrl: expect.stringContaining('/assets/') as string,
    path: '/pages/Home/index',
  })
  expect(app.record.errors).toEqual([])
})

test('follows a brand after signing in, and unfollows it', async () => {
  const app = launchAs('fan', 'pages/Shops/index')
  await press(app, '載入更多')
  await press(app, /^關注/)
  await signIn(app)
  await at(app, 'pages/Shops/index')
  const followed = async () => (await ask(app, 'allBrand')).filter(({ isFollowed }) => isFollowed === '1')
  await app.waitFor(() => app.has(button(/^取消關注/)))
  await answered(app, 'brandCollect')
  expect(await followed()).toHaveLength(1)
  await press(app, /^取消關注/)
  await app.waitFor(() => !app.has(button(/^取消關注/)))
  await answered(app, 'brandCollect', 2)
  expect(await followed()).toEqual([])
})
