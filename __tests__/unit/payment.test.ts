import { pathOf, waysToPay } from '@/features/orders/hooks/use-pay'
import { payDeviceOf } from '@/platform/payment/device'
import { pay } from '@/platform/payment/index.h5'

const texts = { pay: '', refuse: '', leave: '' }
const signed = { timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' } as const

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/130', 'desktop'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile MicroMessenger/8.0', 'wechatBrowser'],
])('the payer with the browser %s uses a %s', (userAgent, device) => {
  expect(payDeviceOf(userAgent)).toBe(device)
})

test.each([
  ['wechat', 'desktop', 'wechatWeb'],
  ['wechat', 'phone', 'mobileWeb'],
  ['wechat', 'wechatBrowser', 'wechatBrowser'],
  ['alipay', 'desktop', 'alipayWeb'],
  ['alipay', 'phone', 'alipayPage'],
  ['alipay', 'wechatBrowser', 'alipayWeb'],
  ['wechat', undefined, 'miniProgram'],
] as const)('%s on %s is started by the call %s', (payType, device, path) => {
  expect(pathOf(payType, device)).toBe(path)
})

test.each([
  ['get_brand_wcpay_request:ok', 'done'],
  ['get_brand_wcpay_request:cancel', 'left'],
  ['get_brand_wcpay_request:fail', 'refused'],
])("in WeChat's browser the answer %s means %s", async (message, outcome) => {
  const paid = pay({ wechat: { appId: 'wx-account', ...signed } }, texts)
  const asked: unknown[] = []
  // the bridge is injected after the page has loaded
  window.WeixinJSBridge = {
    invoke: (name, parameters, done) => {
      asked.push(name, parameters)
      done({ err_msg: message })
    },
  }
  document.dispatchEvent(new Event('WeixinJSBridgeReady'))
  await expect(paid).resolves.toBe(outcome)
  expect(asked).toEqual(['getBrandWCPayRequest', { appId: 'wx-account', ...signed }])
  delete window.WeixinJSBridge
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/130', ['alipay', 'wechat']],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0', ['wechat']],
])('with the browser %s the payment methods are %j', (userAgent, expected) => {
  const spy = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const ways = waysToPay([{ payType: 'alipay' }, { payType: 'wechat' }] as const)
  expect(ways.map(({ payType }) => payType)).toEqual(expected)
  spy.mockRestore()
})

test('a shop without WeChat Pay offers its other method in WeChat’s browser', () => {
  const spy = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0')
  expect(waysToPay([{ payType: 'alipay' }] as const)).toHaveLength(1)
  spy.mockRestore()
})
