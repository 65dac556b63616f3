import { AlipaySdk } from 'alipay-sdk'
import type { Config } from '../../config'
import type { AlipayConfig } from '../../config-providers'
import { formatCents, parseCents } from '../../lib/money'
import { momentText } from '../../lib/store-time'
import {
  type PaymentAction,
  PaymentImpossibleError,
  type PaymentNotice,
  type PaymentRequest,
  PaymentSignatureError,
  type RefundNotice,
} from '../payment'
import { type PaymentProvider, paymentIdOf, returnAddress, subjectOf, tradeNoOf } from './provider'

const TIMEOUT_MS = 8_000
const ALIPAY_ZONE = 'Asia/Shanghai'
const OK = '10000'

interface Answer {
  code?: string
  subCode?: string
  tradeStatus?: string
  totalAmount?: string
  tradeNo?: string
  sendPayDate?: string
  outTradeNo?: string
  fundChange?: string
  refundStatus?: string
}

/** '2026-11-21 10:30:00' on Alipay's clock. */
const momentOf = (text: string | undefined): Date =>
  text ? new Date(`${text.replace(' ', 'T')}+08:00`) : new Date()

/** Alipay: its page on a desktop, its app or page on a phone. */
export function alipay(
  account: AlipayConfig,
  config: Pick<Config, 'publicUrl' | 'corsOrigins' | 'brandName'>,
  noticeUrl: string,
): PaymentProvider {
  const sdk = new AlipaySdk({
    appId: account.appId,
    privateKey: account.privateKey,
    keyType: 'PKCS8',
    alipayPublicKey: account.publicKey,
    gateway: account.gateway,
    timeout: TIMEOUT_MS,
  })
  /** Amounts are in the shop's currency; Alipay settles in CNY unless it is told. */
  const currency =
    account.currency === 'CNY' ? {} : { trans_currency: account.currency, settle_currency: account.currency }

  const ask = async (method: string, bizContent: Record<string, unknown>): Promise<Answer> => {
    try {
      return await sdk.exec(method, { bizContent }, { validateSign: true })
    } catch (error) {
      // The answer itself may hold what must not be logged.
      throw new Error(
        `Alipay did not answer ${method}: ${(error as { code?: string }).code ?? (error instanceof Error ? error.name : 'unknown')}`,
      )
    }
  }
  const refused = (method: string, answer: Answer): Error =>
    new Error(`Alipay refused ${method}: ${answer.code ?? ''} ${answer.subCode ?? ''}`)

  function noticeOf(of: {
    tradeStatus?: string | undefined
    outTradeNo: string
    tradeNo?: string | undefined
    totalAmount?: string | undefined
    paidAt?: string | undefined
  }): PaymentNotice | null {
    const base = {
      kind: 'payment' as const,
      paymentId: paymentIdOf(of.outTradeNo),
      transactionId: of.tradeNo ?? '',
      amountCents: of.totalAmount ? parseCents(of.totalAmount) : 0,
      paidAt: momentOf(of.paidAt),
    }
    switch (of.tradeStatus) {
      case 'TRADE_SUCCESS':
      case 'TRADE_FINISHED':
        if (!base.transactionId) throw new Error('Alipay reports a payment without number')
        return { ...base, outcome: 'paid' }
      case 'TRADE_CLOSED':
        return { ...base, outcome: 'closed' }
      default:
        return null
    }
  }

  return {
    async createPayment(of: PaymentRequest): Promise<PaymentAction> {
      if (of.client === 'miniProgram')
        throw new PaymentImpossibleError('Alipay does not work inside a mini-program of WeChat')
      const isDesktop = of.client === 'desktop'
      const url = sdk.pageExecute(isDesktop ? 'alipay.trade.page.pay' : 'alipay.trade.wap.pay', 'GET', {
        notifyUrl: noticeUrl,
        returnUrl: returnAddress(config, of.returnUrl),
        bizContent: {
          out_trade_no: tradeNoOf(of.paymentId),
          total_amount: formatCents(of.amountCents),
          subject: subjectOf(of.subject, config.brandName),
          product_code: isDesktop ? 'FAST_INSTANT_TRADE_PAY' : 'QUICK_WAP_WAY',
          time_expire: momentText(of.expiresAt, ALIPAY_ZONE),
          ...currency,
        },
      })
      return { kind: 'redirect', url }
    },

    async queryPayment({ paymentId }) {
      const answer = await ask('alipay.trade.query', { out_trade_no: tradeNoOf(paymentId) })
      // A page that nobody has opened yet: Alipay does not know it.
      if (answer.subCode === 'ACQ.TRADE_NOT_EXIST') return null
      if (answer.code !== OK) throw refused('alipay.trade.query', answer)
      return noticeOf({
        tradeStatus: answer.tradeStatus,
        outTradeNo: answer.outTradeNo ?? tradeNoOf(paymentId),
        tradeNo: answer.tradeNo,
        totalAmount: answer.totalAmount,
        paidAt: answer.sendPayDate,
      })
    },

    verifyCallback({ rawBody }): PaymentNotice | RefundNotice | null {
      const form: Record<string, string> = Object.fromEntries(new URLSearchParams(rawBody))
      if (!isSigned(form) || form.app_id !== account.appId) throw new PaymentSignatureError()
      // A notice with a refund in it is about the trade as well; its own number says which refund it is.
      if (form.refund_fee !== undefined && form.out_biz_no)
        return { kind: 'refund', refundId: form.out_biz_no, outcome: 'refunded' }
      return noticeOf({
        tradeStatus: form.trade_status,
        outTradeNo: form.out_trade_no ?? '',
        tradeNo: form.trade_no,
        totalAmount: form.total_amount,
        paidAt: form.gmt_payment,
      })
    },

    async refund({ paymentId, refundId, amountCents }) {
      const answer = await ask('alipay.trade.refund', {
        out_trade_no: tradeNoOf(paymentId),
        refund_amount: formatCents(amountCents),
        out_request_no: refundId,
        ...(account.currency === 'CNY' ? {} : { refund_currency: account.currency }),
      })
      if (answer.code !== OK) throw refused('alipay.trade.refund', answer)
      if (answer.fundChange === 'Y') return 'done'
      // Asked before, or not moved yet: only the query says which.
      const state = await ask('alipay.trade.fastpay.refund.query', {
        out_trade_no: tradeNoOf(paymentId),
        out_request_no: refundId,
      })
      return state.code === OK && state.refundStatus === 'REFUND_SUCCESS' ? 'done' : 'processing'
    },
  }

  function isSigned(form: Record<string, string>): boolean {
    try {
      return sdk.checkNotifySignV2(form)
    } catch {
      return false
    }
  }
}
