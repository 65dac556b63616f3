import '@testing-library/jest-dom'
import { screen, waitFor, within } from '@testing-library/dom'
import {
  addCode,
  addGoods,
  addShop,
  addSlot,
  addUser,
  book,
  booking,
  dayIn,
  linesOf,
  newKey,
  order,
  paid,
  placed,
  type TestUser,
  verify,
} from '../support/order-world'
import { onPage, type PageApp, press, pressInDialog, see, shownPage, startApp } from '../support/page-app'
import { addCoupon, addPoints, claimed } from '../support/trade-world'

const INFO = 'pages-order/order-info/order-info'
let app: PageApp
let user: TestUser
let bookedId: string
let courseId: string

beforeAll(async () => {
  await addShop('info-shop')
  await addGoods('info-exam', { shops: ['info-shop'] })
  await addGoods('info-course', {
    kind: 'vaccine',
    slotKind: 'vaccine',
    shops: ['info-shop'],
    doses: 2,
    doseIntervals: [30],
  })
  for (const day of [3, 4]) await addSlot(`info-slot-${day}`, 'info-shop', dayIn(day), '10:00', 2)
  await addSlot('info-dose', 'info-shop', dayIn(2), '09:00', 2, 'vaccine')
  await addCode('INFO10', { value: 10_000 })
  user = await addUser()
  bookedId = (
    await placed(user, {
      goods: 'info-exam',
      shop: 'info-shop',
      slot: 'info-slot-3',
      code: 'INFO10',
      expected: '900.00',
    })
  ).id
  await paid(user, bookedId)
  courseId = (await placed(user, { goods: 'info-course', shop: 'info-shop', slot: 'info-dose' })).id
  await paid(user, courseId)
  app = await startApp(`${INFO}?id=${bookedId}`, { userId: user.id })
})
afterAll(() => app.stop())

