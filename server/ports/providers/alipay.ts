import type { AlipaySdk } from 'alipay-sdk'
import { formatCents, parseCents } from '../../../contract/rules/money'
import type { Config } from '../../config'
import type { AlipayConfig } from '../../config-providers'
import { momentText } from '../../lib/store-time'
import { alipayCalls } from '../alipay-calls'
import {
  PaymentImpossibleError,
  PaymentSignatureError,
  type PaymentAction,
  type PaymentNotice,
  type PaymentRequest,
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

/** Parses '2026-11-21 10:30:00' in Alipay's time zone. */
const momentOf = (text: string | undefined): Date =>
  text ? new Date(`${text.replace(' ', 'T')}+08:00`) : new Date()

/** Converts Alipay's report about a trade to a notification; null while it is undecided. */
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

const refused = (method: string, answer: Answer): Error =>
  new Error(`Alipay refused ${method}: ${answer.code ?? ''} ${answer.subCode ?? ''}`)

function isSigned(sdk: AlipaySdk, form: Record<string, string>): boolean {
  try {
    return sdk.checkNotifySignV2(form)
  } catch {
    return false
  }
}

async function ask(sdk: AlipaySdk, method: string, bizContent: Record<string, unknown>): Promise<Answer> {
  try {
    return await sdk.exec(method, { bizContent }, { validateSign: true })
  } catch (error) {
    // The response itself may contain data that must not be logged.
    throw new Error(
      `Alipay did not answer ${method}: ` +
        `${(error as { code?: string }).code ?? (error instanceof Error ? error.name : 'unknown')}`,
    )
  }
}

async function queryPayment(sdk: AlipaySdk, paymentId: string): Promise<PaymentNotice | null> {
  const answer = await ask(sdk, 'alipay.trade.query', { out_trade_no: tradeNoOf(paymentId) })
  // Alipay creates a trade only when its payment page is opened.
  if (answer.subCode === 'ACQ.TRADE_NOT_EXIST') return null
  if (answer.code !== OK) throw refused('alipay.trade.query', answer)
  return noticeOf({
    tradeStatus: answer.tradeStatus,
    outTradeNo: answer.outTradeNo ?? tradeNoOf(paymentId),
    tradeNo: answer.tradeNo,
    totalAmount: answer.totalAmount,
    paidAt: answer.sendPayDate,
  })
}

function verifyCallback(sdk: AlipaySdk, appId: string, rawBody: string): PaymentNotice | RefundNotice | null {
  const form: Record<string, string> = Object.fromEntries(new URLSearchParams(rawBody))
  if (!isSigned(sdk, form) || form.app_id !== appId) throw new PaymentSignatureError()
  // A notification about a refund also describes the trade; its own number identifies the refund.
  if (form.refund_fee !== undefined && form.out_biz_no)
    return { kind: 'refund', refundId: form.out_biz_no, outcome: 'refunded' }
  return noticeOf({
    tradeStatus: form.trade_status,
    outTradeNo: form.out_trade_no ?? '',
    tradeNo: form.trade_no,
    totalAmount: form.total_amount,
    paidAt: form.gmt_payment,
  })
}

/** Alipay: its page on a desktop, its app or mobile page on a phone. */
export function alipay(
  account: AlipayConfig,
  config: Pick<Config, 'publicUrl' | 'corsOrigins' | 'brandName'>,
  noticeUrl: string,
): PaymentProvider {
  const sdk = alipayCalls(account, TIMEOUT_MS)
  /** Amounts are in the shop's currency; Alipay settles in CNY by default. */
  const isForeign = account.currency !== 'CNY'

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
          ...(isForeign ? { trans_currency: account.currency, settle_currency: account.currency } : {}),
        },
      })
      return { kind: 'redirect', url }
    },

    queryPayment: ({ paymentId }) => queryPayment(sdk, paymentId),
    verifyCallback: ({ rawBody }) => verifyCallback(sdk, account.appId, rawBody),

    async refund({ paymentId, refundId, amountCents }) {
      const answer = await ask(sdk, 'alipay.trade.refund', {
        out_trade_no: tradeNoOf(paymentId),
        refund_amount: formatCents(amountCents),
        out_request_no: refundId,
        ...(isForeign ? { refund_currency: account.currency } : {}),
      })
      if (answer.code !== OK) throw refused('alipay.trade.refund', answer)
      if (answer.fundChange === 'Y') return 'done'
      // The refund was either requested before or not processed yet; only a query distinguishes the two.
      const state = await ask(sdk, 'alipay.trade.fastpay.refund.query', {
        out_trade_no: tradeNoOf(paymentId),
        out_request_no: refundId,
      })
      return state.code === OK && state.refundStatus === 'REFUND_SUCCESS' ? 'done' : 'processing'
    },
  }
}
