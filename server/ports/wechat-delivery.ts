import type { Carrier } from '../../contract/constants/enums'
import { tradeNoOf } from './providers/provider'
import type { WechatCalls } from './wechat-calls'

/** How the purchase of a payment in the mini-program was delivered. */
export interface Delivery {
  /** Our id of the payment, under which WeChat Pay knows it. */
  paymentId: string
  /** Open id of the payer. */
  openId: string
  /** Description of the purchase, in the buyer's language. */
  goods: string
  /** The parcel; null for a purchase that was handed over or an appointment that took place. */
  parcel: { carrier: Carrier; number: string; maskedPhone: string } | null
  time: Date
}

/** WeChat's ids of the carriers. */
const companies: Record<Carrier, string> = {
  sfExpress: 'SF',
  hongkongPost: 'HKPOST',
  ems: 'EMS',
  kerry: 'OTHERS',
}
const BY_MERCHANT_NUMBER = 1
const EXPRESS = 1
const BY_THE_BUYER = 4
const IN_ONE_PARCEL = 1
const GOODS_LENGTH = 120
/** Already reported, or refunded since: nothing remains to be reported. */
const NOTHING_LEFT = new Set([10060002, 10060003, 10060004, 10060023])

const shortened = (text: string): string =>
  text.length > GOODS_LENGTH ? `${text.slice(0, GOODS_LENGTH - 1)}…` : text

/**
 * Reports to WeChat how an order was delivered; until then WeChat withholds the money. Idempotent.
 * @throws Error when WeChat did not accept it; the caller retries
 */
export async function uploadDelivery(
  wechat: WechatCalls,
  merchantId: string,
  { paymentId, openId, goods, parcel, time }: Delivery,
): Promise<void> {
  const { errcode } = await wechat.askMiniProgram('/wxa/sec/order/upload_shipping_info', {
    order_key: {
      order_number_type: BY_MERCHANT_NUMBER,
      mchid: merchantId,
      out_trade_no: tradeNoOf(paymentId),
    },
    logistics_type: parcel ? EXPRESS : BY_THE_BUYER,
    delivery_mode: IN_ONE_PARCEL,
    shipping_list: [
      {
        item_desc: shortened(goods),
        ...(parcel
          ? {
              tracking_no: parcel.number,
              express_company: companies[parcel.carrier],
              contact: { receiver_contact: parcel.maskedPhone },
            }
          : {}),
      },
    ],
    upload_time: time.toISOString().replace('Z', '+00:00'),
    payer: { openid: openId },
  })
  if (errcode !== 0 && !NOTHING_LEFT.has(errcode ?? -1))
    throw new Error(`WeChat took no delivery: ${errcode ?? 'no code'}`)
}
