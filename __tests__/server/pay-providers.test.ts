import type { MedibookServer } from '../support/medibook-global'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  dayIn,
  inParallel,
  newKey,
  placed,
  stock,
  type TestUser,
  value,
} from '../support/order-world'
import {
  alipaySide,
  type Asked,
  isSignedBy,
  newKeys,
  standIn,
  wechatSide,
} from '../support/provider-stand-in'

const API_KEY = '0123456789abcdef0123456789abcdef'
const [merchant, wechatKeys, appKeys, alipayKeys] = [newKeys(), newKeys(), newKeys(), newKeys()]
const wechat = wechatSide({ keys: wechatKeys, serial: 'PLATFORM01', apiV3Key: API_KEY })
const ali = alipaySide(alipayKeys)
const PHONE = 'Mozilla/5.0 (iPhone) Mobile Safari'
let company: Awaited<ReturnType<typeof standIn>>
let server: MedibookServer
let user: TestUser

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
const PATHS = {
  web: '/mall/api/ma/orderinfo/booking/wechat',
  mini: '/mall/api/ma/orderinfo/cross-border/unifiedOrder/mp',
  phone: '/mall/api/ma/orderinfo/cross-border/unifiedOrder/wap2',
  inWechat: '/mall/api/ma/orderinfo/cross-border/unifiedOrder/wap/vmp',
  alipay: '/mall/api/web/orderinfo/booking/alipay',
}
const start = (
  orderId: string,
  path: keyof typeof PATHS,
  body: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  server.call<Start>('POST', PATHS[path], {
    session: user.session,
    headers,
    body: {
      idempotencyKey: newKey(),
      orderId,
      returnUrl: '/#/pages-order/pay-success/pay-success?id=1',
      ...body,
    },
  })
const newOrder = () => placed(user, { goods: 'pp-package', shop: 'pp-shop', slot: 'pp-slot' })
const tradeNo = (paymentId: string) => paymentId.replaceAll('-', '')
const bodyOf = (asked: Asked | undefined) => JSON.parse(asked?.body ?? '{}') as Record<string, unknown>
const state = async (paymentId: string) =>
  (await medibook.query<{ state: string }>('select state from payment where id = $1', [paymentId]))[0]?.state
const orderStatus = async (id: string) =>
  (await medibook.query<{ status: string | null }>('select status from order_info where id = $1', [id]))[0]
    ?.status
const transaction = (paymentId: string, o: Record<string, unknown> = {}) => ({
  mchid: '1900000109',
  appid: 'wx-mini',
  out_trade_no: tradeNo(paymentId),
  transaction_id: `42000${paymentId.slice(0, 8)}`,
  trade_type: 'JSAPI',
  trade_state: 'SUCCESS',
  success_time: new Date().toISOString(),
  amount: { total: 100_000, payer_total: 100_000, currency: 'HKD' },
  ...o,
})
const notifyWechat = (of: { headers: Record<string, string>; body: string }) =>
  server.inject({
    method: 'POST',
    url: '/pay/notify/wechat',
    headers: { ...of.headers, 'content-type': 'application/json' },
    payload: of.body,
  })
const aliForm = (paymentId: string, o: Record<string, string> = {}) => ({
  app_id: '2021000000000001',
  notify_type: 'trade_status_sync',
  out_trade_no: tradeNo(paymentId),
  trade_no: `2026${paymentId.slice(0, 8)}`,
  trade_status: 'TRADE_SUCCESS',
  total_amount: '1000.00',
  gmt_payment: beijing(new Date()),
  subject: '體檢 + “quotes” & more',
  ...o,
})
const notifyAlipay = (payload: string) =>
  server.inject({
    method: 'POST',
    url: '/pay/notify/alipay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
const beijing = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

describe('WeChat Pay', () => {
  test('in the mini-program: a signed request, and a signed call for the client', async () => {
    company.answerWith(() => wechat.reply({ prepay_id: 'wx201410272009395522657a690389285100' }))
    const order = await newOrder()
    const { code, data } = await start(order.id, 'mini')
    expect(code).toBe(0)
    const [asked] = company.asked
    expect(asked).toMatchObject({ method: 'POST', path: '/v3/global/transactions/jsapi' })
    expect(bodyOf(asked)).toMatchObject({
      appid: 'wx-mini',
      mchid: '1900000109',
      out_trade_no: tradeNo(data.transactionId),
      trade_type: 'JSAPI',
      merchant_category_code: '8099',
      amount: { total: 100_000, currency: 'HKD' },
      payer: { openid: `open-${user.id}` },
      notify_url: 'https://shop.example.com/pay/notify/wechat',
      time_expire: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
    })
    const auth = Object.fromEntries(
      [...String(asked?.headers.authorization).matchAll(/(\w+)="([^"]*)"/g)].map((match) => [
        match[1],
        match[2],
      ]),
    ) as Record<string, string>
    expect(auth).toMatchObject({ mchid: '1900000109', serial_no: 'MERCHANT01' })
    expect(
      isSignedBy(
        merchant.publicKey,
        `POST\n/v3/global/transactions/jsapi\n${auth.timestamp}\n${auth.nonce_str}\n${asked?.body}\n`,
        auth.signature ?? '',
      ),
    ).toBe(true)
    const { action } = data
    expect(action).toMatchObject({
      kind: 'wechat',
      package: 'prepay_id=wx201410272009395522657a690389285100',
    })
    expect(
      isSignedBy(
        merchant.publicKey,
        `wx-mini\n${action.timeStamp}\n${action.nonceStr}\n${action.package}\n`,
        action.paySign ?? '',
      ),
    ).toBe(true)
  })

  test('on a desktop a code, on a phone a page that comes back to us, in its own browser only for who signed in there', async () => {
    const order = await newOrder()
    company.answerWith(() => wechat.reply({ code_url: 'weixin://wxpay/bizpayurl?pr=p4lpSuKzz' }))
    expect((await start(order.id, 'web')).data.action).toEqual({
      kind: 'qrCode',
      text: 'weixin://wxpay/bizpayurl?pr=p4lpSuKzz',
    })
    company.answerWith(() =>
      wechat.reply({ h5_url: 'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx05' }),
    )
    for (const asked of [
      await start(order.id, 'phone'),
      await start(order.id, 'web', {}, { 'user-agent': PHONE }),
    ]) {
      expect(asked.data.action.kind).toBe('redirect')
      expect(new URL(asked.data.action.url ?? '').searchParams.get('redirect_url')).toBe(
        'https://shop.example.com/#/pages-order/pay-success/pay-success?id=1',
      )
    }
    expect(bodyOf(company.asked.at(-1))).toMatchObject({
      appid: 'wx-web',
      trade_type: 'MWEB',
      scene_info: { h5_info: { type: 'Wap' } },
    })
    expect(await start(order.id, 'inWechat')).toMatchObject({ code: 70002 })
    company.answerWith(() => wechat.reply({ prepay_id: 'wx1' }))
    await medibook.query(
      "insert into user_identity (provider, subject, user_id, create_time) values ('wechat', $2, $1, now())",
      [user.id, `official-${user.id}`],
    )
    expect((await start(order.id, 'inWechat')).data.action).toMatchObject({ kind: 'wechat' })
    expect(bodyOf(company.asked.at(-1))).toMatchObject({
      appid: 'wx-web',
      payer: { openid: `official-${user.id}` },
    })
  })

  test('a return address outside of our apps is not passed on', async () => {
    company.answerWith(() => wechat.reply({ h5_url: 'https://wx.tenpay.com/x?prepay_id=1' }))
    const { data } = await start((await newOrder()).id, 'phone', { returnUrl: 'https://evil.example.com/' })
    expect(new URL(data.action.url ?? '').searchParams.get('redirect_url')).toBe('https://shop.example.com')
  })

  const begun = async () => {
    company.answerWith(() => wechat.reply({ prepay_id: 'wx1' }))
    const order = await newOrder()
    return { order, paymentId: (await start(order.id, 'mini')).data.transactionId }
  }

  test('a signed notice pays the order once, however often it comes', async () => {
    const { order, paymentId } = await begun()
    const notice = wechat.notice('TRANSACTION.SUCCESS', transaction(paymentId))
    const answers = await inParallel(10, () => notifyWechat(notice))
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, { code: 'SUCCESS', message: '' }]),
    )
    expect(await state(paymentId)).toBe('paid')
    expect(await orderStatus(order.id)).toBe('11')
    expect(await value('select count(*) from payment where order_id = $1', [order.id])).toBe(1)
  })

  test('a wrong signature, another serial, an old one, a changed body and somebody else’s key are refused and change nothing', async () => {
    const { paymentId } = await begun()
    const good = wechat.notice('TRANSACTION.SUCCESS', transaction(paymentId))
    const forged = wechatSide({ keys: newKeys(), serial: 'PLATFORM01', apiV3Key: API_KEY }).notice(
      'TRANSACTION.SUCCESS',
      transaction(paymentId),
    )
    const otherKey = wechatSide({ keys: wechatKeys, serial: 'PLATFORM01', apiV3Key: 'x'.repeat(32) }).notice(
      'TRANSACTION.SUCCESS',
      transaction(paymentId),
    )
    const bad = [
      { ...good, headers: { ...good.headers, 'wechatpay-signature': 'AAAA' } },
      { ...good, headers: { ...good.headers, 'wechatpay-serial': 'OTHER' } },
      { ...good, body: good.body.replace('"resource_type"', '"resource-type"') },
      { ...good, headers: {} },
      { body: good.body, headers: wechat.headersFor(good.body, Math.floor(Date.now() / 1000) - 3600) },
      forged,
      otherKey,
      { headers: wechat.headersFor(''), body: '' },
    ]
    for (const notice of bad) expect((await notifyWechat(notice)).statusCode).toBe(401)
    expect(await state(paymentId)).toBe('pending')
    const elsewhere = await notifyWechat(
      wechat.notice('TRANSACTION.SUCCESS', transaction(paymentId, { mchid: '1900000999' })),
    )
    expect(elsewhere.statusCode).toBe(401)
  })

  test('the wrong amount pays nothing and goes back; another currency is not believed', async () => {
    const { order, paymentId } = await begun()
    company.answerWith(() => wechat.reply({ status: 'SUCCESS', refund_id: 'R1' }))
    expect(
      (
        await notifyWechat(
          wechat.notice(
            'TRANSACTION.SUCCESS',
            transaction(paymentId, { amount: { total: 100_000, currency: 'CNY' } }),
          ),
        )
      ).statusCode,
    ).toBe(500)
    expect(await state(paymentId)).toBe('pending')
    expect(
      (
        await notifyWechat(
          wechat.notice(
            'TRANSACTION.SUCCESS',
            transaction(paymentId, { amount: { total: 1, currency: 'HKD' } }),
          ),
        )
      ).statusCode,
    ).toBe(200)
    expect(await state(paymentId)).toBe('refused')
    expect(await orderStatus(order.id)).toBeNull()
    expect(company.asked.at(-1)).toMatchObject({ path: '/v3/global/refunds' })
    expect(bodyOf(company.asked.at(-1))).toMatchObject({
      out_trade_no: tradeNo(paymentId),
      out_refund_no: paymentId,
      amount: { refund: 1, total: 1, currency: 'HKD' },
    })
  })

  test('a signed notice of nothing of ours is answered like any other', async () => {
    const unknown = await notifyWechat(
      wechat.notice('TRANSACTION.SUCCESS', transaction('00000000-0000-0000-0000-000000000000')),
    )
    expect([unknown.statusCode, unknown.json()]).toEqual([200, { code: 'SUCCESS', message: '' }])
    const other = await notifyWechat(wechat.notice('COUPON.USE', { anything: 1 }))
    expect(other.statusCode).toBe(200)
  })

  test('closed before paid, paid before closed: the money wins', async () => {
    const [first, second] = [await begun(), await begun()]
    await notifyWechat(
      wechat.notice(
        'TRANSACTION.CLOSED',
        transaction(first.paymentId, { trade_state: 'CLOSED', transaction_id: undefined, amount: undefined }),
      ),
    )
    expect(await state(first.paymentId)).toBe('closed')
    await notifyWechat(wechat.notice('TRANSACTION.SUCCESS', transaction(first.paymentId)))
    expect(await state(first.paymentId)).toBe('paid')
    await notifyWechat(wechat.notice('TRANSACTION.SUCCESS', transaction(second.paymentId)))
    await notifyWechat(
      wechat.notice('TRANSACTION.CLOSED', transaction(second.paymentId, { trade_state: 'CLOSED' })),
    )
    expect(await state(second.paymentId)).toBe('paid')
    expect(await orderStatus(second.order.id)).toBe('11')
  })

  test('asking about a payment: open, unknown, refused, paid', async () => {
    const { order, paymentId } = await begun()
    const ask = () =>
      server.call<{ state: string }>('GET', `/pay/api/wx/payQuery/wechat/${paymentId}`, {
        session: user.session,
      })
    company.answerWith(() =>
      wechat.reply(
        transaction(paymentId, { trade_state: 'NOTPAY', transaction_id: undefined, success_time: undefined }),
      ),
    )
    expect((await ask()).data.state).toBe('pending')
    expect(company.asked.at(-1)).toMatchObject({
      method: 'GET',
      path: `/v3/global/transactions/out-trade-no/${tradeNo(paymentId)}`,
    })
    expect(company.asked.at(-1)?.query.get('mchid')).toBe('1900000109')
    company.answerWith(() => wechat.reply({ code: 'ORDER_NOT_EXIST', message: 'x' }, 404))
    expect((await ask()).data.state).toBe('pending')
    company.answerWith(() => wechat.reply({ code: 'SYSTEM_ERROR', message: 'x' }, 500))
    expect((await ask()).data.state).toBe('pending')
    // An answer that WeChat Pay did not sign is no answer.
    company.answerWith(() => ({ body: JSON.stringify(transaction(paymentId)) }))
    expect((await ask()).data.state).toBe('pending')
    company.answerWith(() => wechat.reply(transaction(paymentId)))
    expect((await ask()).data.state).toBe('paid')
    expect(await orderStatus(order.id)).toBe('11')
  })

  test('a refund that takes its time: processing, then its notice; the same number asked twice', async () => {
    const order = await placed(user, { goods: 'pp-item', expected: '50.00' })
    company.answerWith(() => wechat.reply({ prepay_id: 'wx1' }))
    const paymentId = (await start(order.id, 'mini')).data.transactionId
    await notifyWechat(
      wechat.notice(
        'TRANSACTION.SUCCESS',
        transaction(paymentId, { amount: { total: 5_000, currency: 'HKD' } }),
      ),
    )
    const before = await stock('pp-item')
    company.answerWith(() => wechat.reply({ status: 'PROCESSING', refund_id: 'R2' }))
    const refund = (
      await server.call<{ id: string }>('POST', '/mall/api/ma/orderrefunds', {
        session: user.session,
        body: { idempotencyKey: newKey(), orderId: order.id, reason: 'planChanged' },
      })
    ).data
    const decide =
      medibook.server.load<typeof import('../../server/modules/refunds/decide')>('modules/refunds/decide.ts')
    await decide.approveRefund(server.server.app.contextFor(), refund.id)
    const read = async () =>
      (
        await server.call<{ state: string; refundTime: string | null }>(
          'GET',
          `/mall/api/ma/orderrefunds/${refund.id}`,
          { session: user.session },
        )
      ).data
    expect(await read()).toMatchObject({ state: 'approved', refundTime: null })
    expect(bodyOf(company.asked.at(-1))).toMatchObject({
      out_trade_no: tradeNo(paymentId),
      out_refund_no: refund.id,
      amount: { refund: 5_000, total: 5_000, currency: 'HKD' },
    })
    const notice = wechat.notice('REFUND.SUCCESS', {
      mchid: '1900000109',
      out_trade_no: tradeNo(paymentId),
      out_refund_no: refund.id,
      refund_status: 'SUCCESS',
    })
    expect(
      (await inParallel(5, () => notifyWechat(notice))).every((answer) => answer.statusCode === 200),
    ).toBe(true)
    expect(await read()).toMatchObject({ state: 'refunded', refundTime: expect.any(String) })
    expect(await stock('pp-item')).toBe(before + 1)
  })
})

