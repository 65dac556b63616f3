import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addGoods, addUser, insert, nextId, placed, type TestUser } from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'
import { addPoints } from '../support/trade-world'

const PAGE = 'pages-shopping/points/points'
let app: PageApp
let user: TestUser

const rules = (isEnabled: boolean) =>
  medibook.query(
    `update points_config set earn_points = 2, use_points = 100, max_share_percent = 20, min_points =
      100, is_enabled = $1 where id = 'default'`,
    [isEnabled],
  )
const records = () => onPage().queryAllByText(/^結餘 \d+$/)

beforeAll(async () => {
  await rules(true)
  await addGoods('p-goods', { kind: 'product', isBookable: false, slotKind: null, priceCents: 50_000 })
  user = await addUser()
  app = await startApp(PAGE)
})
afterAll(() => app.stop())

test('shows a visitor how points are earned and spent, with a sign-in prompt', async () => {
  await see('登入後查看你的積分')
  await see('每消費 HK$1 得 2 積分（運費除外），訂單完成後到帳')
  await see('100 積分抵 HK$1，每張訂單最多抵貨款的 20%')
  await see('每次最少用 100 積分')
  await see('積分不設有效期')
})

test('explains the purpose of the page without records', async () => {
  await app.signIn(user.id)
  await see('還沒有積分記錄')
  expect(shownPage()).toHaveTextContent('我的積分0可抵 HK$0')
})

test('shows the balance, its value, and each record with its order', async () => {
  await addPoints(user, 15_050)
  const { id } = await placed(user, {
    goods: 'p-goods',
    expected: '450.00',
    body: { pointsUsed: 5_000 },
  })
  app.forgetAnswers()
  await app.openAt(PAGE)
  await waitFor(() => expect(shownPage()).toHaveTextContent('我的積分10,050可抵 HK$100.50'))
  await see('+15,050')
  await see('−5,000')
  await press('使用', 'tab')
  await waitFor(() => expect(onPage().queryByText('+15,050')).not.toBeInTheDocument())
  // what was bought is found sooner than the number of the order
  await press(/^p-goods/, 'link')
  await waitFor(() => expect(window.location.hash).toContain(`order-info?id=${id}`))
  await app.openAt(PAGE)
  await press('退回', 'tab')
  await see('還沒有積分記錄')
})

test('shows no value for points worth less than a cent', async () => {
  await medibook.query('update points_account set balance = 10051 where user_id = $1', [user.id])
  await medibook.query(`update points_config set use_points = 300 where id = 'default'`)
  app.forgetAnswers()
  await app.openAt(PAGE)
  await waitFor(() => expect(shownPage()).toHaveTextContent('我的積分10,051可抵 HK$33.50'))
  await rules(true)
})

test('loads older records on request', async () => {
  const other = await addUser()
  await insert('points_account', { user_id: other.id, balance: 15 })
  for (let index = 1; index <= 15; index += 1)
    await insert('points_record', {
      id: nextId('t-points'),
      user_id: other.id,
      kind: 'granted',
      points: 1,
      balance: index,
      create_time: new Date(medibook.clock.now().getTime() - index * 1000).toISOString(),
    })
  await app.signInAs(other.id)
  await app.openAt(PAGE)
  await waitFor(() => expect(records()).toHaveLength(12))
  await press('載入更多')
  await waitFor(() => expect(records()).toHaveLength(15))
})

test('reloads on retry after a failed read; marks paused points', async () => {
  app.forgetAnswers()
  app.cutNetwork()
  await app.openAt(PAGE)
  await mendAndRetry(app)
  await see('我的積分')
  await rules(false)
  app.forgetAnswers()
  await app.openAt(PAGE)
  await see('積分暫停使用')
  await rules(true)
})
