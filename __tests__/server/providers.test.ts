import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { alipayLogin } from '../../server/ports/alipay-login'
import { facebookLogin } from '../../server/ports/facebook-login'
import { googleLogin } from '../../server/ports/google-login'
import { providerMessages } from '../../server/ports/provider-messages'
import { type Answer, asked, answerWith, baseUrl, failureOf } from './providers-fixture'

describe('Facebook', () => {
  const port = () => facebookLogin({ appId: 'app-1', appSecret: 'fb-secret', baseUrl: baseUrl() })
  const valid = { data: { app_id: 'app-1', is_valid: true, user_id: 'u-1' } }

  test('identifies the user by a token of this app', async () => {
    answerWith({ '/v16.0/debug_token': { body: valid }, '/v16.0/me': { body: { id: 'u-1', name: 'Mei' } } })
    expect(await port()('the token')).toEqual({
      provider: 'facebook',
      subject: 'u-1',
      nickname: 'Mei',
      avatarUrl: null,
    })
    expect(asked[0]?.query).toEqual({ input_token: 'the token', access_token: 'app-1|fb-secret' })
    expect(asked[1]?.query.appsecret_proof).toBe(
      createHmac('sha256', 'fb-secret').update('the token').digest('hex'),
    )
  })
  test.each([
    ['of another app', { data: { ...valid.data, app_id: 'app-2' } }, { id: 'u-1' }],
    ['that is no longer valid', { data: { ...valid.data, is_valid: false } }, { id: 'u-1' }],
    ['without a user', { data: { app_id: 'app-1', is_valid: true } }, { id: 'u-1' }],
    ['whose user differs from the profile', valid, { id: 'u-2' }],
    ['with an unreadable answer', {}, {}],
  ])('refuses a token %s', async (_what, token, me) => {
    answerWith({ '/v16.0/debug_token': { body: token }, '/v16.0/me': { body: me } })
    expect(await port()('x')).toBeNull()
  })
  test('reports a failure of the platform without secret and token', async () => {
    answerWith({ '/v16.0/debug_token': { status: 503, body: {} } })
    const failure = await failureOf(port()('the token'))
    expect(failure).toBeInstanceOf(Error)
    expect(String(failure)).not.toMatch(/fb-secret|the token/)
  })
})

