import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import type { WechatPayConfig } from '../../server/config-providers'
import { answers, answerWith, asked, baseUrl, failureOf } from './providers-fixture'

const APP_ID = 'wx-mp'
const push = { token: 'push-token', key: Buffer.alloc(32, 9).toString('base64').slice(0, 43) }
const options = () => ({
  db: medibook.server.database.db,
  clock: medibook.server.ports.clock,
  baseUrl: baseUrl(),
  config: {
    encryptionKey: Buffer.alloc(32, 7),
    wechatAppSecret: 's1',
    wechatH5AppId: '',
    wechatH5AppSecret: '',
    social: { wechatAppId: APP_ID, facebookAppId: '', googleClientId: '' },
    providers: { wechatPay: { merchantId: 'm-1' } as WechatPayConfig, alipay: null },
  },
})
const load = <T>(file: string): T => medibook.server.load<T>(`ports/${file}.ts`)
const content = (of: typeof push | null = push) =>
  load<typeof import('../../server/ports/wechat-content')>('wechat-content').wechatContentCheck(options(), of)
const platform = () =>
  load<typeof import('../../server/ports/wechat-platform')>('wechat-platform').wechatPlatform(options())
const lastBody = (): unknown => JSON.parse(asked.at(-1)?.body ?? '{}')

const TEXT = '/wxa/msg_sec_check'
const PICTURE = '/wxa/media_check_async'
const DELIVERY = '/wxa/sec/order/upload_shipping_info'
beforeEach(async () => {
  asked.length = 0
  await medibook.query('delete from provider_token')
  answerWith({
    '/cgi-bin/stable_token': { body: { access_token: 'at-1', expires_in: 7200 } },
    [TEXT]: { body: { errcode: 0, result: { suggest: 'pass' } } },
    [PICTURE]: { body: { errcode: 0, trace_id: 'trace-1' } },
    [DELIVERY]: { body: { errcode: 0 } },
  })
})

describe('texts', () => {
  const look = (openId: string | null = 'o-1') =>
    content().isTextFine({ openId, place: 'comment', text: '很好' })
  test('are checked with the author and the place', async () => {
    expect(await look()).toBe(true)
    expect(lastBody()).toEqual({ version: 2, openid: 'o-1', scene: 2, content: '很好' })
  })
  test.each([
    ['risky', false],
    ['review', true],
  ])('of %s are shown: %s', async (suggest, isFine) => {
    answers[TEXT] = { body: { errcode: 0, result: { suggest } } }
    expect(await look()).toBe(isFine)
  })
  test('of users who never used the mini-program are not sent', async () => {
    expect(await look(null)).toBe(true)
    expect(asked).toEqual([])
  })
  test('are not judged when the check fails', async () => {
    answers[TEXT] = { body: { errcode: 45009 } }
    expect(String(await failureOf(look()))).toContain('45009')
  })
})

describe('the access token', () => {
  test('rejected by WeChat is renewed once, in one place', async () => {
    await content().isTextFine({ openId: 'o-1', place: 'profile', text: 'a' })
    answers['/cgi-bin/stable_token'] = { body: { access_token: 'at-2', expires_in: 7200 } }
    answers[TEXT] = { body: { errcode: 42001 } }
    expect(
      await failureOf(content().isTextFine({ openId: 'o-1', place: 'profile', text: 'b' })),
    ).not.toBeNull()
    expect(asked.slice(-3).map(({ path, query }) => [path, query.access_token])).toEqual([
      [TEXT, 'at-1'],
      ['/cgi-bin/stable_token', undefined],
      [TEXT, 'at-2'],
    ])
  })
})

describe('pictures', () => {
  const hand = (of: typeof push | null = push) =>
    content(of).handOverPicture({
      openId: 'o-1',
      place: 'profile',
      url: 'https://shop.example/uploads/a.png',
    })
  test('are submitted with their URL, and the verdict refers to the ticket', async () => {
    expect(await hand()).toBe('trace-1')
    expect(lastBody()).toEqual({
      version: 2,
      openid: 'o-1',
      scene: 1,
      media_type: 2,
      media_url: 'https://shop.example/uploads/a.png',
    })
  })
  test('are not submitted where no verdict could arrive', async () => {
    expect(await hand(null)).toBeNull()
    expect(asked).toEqual([])
  })
})

