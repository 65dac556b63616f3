import '@testing-library/jest-dom'
import { screen, waitFor, within } from '@testing-library/dom'
import { formatTime } from '@/i18n/format'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { holdAnswers } from '../support/held-network'
import { addUser } from '../support/order-world'
import { onPage, type PageApp, press, pressInDialog, see, shownPage, startApp } from '../support/page-app'
import { answerWrongly, wrongBodies } from '../support/wrong-answers'

const MINE = 'pages/Mine/index'
let app: PageApp
let userId = ''

const atHash = (text: string) => waitFor(() => expect(window.location.hash).toContain(text))
/**
 * Presses an entry of Mine.
 * @returns the page that it opened
 */
async function follow(name: string | RegExp, address: string): Promise<void> {
  await app.restartAt(MINE)
  await see('語言及顯示')
  await press(name, 'link')
  await atHash(address)
  // the page itself, not only its address: a page that is still loading must not be left
  await waitFor(() => expect(shownPage()).not.toHaveTextContent('預約和健康'))
}

beforeAll(async () => {
  const [demo] = await medibook.query<{ id: string }>(`select id from app_user where username = 'demo'`)
  userId = demo?.id ?? ''
  // first, before the counts are cached: they cannot be loaded
  await medibook.query('alter table order_info rename to order_info_away')
  app = await startApp(MINE, { userId })
})
afterAll(() => app.stop())

test('reports counts that cannot be loaded and retries on request; the entries stay', async () => {
  await see('數目暫時讀不到')
  expect(onPage().getByRole('link', { name: '待預約' })).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await medibook.query('alter table order_info_away rename to order_info')
  await press('重試')
  await waitFor(() => expect(onPage().getByRole('link', { name: /^待預約，/ })).toBeInTheDocument())
})

