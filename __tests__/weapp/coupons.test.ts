import { createApiClient } from '../../scripts/lib/api-client.mjs'
import { saveAdult } from '../support/adult'
import {
  ask,
  at,
  button,
  buyWithoutDate,
  launchAs,
  openSignedIn,
  press,
  pressLast,
  signIn,
} from '../support/weapp-runtime/acts'
import { closeWeappSessions, testServer } from '../support/weapp-runtime/session'

const COUPONS = 'pages-shopping/coupons/coupons'
const ORDER = 'pages-goods/goods-comfirm/goods-comfirm'
const PACKAGE = 'spu-package-comprehensive'
afterEach(closeWeappSessions)

test("a claimed coupon is selected at a service's checkout and lowers the payment", async () => {
  const api = createApiClient(testServer(), { appId: 'medibook-weapp' })
  await api.signInByMiniProgram('as-coupon-taker')
  await saveAdult(api)
  const app = launchAs('coupon-taker', COUPONS)
  await press(app, '登入')
  await signIn(app)
  await at(app, COUPONS)
  await app.waitFor('還沒有優惠券')
  app.tap({ role: 'tab', name: '領券' })
  await press(app, '領取新客禮券')
  await app.waitFor('已領取，在「未使用」裡')
  app.tap({ role: 'tab', name: '未使用' })
  await app.waitFor(() => app.has(button('使用新客禮券')))
  const [mine] = (await ask(app, 'couponUserUsable')).records
  expect(mine).toMatchObject({ couponId: 'coupon-welcome', state: 'usable' })

  app.goTo(`${ORDER}?id=${PACKAGE}`)
  await app.waitFor('已代選')
  await app.waitFor(() => app.has(button('去付款 HK$2,580')))
  await buyWithoutDate(app)
  const [placed] = (await ask(app, 'orderPage', { query: { current: '1', size: '20' } })).records
  expect(placed).toMatchObject({ isPay: '1', paymentPrice: '2580.00' })
  expect((await ask(app, 'couponUserUsed')).records).toMatchObject([{ id: mine?.id, orderId: placed?.id }])
  expect(app.record.errors).toEqual([])
})

test('opens an offered coupon, claims it, and opens it among the own ones', async () => {
  const app = await openSignedIn('coupon-reader', COUPONS)
  app.tap({ role: 'tab', name: '領券' })
  await press(app, /^HK.*新客禮券/)
  await app.waitFor('優惠券詳情')
  await app.waitFor('領取後 30 天內有效')
  await pressLast(app, '領取新客禮券')
  await app.waitFor('你已領 1／1 張')
  const [mine] = (await ask(app, 'couponUserUsable')).records
  app.goTo(COUPONS)
  await press(app, /^HK.*新客禮券/)
  await app.waitFor('優惠券詳情')
  await app.waitFor(() => app.has(button('去使用')))
  expect(await ask(app, 'couponUserOne', { params: { id: mine?.id } })).toMatchObject({ source: 'claim' })
  expect(app.record.errors).toEqual([])
})

test('redeems a code for a coupon; refuses an unknown one at the field', async () => {
  const app = await openSignedIn('redeemer', COUPONS)
  const field = { label: '兌換碼' }
  await app.waitFor(() => app.has(field))
  app.type(field, 'NOSUCH1')
  await press(app, '兌換')
  await app.waitFor('兌換碼不存在')
  app.type(field, 'gift-8801')
  await press(app, '兌換')
  await app.waitFor('已兌換：生日禮券')
  const { records } = await ask(app, 'couponUserUsable')
  expect(records).toMatchObject([{ couponId: 'coupon-birthday', source: 'code' }])
  expect(app.record.errors).toEqual([])
})

test('claims all coupons of a package, only once', async () => {
  const app = await openSignedIn('package-taker', COUPONS)
  app.tap({ role: 'tab', name: '領券' })
  await press(app, /^家庭健康禮包/)
  await press(app, '全部領取')
  await app.waitFor('已領取 3 張優惠券')
  const taken = button('已領取')
  await app.waitFor(() => app.has(taken) && app.attribute(taken, 'aria-disabled') === true)
  const { records } = await ask(app, 'couponUserUsable')
  expect(records.map(({ couponId }) => couponId).sort()).toEqual([
    'coupon-family-check',
    'coupon-family-goods',
    'coupon-family-goods',
  ])
  expect(app.record.errors).toEqual([])
})
