import '@testing-library/jest-dom'
import { screen, waitFor, within } from '@testing-library/dom'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  linesOf,
  newKey,
  order,
  paid,
  placed,
  ship,
  taken,
  type TestUser,
  verify,
} from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, pressInDialog, see, startApp } from '../support/page-app'

const LIST = 'pages-order/order-list/order-list'
let app: PageApp
let user: TestUser
let unpaidId: string

beforeAll(async () => {
  await addShop('list-shop')
  await addGoods('list-exam', { shops: ['list-shop'] })
  await addGoods('list-tea', { kind: 'product', isBookable: false, slotKind: null, priceCents: 20_000 })
  await addSlot('list-slot', 'list-shop', dayIn(3), '10:00', 1)
  await addGoods('list-visit', { shops: ['list-shop'] })
  await addSlot('list-later', 'list-shop', dayIn(4), '11:00', 1)
  user = await addUser()
  const shipped = await placed(user, { goods: 'list-tea', expected: '200.00' })
  await paid(user, shipped.id)
  await ship(shipped.id)
  const visit = await placed(user, { goods: 'list-visit', shop: 'list-shop', slot: 'list-later' })
  await paid(user, visit.id)
  unpaidId = (await placed(user, { goods: 'list-exam', shop: 'list-shop', slot: 'list-slot' })).id
  app = await startApp(LIST, { userId: user.id })
})
afterAll(() => app.stop())

test("shows each order's state, time left to pay and actions", async () => {
  await see('list-exam繁')
  await see('付款剩餘時間')
  await see(/29 分 \d\d 秒|30 分 00 秒/)
  // of a parcel under way, the day comes first; nothing waits for its buyer
  await see(/^預計最遲 \d+月\d+日 週. 送達$/)
  await see('收到後請確認收貨。')
  expect(onPage().getByRole('button', { name: '查看物流 list-tea繁' })).toHaveClass('tint')
  // a coming appointment without the year
  await see(/^\d+月\d+日 週. 11:00$/)
  await see(/^\d+月\d+日 週. 10:00$/)
  expect(onPage().getByRole('button', { name: '改期（餘 1 次） list-visit繁' })).toBeInTheDocument()
  await waitFor(() => expect(onPage().getByRole('tab', { name: '待付款，1 項' })).toBeInTheDocument())
})

