import { payDeviceOf } from './device'
import type { PaymentOutcome, PaymentRequest, PaymentTexts } from './types'

export type { PaymentOutcome, PaymentRequest, PaymentTexts } from './types'

/** Where the person is; undefined in the mini-program, which has one way to pay. */
export const payDevice = () => payDeviceOf(navigator.userAgent)

/** What WeChat's browser adds to its pages. */
interface WeixinBridge {
  invoke: (name: string, parameters: object, done: (answer: { err_msg: string }) => void) => void
}
declare global {
  interface Window {
    WeixinJSBridge?: WeixinBridge
  }
}

/** The bridge, which comes some time after the page. */
const untilBridge = (): Promise<WeixinBridge> =>
  new Promise((resolve) => {
    const take = () => {
      if (window.WeixinJSBridge) resolve(window.WeixinJSBridge)
    }
    document.addEventListener('WeixinJSBridgeReady', take, { once: true })
    take()
  })

/** Pays inside WeChat's browser, with the id of the official account. */
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
 * Sends the browser to the cashier, which sends it back to the result page; inside WeChat's browser opens its payment.
 * @throws when the answer names neither
 */
export async function pay(request: PaymentRequest, _texts: PaymentTexts): Promise<PaymentOutcome> {
  if (request.wechat) return payInWechat(request.wechat)
  if (!request.cashierUrl) throw new Error('payment without a cashier address')
  window.location.assign(request.cashierUrl)
  return 'redirected'
}
