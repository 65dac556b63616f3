import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { payWechatWeb } from '@contract/routes/payments'
import { paymentKey } from '@/features/orders/hooks/use-pay'
import { writeStored } from '@/platform/storage'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { loseAnswers, loseFirstAnswer } from '../support/held-network'
import { act, addGoods, addShop, addUser, notify, pay, placed, type TestUser } from '../support/order-world'
import { type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'

// the cashier is another site, from which the user returns
jest.mock('@/platform/payment', () => ({
  ...jest.requireActual<object>('@/platform/payment'),
  pay: () => Promise.resolve('left'),
}))

let app: PageApp
let user: TestUser

/** Opens the result of a started payment whose state cannot be asked for. */
async function openUnanswered(scan: { scan?: string }) {
  const { id } = await placed(user, { goods: 'unanswered-exam', shop: 'unanswered-shop' })
  const { transactionId, payType } = (await pay(user, id)).data
  writeStored(paymentKey(id), { payType, transactionId, ...scan })
  const way = await loseAnswers(app.origin, routePath('payQuery', { payType, transactionId }))
  app.goThrough(way.origin)
  await app.openAt(`pages-order/pay-success/pay-success?id=${id}`)
  await waitFor(() => expect(way.lostCount()).toBeGreaterThan(0))
  return transactionId
}

beforeAll(async () => {
  await addShop('unanswered-shop')
  await addGoods('unanswered-exam', { shops: ['unanswered-shop'] })
  user = await addUser()
  app = await startApp('pages-order/order-list/order-list', { userId: user.id })
})
afterEach(() => app.mendNetwork())
afterAll(() => app.stop())

test('says in place, without a dialog, that the result is not known', async () => {
  await openUnanswered({})
  await see('還沒有收到付款結果')
  await waitFor(() => expect(app.isReading()).toBe(false))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  // a payment may be on its way: not that nothing is charged
  await see(/^訂單為你保留到 \d\d:\d\d$/)
  app.mendNetwork()
  await press('再查一次')
  await see('正在確認付款')
})

test('goes on asking beside a code to scan', async () => {
  const transactionId = await openUnanswered({ scan: 'weixin://wxpay/bizpayurl?pr=1' })
  await see('請用手機掃碼付款')
  await waitFor(() => expect(app.isReading()).toBe(false))
  app.mendNetwork()
  await notify(await act(transactionId, 'paid'))
  await see('付款成功')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('starts one payment when the answer to its start is lost and the button is pressed again', async () => {
  const { id } = await placed(user, { goods: 'unanswered-exam', shop: 'unanswered-shop' })
  await app.openAt(`pages-order/order-info/order-info?id=${id}&do=pay`)
  await see('選擇付款方式')
  await press(/微信/, 'radio')
  const way = await loseFirstAnswer(app.origin, payWechatWeb.path)
  app.goThrough(way.origin)
  await press('付款 HK$1,000')
  await pressInDialog('確定')
  expect(way.lostCount()).toBe(1)
  await press('付款 HK$1,000')
  await waitFor(() => expect(window.location.hash).toContain('pay-success'))
  expect(await medibook.query('select state from payment where order_id = $1', [id])).toHaveLength(1)
})
