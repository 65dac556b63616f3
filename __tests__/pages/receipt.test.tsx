import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addGoods, addShop, addUser, paid, placed, type TestUser } from '../support/order-world'
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

const RECEIPT = 'pages-mine/my-servince/receipt/receipt'
let app: PageApp
let user: TestUser
let first = ''
let second = ''
let savedAs: string[] = []

const invoices = () =>
  medibook.query<{ order_id: string; kind: string; title: string; tax_number: string; email: string }>(
    'select order_id, kind, title, tax_number, email from invoice where user_id = $1 order by create_time',
    [user.id],
  )

beforeAll(async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: () => undefined })
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    savedAs = [...savedAs, this.download]
  }
  await addShop('r-shop')
  await addGoods('r-check', { shops: ['r-shop'] })
  user = await addUser()
  app = await startApp(RECEIPT)
})
afterAll(() => app.stop())

test('prompts a visitor to sign in; links to the catalogue without payments', async () => {
  await see('登入後看收據')
  await app.signIn(user.id)
  await see('還沒有收據')
})

test('lists paid orders; one opens as a receipt with its lines and its sum', async () => {
  for (const keep of [(id: string) => (first = id), (id: string) => (second = id)]) {
    const made = await placed(user, { goods: 'r-check', shop: 'r-shop' })
    await paid(user, made.id)
    keep(made.id)
  }
  app.forgetAnswers()
  await waitFor(() => expect(onPage().getAllByRole('link')).toHaveLength(2))
  expect(onPage().getByRole('heading', { name: /^\d{4}年\d{1,2}月$/ })).toBeInTheDocument()
  await see('合計 HK$2,000.00')
  const { data } = await medibook.call('receipt', { session: user.session, query: { id: first } })
  await app.restartAt(`${RECEIPT}?id=${first}`)
  await see(data.receiptNo)
  for (const words of [data.orderNo, data.issuer.name, data.lines[0]?.spuName ?? ''])
    expect(shownPage()).toHaveTextContent(words)
  expect(shownPage()).toHaveTextContent(`HK$${data.paymentPrice.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`)
})

test('saves the PDF; reports a failure', async () => {
  await press('PDF')
  await waitFor(() => expect(savedAs).toEqual([expect.stringMatching(/\.pdf$/)]))
  app.cutNetwork()
  await press('PDF')
  await see('未能取得 PDF，請重試')
  app.mendNetwork()
})

test('reports missing fields of a company invoice at the fields, then requests it once', async () => {
  await press('索取發票')
  await press('送出申請')
  await see('請填寫抬頭')
  await fill('抬頭', '康序有限公司')
  await waitFor(() => expect(onPage().queryByText('請填寫抬頭')).not.toBeInTheDocument())
  await press('公司', 'radio')
  await press('送出申請')
  await see(/^公司發票需要稅務編號/)
  await fill('稅務編號', 'HK-12345')
  await press('送出申請')
  await see('電郵地址格式錯誤')
  await fill('收發票的電郵', 'tax@example.com')
  await press('送出申請')
  await see('發票處理中')
  expect(await invoices()).toEqual([
    {
      order_id: first,
      kind: 'company',
      title: '康序有限公司',
      tax_number: 'HK-12345',
      email: 'tax@example.com',
    },
  ])
  expect(onPage().queryByRole('button', { name: '索取發票' })).not.toBeInTheDocument()
})

test('fills in the previous title of an invoice with one press', async () => {
  await app.restartAt(`${RECEIPT}?id=${second}`)
  await press('索取發票')
  await press('康序有限公司')
  await press('送出申請')
  await see('發票處理中')
  expect((await invoices())[1]).toMatchObject({ order_id: second, tax_number: 'HK-12345' })
})

test('lists the state of each invoice and the refunded amount of a payment', async () => {
  await medibook.query(`update order_info set refund_cents = 5000 where id = $1`, [first])
  app.forgetAnswers()
  await app.restartAt(RECEIPT)
  await see('已退 HK$50.00')
  expect(onPage().getAllByText('發票處理中')).toHaveLength(2)
  // a day is enough
  expect(shownPage()).not.toHaveTextContent(/\d:\d\d/)
})

test('says why an invoice was refused, and that it can be requested again', async () => {
  await medibook.query(`update invoice set state = 'refused', answer = '稅務編號有誤' where order_id = $1`, [
    second,
  ])
  app.forgetAnswers()
  await app.restartAt(RECEIPT)
  await see('未能開出發票')
  expect(onPage().getByText('未能開出發票').closest('[class~="warn"]')).not.toBeNull()
  await app.restartAt(`${RECEIPT}?id=${second}`)
  await see('稅務編號有誤')
  expect(onPage().getByText('未能開出發票').closest('[class~="warn"]')).not.toBeNull()
  expect(onPage().getByRole('button', { name: '索取發票' })).toBeInTheDocument()
})

test('shows no receipt for an unpaid order; reloads on retry after a failed read', async () => {
  const unpaid = await placed(user, { goods: 'r-check', shop: 'r-shop' })
  await app.restartAt(`${RECEIPT}?id=${unpaid.id}`)
  await see('沒有這張收據')
  app.cutNetwork()
  app.forgetAnswers()
  await app.restartAt(`${RECEIPT}?id=${first}`)
  await mendAndRetry(app)
  await see('發票處理中')
})