test("shows a booked order's code, clinic, preparations and the server’s sums", async () => {
  await see('已預約，等你來')
  await see(/還有 3 日/)
  const {
    bookings: [booked],
    orderNo,
  } = (await order(user, bookedId)).data
  await see(booked?.verifyCode ?? 'no code')
  expect(onPage().getByRole('img', { name: '二維碼，到店出示' })).toBeInTheDocument()
  await see('fast繁')
  // what to prepare is read before the clinic's map
  const [prepare, clinic] = ['來之前', '門店'].map((name) => onPage().getByRole('heading', { name }))
  expect(prepare?.compareDocumentPosition(clinic as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  // a single product is not named above its preparations
  expect(onPage().queryByRole('heading', { name: 'info-exam繁', level: 3 })).not.toBeInTheDocument()
  await see('到店核銷前可退 HK$900')
  await see('standard繁')
  await see('優惠碼 INFO10')
  await see('−HK$100.00')
  await see('HK$900.00')
  await see('HK$1,000.00')
  // the price of the only piece is not repeated as a sum of products
  expect(onPage().queryByText('商品金額')).not.toBeInTheDocument()
  await see(orderNo)
  expect(onPage().getByRole('button', { name: `複製訂單號 ${orderNo}` })).toBeInTheDocument()
  expect(onPage().queryByRole('button', { name: /^付款/ })).not.toBeInTheDocument()
})

test('shows the code of a previously viewed order offline', async () => {
  const {
    bookings: [booked],
  } = (await order(user, bookedId)).data
  await app.restartAt('pages-order/order-list/order-list')
  await see('我的訂單')
  app.cutNetwork()
  try {
    await app.restartAt(`${INFO}?id=${bookedId}`)
    await see('這是上次保存的內容，連上網絡後會更新。')
    await see(booked?.verifyCode ?? 'no code')
    await pressInDialog('確定')
  } finally {
    app.mendNetwork()
  }
})

test('each product of an order says from when nothing may be eaten before its own visit only', async () => {
  await addGoods('info-long', { shops: ['info-shop'], fastingHours: 12 })
  await addGoods('info-short', { shops: ['info-shop'], fastingHours: 8 })
  await addSlot('info-first', 'info-shop', dayIn(5), '10:00')
  await addSlot('info-second', 'info-shop', dayIn(7), '10:00')
  const { id, bookings } = await placed(user, {
    goods: 'info-long',
    shop: 'info-shop',
    expected: '2000.00',
    body: { lines: linesOf('info-long', 'info-short') },
  })
  await paid(user, id)
  for (const { id: bookingId, spuId } of bookings) {
    const slotId = spuId === 'info-long' ? 'info-first' : 'info-second'
    const answer = await book(user, 'bookWaiting', { id: bookingId, shopId: 'info-shop', slotId })
    expect(answer).toMatchObject({ code: 0 })
  }
  await app.restartAt(`${INFO}?id=${id}`)
  for (const [name, start] of [
    ['info-long繁', '22:00'],
    ['info-short繁', '02:00'],
  ] as const) {
    const heading = await waitFor(() => onPage().getByRole('heading', { name, level: 3 }))
    const fasts = within(heading.parentElement as HTMLElement).getAllByText(/起不要進食/)
    expect(fasts.map((fast) => fast.textContent)).toEqual([expect.stringContaining(` ${start} `)])
    // the moment comes before the rule, in bold
    expect(fasts[0]).toHaveClass('strong')
    expect(fasts[0]?.nextElementSibling).toHaveClass('rule')
  }
})

test('includes the reductions by coupon and points in the sums', async () => {
  await addCoupon('info-coupon', { value: 5_000 })
  await addPoints(user, 2_000)
  const coupon = await claimed(user, 'info-coupon')
  const { id } = await placed(user, {
    goods: 'info-exam',
    shop: 'info-shop',
    expected: '930.00',
    body: { couponUserId: coupon.id, pointsUsed: 2_000 },
  })
  await paid(user, id)
  await app.restartAt(`${INFO}?id=${id}`)
  await see('優惠券')
  await see('−HK$50.00')
  await see('積分抵扣（2000 積分）')
  await see('−HK$20.00')
  await see('HK$930.00')
})

test('counts down an unpaid order, offers its payment, and shows who cancelled it', async () => {
  // not in beforeAll, because its deadline is running
  const { id } = await placed(user, { goods: 'info-exam', shop: 'info-shop', slot: 'info-slot-4' })
  await app.restartAt(`${INFO}?id=${id}`)
  await see('等待付款')
  await see(/29 分|30 分/)
  expect(onPage().getByRole('button', { name: '付款 HK$1,000' })).toBeInTheDocument()
  await press('取消訂單')
  await pressInDialog('取消訂單')
  await see(/^你在 .*取消了訂單，沒有收費。$/)
  expect(onPage().queryByRole('button', { name: /^付款/ })).not.toBeInTheDocument()
  expect(onPage().getByRole('button', { name: '再次購買' })).toBeInTheDocument()
})

test('lists a vaccine course by dose, and shows which dose unlocks a locked one', async () => {
  await app.restartAt(`${INFO}?id=${courseId}`)
  await see('第 1 針')
  await see('第 2 針')
  await see('第 1 針完成後開放')
})

test('shows that an order past its deadline was not paid in time', async () => {
  const late = (await placed(user, { goods: 'info-exam', shop: 'info-shop', slot: 'info-slot-4' })).id
  await medibook.query(`update order_info set pay_deadline = now() - interval '1 minute' where id = $1`, [
    late,
  ])
  await medibook.runDueJobs()
  await app.restartAt(`${INFO}?id=${late}`)
  await see(/前沒有付款，訂單自動取消，沒有收費。/)
})

test('shows a counter code for goods to be collected, which the clinic redeems', async () => {
  await addGoods('info-tea', { kind: 'product', isBookable: false, slotKind: null, priceCents: 5_000 })
  const tea = await placed(user, { goods: 'info-tea', expected: '50.00' })
  await app.openAt(`${INFO}?id=${tea.id}`)
  await see('等待付款')
  expect(onPage().queryByText('櫃枱取貨／核銷碼')).not.toBeInTheDocument()
  await paid(user, tea.id)
  await app.restartAt(`${INFO}?id=${tea.id}`)
  await press(/^櫃枱取貨／核銷碼/, 'link')
  await waitFor(() => expect(screen.getByRole('img', { name: '給職員掃描的二維碼' })).toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^[45]:\d\d 後自動更新$/))
})

test('shows no counter code for an appointment of another day', async () => {
  await app.openAt(`${INFO}?id=${bookedId}`)
  await see('已預約，等你來')
  expect(onPage().queryByText('櫃枱取貨／核銷碼')).not.toBeInTheDocument()
})

test("does not show another account's order, and links to the own orders", async () => {
  const other = await addUser()
  const theirs = (await placed(other, { goods: 'info-exam', shop: 'info-shop' })).id
  await app.restartAt(`${INFO}?id=${theirs}`)
  await see('找不到這張訂單')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(shownPage()).not.toHaveTextContent('info-exam')
  await press('查看我的訂單')
  await waitFor(() => expect(window.location.hash).toContain('order-list'))
})

test('refuses an appointment booked elsewhere meanwhile, and shows its state', async () => {
  const {
    bookings: [booked],
  } = (await order(user, bookedId)).data
  await app.restartAt(`${INFO}?id=${bookedId}`)
  await press('更多')
  await medibook.query(`update order_booking set cancels_used = 1 where id = $1`, [booked?.id])
  await press('取消預約')
  await pressInDialog('取消預約')
  await waitFor(() => expect(document.body).toHaveTextContent('取消失敗，請聯絡有關工作人員'))
  expect((await booking(user, booked?.id ?? '')).data.state).toBe('booked')
})

test('shows when the order was placed and when it was paid', async () => {
  await medibook.query(
    `update order_info set create_time = '2026-01-02T01:02:00Z', payment_time = '2026-01-02T05:07:00Z' where id = $1`,
    [courseId],
  )
  await app.openAt(`${INFO}?id=${courseId}`)
  expect((await see('下單時間')).parentElement).toHaveTextContent(/09:02/)
  expect((await see('付款時間')).parentElement).toHaveTextContent(/13:07/)
})

test('reports an address without an order instead of loading forever', async () => {
  await app.restartAt(INFO)
  await see('找不到這張訂單')
  await press('查看我的訂單')
  await waitFor(() => expect(window.location.hash).toContain('order-list'))
})

test('names a course that has nothing to book, and an order that is asked back', async () => {
  const visit = await placed(user, { goods: 'info-exam', shop: 'info-shop' })
  await paid(user, visit.id)
  await medibook.call('refundApply', {
    session: user.session,
    body: { idempotencyKey: newKey(), orderId: visit.id, reason: 'planChanged' },
  })
  await app.restartAt(`${INFO}?id=${visit.id}`)
  await waitFor(() => expect(onPage().getByRole('heading', { name: '已申請退款' })).toBeInTheDocument())
  await see('我們正在處理你的申請。想繼續預約，請先撤回申請。')
  expect(onPage().queryByRole('button', { name: /^選日期/ })).not.toBeInTheDocument()
  const course = (await order(user, courseId)).data.bookings[0]?.id ?? ''
  expect(await verify({ bookingId: course })).toBeNull()
  await app.restartAt(`${INFO}?id=${courseId}`)
  await waitFor(() => expect(onPage().getByRole('heading', { name: '療程進行中' })).toBeInTheDocument())
})
