import Taro from '@tarojs/taro'
import type { PayDevice } from '@contract/constants/enums'
import { sendRequest } from '../request'
import type { PaymentOutcome, PaymentRequest, PaymentTexts } from './types'

export type { PaymentOutcome, PaymentRequest, PaymentTexts } from './types'

export const payDevice = (): PayDevice | undefined => undefined

async function playSandbox(
  { payUrl, refuseUrl, hangUrl }: NonNullable<PaymentRequest['sandbox']>,
  texts: PaymentTexts,
): Promise<PaymentOutcome> {
  const choice = await Taro.showActionSheet({ itemList: [texts.pay, texts.refuse, texts.leave] }).then(
    ({ tapIndex }) => tapIndex,
    () => 2,
  )
  const url = [payUrl, refuseUrl, hangUrl][choice] ?? hangUrl
  const outcome = (['done', 'refused', 'left'] as const)[choice] ?? 'left'
  // like a payment whose result WeChat cannot report: the server knows it
  return sendRequest({ url, method: 'POST', body: {} }).then(
    () => outcome,
    () => 'left',
  )
}

/**
 * Opens the mini-program's payment, or the sandbox's choice of pay, refuse and leave pending.
 * @throws when the answer contains neither
 */
export async function pay(request: PaymentRequest, texts: PaymentTexts): Promise<PaymentOutcome> {
  if (request.sandbox) return playSandbox(request.sandbox, texts)
  if (!request.wechat) throw new Error('payment without parameters')
  const { appId: _, ...parameters } = request.wechat
  // callbacks, since Taro promisifies only the calls on its list
  return new Promise((resolve) => {
    void Taro.requestPayment({
      ...parameters,
      success: () => resolve('done'),
      fail: ({ errMsg }) => resolve(/cancel/.test(errMsg) ? 'left' : 'refused'),
    })
  })
}
