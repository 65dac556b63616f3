import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { refundApply, refundPreview } from '@contract/routes/aftersales'
import { chooseFiles, giveFileAddresses, pictureFile, sendUploadsTo } from '../support/chosen-pictures'
import { holdAnswers, loseAnswers } from '../support/held-network'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  newKey,
  order,
  paid,
  placed,
  type TestUser,
} from '../support/order-world'
import {
  field,
  fill,
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
  shownPage,
  signInWithoutNetwork,
  startApp,
} from '../support/page-app'
import { addCoupon, addPoints, claimed } from '../support/trade-world'

const REFUND = 'pages-order/refund/refund'
const DETAIL = 'pages-order/refund/refund-detail'
let app: PageApp
let user: TestUser
let parcelId: string
let visitId: string

const requests = (orderId: string) =>
  medibook.query<{ state: string; amount_cents: number; reason: string; description: string }>(
    'select state, amount_cents, reason, description from order_refund where order_id = $1 order by create_time',
    [orderId],
  )
const desk = (action: 'approve' | 'refuse', id: string, answer?: string) =>
  medibook.inject({
    method: 'POST',
    url: `/sandbox/desk/refunds/${action}`,
    payload: { id, ...(answer === undefined ? {} : { answer }) },
  })
const newestRefund = async (orderId: string): Promise<string> => {
  const { refundId } = (await order(user, orderId)).data
  if (!refundId) throw new Error('no request stands')
  return refundId
}
const bySelf = (orderId: string, body: Record<string, unknown>) =>
  medibook.call('refundApply', {
    session: user.session,
    body: { idempotencyKey: newKey(), orderId, reason: 'other', ...body },
  })

beforeAll(async () => {
  giveFileAddresses()
  await addShop('rf-shop')
  await addGoods('rf-exam', { shops: ['rf-shop'] })
  await addGoods('rf-tea', {
    kind: 'product',
    isBookable: false,
    slotKind: null,
    priceCents: 3_333,
    freightCents: 3_000,
  })
  await addGoods('rf-cup', { kind: 'product', isBookable: false, slotKind: null, priceCents: 10_000 })
  await addSlot('rf-slot', 'rf-shop', dayIn(3), '10:00', 9)
  await addCoupon('rf-coupon', { value: 5_000 })
  user = await addUser()
  await addPoints(user, 2_000)
  const coupon = await claimed(user, 'rf-coupon')
  visitId = (
    await placed(user, {
      goods: 'rf-exam',
      shop: 'rf-shop',
      slot: 'rf-slot',
      expected: '930.00',
      body: { couponUserId: coupon.id, pointsUsed: 2_000 },
    })
  ).id
  await paid(user, visitId)
  const lines = [
    { spuId: 'rf-tea', skuId: 'rf-tea-sku', quantity: 3 },
    { spuId: 'rf-cup', skuId: 'rf-cup-sku', quantity: 1 },
  ]
  parcelId = (await placed(user, { goods: 'rf-tea', expected: '229.99', body: { lines } })).id
  await paid(user, parcelId)
  app = await startApp(`${REFUND}?orderId=${parcelId}`)
  sendUploadsTo(app.origin)
})
afterAll(() => app.stop())

test('prompts a visitor to sign in; reloads on retry after a failed read', async () => {
  await see('登入後申請退款')
  await see('可以申請退款，並查看進度直到到帳。')
  await signInWithoutNetwork(app, user.id)
  await see('退哪些')
})

test('focuses what is missing: the reason, or what to return', async () => {
  const chosen = () => onPage().getByRole('checkbox', { name: '全部' })
  await app.openAt(`${REFUND}?orderId=${parcelId}`)
  await see('還需要：原因')
  expect(onPage().getByRole('button', { name: '申請退款 HK$229.99' })).toHaveClass('tint')
  await press('申請退款 HK$229.99')
  await see('請選擇原因')
  await waitFor(() => expect(document.activeElement).toBe(onPage().getAllByRole('radio')[0]))
  await press('全部', 'checkbox')
  await see('還需要：要退的項目、原因')
  await press('申請退款')
  await see('請選擇要退的項目')
  await waitFor(() => expect(document.activeElement).toBe(chosen()))
  await press('全部', 'checkbox')
  await waitFor(() => expect(chosen()).toBeChecked())
})

test('selects everything initially; a smaller quantity lowers the amount computed by the server', async () => {
  await app.openAt(`${REFUND}?orderId=${parcelId}`)
  await see('HK$30.00')
  expect(onPage().getByRole('button', { name: '申請退款 HK$229.99' })).toBeInTheDocument()
  await press('全部', 'checkbox')
  await press(/^rf-tea繁/, 'checkbox')
  await press('減少')
  await see('HK$66.66')
  expect(onPage().queryByText('HK$30.00')).not.toBeInTheDocument()
  expect(onPage().getByRole('button', { name: '申請退款 HK$66.66' })).toBeInTheDocument()
})

