import { otherPaths } from '../../contract/constants/paths'
import type { Envelope, MedibookServer } from '../support/medibook-global'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  newKey,
  placed,
  type TestUser,
} from '../support/order-world'
import { newKeys, standIn } from '../support/provider-stand-in'

/**
 * A server with both payment providers configured, a simulation of each, and a buyer for each test. Importing
 * it creates them.
 */

export const API_KEY = '0123456789abcdef0123456789abcdef'

export const [merchant, wechatKeys, appKeys, alipayKeys] = [newKeys(), newKeys(), newKeys(), newKeys()]

/** URLs of the providers' notifications. */
export const noticePath = (provider: 'alipay' | 'wechat') => `${otherPaths.paymentNotice}/${provider}`

export const PHONE = 'Mozilla/5.0 (iPhone) Mobile Safari'

export let company: Awaited<ReturnType<typeof standIn>>

export let server: MedibookServer

export let user: TestUser

beforeAll(async () => {
  company = await standIn()
  server = await medibook.startServer({
    SANDBOX: '0',
    PUBLIC_URL: 'https://shop.example.com',
    WECHAT_APP_ID: 'wx-mini',
    WECHAT_H5_APP_ID: 'wx-web',
    WECHAT_PAY_MERCHANT_ID: '1900000109',
    WECHAT_PAY_SERIAL: 'MERCHANT01',
    WECHAT_PAY_PRIVATE_KEY: merchant.privateKey.replaceAll('\n', '\\n'),
    WECHAT_PAY_API_V3_KEY: API_KEY,
    WECHAT_PAY_PLATFORM_SERIAL: 'PLATFORM01',
    WECHAT_PAY_PLATFORM_KEY: wechatKeys.publicKey,
    WECHAT_PAY_HOST: company.origin,
    ALIPAY_APP_ID: '2021000000000001',
    ALIPAY_PRIVATE_KEY: appKeys.privateKey,
    ALIPAY_PUBLIC_KEY: alipayKeys.publicKey,
    ALIPAY_GATEWAY: `${company.origin}/gateway.do`,
  })
  await addShop('pp-shop')
  await addGoods('pp-package', { shops: ['pp-shop'] })
  await addGoods('pp-item', { isBookable: false, slotKind: null, priceCents: 5_000, stock: 10_000 })
  await addSlot('pp-slot', 'pp-shop', dayIn(5), '10:00', 500)
})

beforeEach(async () => {
  user = await addUser()
  await medibook.query('update app_user set open_id = $2 where id = $1', [user.id, `open-${user.id}`])
  company.asked.length = 0
})

afterAll(() => company.close())

type Start = {
  payType: string
  transactionId: string
  action: {
    kind: string
    url?: string
    text?: string
    timeStamp?: string
    nonceStr?: string
    package?: string
    paySign?: string
  }
}

export const payRoutes = {
  web: 'payWechatWeb',
  mini: 'payMiniProgram',
  phone: 'payMobileWeb',
  inWechat: 'payWechatBrowser',
  alipay: 'payAlipayWeb',
} as const

export const start = (
  orderId: string,
  way: keyof typeof payRoutes,
  body: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Envelope<Start>> =>
  server.call(payRoutes[way], {
    session: user.session,
    headers,
    body: {
      idempotencyKey: newKey(),
      orderId,
      returnUrl: '/#/pages-order/pay-success/pay-success?id=1',
      ...body,
    },
  })

export const newOrder = () => placed(user, { goods: 'pp-package', shop: 'pp-shop', slot: 'pp-slot' })

export const tradeNo = (paymentId: string) => paymentId.replaceAll('-', '')

export const state = async (paymentId: string) =>
  (await medibook.query<{ state: string }>('select state from payment where id = $1', [paymentId]))[0]?.state

export const orderStatus = async (id: string) =>
  (await medibook.query<{ status: string | null }>('select status from order_info where id = $1', [id]))[0]
    ?.status

/** The log of the notification contains nothing of keys or payers. */
export function expectNoSecretInLog(): void {
  const log = server.log()
  expect(log).toContain('payment notice')
  expect(log).not.toMatch(/BEGIN|open-t-user|PRIVATE/)
}

export const notify = (provider: 'alipay' | 'wechat', headers: Record<string, string>, payload: string) =>
  server.inject({ method: 'POST', url: noticePath(provider), headers, payload })
