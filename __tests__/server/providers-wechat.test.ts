import { createHash } from 'node:crypto'
import { wechatH5Login } from '../../server/ports/wechat-h5-login'
import { answers, answerWith, asked, baseUrl, failureOf } from './providers-fixture'

describe("WeChat's web page", () => {
  const port = () => wechatH5Login({ appId: 'wx-h5', appSecret: 'wx-secret', baseUrl: baseUrl() })
  test('exchanges the code for the user, with the name if permitted', async () => {
    answerWith({
      '/sns/oauth2/access_token': { body: { access_token: 't', openid: 'o-1', scope: 'snsapi_userinfo' } },
      '/sns/userinfo': { body: { openid: 'o-1', nickname: '美儀', headimgurl: 'https://x.example/a' } },
    })
    expect(await port()('code')).toEqual({
      provider: 'wechatH5',
      subject: 'o-1',
      nickname: '美儀',
      avatarUrl: 'https://x.example/a',
    })
    expect(asked[0]?.query).toEqual({
      appid: 'wx-h5',
      secret: 'wx-secret',
      code: 'code',
      grant_type: 'authorization_code',
    })
    answers['/sns/oauth2/access_token'] = { body: { access_token: 't', openid: 'o-1', scope: 'snsapi_base' } }
    expect((await port()('code'))?.nickname).toBeNull()
  })
  test('refuses an unknown code, and reports another failure without the secret', async () => {
    answerWith({ '/sns/oauth2/access_token': { body: { errcode: 40163 } } })
    expect(await port()('x')).toBeNull()
    answerWith({ '/sns/oauth2/access_token': { body: { errcode: -1, errmsg: 'wx-secret' } } })
    expect(String(await failureOf(port()('x')))).not.toContain('wx-secret')
  })
})

describe("WeChat's server API", () => {
  const key = Buffer.alloc(32, 7)
  const platform = () => {
    const { wechatPlatform } =
      medibook.server.load<typeof import('../../server/ports/wechat-platform')>('ports/wechat-platform.ts')
    return wechatPlatform({
      db: medibook.server.database.db,
      clock: medibook.server.ports.clock,
      baseUrl: baseUrl(),
      config: {
        encryptionKey: key,
        wechatAppSecret: 's1',
        wechatH5AppId: 'wx-h5',
        wechatH5AppSecret: 's2',
        social: { wechatAppId: 'wx-mp', facebookAppId: '', googleClientId: '' },
        providers: { wechatPay: null, alipay: null },
      },
    })
  }
  beforeEach(async () => {
    await medibook.query('delete from provider_token')
    answerWith({
      '/cgi-bin/stable_token': { body: { access_token: 'at-1', expires_in: 7200 } },
      '/cgi-bin/ticket/getticket': { body: { errcode: 0, ticket: 'ticket-1', expires_in: 7200 } },
      '/wxa/business/getuserphonenumber': {
        body: { errcode: 0, phone_info: { purePhoneNumber: '13800000001', countryCode: '86' } },
      },
    })
  })
  afterEach(() => medibook.clock.reset())

  test('shares one token between servers, stores it encrypted, and renews it before it expires', async () => {
    const tickets = await Promise.all([platform(), platform(), platform()].map((port) => port.jsTicket()))
    expect(tickets).toEqual(['ticket-1', 'ticket-1', 'ticket-1'])
    expect(asked.map((item) => item.path)).toEqual(['/cgi-bin/stable_token', '/cgi-bin/ticket/getticket'])
    expect(JSON.stringify(await medibook.query('select * from provider_token'))).not.toMatch(/ticket-1"|at-1/)
    await medibook.clock.advance(7_000_000)
    await platform().jsTicket()
    expect(asked).toHaveLength(4)
  })
  test('returns the phone number of a code', async () => {
    expect(await platform().phoneNumber('c1')).toEqual({ phoneCode: '+86', phone: '13800000001' })
    expect(asked.at(-1)).toMatchObject({ query: { access_token: 'at-1' }, body: '{"code":"c1"}' })
    answers['/wxa/business/getuserphonenumber'] = { body: { errcode: 40029 } }
    expect(await platform().phoneNumber('c1')).toBeNull()
    answers['/wxa/business/getuserphonenumber'] = { body: { errcode: -1 } }
    expect(await failureOf(platform().phoneNumber('c1'))).not.toBeNull()
  })
  test('returns its picture for a page, or the reason of the failure', async () => {
    answers['/wxa/getwxacodeunlimit'] = {
      headers: { 'content-type': 'image/jpeg' },
      raw: Buffer.from('ffd8ffe0', 'hex'),
    }
    expect(
      (await platform().unlimitedCode({ page: 'pages/Home/index', scene: 'a=1', width: 430 }))?.toString(
        'hex',
      ),
    ).toBe('ffd8ffe0')
    expect(JSON.parse(asked.at(-1)?.body ?? '{}')).toMatchObject({
      page: 'pages/Home/index',
      scene: 'a=1',
      width: 430,
    })
    answers['/wxa/getwxacodeunlimit'] = { body: { errcode: 41030 } }
    expect(String(await failureOf(platform().unlimitedCode({ page: 'x', scene: '', width: 430 })))).toContain(
      '41030',
    )
  })
  test('sends a subscription message, unless the user has not permitted it', async () => {
    const message = {
      openId: 'o-1',
      templateId: 't-1',
      page: 'pages/Mine/index?a=1',
      data: { thing1: 'Central' },
      text: 'as one text',
    }
    answers['/cgi-bin/message/subscribe/send'] = { body: { errcode: 0 } }
    expect(await platform().subscribed(message)).toBe(true)
    expect(JSON.parse(asked.at(-1)?.body ?? '{}')).toEqual({
      touser: 'o-1',
      template_id: 't-1',
      page: 'pages/Mine/index?a=1',
      data: { thing1: { value: 'Central' } },
    })
    answers['/cgi-bin/message/subscribe/send'] = { body: { errcode: 43101 } }
    expect(await platform().subscribed(message)).toBe(false)
    answers['/cgi-bin/message/subscribe/send'] = { body: { errcode: 40037 } }
    expect(String(await failureOf(platform().subscribed(message)))).toContain('40037')
  })
})

test('signs a page by SHA-1 of ticket, nonce, time and the URL without its fragment', async () => {
  const url = `${medibook.server.app.config.publicUrl}/?x=1`
  const { data } = await medibook.call('jsSdkSignature', { query: { url: `${url}#/pages/Home/index` } })
  const ticket = await medibook.server.ports.wechat.jsTicket()
  expect(data.signature).toBe(
    createHash('sha1')
      .update(`jsapi_ticket=${ticket}&noncestr=${data.nonceStr}&timestamp=${data.timestamp}&url=${url}`)
      .digest('hex'),
  )
})
