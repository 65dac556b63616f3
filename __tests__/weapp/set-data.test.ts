import { closeWeappSessions, launchWeapp } from '../support/weapp-runtime/session'

const KB = 1024
const storage = { language: 'zh-Hant' }
afterEach(closeWeappSessions)

/** Shows bookable products, the catalogue's first category. */
async function showProducts(app: ReturnType<typeof launchWeapp>): Promise<void> {
  await app.waitFor(() => app.findAll({ role: 'heading' }).length > 0)
  // the categories are another answer than the products
  await app.waitFor('健康用品')
  app.tap('健康用品')
}

test('home sends little data before scrolling, and the rest as it comes near', async () => {
  const app = launchWeapp({ entry: 'pages/Home/index', storage })
  await app.waitFor('最近熱賣')
  await app.settle()
  const first = app.setDataStats()
  expect(app.text()).not.toContain('我們的門店')
  expect(first.bytes).toBeLessThanOrEqual(32 * KB)
  await app.waitFor(() => {
    app.reachBottom()
    return app.text().includes('我們的門店')
  })
  await app.waitFor('健康文章')
  await app.settle()
  expect(app.setDataStats().largest).toBeLessThanOrEqual(64 * KB)
})

test('a list of products sends only the fields of its cards', async () => {
  const app = launchWeapp({ entry: 'pages/Commodity/index', storage })
  const cards = () => app.findAll({ role: 'heading' }).length
  await app.waitFor(() => cards() >= 12)
  await app.settle()
  const before = { calls: app.record.setData.length, cards: cards() }
  await app.waitFor(() => {
    app.reachBottom()
    return cards() >= before.cards + 12
  })
  await app.settle()
  // The page itself was sent with the first cards; the small calls render the end of the list for paging
  const cardCalls = app.record.setData.slice(before.calls).filter(({ bytes }) => bytes > KB)
  const cardBytes = cardCalls.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(cardBytes / (cards() - before.cards)).toBeLessThanOrEqual(1.2 * KB)
  expect(app.setDataStats().largest).toBeLessThanOrEqual(64 * KB)
})

test('a sheet that opens and closes does not send the page below it again', async () => {
  const app = launchWeapp({ entry: 'pages/Commodity/index', storage })
  await app.waitFor(() => app.findAll({ role: 'heading' }).length >= 12)
  await app.settle()
  const before = app.record.setData.length
  app.tap({ role: 'button', name: /^篩選/ })
  await app.waitFor(() => app.findAll({ role: 'dialog' }).length === 1)
  await app.settle()
  app.tap({ role: 'button', name: '關閉' })
  await app.waitFor(() => app.findAll({ role: 'dialog' }).length === 0)
  await app.settle()
  const sent = app.record.setData.slice(before).flatMap(({ keys }) => keys)
  expect(sent).not.toContain('root.cn.[0].cn')
})

test('a card is a link with a heading and a picture; its corner adds to the cart and does not open it', async () => {
  const app = launchWeapp({ entry: 'pages/Commodity/index', storage })
  const add = { role: 'button', name: '把維生素 D3 1000 IU加入購物車' }
  await showProducts(app)
  await app.waitFor(() => app.has(add))
  const card = { role: 'link', name: /^維生素 D3 1000 IU/ }
  expect(app.attribute(card, 'hover-class')).toBe('pressed')
  expect(app.has({ role: 'heading', name: '維生素 D3 1000 IU' })).toBe(true)
  app.tap(add)
  await app.waitFor('選擇版本')
  expect(app.route).toBe('pages/Commodity/index')
  app.tap('維生素 D3 1000 IU')
  await app.waitFor(() => app.route === 'pages-shopping/goods/goods')
  expect(app.page.options.id).toBe('spu-item-vitamin-d3')
})

test("shows the server's picture on a card; one that fails to load keeps its space", async () => {
  const app = launchWeapp({ entry: 'pages/Commodity/index', storage })
  const isPicture = (src: string) => (node: object) =>
    Object.values(node).some((value) => typeof value === 'string' && value.endsWith(src))
  const picture = isPicture('/assets/goods/item-vitamin-d3.svg')
  await showProducts(app)
  await app.waitFor(() => app.has(picture))
  expect(app.attribute(picture, 'src')).toMatch(/^https?:\/\/[^/]+\/assets\/goods\/item-vitamin-d3\.svg$/)
  app.fire(picture, 'error')
  await app.waitFor(() => !app.has(picture))
  expect(app.has({ role: 'heading', name: '維生素 D3 1000 IU' })).toBe(true)
})
