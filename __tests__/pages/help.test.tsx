import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import {
  fill,
  mendAndRetry,
  onPage,
  type PageApp,
  press,
  see,
  shownPage,
  startApp,
} from '../support/page-app'

const HELP = 'pages-common/help/help'
let app: PageApp

beforeAll(async () => {
  app = await startApp('pages/Mine/index')
})
afterAll(() => app.stop())

test('opens from Mine with articles by topic, and contact options', async () => {
  await press('幫助中心', 'link')
  await see('付款、退款和收據')
  await see('還有疑問？')
  await see(/^本服務不處理急症。.*致電 999/)
  await press('申請退款', 'link')
  await see(/提交之前會先列明退多少/)
})

test('narrows many questions down while one types, and says how many are left', async () => {
  await app.openAt(HELP)
  await see('為家人預約')
  const rows = () => onPage().getAllByRole('link').length
  const all = rows()
  await fill('搜尋', '退款')
  await see('申請退款')
  // the topic’s name counts as well
  await see('付款、退款和收據')
  expect(onPage().queryByText('為家人預約')).not.toBeInTheDocument()
  expect(rows()).toBeLessThan(all)
  await see(/^找到 \d+ 項$/)
  await fill('搜尋', '沒有這個')
  await see(/^找不到相符的問題/)
  // who finds nothing can still ask
  await see('寫信給我們')
  await press('清除搜尋')
  await waitFor(() => expect(rows()).toBe(all))
})

test('shows the operator with number and hours', async () => {
  await app.openAt(HELP)
  await see('致電康序健康')
  expect(shownPage()).toHaveTextContent('+852 3000 0100 每日 09:00–21:00')
})

test('copies the number where calls are impossible', async () => {
  await app.openAt(HELP)
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
  await press(/^致電康序健康/, 'link')
  await press(/^複製客服電話/)
  await see('已複製')
  expect(copied).toEqual(['+852 3000 0100'])
})

test('links to the feedback form for questions without an article', async () => {
  await app.openAt(HELP)
  await press(/寫信給我們/, 'link')
  await waitFor(() => expect(window.location.hash).toContain('feedback'))
})

test('offers to write to customer service as well as to call', async () => {
  await app.openAt('pages/Mine/index')
  await press(/客戶服務/, 'link')
  await see('寫信給我們')
})

test('offers the search with few questions too, and none without questions', async () => {
  await medibook.query(`delete from article where topic like 'help%' and topic <> 'helppay'`)
  app.forgetAnswers()
  await app.openAt(HELP)
  await see('申請退款')
  expect(onPage().getByRole('searchbox', { name: '搜尋' })).toBeInTheDocument()
})

test('shows the contact even without articles', async () => {
  await medibook.query(`delete from article where topic like 'help%'`)
  app.forgetAnswers()
  await app.openAt(HELP)
  await see('暫時沒有說明文章')
  expect(onPage().getAllByText('寫信給我們').length).toBeGreaterThan(0)
  expect(onPage().queryByRole('searchbox', { name: '搜尋' })).not.toBeInTheDocument()
})

test('reloads on retry after a failed read', async () => {
  app.forgetAnswers()
  app.cutNetwork()
  await app.openAt(HELP)
  await mendAndRetry(app)
  await see('暫時沒有說明文章')
})
