import { at, button, launchAs, press, signIn } from '../support/weapp-runtime/acts'
import { closeWeappSessions } from '../support/weapp-runtime/session'

const LOGIN = 'pages-mine/enterprise-login/enterprise-login'
const GOODS = 'pages-mine/enterprise-goods/enterprise-goods'
afterEach(closeWeappSessions)

test('an invitation opens the price list, and a product of it its order', async () => {
  const app = launchAs('staff', LOGIN)
  await press(app, '登入')
  await signIn(app)
  await at(app, LOGIN)
  await app.waitFor('邀請碼由你的公司或學校提供。')
  await press(app, '下一步')
  await app.waitFor('邀請碼為空，請重新登入')
  app.type({ label: '邀請碼' }, 'HARBOUR2026')
  await press(app, '下一步')
  const merchant = { role: 'radio', name: '海澄健康選物' }
  await app.waitFor(() => app.has(merchant))
  app.tap(merchant)
  await app.waitFor(() => app.attribute(merchant, 'aria-checked') === true)
  await press(app, '登入企業帳號')
  await at(app, GOODS)
  await app.waitFor('海澄健康選物的專屬價格')
  const masks = { role: 'link', name: /口罩/ }
  await app.waitFor(() => app.has(masks))
  app.tap(masks)
  await press(app, '立即購買')
  await at(app, 'pages-shopping/subOrder/subOrder')
  await app.waitFor('口罩')
  expect(app.record.errors).toEqual([])
})

test("opens a shipped product's own page, with delivery and order button", async () => {
  const app = launchAs('parcel', 'pages-shopping/goods/goods?id=spu-item-knee-support')
  await app.waitFor(() => /現在下單，.* 送到/.test(app.text()))
  await press(app, '加入購物車')
  await app.waitFor('已加入購物車')
  await app.waitFor(() => app.has(button('立即購買')))
  await press(app, '立即購買')
  await at(app, 'pages-shopping/subOrder/subOrder')
  expect(app.record.errors).toEqual([])
})