describe('Alipay', () => {
  const begun = async (headers: Record<string, string> = {}) => {
    const order = await newOrder()
    const { data } = await start(order.id, 'alipay', {}, headers)
    return { order, data, paymentId: data.transactionId }
  }

  test('its page on a desktop, its app on a phone; signed, with our addresses', async () => {
    const desktop = new URL((await begun()).data.action.url ?? '').searchParams
    const { data } = await begun({ 'user-agent': PHONE })
    const phone = new URL(data.action.url ?? '').searchParams
    expect([desktop.get('method'), phone.get('method')]).toEqual([
      'alipay.trade.page.pay',
      'alipay.trade.wap.pay',
    ])
    expect(JSON.parse(phone.get('biz_content') ?? '{}')).toMatchObject({
      out_trade_no: tradeNo(data.transactionId),
      total_amount: '1000.00',
      product_code: 'QUICK_WAP_WAY',
      trans_currency: 'HKD',
      time_expire: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    expect([phone.get('notify_url'), phone.get('return_url')]).toEqual([
      'https://shop.example.com/pay/notify/alipay',
      'https://shop.example.com/#/pages-order/pay-success/pay-success?id=1',
    ])
    const signed = [...phone.entries()]
      .filter(([name]) => name !== 'sign')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => `${name}=${text}`)
      .join('&')
    expect(isSignedBy(appKeys.publicKey, signed, phone.get('sign') ?? '')).toBe(true)
  })

  test('the page by GET continues the attempt that is open', async () => {
    const order = await newOrder()
    const open = () =>
      server.call<Start>('GET', '/mall/api/ma/orderinfo/booking/alipay', {
        session: user.session,
        query: { orderId: order.id },
      })
    const answers = await inParallel(5, open)
    expect(new Set(answers.map((answer) => answer.data.transactionId)).size).toBe(1)
  })

  test('a signed notice pays once; a forged or changed one, and one for another app, is refused', async () => {
    const { order, paymentId } = await begun()
    const good = ali.notice(aliForm(paymentId))
    const bad = [
      good.replace('1000.00', '0.01'),
      alipaySide(newKeys()).notice(aliForm(paymentId)),
      ali.notice(aliForm(paymentId, { app_id: 'other' })),
      '',
      'a=b',
      good.replace(/&sign=[^&]*/, ''),
    ]
    for (const payload of bad)
      expect([(await notifyAlipay(payload)).statusCode, (await notifyAlipay(payload)).body]).toEqual([
        401,
        'fail',
      ])
    expect(await state(paymentId)).toBe('pending')
    const answers = await inParallel(10, () => notifyAlipay(good))
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`))).toEqual(
      new Set(['200 success']),
    )
    expect(await state(paymentId)).toBe('paid')
    expect(await orderStatus(order.id)).toBe('11')
    expect((await notifyAlipay(ali.notice(aliForm('00000000-0000-0000-0000-000000000000')))).body).toBe(
      'success',
    )
  })

  test('asking about a payment: unknown, waiting, paid, closed', async () => {
    const [first, second] = [await begun(), await begun()]
    const ask = (id: string) =>
      server.call<{ state: string }>('GET', `/pay/api/wx/payQuery/alipay/${id}`, { session: user.session })
    const query = (answer: Record<string, unknown>) =>
      company.answerWith(() => ali.reply('alipay.trade.query', answer))
    query({ code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' })
    expect((await ask(first.paymentId)).data.state).toBe('pending')
    query({
      code: '10000',
      msg: 'Success',
      out_trade_no: tradeNo(first.paymentId),
      trade_status: 'WAIT_BUYER_PAY',
      total_amount: '1000.00',
    })
    expect((await ask(first.paymentId)).data.state).toBe('pending')
    const paid = {
      code: '10000',
      msg: 'Success',
      out_trade_no: tradeNo(first.paymentId),
      trade_no: '2026112122001',
      trade_status: 'TRADE_SUCCESS',
      total_amount: '1000.00',
      send_pay_date: beijing(new Date()),
    }
    company.answerWith(() => alipaySide(newKeys()).reply('alipay.trade.query', paid))
    expect((await ask(first.paymentId)).data.state).toBe('pending')
    query(paid)
    expect((await ask(first.paymentId)).data.state).toBe('paid')
    query({
      code: '10000',
      msg: 'Success',
      out_trade_no: tradeNo(second.paymentId),
      trade_no: '2026112122002',
      trade_status: 'TRADE_CLOSED',
      total_amount: '1000.00',
    })
    expect((await ask(second.paymentId)).data.state).toBe('closed')
  })

  test('a refund: at once, or found by the query when it was asked before', async () => {
    const { payment } = server.server.ports
    const request = {
      paymentId: '11111111-1111-1111-1111-111111111111',
      payType: 'alipay' as const,
      refundId: 'refund-1',
      amountCents: 12_345,
      totalCents: 100_000,
    }
    company.answerWith(() =>
      ali.reply('alipay.trade.refund', {
        code: '10000',
        msg: 'Success',
        fund_change: 'Y',
        refund_fee: '123.45',
      }),
    )
    expect(await payment.refund(request)).toBe('done')
    expect(
      JSON.parse(new URLSearchParams(company.asked.at(-1)?.body).get('biz_content') ?? '{}'),
    ).toMatchObject({ refund_amount: '123.45', out_request_no: 'refund-1' })
    const again = (status: string) =>
      company.answerWith((asked) => {
        const method = new URLSearchParams(asked.body).get('method') ?? asked.query.get('method') ?? ''
        return method === 'alipay.trade.refund'
          ? ali.reply(method, { code: '10000', msg: 'Success', fund_change: 'N' })
          : ali.reply('alipay.trade.fastpay.refund.query', {
              code: '10000',
              msg: 'Success',
              refund_status: status,
            })
      })
    again('REFUND_SUCCESS')
    expect(await payment.refund(request)).toBe('done')
    again('REFUND_PROCESSING')
    expect(await payment.refund(request)).toBe('processing')
    company.answerWith(() =>
      ali.reply('alipay.trade.refund', {
        code: '40004',
        msg: 'Business Failed',
        sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH',
      }),
    )
    await expect(payment.refund(request)).rejects.toThrow(/ACQ.SELLER_BALANCE_NOT_ENOUGH/)
  })
})

test('both ways are offered, and only what is set up can be chosen', async () => {
  expect(
    (await server.call<{ payType: string }[]>('GET', '/weixin/api/ma/wxapp/payType')).data.map(
      (way) => way.payType,
    ),
  ).toEqual(['wechat', 'alipay'])
  const bare = await medibook.startServer({ SANDBOX: '0' })
  expect((await bare.call('GET', '/weixin/api/ma/wxapp/payType')).data).toEqual([])
  const order = await newOrder()
  expect(
    await bare.call('POST', PATHS.alipay, {
      session: user.session,
      body: { idempotencyKey: newKey(), orderId: order.id },
    }),
  ).toMatchObject({ code: 70002 })
  expect(
    (
      await bare.inject({
        method: 'POST',
        url: '/pay/notify/alipay',
        payload: 'a=b',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).statusCode,
  ).toBe(401)
})

test('an account is set as a whole: what is missing or wrong is named, and no key is shown', async () => {
  const { loadConfig } = medibook.server.load<typeof import('../../server/config')>('config.ts')
  const problems = (env: Record<string, string>): string => {
    try {
      loadConfig({
        NODE_ENV: 'test',
        DATA_DIR: '/tmp/medibook-none',
        ENCRYPTION_KEY: '0'.repeat(64),
        PAYMENT_SECRET: 'x',
        ...env,
      })
      return ''
    } catch (error) {
      return error instanceof Object && 'problems' in error
        ? (error.problems as string[]).join('\n')
        : String(error)
    }
  }
  expect(problems({ ALIPAY_APP_ID: '1' })).toMatch(
    /ALIPAY_PRIVATE_KEY: is needed[\s\S]*ALIPAY_PUBLIC_KEY: is needed/,
  )
  const wrong = problems({
    WECHAT_PAY_MERCHANT_ID: '1',
    WECHAT_PAY_SERIAL: 's',
    WECHAT_PAY_PRIVATE_KEY: 'secret-value',
    WECHAT_PAY_API_V3_KEY: 'short',
    WECHAT_PAY_PLATFORM_SERIAL: 's',
    WECHAT_PAY_PLATFORM_KEY: wechatKeys.publicKey,
  })
  expect(wrong).toMatch(
    /WECHAT_APP_ID[\s\S]*WECHAT_PAY_API_V3_KEY: must have 32[\s\S]*WECHAT_PAY_PLATFORM_SERIAL[\s\S]*WECHAT_PAY_PRIVATE_KEY: must be a private key/,
  )
  expect(wrong).not.toContain('secret-value')
  expect(problems({})).toBe('')
})

test('nothing of keys or payers is in the log', () => {
  const log = server.log()
  expect(log).toContain('payment notice')
  expect(log).not.toMatch(/BEGIN|open-t-user|PRIVATE/)
})
