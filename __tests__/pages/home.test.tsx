import '@testing-library/jest-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { readStored, storedKeys } from '@/platform/storage'
import { placeDevice } from '../support/device'
import { mendAndRetry, onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'
import { plainTextOf } from '../support/plain-names'

const HOME = 'pages/Home/index'
let app: PageApp

beforeAll(async () => {
  await medibook.query(
    `insert into decoration_block (id, type, title, sort, banners) values ('block-new', 'somethingNew', null, 3, '[]')`,
  )
  app = await startApp(HOME)
})
afterAll(() => app.stop())

test('renders the blocks of the decoration, and omits one of an unknown kind', async () => {
  await see('熱門分類')
  await see('最近熱賣')
  await see('體檢套餐')
  await see('我們的門店')
  await see('健康文章')
  expect(shownPage()).not.toHaveTextContent('somethingNew')
})

test('lists running campaigns among the goods with price and end, and opens their pages', async () => {
  await see('拼團與優惠活動')
  const { data } = await medibook.call('grouponInfoPage', {
    query: { status: 'running', current: '1', size: '1' },
    lang: 'zh-Hant',
  })
  const [first] = data.records
  if (!first) throw new Error('the demo data has a group-buy that runs')
  const card = await screen.findByRole('link', { name: new RegExp(first.name) })
  expect(plainTextOf(card)).toMatch(/拼團.*至 \d+月\d+日/)
  expect(card).toHaveTextContent(first.grouponPrice.replace(/\.00$/, ''))
  // the icon of a deadline, not that of a date to book
  expect(card.querySelector('.mi-clock')).toHaveTextContent(/^至/)
  expect(within(card).getByRole('img', { name: /^原價/ })).toHaveTextContent(
    first.goods.salesPrice.replace(/\.00$/, ''),
  )
  for (const kind of ['砍價', '邀請有獎']) expect(shownPage()).toHaveTextContent(kind)
  fireEvent.click(card)
  await waitFor(() => expect(window.location.hash).toContain(`campaigns/group-buy?id=${first.id}`))
  await app.openAt(HOME)
})

test.each([
  ['牙科眼科', 'id=cat-package-teeth-eyes'],
  ['化驗', 'id=cat-package-lab'],
  ['更多 體檢套餐', 'id=cat-packages'],
  [/^一家人一起預約/, 'id=cat-package-family'],
])('%s leads to the category that it names', async (name, address) => {
  await press(name, 'link')
  await waitFor(() => expect(window.location.hash).toContain(address))
  await app.openAt(HOME)
})

test('shows no product in two sections', async () => {
  await app.restartAt(HOME)
  const productsOf = async (title: string) => {
    await see(title)
    const [heading] = onPage().getAllByText(title)
    const section = heading?.parentElement?.parentElement
    if (!section) throw new Error(`no section ${title}`)
    await waitFor(() => expect(within(section).getAllByRole('link').length).toBeGreaterThan(4))
    return within(section)
      .getAllByRole('link')
      .map((one) => plainTextOf(one))
      .filter((name) => !name.startsWith('更多'))
  }
  const [hot, packages] = [await productsOf('最近熱賣'), await productsOf('體檢套餐')]
  expect(new Set([...hot, ...packages]).size).toBe(hot.length + packages.length)
})

test('reserves no space without campaigns', async () => {
  await medibook.query(
    `update groupon_info set is_enabled = false; update bargain_info set is_enabled = false`,
  )
  await medibook.query(`update fission_activity set is_enabled = false`)
  app.forgetAnswers()
  await app.restartAt(HOME)
  await see('報告看得懂')
  await see('健康文章')
  expect(shownPage()).not.toHaveTextContent('拼團與優惠活動')
  for (const table of ['groupon_info', 'bargain_info', 'fission_activity'])
    await medibook.query(`update ${table} set is_enabled = true`)
})

test('shows pictures and videos between clinics and articles, as links', async () => {
  await see('報告看得懂')
  const text = shownPage().textContent ?? ''
  expect(text.indexOf('報告看得懂')).toBeGreaterThan(text.indexOf('我們的門店'))
  expect(text.indexOf('報告看得懂')).toBeLessThan(text.indexOf('健康文章'))
  await press(/^播放短片：由預約到報告/)
  await waitFor(() =>
    expect(shownPage().querySelector('video')).toHaveAttribute(
      'src',
      expect.stringContaining('/assets/videos/'),
    ),
  )
})

test('selects clinics by the region chosen in the header, and stores it', async () => {
  await press(/^地區：全部地區/)
  fireEvent.click(await within(document.body).findByRole('button', { name: '澳門' }))
  const { data } = await medibook.call('shopPage', {
    query: { current: '1', size: '3', region: 'MO' },
    lang: 'zh-Hant',
  })
  for (const { name } of data.records) await see(name)
  await press(/^地區：澳門/)
  expect(readStored('region')).toBe('MO')
  // another region's clinics must not be shown in place of those that cannot be loaded
  app.cutNetwork()
  fireEvent.click(await within(document.body).findByRole('button', { name: '台灣' }))
  await mendAndRetry(app)
  await waitFor(() => expect(onPage().queryByText(data.records[0]?.name ?? '-')).not.toBeInTheDocument())
  await press(/^地區：台灣/)
  fireEvent.click(await within(document.body).findByRole('button', { name: '全部地區' }))
  await waitFor(() => expect(readStored('region')).toBe('all'))
})

test('lists the nearest clinics first once the position is given, and does not store it', async () => {
  placeDevice({ latitude: 22.1987, longitude: 113.5439 })
  await app.restartAt('pages/Shops/index')
  await press('按距離排列')
  await see('最近的排在前面')
  await app.restartAt(HOME)
  const { data } = await medibook.call('shopPage', {
    query: { current: '1', size: '3', latitude: '22.1987', longitude: '113.5439' },
    lang: 'zh-Hant',
  })
  for (const { name } of data.records) await see(name)
  expect(JSON.stringify({ ...localStorage })).not.toContain('22.1987')
  await app.restartAt('pages/Shops/index')
  await press('停止使用位置')
  await app.restartAt(HOME)
  await see('熱門分類')
})

test('hides the floating advert for the day once it is closed', async () => {
  await waitFor(() => expect(screen.getByRole('link', { name: '預約流感針' })).toBeInTheDocument())
  await press(/^關閉推廣/)
  expect(onPage().queryByRole('link', { name: '預約流感針' })).not.toBeInTheDocument()
  await app.restartAt(HOME)
  await see('熱門分類')
  expect(screen.queryByRole('button', { name: /^關閉推廣/ })).not.toBeInTheDocument()
})

test('shows the last home page offline, with a banner and without a dialog', async () => {
  expect(storedKeys().filter((key) => key.startsWith('kept:')).length).toBeGreaterThan(5)
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  window.dispatchEvent(new Event('offline'))
  app.cutNetwork()
  await app.restartAt(HOME)
  await see('網絡訊號中斷')
  await see('最近熱賣')
  await see('健康文章')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  app.mendNetwork()
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true })
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText('網絡訊號中斷')).not.toBeInTheDocument())
})

test('links to the catalogue without decoration', async () => {
  await medibook.query('update decoration_block set is_enabled = false')
  await app.restartAt(HOME)
  await see('還沒有商品')
  await press('選體檢或疫苗')
  await waitFor(() => expect(window.location.hash).toContain('pages/Commodity/index'))
})