test('restores the draft; sends the request once, with picture and text', async () => {
  await press('商品損壞', 'radio')
  await fill('補充說明（選填）', '杯子裂了')
  await app.openAt(`pages-order/order-info/order-info?id=${parcelId}`)
  await press(/^申請退款/, 'link')
  await see('HK$66.66')
  expect(onPage().getByRole('radio', { name: '商品損壞' })).toBeChecked()
  expect(field('補充說明（選填）')).toHaveValue('杯子裂了')
  await press('加圖片')
  await chooseFiles(pictureFile('broken.png'))
  await see('1／9 張')
  app.cutNetwork()
  await press('申請退款 HK$66.66')
  await see(/^網絡中斷，申請未送出。/)
  app.mendNetwork()
  if (document.querySelector('[role=alertdialog]')) await pressInDialog('確定')
  await press('申請退款 HK$66.66')
  await waitFor(() => expect(window.location.hash).toContain('refund-detail'))
  await see('我們正在處理你的申請。')
  await see(/^如今天同意，款項最遲 .+ 到帳。$/)
  expect(await requests(parcelId)).toEqual([
    { state: 'applied', amount_cents: 6_666, reason: 'damaged', description: '杯子裂了' },
  ])
  expect(shownPage()).toHaveTextContent('杯子裂了')
  expect(onPage().getByRole('img', { name: '圖片 1' })).toBeInTheDocument()
})

test('refuses another request while one is open, with a link to it', async () => {
  await app.restartAt(`${REFUND}?orderId=${parcelId}`)
  await press('不滿意', 'radio')
  await press(/^申請退款 HK\$/)
  await see('這張訂單已有一個退款申請在處理。')
  await press('我的退款')
  await see('我的退款')
  await press(/rf-tea繁/, 'link')
  await see('我們正在處理你的申請。')
})

test('withdraws a request after a confirmation, and allows another', async () => {
  await press('撤回申請')
  await pressInDialog('保留申請')
  expect((await requests(parcelId))[0]?.state).toBe('applied')
  await press('撤回申請')
  await pressInDialog('撤回')
  await see('已撤回申請')
  await see('你已撤回這個申請。')
  expect((await requests(parcelId))[0]?.state).toBe('withdrawn')
  await press('再次申請')
  await see('退哪些')
  // over the form of the first request, which is still open below
  await press('全部', 'checkbox')
  await press('申請退款')
  await see('請選擇要退的項目')
  await waitFor(() => expect(document.activeElement).toBe(onPage().getByRole('checkbox', { name: '全部' })))
  await press('全部', 'checkbox')
  await see('HK$229.99')
})

test('shows a changed amount, and requests it only after it is accepted', async () => {
  await app.openAt(`${REFUND}?orderId=${parcelId}`)
  await see('HK$229.99')
  const item = (await order(user, parcelId)).data.listOrderItem.find(({ spuId }) => spuId === 'rf-tea')
  const { data } = await bySelf(parcelId, { items: [{ orderItemId: item?.id ?? '', quantity: 2 }] })
  await desk('approve', data.id)
  // one piece of tea and the cup are selected: both are still available, but their refund has changed
  await press('不滿意', 'radio')
  await press('申請退款 HK$229.99')
  await see('訂單的情況有變，可退的項目已更新，請核對。')
  await press(/^申請退款 HK\$163\.33$/)
  await waitFor(() => expect(window.location.hash).toContain('refund-detail'))
  expect((await requests(parcelId)).map(({ amount_cents: cents }) => cents)).toEqual([6_666, 6_666, 16_333])
})

test('shows a refusal with its reason, and that this is in another language', async () => {
  await desk('refuse', await newestRefund(parcelId), 'The time limit has passed')
  await app.openAt(`${DETAIL}?id=${await newestRefund(parcelId)}`)
  await see('這次未能同意退款，原因在下面。')
  await see('The time limit has passed')
  await see('以其他語言書寫')
  expect(onPage().queryByRole('button', { name: '撤回申請' })).not.toBeInTheDocument()
})

