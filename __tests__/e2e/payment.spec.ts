import { payAlipayPage, payAlipayWeb, payMobileWeb, payWechatBrowser } from '../../contract/routes/payments'
import { orderParcel } from '../support/parcel-scene'
import { button, expect, payAtCashier, test, top } from './support/journey'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like ' +
  'Gecko) Version/17.0 Mobile/15E148 Safari/604.1'
const inWechat = iPhone.replace('Version/17.0', '').replace('Safari/604.1', 'MicroMessenger/8.0.50')

const desktop =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

// WeChat on a desktop is covered by journey.spec.ts
for (const { where, userAgent, method, call } of [
  { where: 'with WeChat on a phone', userAgent: iPhone, method: '微信支付', call: payMobileWeb.path },
  {
    where: 'with Alipay on a phone',
    userAgent: iPhone,
    method: '支付寶',
    call: payAlipayPage.path,
  },
  {
    where: 'with Alipay on a desktop',
    userAgent: desktop,
    method: '支付寶',
    call: payAlipayWeb.path,
  },
  {
    where: "with WeChat in WeChat's browser",
    userAgent: inWechat,
    method: '微信支付',
    call: payWechatBrowser.path,
  },
])
  test.describe(where, () => {
    test.use({ userAgent })
    test(`pays an order ${where}`, async ({ app, page, user }) => {
      const { id } = await orderParcel(user.api)
      await app.open(`pages-order/order-info/order-info?id=${id}`)
      await button(page, /^付款 HK\$/).click()
      await page.getByRole('radio', { name: method }).click()
      const started = page.waitForRequest((request) => request.url().includes(call))
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^付款 HK\$/ })
        .click()
      await started
      await payAtCashier(page, '付款')
      await expect(top(page).getByText('付款成功', { exact: true })).toBeVisible()
    })
  })
