import { payTypes, type PayType } from '../../../contract/constants/enums'
import { otherPaths } from '../../../contract/constants/paths'
import type { Config } from '../../config'
import {
  PaymentImpossibleError,
  PaymentSignatureError,
  type PaymentPort,
  unavailablePayment,
} from '../payment'
import { alipay } from './alipay'
import type { PaymentProvider } from './provider'
import { wechatPay } from './wechat-pay'

/** Combines the configured providers into one port; without any, nothing can be paid. */
export function providerPayments(config: Config): PaymentPort {
  const noticeUrl = (payType: PayType): string => `${config.publicUrl}${otherPaths.paymentNotice}/${payType}`
  const providers: Partial<Record<PayType, PaymentProvider>> = {
    ...(config.providers.wechatPay
      ? { wechat: wechatPay(config.providers.wechatPay, config, noticeUrl('wechat')) }
      : {}),
    ...(config.providers.alipay
      ? { alipay: alipay(config.providers.alipay, config, noticeUrl('alipay')) }
      : {}),
  }
  const on = payTypes.filter((payType) => providers[payType])
  if (on.length === 0) return unavailablePayment
  const of = (payType: PayType): PaymentProvider => {
    const provider = providers[payType]
    if (!provider) throw new PaymentImpossibleError(`${payType} is not set up`)
    return provider
  }
  return {
    payTypes: on,
    createPayment: async (request) => of(request.payType).createPayment(request),
    queryPayment: async (payment) => of(payment.payType).queryPayment(payment),
    verifyCallback({ provider, ...callback }) {
      const wanted = provider && providers[provider]
      if (!wanted) throw new PaymentSignatureError()
      return wanted.verifyCallback(callback)
    },
    refund: async (request) => of(request.payType).refund(request),
  }
}
