import type { KeyObject } from 'node:crypto'
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin'
import type { Config } from '../../config'
import type { WechatPayConfig } from '../../config-providers'
import {
  PaymentImpossibleError,
  PaymentSignatureError,
  type PaymentAction,
  type PaymentCallback,
  type PaymentNotice,
  type PaymentRequest,
  type RefundNotice,
} from '../payment'
import { type PaymentProvider, paymentIdOf, returnAddress, subjectOf, tradeNoOf } from './provider'

interface Amount {
  total?: number
  currency?: string
}
interface Transaction {
  mchid?: string
  sp_mchid?: string
  out_trade_no?: string
  transaction_id?: string
  id?: string
  trade_state?: string
  success_time?: string
  amount?: Amount
}
interface Refund {
  out_refund_no?: string
  status?: string
  refund_status?: string
}
interface Notice {
  event_type?: string
  resource?: { ciphertext?: string; nonce?: string; associated_data?: string }
}

const TIMEOUT_MS = 8_000
const MAX_SKEW_SECONDS = 300
const PATHS = {
  mainland: {
    jsapi: 'v3/pay/transactions/jsapi',
    native: 'v3/pay/transactions/native',
    h5: 'v3/pay/transactions/h5',
    query: 'v3/pay/transactions/out-trade-no/',
    refund: 'v3/refund/domestic/refunds',
  },
  hongkong: {
    jsapi: 'v3/global/transactions/jsapi',
    native: 'v3/global/transactions/native',
    h5: 'v3/global/transactions/mweb',
    query: 'v3/global/transactions/out-trade-no/',
    refund: 'v3/global/refunds',
  },
} as const
type Way = 'jsapi' | 'native' | 'h5'
const WAYS: Record<PaymentRequest['client'], Way> = {
  miniProgram: 'jsapi',
  wechatBrowser: 'jsapi',
  desktop: 'native',
  phone: 'h5',
}
const TRADE_TYPES: Record<Way, string> = { jsapi: 'JSAPI', native: 'NATIVE', h5: 'MWEB' }

interface Failure {
  status: number
  code: string
}
function failureOf(error: unknown): Failure {
  const { response, code } = error as {
    response?: { status?: number; data?: { code?: string } }
    code?: string
  }
  return { status: response?.status ?? 0, code: response?.data?.code ?? code ?? 'no answer' }
}

/** Errors include status and code only, because bodies may contain data that must not be logged. */
async function ask<T>(call: () => Promise<{ data: T }>): Promise<T> {
  try {
    return (await call()).data
  } catch (error) {
    const { status, code } = failureOf(error)
    throw Object.assign(new Error(`WeChat Pay refused: ${status} ${code}`), { status, code })
  }
}

function appIdOf(account: WechatPayConfig, of: PaymentRequest): string {
  const appId =
    of.client === 'miniProgram'
      ? account.miniAppId
      : account.webAppId || (WAYS[of.client] === 'jsapi' ? '' : account.miniAppId)
  if (!appId) throw new PaymentImpossibleError('No app id of WeChat is configured for this place')
  return appId
}

/** Converts WeChat Pay's report about a transaction to a notification; null while it is undecided. */
function noticeOf(account: WechatPayConfig, of: Transaction): PaymentNotice | null {
  if ((of.mchid ?? of.sp_mchid) !== account.merchantId) throw new PaymentSignatureError()
  const base = {
    kind: 'payment' as const,
    paymentId: paymentIdOf(of.out_trade_no ?? ''),
    transactionId: of.transaction_id ?? of.id ?? '',
    amountCents: of.amount?.total ?? 0,
    paidAt: new Date(of.success_time ?? Date.now()),
  }
  switch (of.trade_state) {
    // REFUND: paid, and partly or fully refunded since.
    case 'SUCCESS':
    case 'REFUND':
      if (of.amount?.currency !== account.currency || !base.transactionId)
        throw new Error('WeChat Pay reports a payment without number or in another currency')
      return { ...base, outcome: 'paid' }
    case 'CLOSED':
    case 'REVOKED':
      return { ...base, outcome: 'closed' }
    case 'PAYERROR':
      return { ...base, outcome: 'refused' }
    default:
      return null
  }
}

/** Verifies that WeChat Pay sent this notification, and did so recently. */
function isGenuine(
  account: WechatPayConfig,
  platformKey: KeyObject,
  { headers, rawBody }: Omit<PaymentCallback, 'provider'>,
): boolean {
  const header = (name: string): string => String(headers[name] ?? '')
  const timestamp = header('wechatpay-timestamp')
  if (!/^\d+$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > MAX_SKEW_SECONDS)
    return false
  if (header('wechatpay-serial') !== account.platformSerial) return false
  try {
    const signed = Formatter.response(timestamp, header('wechatpay-nonce'), rawBody)
    return Rsa.verify(signed, header('wechatpay-signature'), platformKey)
  } catch {
    return false
  }
}

function readNotice(account: WechatPayConfig, rawBody: string): PaymentNotice | RefundNotice | null {
  const notice = (parsed(() => rawBody) ?? {}) as Notice
  const { ciphertext = '', nonce = '', associated_data: aad = '' } = notice.resource ?? {}
  const content = (): unknown => parsed(() => Aes.AesGcm.decrypt(ciphertext, account.apiV3Key, nonce, aad))
  if (notice.event_type?.startsWith('TRANSACTION.')) return noticeOf(account, content() as Transaction)
  if (!notice.event_type?.startsWith('REFUND.')) return null
  const refund = content() as Refund
  return {
    kind: 'refund',
    refundId: refund.out_refund_no ?? '',
    outcome: (refund.refund_status ?? refund.status) === 'SUCCESS' ? 'refunded' : 'failed',
  }
}

