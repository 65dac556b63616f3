import '@testing-library/jest-dom'
import { screen, waitFor, within } from '@testing-library/dom'
import { cartPut } from '@contract/routes/cart'
import { chooseFiles, giveFileAddresses, pictureFile, sendUploadsTo } from '../support/chosen-pictures'
import { loseAnswers } from '../support/held-network'
import { seeActionAbove } from '../support/on-desktop'
import {
  addGoods,
  addShop,
  addUser,
  newKey,
  order,
  paid,
  place,
  placed,
  ship,
  type TestUser,
} from '../support/order-world'
import {
  dialog,
  fill,
  mendAndRetry,
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
  shownPage,
  startApp,
} from '../support/page-app'
import { cartOf } from '../support/trade-world'

const LOGISTICS = 'pages-order/logistics/logistics'
const REVIEW = 'pages-order/reviews/review'
const LIST = 'pages-order/order-list/order-list'
const GOODS = 'pages-goods/goods-detail/goods-detail?id=as-tea'
let app: PageApp
let user: TestUser
let parcelId: string
let items: string[]

const desk = (path: string, payload: object) =>
  medibook.inject({ method: 'POST', url: `/sandbox/desk/${path}`, payload })
const written = () =>
  medibook.query<{ score: number; content: { en: string }; author_text: { en: string }; pic_urls: string[] }>(
    'select score, content, author_text, pic_urls from review where user_id = $1 order by create_time',
    [user.id],
  )

/**
 * Buys the open order again and declines what is offered instead, twice: the second answer comes after
 * whatever closing the first dialog does.
 */
async function declineTwice(told: string): Promise<void> {
  for (let n = 0; n < 2; n += 1) {
    await press('再次購買')
    expect(await dialog()).toHaveTextContent(told)
    expect(window.location.hash).toContain('order-info')
    await pressInDialog('知道了')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  }
}

beforeAll(async () => {
  giveFileAddresses()
  await addShop('as-shop')
  await addGoods('as-tea', { kind: 'product', isBookable: false, slotKind: null, priceCents: 5_000 })
  await addGoods('as-cup', { kind: 'product', isBookable: false, slotKind: null, priceCents: 10_000 })
  user = await addUser()
  const lines = [
    { spuId: 'as-tea', skuId: 'as-tea-sku', quantity: 2 },
    { spuId: 'as-cup', skuId: 'as-cup-sku', quantity: 1 },
  ]
  const made = await placed(user, { goods: 'as-tea', expected: '200.00', body: { lines } })
  parcelId = made.id
  items = ['as-tea', 'as-cup'].map(
    (goods) => made.listOrderItem.find(({ spuId }) => spuId === goods)?.id ?? '',
  )
  await paid(user, parcelId)
  app = await startApp(`${LOGISTICS}?orderId=${parcelId}`, { userId: user.id })
  sendUploadsTo(app.origin)
})
afterEach(() => medibook.query(`update spu set is_on_shelf = true where id in ('as-cup', 'as-tea')`))
afterAll(() => app.stop())

test('an order that is not shipped yet shows that it has no parcel', async () => {
  await see('還未寄出')
  await press('查看訂單')
  await waitFor(() => expect(window.location.hash).toContain('order-info'))
})

test('a shipped order opens its parcel with carrier, number, every scan and delays', async () => {
  await ship(parcelId)
  await app.openAt(LIST)
  await press(/^查看物流 as-/)
  const { data } = await medibook.call('orderLogistics', { session: user.session, params: { id: parcelId } })
  await see(data.number)
  await see('順豐速運')
  await see('as-tea繁')
  await see((await order(user, parcelId)).data.buyerName)
  // nothing waits for the confirmation before the parcel is handed over
  expect(onPage().getByRole('button', { name: '確認收貨' })).toHaveClass('outline')
  expect(shownPage()).toHaveTextContent(data.traces[0]?.text ?? 'no trace')
  await press(`複製物流編號 ${data.number}`)
  await see(/^已複製$|^未能複製$/)
  expect(onPage().getByRole('heading', { name: /^預計最遲 .+ 送達$/ })).toHaveClass('title')
  expect(onPage().getByRole('img', { name: /週/ })).toBeInTheDocument()
  await desk('logistics/inTransit', { id: parcelId })
  await desk('logistics/exception', { id: parcelId })
  app.forgetAnswers()
  await see(/^派送遇到問題/)
  expect(onPage().getAllByRole('listitem')).toHaveLength(3)
  expect(onPage().queryByText(/^預計最遲/)).not.toBeInTheDocument()
})

