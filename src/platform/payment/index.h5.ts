import { payDeviceOf } from './device'
import type { PaymentOutcome, PaymentRequest, PaymentTexts } from './types'

export type { PaymentOutcome, PaymentRequest, PaymentTexts } from './types'

/** The device; undefined in the mini-program, which has a single payment method. */
export const payDevice = () => payDeviceOf(navigator.userAgent)

/** The API that WeChat's browser adds to its pages. */
interface WeixinBridge {
  invoke: (name: string, parameters: object, done: (answer: { err_msg: string }) => void) => void
}
declare global {
  interface Window {
    WeixinJSBridge?: WeixinBridge
  }
}

/** Resolves with the bridge, which is injected after the page loads. */
const untilBridge = (): Promise<WeixinBridge> =>
  new Promise((resolve) => {
    const take = () => {
      if (window.WeixinJSBridge) resolve(window.WeixinJSBridge)
    }
    document.addEventListener('WeixinJSBridgeReady', take, { once: true })
    take()
  })

/** Pays inside WeChat's browser, with the official account's id. */
async function payInWechat({ appId, ...parameters }: NonNullable<PaymentRequest['wechat']>) {
  const bridge = await untilBridge()
  return new Promise<PaymentOutcome>((resolve) => {
    bridge.invoke('getBrandWCPayRequest', { appId, ...parameters }, ({ err_msg: message }) => {
      if (message.endsWith(':ok')) resolve('done')
      else resolve(message.endsWith(':cancel') ? 'left' : 'refused')
    })
  })
}

/**
 * Redirects the browser to the cashier, which returns to the result page; inside WeChat's browser opens its
 * payment.
 * @throws when the answer contains neither
 */
export async function pay(request: PaymentRequest, _texts: PaymentTexts): Promise<PaymentOutcome> {
  if (request.wechat) return payInWechat(request.wechat)
  if (!request.cashierUrl) throw new Error('payment without a cashier address')
  window.location.assign(request.cashierUrl)
  return 'redirected'
}