describe('Google', () => {
  const now = Date.parse('2026-11-21T00:00:00Z')
  const seconds = now / 1000
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const claims = {
    iss: 'https://accounts.google.com',
    aud: 'client-1',
    sub: 'g-1',
    name: 'Mei',
    iat: seconds - 10,
    exp: seconds + 3600,
  }
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = (
    over: Record<string, unknown> = {},
    header: Record<string, unknown> = { alg: 'RS256', kid: 'k1' },
    key: KeyObject = pair.privateKey,
  ): string => {
    const text = `${part(header)}.${part({ ...claims, ...over })}`
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
  }
  const port = () => googleLogin({ clientId: 'client-1', nowMs: () => now, keysUrl: `${baseUrl()}/certs` })
  beforeEach(() => {
    answerWith({
      '/certs': {
        body: { keys: [{ ...pair.publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig' }] },
        headers: { 'cache-control': 'public, max-age=3600' },
      },
    })
  })

  test('identifies the user by an ID token for this app', async () => {
    expect(await port()(token())).toEqual({
      provider: 'google',
      subject: 'g-1',
      nickname: 'Mei',
      avatarUrl: null,
    })
  })
  test('fetches the keys once, also when tokens contain invented key ids', async () => {
    const exchange = port()
    for (let index = 0; index < 5; index += 1) await exchange(token())
    for (let index = 0; index < 5; index += 1)
      expect(await exchange(token({}, { alg: 'RS256', kid: `made-up-${index}` }))).toBeNull()
    expect(asked).toHaveLength(1)
  })
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  test.each([
    ['signed by another key', () => token({}, undefined, other)],
    ['for another app', () => token({ aud: 'client-2' })],
    ['by another issuer', () => token({ iss: 'https://evil.example' })],
    ['that is no longer valid', () => token({ exp: seconds - 3600 })],
    ['issued in the future', () => token({ iat: seconds + 86_400 })],
    ['without a subject', () => token({ sub: '' })],
    ['without a signature', () => `${token().split('.').slice(0, 2).join('.')}.`],
    ['with algorithm none', () => `${part({ alg: 'none', kid: 'k1' })}.${part(claims)}.`],
    [
      'signed with the public key as a secret',
      () => {
        const text = `${part({ alg: 'HS256', kid: 'k1' })}.${part(claims)}`
        return `${text}.${createHmac('sha256', pair.publicKey.export({ type: 'spki', format: 'pem' }))
          .update(text)
          .digest('base64url')}`
      },
    ],
    ['with a malformed text', () => 'abc'],
    [
      'with a modified payload',
      () => {
        const [head, , signature] = token().split('.')
        return `${head}.${part({ ...claims, sub: 'g-2' })}.${signature}`
      },
    ],
  ])('refuses a token %s', async (_what, make) => {
    expect(await port()(make())).toBeNull()
  })
})

describe('Alipay', () => {
  const shop = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const house = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = (key: KeyObject, type: 'spki' | 'pkcs8'): string =>
    String(key.export({ type, format: 'pem' })).replace(/-----[^-]+-----|\s/g, '')
  const port = () =>
    alipayLogin({
      appId: 'ali-1',
      privateKey: pem(shop.privateKey, 'pkcs8'),
      publicKey: pem(house.publicKey, 'spki'),
      gateway: `${baseUrl()}/gateway.do`,
    })
  const answer = (body: unknown, key = house.privateKey): Answer => {
    const text = JSON.stringify(body)
    const signed = sign('RSA-SHA256', Buffer.from(text), key).toString('base64')
    return { raw: Buffer.from(`{"alipay_system_oauth_token_response":${text},"sign":"${signed}"}`) }
  }
  test('identifies the user by a code and a signed answer', async () => {
    answerWith({
      '/gateway.do': answer({ access_token: 't', open_id: 'o-ali-1', user_id: '2088000000000001' }),
    })
    expect(await port()('code-1')).toEqual({
      provider: 'alipay',
      subject: 'o-ali-1',
      nickname: null,
      avatarUrl: null,
    })
    expect({ ...asked[0]?.query, ...Object.fromEntries(new URLSearchParams(asked[0]?.body)) }).toMatchObject({
      method: 'alipay.system.oauth.token',
      app_id: 'ali-1',
      grant_type: 'authorization_code',
      code: 'code-1',
    })
  })
  test('rejects an answer that Alipay has not signed', async () => {
    answerWith({ '/gateway.do': answer({ access_token: 't', open_id: 'o-ali-1' }, shop.privateKey) })
    expect(await failureOf(port()('code-1'))).toBeInstanceOf(Error)
  })
  test.each(['', ',"sign":"AAAA"'])('refuses an unknown code (%j)', async (signed) => {
    answerWith({
      '/gateway.do': {
        raw: Buffer.from(
          '{"error_response":{"code":"40002","msg":"Invalid ' +
            `Arguments","sub_code":"isv.code-invalid","sub_msg":"x"}${signed}}`,
        ),
      },
    })
    expect(await port()('code-1')).toBeNull()
  })
})

describe('messages', () => {
  const port = (over = {}) =>
    providerMessages({
      smtpUrl: '',
      mailFrom: 'a@b.example',
      smsWebhookUrl: `${baseUrl()}/sms`,
      smsWebhookSecret: 'hook',
      brandName: 'X',
      ...over,
    })
  test('as SMS are sent to the service of the operator, signed', async () => {
    answerWith({ '/sms': { body: {} } })
    await port().send({ channel: 'sms', to: '+852 61234567', text: 'Your code' })
    expect(asked[0]?.body).toBe('{"to":"+85261234567","text":"Your code"}')
    expect(asked[0]?.headers['x-signature']).toBe(
      createHmac('sha256', 'hook')
        .update(asked[0]?.body ?? '')
        .digest('hex'),
    )
    answerWith({ '/sms': { status: 500, body: {} } })
    expect(await failureOf(port().send({ channel: 'sms', to: '+852 61234567', text: 'x' }))).toBeInstanceOf(
      Error,
    )
  })
  test('end with an error when the service has not answered in 10 seconds', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    answerWith({ '/sms': { body: {} } })
    const failure = await failureOf(port().send({ channel: 'sms', to: '+852 61234567', text: 'Your code' }))
    const limits = [...timeout.mock.calls]
    timeout.mockRestore()
    expect(limits).toEqual([[10_000]])
    expect(failure).toMatchObject({ name: 'AbortError' })
    expect(asked).toEqual([])
  })
  test('are not sent by a channel that is not configured', async () => {
    expect(await failureOf(port().send({ channel: 'email', to: 'a@b.example', text: 'x' }))).toBeInstanceOf(
      Error,
    )
    expect(
      await failureOf(port({ smsWebhookUrl: '' }).send({ channel: 'sms', to: '1', text: 'x' })),
    ).toBeInstanceOf(Error)
  })
})