test('reloads on retry after a failed read', async () => {
  await app.restartAt('pages-common/not-found')
  app.forgetAnswers()
  app.cutNetwork()
  await app.restartAt(`${LOGISTICS}?orderId=${parcelId}`)
  await mendAndRetry(app)
  await see('物流進度')
})

test('a line cannot be reviewed before its order is completed', async () => {
  await app.openAt(`${REVIEW}?id=${items[0]}`)
  await see('完成後可以評價')
})

test('confirming the arrival on the parcel page makes the order reviewable', async () => {
  await app.openAt(`${LOGISTICS}?orderId=${parcelId}`)
  await press('確認收貨')
  await pressInDialog('已收到')
  await see('已確認收貨')
  expect((await order(user, parcelId)).data.status).toBe('3')
  await app.openAt(`${LIST}?tab=completed`)
  await press(/^寫評價 as-/)
  await see('待評價')
  expect(await onPage().findByRole('button', { name: '寫評價 as-tea繁' })).toHaveTextContent(/^寫評價$/)
  await press('寫評價 as-tea繁')
  await see('你覺得怎麼樣？')
  // the ends of the scale are separate words below the first and the last star
  for (const word of ['很差', '非常滿意']) await see(word)
})

test('does not continue an older draft, which shows an author who did not choose that', async () => {
  await press('2 星', 'radio')
  const key = await waitFor(() => {
    const found = Object.keys(localStorage).find((one) => one.includes('draft/order-review'))
    if (!found) throw new Error('no draft is stored')
    return found
  })
  const { data } = JSON.parse(localStorage.getItem(key) ?? '') as { data: { values: object } }
  const older = { ...data, version: 1, values: { ...data.values, isAnonymous: false } }
  localStorage.setItem(key, JSON.stringify({ data: older }))
  await app.openAt(`pages-order/reviews/my-reviews?orderId=${parcelId}`)
  await press('寫評價 as-tea繁')
  await waitFor(() => expect(onPage().getByRole('switch', { name: '匿名評價' })).toBeChecked())
  expect(onPage().getByRole('radio', { name: '2 星' })).not.toBeChecked()
})

test('requires stars; submits the review with its draft, picture and anonymity', async () => {
  await see('還需要：星數')
  expect(onPage().getByRole('button', { name: '送出評價' })).toHaveClass('tint')
  await press('送出評價')
  await see('請選擇星數')
  await waitFor(() => expect(document.activeElement).toBe(onPage().getAllByRole('radio')[0]))
  await press('4 星', 'radio')
  await waitFor(() => expect(onPage().getByRole('button', { name: '送出評價' })).toHaveClass('primary'))
  expect(onPage().queryByText(/^還需要/)).not.toBeInTheDocument()
  await press('送貨快', 'checkbox')
  // tags of a visit are not offered for a parcel
  for (const name of ['不痛', '態度親切'])
    expect(onPage().queryByRole('checkbox', { name })).not.toBeInTheDocument()
  await fill('想告訴其他人的話（選填）', '很香')
  await see(/^開啟後會顯示為：匿名用戶/)
  // anonymous until the author says otherwise
  expect(onPage().getByRole('switch', { name: '匿名評價' })).toBeChecked()
  await app.openAt(GOODS)
  await see('as-tea繁')
  await waitFor(() => expect(app.isReading()).toBe(false))
  expect(shownPage()).not.toHaveTextContent('很香')
  await app.openAt(`pages-order/reviews/my-reviews?orderId=${parcelId}`)
  await press('寫評價 as-tea繁')
  await waitFor(() => expect(onPage().getByRole('radio', { name: '4 星' })).toBeChecked())
  await press('加圖片')
  await chooseFiles(pictureFile('tea.png'))
  await see('1／9 張')
  await press('送出評價')
  await see('多謝你的評價')
  await see(/^匿名用戶/)
  await see('送貨快')
  expect(await written()).toMatchObject([
    { score: 4, content: { en: '很香' }, author_text: { en: 'Anonymous' }, pic_urls: [expect.any(String)] },
  ])
})

