import { inParallel } from '../support/order-world'
import { alipaySide, isSignedBy, newKeys } from '../support/provider-stand-in'
import {
  appKeys,
  alipayKeys,
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

const ali = alipaySide(alipayKeys)

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
  notify('alipay', { 'content-type': 'application/x-www-form-urlencoded' }, payload)

const beijing = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

describe('Alipay', () => {
  const begun = async (headers: Record<string, string> = {}) => {
    const order = await newOrder()
    const { data } = await start(order.id, 'alipay', {}, headers)
    return { order, data, paymentId: data.transactionId }
  }

  test('opens its page on a desktop, its app on a phone, signed and with our URLs', async () => {
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
      `https://shop.example.com${noticePath('alipay')}`,
      'https://shop.example.com/#/pages-order/pay-success/pay-success?id=1',
    ])
    const signed = [...phone.entries()]
      .filter(([name]) => name !== 'sign')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => `${name}=${text}`)
      .join('&')
    expect(isSignedBy(appKeys.publicKey, signed, phone.get('sign') ?? '')).toBe(true)
  })

  test('continues the open attempt on its page by GET', async () => {
    const order = await newOrder()
    const open = () =>
      server.call('payAlipayPage', {
        session: user.session,
        query: { orderId: order.id },
      })
    const answers = await inParallel(5, open)
    expect(new Set(answers.map((answer) => answer.data.transactionId)).size).toBe(1)
  })

  test('pays once by a signed notification; refuses a forged, changed or foreign one; logs no secrets', async () => {
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
    expectNoSecretInLog()
  })

  test('reports the queried state: unknown, waiting, paid, closed', async () => {
    const [first, second] = [await begun(), await begun()]
    const ask = (id: string) =>
      server.call('payQuery', { params: { payType: 'alipay', transactionId: id }, session: user.session })
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

  test('refunds immediately, or finds an earlier refund by a query', async () => {
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