interface Surroundings {
  account: WechatPayConfig
  config: Pick<Config, 'publicUrl' | 'corsOrigins' | 'brandName'>
  noticeUrl: string
}

/** The body of the call that creates a payment at WeChat Pay. */
const prepayBody = ({ account, config, noticeUrl }: Surroundings, of: PaymentRequest, way: Way) => ({
  appid: appIdOf(account, of),
  mchid: account.merchantId,
  description: subjectOf(of.subject, config.brandName),
  out_trade_no: tradeNoOf(of.paymentId),
  time_expire: of.expiresAt.toISOString().replace(/\.\d{3}Z$/, '+00:00'),
  notify_url: noticeUrl,
  amount: { total: of.amountCents, currency: account.currency },
  ...(account.area === 'hongkong'
    ? { trade_type: TRADE_TYPES[way], merchant_category_code: account.categoryCode }
    : {}),
  ...(way === 'jsapi' ? { payer: { openid: of.openId } } : {}),
  ...(way === 'h5' ? { scene_info: { payer_client_ip: of.clientIp, h5_info: { type: 'Wap' } } } : {}),
})

interface Prepaid {
  prepay_id?: string
  code_url?: string
  h5_url?: string
  mweb_url?: string
}

/** Parameters of the client's payment call, signed so that they cannot be changed to another order. */
function wechatAction(appid: string, answer: Prepaid, privateKey: KeyObject): PaymentAction {
  const timeStamp = String(Formatter.timestamp())
  const nonceStr = Formatter.nonce()
  const packageText = `prepay_id=${required(answer.prepay_id)}`
  return {
    kind: 'wechat',
    timeStamp,
    nonceStr,
    package: packageText,
    signType: 'RSA',
    paySign: Rsa.sign(Formatter.joinedByLineFeed(appid, timeStamp, nonceStr, packageText), privateKey),
  }
}

function refundOutcome(answer: Refund): 'done' | 'processing' {
  const status = answer.status ?? answer.refund_status ?? 'PROCESSING'
  if (status === 'SUCCESS') return 'done'
  if (status === 'PROCESSING') return 'processing'
  throw new Error(`WeChat Pay could not give money back: ${status}`)
}

const clientOf = (account: WechatPayConfig): Wechatpay =>
  new Wechatpay({
    mchid: account.merchantId,
    serial: account.serial,
    privateKey: account.privateKey,
    certs: { [account.platformSerial]: account.platformKey },
    baseURL: `${account.host}/`,
    timeout: TIMEOUT_MS,
    proxy: false,
  })

/**
 * WeChat Pay, API version 3: in the mini-program, in WeChat's browser, in a phone's browser, and by a QR code
 * on a desktop.
 */
export function wechatPay(
  account: WechatPayConfig,
  config: Pick<Config, 'publicUrl' | 'corsOrigins' | 'brandName'>,
  noticeUrl: string,
): PaymentProvider {
  const platformKey = Rsa.from(account.platformKey, Rsa.KEY_TYPE_PUBLIC)
  const privateKey = Rsa.from(account.privateKey, Rsa.KEY_TYPE_PRIVATE)
  const client = clientOf(account)
  const paths = PATHS[account.area]
  const post = <T>(path: string, body: object): Promise<T> =>
    ask<T>(async () => ({ data: (await client.chain(path).post(body)).data as T }))

  return {
    async createPayment(of: PaymentRequest): Promise<PaymentAction> {
      const way = WAYS[of.client]
      const body = prepayBody({ account, config, noticeUrl }, of, way)
      if (way === 'jsapi' && !of.openId)
        throw new PaymentImpossibleError('The payer has not signed in with WeChat')
      const answer = await post<Prepaid>(paths[way], body)
      if (way === 'native') return { kind: 'qrCode', text: required(answer.code_url) }
      if (way === 'jsapi') return wechatAction(body.appid, answer, privateKey)
      const url = new URL(required(answer.h5_url ?? answer.mweb_url))
      url.searchParams.set('redirect_url', returnAddress(config, of.returnUrl))
      return { kind: 'redirect', url: url.href }
    },

    async queryPayment({ paymentId }) {
      const found = await ask<Transaction>(() =>
        client
          .chain(`${paths.query}${tradeNoOf(paymentId)}`)
          .get<Transaction>({ params: { mchid: account.merchantId } }),
      ).catch((error: unknown) => {
        if ((error as Partial<Failure>).status === 404) return null
        throw error
      })
      return found && noticeOf(account, found)
    },

    verifyCallback(request): PaymentNotice | RefundNotice | null {
      if (!isGenuine(account, platformKey, request)) throw new PaymentSignatureError()
      return readNotice(account, request.rawBody)
    },

    async refund({ paymentId, refundId, amountCents, totalCents }) {
      const answer = await post<Refund>(paths.refund, {
        out_trade_no: tradeNoOf(paymentId),
        out_refund_no: refundId,
        amount: { refund: amountCents, total: totalCents, currency: account.currency },
        notify_url: noticeUrl,
        ...(account.area === 'hongkong'
          ? { mchid: account.merchantId, appid: account.webAppId || account.miniAppId }
          : {}),
      })
      return refundOutcome(answer)
    },
  }
}

/** @throws PaymentSignatureError for a body that cannot be decrypted or parsed */
function parsed(text: () => string): unknown {
  try {
    return JSON.parse(text())
  } catch {
    throw new PaymentSignatureError()
  }
}

function required(value: string | undefined): string {
  if (!value) throw new Error('WeChat Pay answered without the next step')
  return value
}