test.each([
  ['protocolList', /私隱聲明/],
  ['techSupport', /技術支援/],
  [undefined, null],
] as const)('shows no dialog over the page for a failed read (%s)', async (name, absent) => {
  const way = await answerWrongly(app.origin)
  const path = name && routePath(name)
  way.answerWith({ body: wrongBodies.nothing, ...(path ? { path } : {}) })
  app.goThrough(way.origin)
  app.forgetAnswers()
  if (path) await waitFor(() => expect(way.asked()).toContain(path))
  else await see('數目暫時讀不到')
  await waitFor(() => expect(way.isQuiet()).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  if (absent) expect(shownPage()).not.toHaveTextContent(absent)
  app.mendNetwork()
  app.forgetAnswers()
  await see(/私隱聲明/)
})

test('shows the account and the number of orders by state', async () => {
  await see('美儀')
  await see('+852 50****01')
  const { data } = await medibook.call('orderCount', {
    session: await medibook.signIn(userId),
  })
  expect(data.toBook).toBeGreaterThan(0)
  await waitFor(() =>
    expect(onPage().getByRole('link', { name: `待預約，${data.toBook} 項` })).toHaveTextContent(
      String(data.toBook),
    ),
  )
  expect(data.paid).toBeGreaterThan(0)
  expect(onPage().getByRole('link', { name: `待收貨，${data.paid} 項` })).toHaveTextContent(String(data.paid))
})

test('reserves space for each number before it has loaded', async () => {
  const network = await holdAnswers(app.origin, routePath('couponUserUsable'))
  app.goThrough(network.origin)
  app.forgetAnswers()
  const places = () =>
    within(onPage().getByRole('group', { name: '會員資料' }))
      .getAllByRole('link')
      .slice(-3)
      .map((link) => link.textContent.trim())
  await waitFor(() =>
    expect(places()).toEqual([
      expect.stringMatching(/^[\d,]+積分$/),
      '優惠券',
      expect.stringMatching(/^[\d,]+成長值$/),
    ]),
  )
  network.release()
  await waitFor(() => expect(places()[1]).toMatch(/^\d+優惠券$/))
  app.mendNetwork()
})

test('keeps care apart from shopping', () => {
  const titles = onPage()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  expect(titles.filter((title) => /健康|購物/.test(title ?? ''))).toEqual(['預約和健康', '購物和優惠'])
})

test('does not repeat what the card of the account leads to', () => {
  for (const name of [/優惠券$/, /積分$/, /會員/])
    expect(onPage().getAllByRole('link', { name })).toHaveLength(1)
  expect(onPage().queryByRole('link', { name: '瀏覽記錄' })).not.toBeInTheDocument()
})

test('has the next appointment above the orders, one press from its code', async () => {
  const session = await medibook.signIn(userId)
  const [visit] = (await medibook.call('comingVisits', { session })).data.records
  await app.restartAt(MINE)
  const row = await onPage().findByRole('link', { name: new RegExp(visit?.shopName ?? 'no visit') })
  expect(row.compareDocumentPosition(onPage().getByText('我的訂單'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(row).getByText('出示預約碼')).toBeVisible()
  // the block beside the title has the day
  expect(within(row).getByText(/^\d\d:\d\d\s· (今日|明日|還有 \d+ 日)$/)).toHaveTextContent(
    formatTime(visit?.time ?? ''),
  )
  // a name of two lines is not cut off
  expect(within(row).getByText(new RegExp(visit?.name ?? 'no visit'))).toHaveClass('two')
  await press(new RegExp(visit?.shopName ?? 'no visit'), 'link')
  await atHash(`code=${visit?.id}`)
})

test('opens the page of every entry', async () => {
  await follow(/^待付款/, 'order-list?tab=unpaid')
  await follow(/^待預約/, 'order-list?tab=toBook')
  await follow(/^已預約/, 'order-list?tab=booked')
  await follow(/^待收貨/, 'order-list?tab=paid')
  await follow('我的預約', 'reservation/reservation')
  await follow('預約人', 'booking-person/booking-person')
  await follow('免費服務', 'free-reservations')
  await follow('我的收藏', 'browse-collect/browse-collect')
  await follow(/優惠券$/, 'coupons/coupons')
  await follow(/積分$/, 'points/points')
  await follow(/成長值$/, 'membership/membership')
  await follow('套餐對比', 'goods-contrast/goods-contrast')
  await follow('疫苗療程', 'course/course')
  await follow('退款', 'refund/refunds')
  await follow(/^語言及顯示/, 'settingLocales')
  await follow(/私隱聲明/, 'article?protocolId=protocol-privacy')
})

test('names the version and the picture credits in About; opens the app’s own help centre', async () => {
  await app.restartAt(MINE)
  await see('語言及顯示')
  // on a phone, which has no footer
  await see(/^本服務不處理急症。.*致電 999/)
  await press(/關於/, 'link')
  const about = await onPage().findByRole('dialog')
  for (const words of ['版本 1.0.0 (100)', /Johan Melin.*CC BY 4\.0/, /Phosphor/, /Fluent Emoji/])
    expect(within(about).getByText(words)).toBeInTheDocument()
  // who runs the technology is nothing that the page of an account has to say
  expect(await within(about).findByText(/技術支援/)).toBeInTheDocument()
  await press('關閉')
  await press(/幫助中心/, 'link')
  await see('還有疑問？')
})

test("shows the visitor's page after signing out", async () => {
  await app.restartAt(MINE)
  await see('美儀')
  await press('登出')
  await pressInDialog('取消')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await see('美儀')
  await press('登出')
  await pressInDialog('登出')
  await see('登入／註冊')
  expect(shownPage()).not.toHaveTextContent('美儀')
  expect(onPage().queryByRole('link', { name: /待預約，/ })).not.toBeInTheDocument()
  for (const name of ['疫苗療程', '退款'])
    expect(onPage().queryByRole('link', { name })).not.toBeInTheDocument()
  for (const name of ['瀏覽記錄', '優惠券', '積分', '會員'])
    expect(onPage().getByRole('link', { name })).toBeInTheDocument()
  await press('登入／註冊')
  await see('先逛逛，不登入')
})

test('signs out on the device also while the server cannot be reached', async () => {
  await app.signInAs(userId)
  await see('美儀')
  app.cutNetwork()
  await press('登出')
  await pressInDialog('登出')
  await see('登入／註冊')
  expect(localStorage.getItem('thirdSession')).toBeNull()
  expect(shownPage()).not.toHaveTextContent('美儀')
  app.mendNetwork()
})

test('leads an account that has not joined to the membership', async () => {
  await app.signInAs((await addUser()).id)
  await app.restartAt(MINE)
  await press(/免費入會/, 'link')
  await atHash('membership/membership')
})
