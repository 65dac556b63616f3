import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addUser, insert, nextId, type TestUser } from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'

const PAGE = 'pages-shopping/membership/membership'
const MINE = 'pages/Mine/index'
let app: PageApp
let user: TestUser

const bar = () => onPage().getByRole('progressbar')

beforeAll(async () => {
  user = await addUser()
  app = await startApp(PAGE)
})
afterAll(() => app.stop())

test('shows a visitor levels, rights and rules, and a sign-in prompt to join', async () => {
  await see('免費入會')
  await see('成長值 500 起')
  await see('優先時段')
  await see(/每完成消費 HK\$1/)
  // the levels and their benefits come before the question to sign in
  const page = shownPage().textContent
  expect(page.indexOf('成長值 500 起')).toBeLessThan(page.indexOf('免費入會'))
  expect(onPage().queryByRole('progressbar')).not.toBeInTheDocument()
})

test('joins an account and shows the first level with its rights and growth record', async () => {
  await app.signIn(user.id)
  await press('免費入會')
  await see('你已是會員：初心會員')
  await see(/會員號碼 M\d{9}/)
  await see('再完成約 HK$450 的訂單（運費除外）升級為安康會員')
  await see('升級後多享：報告電話解讀')
  expect(bar()).toHaveAttribute('aria-valuenow', '10')
  await see('你的等級')
  await see('體檢前電話諮詢')
  expect(onPage().getAllByText('你已享有')).toHaveLength(1)
  // everybody has the first level: no growth leads to it
  expect(onPage().queryByText('成長值 0 起')).not.toBeInTheDocument()
  // the records of points list the same orders: these wait for a press
  expect(onPage().queryByText('+50')).not.toBeInTheDocument()
  await press('記錄')
  await see('+50')
})

test('a completed order raises the level; the highest one shows no further goal', async () => {
  await insert('growth_record', {
    id: nextId('t-growth'),
    user_id: user.id,
    kind: 'order',
    amount: 1_700,
    order_id: nextId('t-order'),
    order_no: 'KX1700',
    create_time: medibook.clock.now().toISOString(),
  })
  await medibook.query('update member set growth_value = 1750 where user_id = $1', [user.id])
  app.forgetAnswers()
  await app.openAt(PAGE)
  await waitFor(() =>
    expect(shownPage()).toHaveTextContent(
      '安康會員再完成約 HK$1,250 的訂單（運費除外）升級為悅享會員成長值 1,750 / 3,000',
    ),
  )
  // the fraction that stands above the bar
  expect(bar()).toHaveAttribute('aria-valuenow', '58')
  await press('記錄')
  await see('訂單 KX1700')
  expect(onPage().getAllByText('你已享有')).toHaveLength(2)
  await press('客戶服務')
  await see(/致電/)
  await medibook.query('update member set growth_value = 20000 where user_id = $1', [user.id])
  app.forgetAnswers()
  await app.openAt(PAGE)
  await see('已是最高等級')
  expect(bar()).toHaveAttribute('aria-valuenow', '100')
  expect(onPage().getAllByText('你已享有')).toHaveLength(4)
})

test('the numbers of Mine lead to coupons, points and membership, and no entry repeats them', async () => {
  for (const [name, page] of [
    [/^\d[\d,]*\s?優惠券$/, 'coupons/coupons'],
    [/^\d[\d,]*\s?積分$/, 'points/points'],
    [/^\d[\d,]*\s?成長值$/, 'membership/membership'],
    [/^尊尚會員/, 'membership/membership'],
  ] as const) {
    await app.openAt(MINE)
    await press(name, 'link')
    await waitFor(() => expect(window.location.hash).toContain(page))
  }
  await app.openAt(MINE)
  await see('成長值')
  for (const name of ['優惠券', '積分', '會員'])
    expect(onPage().queryByRole('link', { name })).not.toBeInTheDocument()
})

test('reloads on retry after a failed read; marks a paused membership', async () => {
  app.forgetAnswers()
  app.cutNetwork()
  await app.openAt(PAGE)
  await mendAndRetry(app)
  await see('已是最高等級')
  await medibook.query('update member_config set is_on = false')
  app.forgetAnswers()
  await app.openAt(PAGE)
  await see('會員計劃暫停')
  await medibook.query('update member_config set is_on = true')
})