test('the records of everything come after the orders', async () => {
  const orders = onPage().getAllByRole('heading', { level: 2 })
  const records = onPage().getByRole('link', { name: '全部記錄：訂單、預約、輪候' })
  expect(orders.at(-1)?.compareDocumentPosition(records)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('opens the payment methods with the server’s sum', async () => {
  await see(/下單$/)
  app.cutNetwork()
  await press('付款 HK$1,000 list-exam繁')
  await see('選擇付款方式')
  // payment methods that could not be loaded must not be reported as none
  await mendAndRetry(app)
  await waitFor(() => expect(onPage().getAllByRole('radio')).toHaveLength(2))
  const sheet = within(screen.getByRole('dialog'))
  expect(sheet.getByRole('button', { name: '付款 HK$1,000' })).toBeInTheDocument()
  expect(sheet.getByText(/29 分 \d\d 秒|30 分 00 秒/)).toBeInTheDocument()
  expect(sheet.getByRole('radio', { name: '支付寶' })).toBeChecked()
  await press('關閉')
})

test('reloads the contact on retry after a failed read', async () => {
  app.cutNetwork()
  await press('更多 list-tea繁')
  await press('聯絡客服')
  await see('聯絡我們')
  await mendAndRetry(app)
  await see('致電客服')
  await press('取消')
})

test('cancels after a confirmation, releases the slot, and moves the order to its tab', async () => {
  expect(await taken('list-slot')).toBe(1)
  await press('取消訂單 list-exam繁')
  await pressInDialog('保留訂單')
  expect((await order(user, unpaidId)).data.status).toBeNull()
  await press('取消訂單 list-exam繁')
  await pressInDialog('取消訂單')
  await see('訂單已取消')
  expect(await taken('list-slot')).toBe(0)
  await press('待付款', 'tab')
  await see('這個分類沒有訂單')
  await press(/^已取消/, 'tab')
  await see('list-exam繁')
})

test('deletes a cancelled order after a confirmation', async () => {
  await press('更多 list-exam繁')
  await press('刪除訂單')
  await pressInDialog('刪除')
  await see('這個分類沒有訂單')
  expect((await order(user, unpaidId)).code).not.toBe(0)
})

test('confirms the arrival of goods', async () => {
  await press(/^待收貨/, 'tab')
  await press('確認收貨 list-tea繁')
  await pressInDialog('已收到')
  await press(/^已完成/, 'tab')
  await see('list-tea繁')
})

test('reloads on retry after a failed read', async () => {
  app.cutNetwork()
  await press('已退款', 'tab')
  await mendAndRetry(app)
  await see('這個分類沒有訂單')
})

test('opens the course of an order whose next dose cannot be booked yet', async () => {
  await addGoods('list-course', {
    kind: 'vaccine',
    slotKind: 'vaccine',
    shops: ['list-shop'],
    doses: 2,
    doseIntervals: [100],
  })
  await addSlot('list-dose', 'list-shop', dayIn(2), '09:00', 2, 'vaccine')
  const course = await placed(user, { goods: 'list-course', shop: 'list-shop', slot: 'list-dose' })
  await paid(user, course.id)
  expect(await verify({ bookingId: course.bookings[0]?.id ?? '' })).toBeNull()
  await app.restartAt(LIST)
  await see(/^\d+月\d+日 週.的一針：請確認已接種，下一針才會開放。$/)
  await press('看整個療程 list-course繁')
  await waitFor(() => expect(window.location.hash).toContain(`course?orderId=${course.id}`))
})

test('an open refund request replaces the call to book, until it is refused', async () => {
  const visit = await placed(user, { goods: 'list-visit', shop: 'list-shop' })
  await paid(user, visit.id)
  await app.restartAt(LIST)
  await see('請選門店、日期和時間。')
  const { data: request } = await medibook.call('refundApply', {
    session: user.session,
    body: { idempotencyKey: newKey(), orderId: visit.id, reason: 'planChanged' },
  })
  await app.restartAt(LIST)
  // the state above it says what was requested
  await see('我們正在處理你的申請。')
  await see('已申請退款')
  expect(onPage().queryByText('請選門店、日期和時間。')).not.toBeInTheDocument()
  expect(onPage().queryByRole('button', { name: '選日期 list-visit繁' })).not.toBeInTheDocument()
  await medibook.inject({
    method: 'POST',
    url: '/sandbox/desk/refunds/refuse',
    payload: { id: request.id, answer: 'no' },
  })
  await app.restartAt(LIST)
  await see('請選門店、日期和時間。')
  expect(onPage().getByRole('button', { name: '退款已拒絕：看原因 list-visit繁' })).toBeInTheDocument()
})

test('what is not asked back of an order can still be booked', async () => {
  const lines = linesOf('list-visit', 'list-exam')
  const visit = await placed(user, {
    goods: 'list-visit',
    shop: 'list-shop',
    expected: '2000.00',
    body: { lines },
  })
  await paid(user, visit.id)
  const items = [{ orderItemId: visit.listOrderItem[0]?.id ?? '', quantity: 1 }]
  await medibook.call('refundApply', {
    session: user.session,
    body: { idempotencyKey: newKey(), orderId: visit.id, reason: 'planChanged', items },
  })
  await app.restartAt(LIST)
  await see('已申請退款，我們正在處理。')
  expect(onPage().getAllByRole('button', { name: /^選日期 / })[0]).toHaveAccessibleName(
    `選日期 ${visit.listOrderItem[1]?.spuName}`,
  )
})

test('an order without an urgent action has its menu only, with the receipt and customer service', async () => {
  await addGoods('list-cup', { kind: 'product', isBookable: false, slotKind: null, priceCents: 20_000 })
  const cup = await placed(user, { goods: 'list-cup', expected: '200.00' })
  await paid(user, cup.id)
  await app.restartAt(LIST)
  await see('list-cup繁')
  const buttons = onPage().getAllByRole('button', { name: / list-cup繁$/ })
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['更多 list-cup繁'])
  await press('更多 list-cup繁')
  expect(onPage().getByRole('button', { name: '收據和發票' })).toBeInTheDocument()
  await press('聯絡客服')
  await see('聯絡我們')
})

test('the search leads to all orders', async () => {
  await press('搜尋訂單', 'link')
  await waitFor(() => expect(window.location.hash).toContain('order-all?kind=order'))
  await app.openAt(LIST)
})

test('the receipt is in the menu where an order has a next step', async () => {
  const visit = await placed(user, { goods: 'list-visit', shop: 'list-shop' })
  await paid(user, visit.id)
  await app.restartAt(LIST)
  await see('請選門店、日期和時間。')
  expect(onPage().queryByRole('button', { name: '收據和發票 list-visit繁' })).not.toBeInTheDocument()
  await press('更多 list-visit繁')
  await press('收據和發票')
  await waitFor(() => expect(window.location.hash).toContain('receipt'))
})
