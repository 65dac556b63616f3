import { createApiClient } from '../../scripts/lib/api-client.mjs'
import { openRefund, orderParcel, parcelGoods, payParcel } from '../support/parcel-scene'
import { atDesk } from '../support/sandbox'
import { answered, at, button, follow, launchAs, press, signIn } from '../support/weapp-runtime/acts'
import type { WeappSession } from '../support/weapp-runtime/launch'
import { closeWeappSessions, demoStorage, launchWeapp, testServer } from '../support/weapp-runtime/session'
import { textOf } from '../support/weapp-runtime/tree'
import type { TreeNode } from '../support/weapp-runtime/types'

const ORDER = 'pages-order/order-info/order-info'
const server = () => ({ url: testServer() })
afterEach(closeWeappSessions)

/** An account with a paid order of two lines. */
async function buyer(name: string) {
  const api = createApiClient(testServer(), { appId: 'medibook-weapp' })
  await api.signInByMiniProgram(`as-${name}`)
  const { id } = await orderParcel(api)
  await payParcel(api, server(), id)
  return { api, id }
}

async function launchAt(name: string, page: string): Promise<WeappSession> {
  const app = launchAs(name, page)
  await app.waitFor(() => app.has(button(/登入/)))
  app.tap(button(/登入/))
  await signIn(app)
  await at(app, page.split('?')[0] ?? '')
  return app
}

test('the refund of one line is requested and approved, then cannot be withdrawn', async () => {
  const { api, id } = await buyer('returner')
  const app = await launchAt('returner', `${ORDER}?id=${id}`)
  const ask = { role: 'link', name: /^申請退款/ }
  await app.waitFor(() => app.has(ask))
  app.tap(ask)
  await at(app, 'pages-order/refund/refund')
  await app.waitFor('一併退回')
  const line = { role: 'checkbox', name: new RegExp(`^${parcelGoods.other.name}`) }
  app.tap(line)
  await app.waitFor(() => app.attribute(line, 'aria-checked') === false)
  await app.waitFor('已用的優惠券、積分或優惠碼隨餘下的部分保留')
  const reason = { role: 'radio', name: '買錯了' }
  app.tap(reason)
  await app.waitFor(() => app.attribute(reason, 'aria-checked') === true)
  await press(app, /^申請退款 HK\$/)
  await at(app, 'pages-order/refund/refund-detail')
  await app.waitFor('我們正在處理你的申請。')
  await atDesk(server(), 'refunds/approve', { id: await openRefund(api, id) })
  app.goTo('pages-order/refund/refunds')
  await app.waitFor('已退款')
  app.tap({ role: 'link', name: /已退款/ })
  await at(app, 'pages-order/refund/refund-detail')
  await app.waitFor('退回原付款方式。')
  expect(app.has(button('撤回申請'))).toBe(false)
  expect(app.record.errors).toEqual([])
})

test('the result of a payment leads to the next order that waits for one', async () => {
  const { api, id } = await buyer('two-orders')
  const other = await orderParcel(api)
  const app = await launchAt('two-orders', `pages-order/pay-success/pay-success?id=${id}`)
  await app.waitFor('還有一張訂單等待付款')
  app.answers.actionSheet = () => 0
  await press(app, /^付款 HK\$/)
  await app.waitFor(() => app.text().includes('付款成功') && !app.text().includes('還有一張訂單'))
  expect(await api.call('orderDetail', { params: { id: other.id } })).toMatchObject({ isPay: '1' })
  expect(app.record.errors).toEqual([])
})

test("copies a clinic's address by a long press, not by a short touch or by scrolling", async () => {
  const app = launchWeapp({
    entry: `${ORDER}?id=order-booked`,
    storage: { language: 'zh-Hant', ...(await demoStorage()) },
  })
  const shop = (node: TreeNode) =>
    node.cn?.length === 2 && node.cn.map(textOf).join('|').startsWith('尖沙咀門診中心|九龍尖沙咀')
  await app.waitFor(() => app.findAll(shop)[0])
  const touch = async (ms: number, moved = 0) => {
    app.fire(shop, 'touchstart', { touches: [{ clientX: 10, clientY: 10 }] })
    if (moved) app.fire(shop, 'touchmove', { touches: [{ clientX: 10, clientY: 10 + moved }] })
    await new Promise((resolve) => setTimeout(resolve, ms))
    app.fire(shop, 'touchend')
    await app.settle()
  }
  await touch(100)
  await touch(500, 11)
  expect(app.text()).not.toContain('已複製')
  await touch(500)
  await app.waitFor('已複製')
})

test('shows a counter code for goods to be collected, none while they are shipped', async () => {
  const { api, id } = await buyer('collector')
  const app = await launchAt('collector', `${ORDER}?id=${id}`)
  await follow(app, /^櫃枱取貨／核銷碼/)
  await app.waitFor('後自動更新')
  await answered(app, 'generateOrderCode')
  const { orderNo } = await api.call('orderDetail', { params: { id } })
  await app.waitFor(orderNo)
})

test('follows a parcel, confirms its arrival, and reviews its lines', async () => {
  const { api, id } = await buyer('reviewer')
  await atDesk(server(), 'ship', { orderId: id })
  const app = await launchAt('reviewer', `pages-order/logistics/logistics?orderId=${id}`)
  await app.waitFor('物流進度')
  await press(app, '確認收貨')
  await app.waitFor('已確認收貨')
  const { records } = await api.call('myReviews', { query: { orderId: id, state: 'toWrite' } })
  expect(records).toHaveLength(2)
  app.goTo(`pages-order/reviews/my-reviews?orderId=${id}`)
  await press(app, `寫評價 ${parcelGoods.vitamin.name}`)
  await at(app, 'pages-order/reviews/review')
  const four = { role: 'radio', name: '4 星' }
  await app.waitFor(() => app.has(four))
  app.tap(four)
  await app.waitFor(() => app.attribute(four, 'aria-checked') === true)
  await press(app, '送出評價')
  await app.waitFor('評價下一項')
  await app.waitFor('我的評價')
  await press(app, '評價下一項')
  await app.waitFor(parcelGoods.other.name)
  expect(app.record.errors).toEqual([])
})
