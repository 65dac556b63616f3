import { inParallel, newKey, placed, stock, value } from '../support/order-world'
import { type Asked, isSignedBy, newKeys, wechatSide } from '../support/provider-stand-in'
import {
  API_KEY,
  merchant,
  wechatKeys,
  PHONE,
  company,
  server,
  user,
  start,
  newOrder,
  tradeNo,
  state,
  orderStatus,
  expectNoSecretInLog,
  noticePath,
  notify,
} from './pay-providers-fixture'

const wechat = wechatSide({ keys: wechatKeys, serial: 'PLATFORM01', apiV3Key: API_KEY })

const bodyOf = (asked: Asked | undefined) => JSON.parse(asked?.body ?? '{}') as Record<string, unknown>

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
  notify('wechat', { ...of.headers, 'content-type': 'application/json' }, of.body)

describe('WeChat Pay', () => {
  test("signs the request and the client's call in the mini-program", async () => {
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
      notify_url: `https://shop.example.com${noticePath('wechat')}`,
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

  test('uses a code on a desktop, a page on a phone, and its bridge only for users signed in there', async () => {
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
      "insert into user_identity (provider, subject, user_id, create_time) values ('wechatH5', $2, $1, now())",
      [user.id, `official-${user.id}`],
    )
    expect((await start(order.id, 'inWechat')).data.action).toMatchObject({ kind: 'wechat' })
    expect(bodyOf(company.asked.at(-1)).appid).toBe((await server.call('h5Init')).data.appId)
    expect(bodyOf(company.asked.at(-1))).toMatchObject({
      appid: 'wx-web',
      payer: { openid: `official-${user.id}` },
    })
  })

  test('does not pass on a return URL outside of our apps', async () => {
    company.answerWith(() => wechat.reply({ h5_url: 'https://wx.tenpay.com/x?prepay_id=1' }))
    const { data } = await start((await newOrder()).id, 'phone', { returnUrl: 'https://evil.example.com/' })
    expect(new URL(data.action.url ?? '').searchParams.get('redirect_url')).toBe('https://shop.example.com')
  })

  const begun = async () => {
    company.answerWith(() => wechat.reply({ prepay_id: 'wx1' }))
    const order = await newOrder()
    return { order, paymentId: (await start(order.id, 'mini')).data.transactionId }
  }

  test('pays the order once by a signed notification, however often it arrives, and logs no secrets', async () => {
    const { order, paymentId } = await begun()
    const notice = wechat.notice('TRANSACTION.SUCCESS', transaction(paymentId))
    const answers = await inParallel(10, () => notifyWechat(notice))
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, { code: 'SUCCESS', message: '' }]),
    )
    expect(await state(paymentId)).toBe('paid')
    expect(await orderStatus(order.id)).toBe('11')
    expect(await value('select count(*) from payment where order_id = $1', [order.id])).toBe(1)
    expectNoSecretInLog()
  })

  test('refuses a wrong signature, serial, timestamp, body or key, and changes nothing', async () => {
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

  test('a wrong amount does not pay the order and is refunded; another currency is refused', async () => {
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

  test('acknowledges a signed notification about an unknown subject', async () => {
    const unknown = await notifyWechat(
      wechat.notice('TRANSACTION.SUCCESS', transaction('00000000-0000-0000-0000-000000000000')),
    )
    expect([unknown.statusCode, unknown.json()]).toEqual([200, { code: 'SUCCESS', message: '' }])
    const other = await notifyWechat(wechat.notice('COUPON.USE', { anything: 1 }))
    expect(other.statusCode).toBe(200)
  })

  test('records a payment before or after a closing as paid', async () => {
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

  test('reports the queried state: open, unknown, refused, paid', async () => {
    const { order, paymentId } = await begun()
    const ask = () =>
      server.call('payQuery', {
        params: { payType: 'wechat', transactionId: paymentId },
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
    // An answer that WeChat Pay did not sign is rejected.
    company.answerWith(() => ({ body: JSON.stringify(transaction(paymentId)) }))
    expect((await ask()).data.state).toBe('pending')
    company.answerWith(() => wechat.reply(transaction(paymentId)))
    expect((await ask()).data.state).toBe('paid')
    expect(await orderStatus(order.id)).toBe('11')
  })

  test('reports a slow refund as processing until its notification; the same number is requested twice', async () => {
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
      await server.call('refundApply', {
        session: user.session,
        body: { idempotencyKey: newKey(), orderId: order.id, reason: 'planChanged' },
      })
    ).data
    const decide = medibook.server.load<
      typeof import('../../server/contexts/commerce/refunds/commands/decide')
    >('contexts/commerce/refunds/commands/decide.ts')
    await decide.approveRefund(server.server.app.contextFor(), refund.id)
    const read = async () =>
      (await server.call('refundDetail', { params: { id: refund.id }, session: user.session })).data
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