describe('a push of WeChat', () => {
  const signed = (...parts: string[]) =>
    createHash('sha1')
      .update([push.token, ...parts].sort().join(''))
      .digest('hex')
  /** Encrypts like WeChat: random bytes, length, text, app id, padded to 32 bytes. */
  function encrypted(message: unknown, appId = APP_ID): string {
    const text = Buffer.from(JSON.stringify(message))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(text.length)
    const plain = Buffer.concat([randomBytes(16), length, text, Buffer.from(appId)])
    const padding = 32 - (plain.length % 32)
    const secret = Buffer.from(`${push.key}=`, 'base64')
    const cipher = createCipheriv('aes-256-cbc', secret, secret.subarray(0, 16)).setAutoPadding(false)
    return Buffer.concat([
      cipher.update(Buffer.concat([plain, Buffer.alloc(padding, padding)])),
      cipher.final(),
    ]).toString('base64')
  }
  const pushOf = (message: unknown, appId?: string) => {
    const text = encrypted(message, appId)
    return {
      query: { timestamp: '1', nonce: 'n', msg_signature: signed('1', 'n', text) },
      rawBody: JSON.stringify({ ToUserName: 'x', Encrypt: text }),
    }
  }
  const verdict = (suggest: string) => ({
    Event: 'wxa_media_check',
    trace_id: 'trace-1',
    result: { suggest },
  })

  test('contains a verdict about a picture, or another event', () => {
    expect(content().readPush(pushOf(verdict('risky')))).toEqual({ ticket: 'trace-1', isRefused: true })
    expect(content().readPush(pushOf(verdict('pass')))).toEqual({ ticket: 'trace-1', isRefused: false })
    expect(content().readPush(pushOf({ Event: 'subscribe_msg_popup_event' }))).toBeNull()
  })
  test.each([
    ['with a wrong signature', { ...pushOf(verdict('pass')), query: { timestamp: '1', nonce: 'n' } }],
    ['for another mini-program', pushOf(verdict('pass'), 'wx-other')],
    ['no JSON', { query: {}, rawBody: '<xml/>' }],
  ])('is refused when it is %s', (_, given) => {
    expect(() => content().readPush(given)).toThrow('not signed')
    expect(() => content(null).readPush(given)).toThrow('not signed')
  })
  test('with a verification of the URL is answered', () => {
    const query = { timestamp: '1', nonce: 'n', signature: signed('1', 'n'), echostr: 'word' }
    expect(content().echoOf(query)).toBe('word')
    expect(content().echoOf({})).toBeNull()
    expect(() => content().echoOf({ ...query, signature: 'ab' })).toThrow('not signed')
  })
})

describe('the report of a delivery', () => {
  const tell = (parcel: Parameters<ReturnType<typeof platform>['delivery']>[0]['parcel']) =>
    platform().delivery({
      paymentId: 'a-b-c',
      openId: 'o-1',
      goods: '維'.repeat(200),
      parcel,
      time: new Date('2026-01-02T03:04:05.678Z'),
    })
  const parcel = { carrier: 'sfExpress', number: 'SF1', maskedPhone: '+852-****4567' } as const

  test('contains the carrier, number and a masked phone of a parcel', async () => {
    await tell(parcel)
    expect(lastBody()).toEqual({
      order_key: { order_number_type: 1, mchid: 'm-1', out_trade_no: 'abc' },
      logistics_type: 1,
      delivery_mode: 1,
      shipping_list: [
        {
          item_desc: `${'維'.repeat(119)}…`,
          tracking_no: 'SF1',
          express_company: 'SF',
          contact: { receiver_contact: '+852-****4567' },
        },
      ],
      upload_time: '2026-01-02T03:04:05.678+00:00',
      payer: { openid: 'o-1' },
    })
  })
  test('states that goods were handed over', async () => {
    await tell(null)
    expect(lastBody()).toMatchObject({
      logistics_type: 4,
      shipping_list: [{ item_desc: expect.any(String) }],
    })
  })
  test('accepts an order that was reported before, and throws for any other refusal', async () => {
    answers[DELIVERY] = { body: { errcode: 10060002 } }
    await tell(parcel)
    answers[DELIVERY] = { body: { errcode: 10060001 } }
    expect(String(await failureOf(tell(parcel)))).toContain('10060001')
  })
})
