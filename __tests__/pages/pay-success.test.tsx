import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { paymentKey } from '@/features/orders/hooks/use-pay'
import { writeStored } from '@/platform/storage'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { holdAnswers, loseAnswers } from '../support/held-network'
import {
  act,
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  notify,
  order,
  paid,
  pay,
  placed,
  type TestUser,
} from '../support/order-world'
import { onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'
import { cartOf, goodsOf, putInCart, removeFromCart } from '../support/trade-world'

const RESULT = 'pages-order/pay-success/pay-success'
let app: PageApp
let user: TestUser

/** An unpaid order with a payment started by this device. */
async function startedPayment() {
  const { id } = await placed(user, { goods: 'result-exam', shop: 'result-shop' })
  const { transactionId, payType } = (await pay(user, id)).data
  writeStored(paymentKey(id), { payType, transactionId })
  return { id, transactionId, payType }
}

beforeAll(async () => {
  await addShop('result-shop')
  await addGoods('result-exam', { shops: ['result-shop'], fastingHours: 12 })
  user = await addUser()
  app = await startApp('pages-order/order-list/order-list', { userId: user.id })
})
afterAll(() => app.stop())

test('reports an address without an order instead of loading forever', async () => {
  await app.restartAt(RESULT)
  await see('找不到這張訂單')
})

describe('with another unpaid order of the same purchase', () => {
  const goods = { first: 'result-exam', second: 'second-exam' }
  let second: string
  let result: string
  const button = (name: string) => onPage().getByRole('button', { name })
  beforeAll(async () => {
    await addGoods(goods.second, { priceCents: 123_400, shops: ['result-shop'] })
    second = (await placed(user, { goods: goods.second, shop: 'result-shop', expected: '1234.00' })).id
    const { id } = await placed(user, { goods: goods.first, shop: 'result-shop' })
    await paid(user, id)
    result = `${RESULT}?id=${id}`
  })

  test('says so with its amount and the time left, also after a reload, and leads to its payment', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      app.forgetAnswers()
      await app.openAt(result)
      await see('付款成功')
      await see(new RegExp(`^還有一張訂單等待付款：${user.person} · second-exam.*，HK\\$1,234\\.00$`))
      await see('付款剩餘時間')
      await waitFor(() => expect(button('立即選日期')).toHaveClass('outline'))
    }
    await press('付款 HK$1,234')
    await see('選擇付款方式')
    await waitFor(() => expect(window.location.hash).toContain(`order-info?id=${second}`))
  })

  test('shows it with a paid visit, before the preparation for that', async () => {
    await addSlot('other-slot', 'result-shop', dayIn(3), '12:00')
    const { id } = await placed(user, { goods: goods.first, shop: 'result-shop', slot: 'other-slot' })
    await paid(user, id)
    await app.openAt(`${RESULT}?id=${id}`)
    await see('來之前')
    const toPay = button('付款 HK$1,234')
    expect(toPay.compareDocumentPosition(onPage().getByText('來之前'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('says nothing of it when that is not known', async () => {
    const { origin } = await loseAnswers(app.origin, routePath('orderPage'))
    app.goThrough(origin)
    app.forgetAnswers()
    await app.openAt(result)
    await see('付款成功')
    await see('立即選日期')
    app.mendNetwork()
    expect(onPage().queryByText(/^還有一張訂單/)).not.toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('leads to nothing more once all are paid', async () => {
    await paid(user, second)
    await app.restartAt(result)
    await see('立即選日期')
    expect(button('立即選日期')).toHaveClass('primary')
    expect(onPage().queryByText(/^還有一張訂單/)).not.toBeInTheDocument()
  })
})

describe('with goods left in the cart', () => {
  let result: string
  const left = () => onPage().queryByText(/^購物車還有/)
  beforeAll(async () => {
    await addGoods('left-exam', { shops: ['result-shop'] })
    await putInCart(user, { ...goodsOf('left-exam'), quantity: 1 })
    await putInCart(user, { ...goodsOf('result-exam'), quantity: 1 })
    const { id } = await placed(user, { goods: 'result-exam', shop: 'result-shop' })
    await paid(user, id)
    result = `${RESULT}?id=${id}`
  })
  beforeEach(() => app.forgetAnswers())

  test('says how many, and leads to the cart', async () => {
    await app.openAt(result)
    await see('付款成功')
    await see(`購物車還有 ${(await cartOf(user)).length} 項商品`)
    await press('看購物車')
    await waitFor(() => expect(window.location.hash).toContain('pages/trolley/index'))
  })

  test('shows the result before the cart is known', async () => {
    const network = await holdAnswers(app.origin, routePath('cartCount'))
    app.goThrough(network.origin)
    await app.restartAt(result)
    await see('付款成功')
    await waitFor(() => expect(network.heldCount()).toBe(1))
    expect(left()).not.toBeInTheDocument()
    network.release()
    await see(/^購物車還有/)
    app.mendNetwork()
  })

  test('says nothing of it while the order is not paid', async () => {
    const { id } = await placed(user, { goods: 'result-exam', shop: 'result-shop' })
    await app.openAt(`${RESULT}?id=${id}`)
    await see('這張訂單還沒有付款')
    expect(left()).not.toBeInTheDocument()
    await medibook.call('orderCancel', { params: { id }, session: user.session })
  })

  test('says nothing of an empty cart', async () => {
    await removeFromCart(
      user,
      (await cartOf(user)).map(({ id }) => id),
    )
    const network = await holdAnswers(app.origin, routePath('cartCount'))
    app.goThrough(network.origin)
    await app.restartAt(result)
    await waitFor(() => expect(network.heldCount()).toBe(1))
    network.release()
    await see('立即選日期')
    await waitFor(() => expect(app.isReading()).toBe(false))
    expect(left()).not.toBeInTheDocument()
    app.mendNetwork()
  })
})

test('polls the server until the payment has arrived, whatever the address claims', async () => {
  const { id, transactionId } = await startedPayment()
  await app.restartAt(`${RESULT}?id=${id}&paid=1&state=success`)
  await see('正在確認付款')
  expect(onPage().queryByText('付款成功')).not.toBeInTheDocument()
  await notify(await act(transactionId, 'paid'))
  await see('付款成功')
  await see('選好日期，就完成預約。')
  await press('立即選日期')
  await see('選日期及時間')
})

test('shows everything needed for a paid appointment: date, code, clinic, preparation', async () => {
  await addSlot('result-slot', 'result-shop', dayIn(3), '10:00')
  const { id } = await placed(user, { goods: 'result-exam', shop: 'result-shop', slot: 'result-slot' })
  await paid(user, id)
  const { bookings, preparations } = (await order(user, id)).data
  await app.restartAt(`${RESULT}?id=${id}`)
  await see('付款成功')
  await see(bookings[0]?.verifyCode ?? 'a code')
  await see('10:00')
  await see('result-shop繁')
  // the ticket below shows day, time and clinic
  await see('到店出示預約碼就可以。')
  await see('加日曆')
  // filled buttons are for required actions: there is none
  expect(onPage().getByRole('button', { name: '查看訂單' })).toHaveClass('outline')
  expect(preparations).not.toEqual([])
  await see('來之前')
  await see(preparations[0]?.text ?? '')
  // twelve hours before: the evening of the day before
  const [, month, day] = dayIn(2).split('-').map(Number)
  await see(new RegExp(`由 .*${month}月${day}日.* 22:00 起不要進食`))
  await press('路線')
  await waitFor(() => expect(window.location.hash).toContain('map'))
})

test('shows the outline of a result, without a picture, while it loads', async () => {
  const { id } = await placed(user, { goods: 'result-exam', shop: 'result-shop' })
  const network = await holdAnswers(app.origin, routePath('orderDetail', { id }))
  app.goThrough(network.origin)
  app.forgetAnswers()
  await app.openAt(`${RESULT}?id=${id}`)
  await waitFor(() => expect(shownPage().querySelector('.bone.circle')).toBeInTheDocument())
  expect(shownPage().querySelector('.bone.picture')).not.toBeInTheDocument()
  network.release()
  await see('這張訂單還沒有付款')
  app.mendNetwork()
})

test('shows a refused payment, which can be repeated', async () => {
  const { id, transactionId } = await startedPayment()
  await notify(await act(transactionId, 'refused'))
  await app.restartAt(`${RESULT}?id=${id}`)
  await see('付款沒有成功')
  await press(/^再次付款 HK\$/)
  await see('選擇付款方式')
})

test('without a network it says that a payment still counts, and shows its result on retry', async () => {
  const { id, transactionId } = await startedPayment()
  await notify(await act(transactionId, 'paid'))
  const { origin } = await loseAnswers(app.origin, routePath('orderDetail', { id }))
  app.goThrough(origin)
  app.forgetAnswers()
  await app.openAt(`${RESULT}?id=${id}`)
  await see('還沒有收到付款結果')
  await see(/^如果你已經付款，結果稍後會到/)
  app.mendNetwork()
  await press('點此重試')
  await see('付款成功')
})

test("uses the order's own state without a payment of this device", async () => {
  const { id } = await placed(user, { goods: 'result-exam', shop: 'result-shop' })
  await app.restartAt(`${RESULT}?id=${id}`)
  await see('這張訂單還沒有付款')
})

test('shows what an unpaid appointment holds and for how long, before the pay button', async () => {
  await addSlot('kept-slot', 'result-shop', dayIn(3), '11:00')
  const { id } = await placed(user, { goods: 'result-exam', shop: 'result-shop', slot: 'kept-slot' })
  await app.restartAt(`${RESULT}?id=${id}`)
  await see('11:00')
  await see(/· result-shop繁$/)
  // the day is a block, and neither it nor the service is said again in the receipt
  const day = onPage().getByRole('img', { name: /週/ })
  expect(onPage().queryByText('日期和時間')).not.toBeInTheDocument()
  expect(onPage().getAllByText(/^result-exam/)).toHaveLength(1)
  await see(/^訂單為你保留到 \d\d:\d\d，逾時關閉，不會收費。$/)
  const left = onPage().getByText('付款剩餘時間')
  const toPay = onPage().getByRole('button', { name: '付款 HK$1,000' })
  expect(left.compareDocumentPosition(toPay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(day.compareDocumentPosition(left)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await see('可用支付寶或微信支付付款')
  // the ticket names the clinic: its directions come once it is paid
  expect(onPage().queryByText('路線')).not.toBeInTheDocument()
  await press('付款有問題？', 'link')
  await waitFor(() => expect(window.location.hash).toContain('pages-common/help/help'))
})

test('explains an unknown order, with a link to the own orders', async () => {
  await app.restartAt(`${RESULT}?id=unknown`)
  await see('找不到這張訂單')
  await press('查看我的訂單')
  await waitFor(() => expect(window.location.hash).toContain('order-list'))
})

test('does not show a payment as successful when its order was cancelled', async () => {
  const { id } = await startedPayment()
  await medibook.call('orderCancel', { params: { id }, session: user.session })
  await app.restartAt(`${RESULT}?id=${id}`)
  await see('訂單已經關閉')
  await press('查看訂單')
  await see('已取消')
})

test('attributes a return without an order in its address to the order last opened', async () => {
  const { id } = await placed(user, { goods: 'result-exam', shop: 'result-shop' })
  await app.openAt(`pages-order/order-info/order-info?id=${id}`)
  await see('付款 HK$1,000')
  await app.restartAt(RESULT)
  await see('這張訂單還沒有付款')
})

test('offers the payment method used last first', async () => {
  const pick = async () => {
    const { id } = await placed(user, { goods: 'result-exam', shop: 'result-shop' })
    await app.restartAt(`${RESULT}?id=${id}`)
    await press(/^付款 HK\$/)
    await see('選擇付款方式')
  }
  await pick()
  await press('微信支付', 'radio')
  await press(/^付款 HK/)
  await pick()
  expect(onPage().getByRole('radio', { name: '微信支付' })).toHaveAttribute('aria-checked', 'true')
})

test('keeps a code to scan on the screen until the payment has arrived', async () => {
  const { id, transactionId, payType } = await startedPayment()
  writeStored(paymentKey(id), { payType, transactionId, scan: 'weixin://wxpay/bizpayurl?pr=1' })
  await app.openAt(`${RESULT}?id=${id}`)
  await see('請用手機掃碼付款')
  expect(onPage().getByRole('img', { name: '付款二維碼' })).toBeInTheDocument()
  expect(onPage().getByRole('button', { name: '改用其他方式付款' })).toBeInTheDocument()
  await notify(await act(transactionId, 'paid'))
  await see('付款成功')
})
