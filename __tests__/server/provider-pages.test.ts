import { generateKeyPairSync, sign } from 'node:crypto'
import { facebookPage, googlePage, wechatPage } from '../../server/ports/provider-pages'
import { socialProviders } from '../../server/ports/social-providers'
import { asked, answerWith, baseUrl, failureOf } from './providers-fixture'

const visit = {
  state: 'state1',
  redirectUri: 'https://app.example.com/social/return',
  challenge: 'challenge1',
  nonce: 'nonce1',
}
const proof = { redirectUri: visit.redirectUri, verifier: 'verifier1', nonce: 'nonce1' }
const account = { appId: 'app-1', appSecret: 'the secret' }
const formOf = (body: string | undefined) => Object.fromEntries(new URLSearchParams(body))

describe('Facebook', () => {
  const page = () => facebookPage({ ...account, baseUrl: baseUrl() })
  test('opens the dialog of v16.0 with state and challenge', () => {
    const url = new URL(page().authorizeUrl(visit))
    expect(`${url.origin}${url.pathname}`).toBe('https://www.facebook.com/v16.0/dialog/oauth')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'app-1',
      redirect_uri: visit.redirectUri,
      response_type: 'code',
      scope: 'public_profile',
      state: 'state1',
      code_challenge: 'challenge1',
      code_challenge_method: 'S256',
    })
  })
  test('exchanges the code with the verifier, and verifies the returned token', async () => {
    answerWith({
      '/v16.0/oauth/access_token': { body: { access_token: 'token-1' } },
      '/v16.0/debug_token': { body: { data: { app_id: 'app-1', is_valid: true, user_id: 'u-1' } } },
      '/v16.0/me': { body: { id: 'u-1', name: 'Mei' } },
    })
    expect((await page().exchange('code-1', proof))?.subject).toBe('u-1')
    expect(asked[0]?.query).toEqual({})
    expect(formOf(asked[0]?.body)).toEqual({
      client_id: 'app-1',
      client_secret: 'the secret',
      redirect_uri: visit.redirectUri,
      code: 'code-1',
      code_verifier: 'verifier1',
    })
    expect(asked[1]?.query.input_token).toBe('token-1')
  })
  test('returns null for a rejected code, and reports an outage without secret and code', async () => {
    answerWith({ '/v16.0/oauth/access_token': { status: 400, body: { error: { message: 'code-1' } } } })
    expect(await page().exchange('code-1', proof)).toBeNull()
    answerWith({ '/v16.0/oauth/access_token': { status: 502, body: {} } })
    expect(String(await failureOf(page().exchange('code-1', proof)))).not.toMatch(/the secret|code-1/)
  })
})

describe('Google', () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const nowMs = Date.parse('2026-11-21T00:00:00Z')
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const tokenWith = (nonce: string | undefined): string => {
    const iat = nowMs / 1000 - 10
    const claims = {
      iss: 'https://accounts.google.com',
      aud: 'app-1',
      sub: 'g-1',
      iat,
      exp: iat + 3600,
      nonce,
    }
    const text = `${part({ alg: 'RS256', kid: 'k1' })}.${part(claims)}`
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), pair.privateKey).toString('base64url')}`
  }
  const page = () =>
    googlePage({
      ...account,
      tokenUrl: `${baseUrl()}/token`,
      keysUrl: `${baseUrl()}/certs`,
      nowMs: () => nowMs,
    })
  const answerToken = (nonce?: string) =>
    answerWith({
      '/token': { body: { id_token: tokenWith(nonce) } },
      '/certs': { body: { keys: [{ ...pair.publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig' }] } },
    })
  test('opens the page with state, nonce and challenge', () => {
    const { searchParams } = new URL(page().authorizeUrl(visit))
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid profile',
      state: 'state1',
      nonce: 'nonce1',
      code_challenge: 'challenge1',
      code_challenge_method: 'S256',
    })
  })
  test('exchanges the code with the verifier', async () => {
    answerToken('nonce1')
    expect((await page().exchange('code-1', proof))?.subject).toBe('g-1')
    expect(formOf(asked[0]?.body)).toMatchObject({
      grant_type: 'authorization_code',
      code: 'code-1',
      code_verifier: 'verifier1',
      redirect_uri: visit.redirectUri,
    })
  })
  test.each([
    ['of another visit', 'nonce2'],
    ['without one', undefined],
  ])('refuses a token with the nonce %s', async (_what, nonce) => {
    answerToken(nonce)
    expect(await page().exchange('code-1', proof)).toBeNull()
  })
})

test("WeChat's page receives the state, and the fragment that WeChat requires", () => {
  const url = new URL(wechatPage(account).authorizeUrl(visit))
  expect(url.hash).toBe('#wechat_redirect')
  expect(url.searchParams.get('state')).toBe('state1')
})

test('only a provider with its id and its secret has a page', () => {
  const none = {
    social: { facebookAppId: '', wechatAppId: '', googleClientId: '' },
    wechatAppSecret: '',
    wechatH5AppId: '',
    wechatH5AppSecret: '',
    facebookAppSecret: '',
    googleClientSecret: '',
    providers: { wechatPay: null, alipay: null },
  }
  const ids = { ...none.social, facebookAppId: 'a', googleClientId: 'b' }
  expect(socialProviders(none).pages).toEqual({})
  expect(socialProviders({ ...none, social: ids, wechatH5AppId: 'c' }).pages).toEqual({})
  expect(
    Object.keys(
      socialProviders({ ...none, social: ids, facebookAppSecret: 'x', googleClientSecret: 'y' }).pages,
    ),
  ).toEqual(['facebook', 'google'])
})