test('cancels and refunds the amount announced by the order; returns coupon and points', async () => {
  await app.openAt(`pages-order/order-info/order-info?id=${visitId}`)
  await see('到店核銷前可退 HK$930')
  await press(/取消並退款/, 'link')
  await see('一併退回：優惠券、2000 積分')
  await see(/^同意退款後，1 個預約會取消/)
  // a single service: there is nothing to choose from
  expect(onPage().queryByRole('checkbox')).not.toBeInTheDocument()
  await press('計劃有變', 'radio')
  await waitFor(() =>
    expect(onPage().getByRole('button', { name: '申請退款 HK$930' })).toHaveClass('primary'),
  )
  await press('申請退款 HK$930')
  await see('我們正在處理你的申請。')
  await desk('approve', await newestRefund(visitId))
  await app.openAt(`${DETAIL}?id=${await newestRefund(visitId)}`)
  await see(/退回原付款方式。$/)
  await see('一併退回：優惠券、2000 積分')
  await app.openAt(`pages-order/order-info/order-info?id=${visitId}`)
  await press(/退款進度/, 'link')
  await waitFor(() => expect(window.location.hash).toContain('refund-detail'))
  await app.openAt(`${REFUND}?orderId=${visitId}`)
  await see('這張訂單現在不能退款')
  await app.openAt(REFUND)
  await see('請選擇訂單')
  await press('查看我的訂單')
  await waitFor(() => expect(window.location.hash).toContain('order-list'))
})

test('asks to confirm a changed amount; makes a request with a lost answer once', async () => {
  const { id } = await placed(user, { goods: 'rf-cup', expected: '100.00' })
  await paid(user, id)
  await app.openAt(`${REFUND}?orderId=${id}`)
  await press('不滿意', 'radio')
  await see('申請退款 HK$100')
  await medibook.query('update order_item set payment_cents = 9900 where order_id = $1', [id])
  await press('申請退款 HK$100')
  await waitFor(() =>
    expect(screen.getByRole('alertdialog')).toHaveTextContent('剛才顯示 HK$100，現在是 HK$99。仍要申請嗎？'),
  )
  const network = await loseAnswers(app.origin, refundApply.path)
  app.goThrough(network.origin)
  await pressInDialog('申請 HK$99')
  await waitFor(() => expect(network.lostCount()).toBe(1))
  expect((await requests(id)).map(({ amount_cents: cents }) => cents)).toEqual([9_900])
  await see(/^網絡中斷，申請未送出。/)
  // reads that nothing is left to refund, which the submission itself has caused
  const reads = await holdAnswers(app.origin, refundPreview.path)
  app.goThrough(reads.origin)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(reads.heldCount()).toBeGreaterThan(0))
  reads.release()
  await waitFor(() => expect(app.isReading()).toBe(false))
  app.mendNetwork()
  if (document.querySelector('[role=alertdialog]')) await pressInDialog('確定')
  await press('申請退款 HK$99')
  await waitFor(() => expect(window.location.hash).toContain('refund-detail'))
  expect((await requests(id)).map(({ amount_cents: cents }) => cents)).toEqual([9_900])
  await medibook.query('delete from order_refund where order_id = $1', [id])
})

test('lists a payment that came too late with its reason; it opens its order', async () => {
  const late = await placed(user, { goods: 'rf-cup', expected: '100.00' })
  await medibook.query(
    `insert into payment (id, order_id, user_id, pay_type, channel, state, amount_cents, create_time, finish_time,
      refunded_time) values ('rf-late', $1, $2, 'wechat', 'h5', 'closed', 10000, now(), now(), now())`,
    [late.id, user.id],
  )
  app.forgetAnswers()
  await app.openAt('pages-order/refund/refunds')
  await see('訂單取消後才收到付款')
  const card = onPage().getByRole('link', { name: /訂單取消後才收到付款/ })
  expect(card).toHaveTextContent(/已退款\d+\D+\d/)
  // nobody requested it
  expect(card).not.toHaveTextContent('申請')
  await press(/訂單取消後才收到付款/, 'link')
  await waitFor(() => expect(window.location.hash).toContain(`order-info?id=${late.id}`))
  await medibook.query(`delete from payment where id = 'rf-late'`)
})

test("links the list of orders to the requests; does not show another account's", async () => {
  await app.openAt('pages-order/order-list/order-list?tab=refunded')
  await press('我的退款', 'link')
  await waitFor(() => expect(onPage().getAllByRole('link', { name: /rf-/ })).toHaveLength(4))
  const refused = onPage().getByRole('link', { name: /The time limit has passed/ })
  for (const words of ['不滿意', '以其他語言書寫']) expect(refused).toHaveTextContent(words)
  await press(/^聯絡客服 rf-/)
  await press('取消')
  const exam = onPage().getByRole('link', { name: /rf-exam/ })
  expect(exam).toHaveTextContent(/已在 .+ 退回原付款方式。/)
  expect(exam).toHaveTextContent(/日\u2060? 申請/)
  const other = await addUser()
  const theirs = await placed(other, { goods: 'rf-cup', expected: '100.00' })
  await paid(other, theirs.id)
  const { data } = await medibook.call('refundApply', {
    session: other.session,
    body: { idempotencyKey: newKey(), orderId: theirs.id, reason: 'other' },
  })
  await app.openAt(`${DETAIL}?id=${data.id}`)
  await see('找不到這個退款')
  await app.signInAs(other.id)
  await app.openAt(`${REFUND}?orderId=${parcelId}`)
  await see('這張訂單現在不能退款')
})