test('offers the next line after a review; marks an order whose lines are all reviewed', async () => {
  await press('評價下一項')
  await see('as-cup繁')
  await press('5 星', 'radio')
  await press('送出評價')
  await see('多謝你的評價')
  expect(await written()).toHaveLength(2)
  await app.openAt(`pages-order/order-info/order-info?id=${parcelId}`)
  await press(/我的評價/, 'link')
  await see('很香')
  await press('待評價', 'tab')
  await see('沒有待評價的項目')
})

test('shows the new review on the page of its product, also when that was open before', async () => {
  await app.openAt(GOODS)
  await see('評價 1')
  await see('很香')
})

test('shows a review written on another device in place of the form', async () => {
  const made = await placed(user, { goods: 'as-cup', expected: '100.00' })
  await paid(user, made.id)
  await ship(made.id)
  await medibook.call('orderReceive', { session: user.session, params: { id: made.id } })
  const orderItemId = made.listOrderItem[0]?.id ?? ''
  await app.openAt(`${REVIEW}?id=${orderItemId}`)
  await press('3 星', 'radio')
  await medibook.call('reviewWrite', {
    session: user.session,
    body: { idempotencyKey: newKey(), orderItemId, score: 2, content: '碎了' },
  })
  await press('送出評價')
  await see('碎了')
  expect(await written()).toHaveLength(3)
})

test('buys all lines again and names the unavailable ones; stays when the cart is declined', async () => {
  await medibook.query(`update spu set is_on_shelf = false where id = 'as-cup'`)
  await app.openAt(`pages-order/order-info/order-info?id=${parcelId}`)
  await declineTwice('as-cup繁暫時買不到，其他已放進購物車。')
  await medibook.query('delete from shopping_cart where user_id = $1', [user.id])
  await press('再次購買')
  expect(await dialog()).toHaveTextContent('as-cup繁暫時買不到，其他已放進購物車。')
  await pressInDialog('去購物車')
  await waitFor(() => expect(window.location.hash).toContain('trolley'))
  expect((await cartOf(user)).map(({ spuId, quantity }) => [spuId, quantity])).toEqual([['as-tea', 2]])
})

test('buys each line again once when an answer is lost and the button is pressed again', async () => {
  await medibook.query('delete from shopping_cart where user_id = $1', [user.id])
  await app.openAt(`pages-order/order-info/order-info?id=${parcelId}`)
  const network = await loseAnswers(app.origin, cartPut.path)
  app.goThrough(network.origin)
  await press('再次購買')
  await pressInDialog('確定')
  expect(network.lostCount()).toBe(1)
  app.mendNetwork()
  await press('再次購買')
  await waitFor(() => expect(window.location.hash).toContain('trolley'))
  expect((await cartOf(user)).map(({ spuId, quantity }) => [spuId, quantity]).sort()).toEqual([
    ['as-cup', 1],
    ['as-tea', 2],
  ])
})

test('offers no way to the cart when nothing of an order can be bought again', async () => {
  await medibook.query(`update spu set is_on_shelf = false where id in ('as-cup', 'as-tea')`)
  await app.openAt(`pages-order/order-info/order-info?id=${parcelId}`)
  await press('再次購買')
  const told = await dialog()
  expect(told).toHaveTextContent('這些商品暫時買不到')
  expect(within(told).queryByRole('button', { name: '去購物車' })).not.toBeInTheDocument()
  await pressInDialog('知道了')
  await waitFor(() => expect(told).not.toBeInTheDocument())
  await declineTwice('這些商品暫時買不到')
})

test('has tabs for refunded and cancelled orders; links a paid order to its receipt', async () => {
  const made = (await place(user, { goods: 'as-tea', expected: '50.00' })).data
  await medibook.call('orderCancel', { session: user.session, params: { id: made.id } })
  await app.openAt(LIST)
  await press(/^已取消/, 'tab')
  await see('as-tea繁')
  await press('已退款', 'tab')
  await see('這個分類沒有訂單')
  await app.openAt(`pages-order/order-info/order-info?id=${parcelId}`)
  await press(/收據和發票/, 'link')
  await waitFor(() => expect(window.location.hash).toContain(`receipt?id=${parcelId}`))
})

test('on a desktop the arrival is confirmed below what is sent, beside where it is', async () => {
  const { id } = await placed(user, { goods: 'as-tea', expected: '50.00' })
  await paid(user, id)
  await ship(id)
  await seeActionAbove(() => app.restartAt(`${LOGISTICS}?orderId=${id}`), '確認收貨', '物流進度')
})
