import { createApiClient } from '../../scripts/lib/api-client.mjs'
import { saveAdult } from '../support/adult'
import { agree, ask, at, button, launchAs, press, signIn } from '../support/weapp-runtime/acts'
import { closeWeappSessions, testServer } from '../support/weapp-runtime/session'

const CONFIRM = 'pages-goods/goods-comfirm/goods-comfirm?id=spu-package-comprehensive'
const RESULT = 'pages-order/pay-success/pay-success'
const ORDER = 'pages-order/order-info/order-info'

afterEach(closeWeappSessions)

test('a payment with the network cut at each step: one order, paid once, known by itself', async () => {
  const api = createApiClient(testServer(), { appId: 'medibook-weapp' })
  await api.signInByMiniProgram('as-cut')
  await saveAdult(api)
  const app = launchAs('cut', CONFIRM)
  await app.waitFor('先登入，省去填寫')
  app.tap(button('登入'))
  await signIn(app)
  await app.waitFor(() => app.has({ role: 'radio', name: /^陳小明/ }))
  app.tap({ role: 'radio', name: '付款後再約' })
  await press(app, /^地區/)
  await app.waitFor(() => app.has({ role: 'option', name: /^香港/ }))
  app.tap({ role: 'option', name: /^香港/ })
  await app.waitFor(() => app.has({ role: 'option', name: /中環健康中心/ }))
  app.tap({ role: 'option', name: /中環健康中心/ })
  app.type({ label: '聯絡電話' }, '91234567')
  await agree(app)
  await press(app, /^去付款/)
  await app.waitFor('微信支付')

  app.setOnline(false)
  await press(app, /^付款 /)
  await app.waitFor('網絡中斷，付款未能開始。請再按一次，不會重複付款。')
  app.setOnline(true)

  app.answers.actionSheet = () => {
    app.setOnline(false)
    return 0
  }
  await press(app, /^付款 /)
  await at(app, RESULT)
  await app.waitFor('還沒有收到付款結果')
  // WeChat has taken the payment, although the phone was not told
  const { url } = app.record.requests.findLast(({ method }) => method === 'POST') ?? { url: '' }
  expect((await fetch(url, { method: 'POST' })).status).toBe(200)
  app.setOnline(true)
  await app.waitFor('付款成功')

  const { records } = await ask(app, 'orderPage', { query: { current: '1', size: '20' } })
  expect(records).toHaveLength(1)
  expect(records[0]).toMatchObject({ isPay: '1', paymentPrice: '2680.00' })

  app.setOnline(false)
  await press(app, '查看訂單')
  await at(app, ORDER)
  await app.waitFor('這是上次保存的內容，連上網絡後會更新。')
  expect(app.text()).toContain('已付款，等你選日期')
  app.setOnline(true)
  await app.waitFor(() => !app.text().includes('上次保存'))
  expect(app.text()).toContain('已付款，等你選日期')
  // only the start that was pressed without a network has a dialog
  expect(app.record.modals.map(({ content }) => content)).toEqual(['介面請求錯誤：網絡訊號中斷 0'])
  expect(app.record.errors.map(({ message }) => message)).toEqual([])
})
