import { addUser } from '../support/order-world'
import { chooseAt, newBrowserKey, type ProviderReturn, providerPage, returnOf } from '../support/social-world'

const MINUTE = 60_000
type Provider = 'facebook' | 'google' | 'wechat'
const providers: readonly Provider[] = ['facebook', 'google', 'wechat']
const enter = (provider: Provider, given: ProviderReturn) => {
  if (provider === 'google') return medibook.call('socialLogin', { body: { provider: 'google', ...given } })
  return provider === 'facebook'
    ? medibook.call('siteFacebookLogin', { body: given })
    : medibook.call('wechatH5Login', { body: given })
}
const refused = { code: 61001, data: { rule: 'state' } }
const sessions = async () =>
  Number((await medibook.query<{ count: string }>('select count(*) from session'))[0]?.count)

describe.each(providers)('%s', (provider) => {
  test('signs in the user of the page, and creates an account the first time', async () => {
    const first = await enter(provider, await returnOf(provider, `new-${provider}`))
    const again = await enter(provider, await returnOf(provider, `new-${provider}`))
    expect([first.data.isNew, again.data.isNew]).toEqual(['1', '0'])
    expect(again.data.user.id).toBe(first.data.user.id)
  })
  test('creates one account for concurrent sign-ins of one user', async () => {
    const returns = await Promise.all([1, 2, 3].map(() => returnOf(provider, `beside-${provider}`)))
    const answers = await Promise.all(returns.map((given) => enter(provider, given)))
    expect(new Set(answers.map((answer) => answer.data.user.id)).size).toBe(1)
    expect(answers.filter((answer) => answer.data.isNew === '1')).toHaveLength(1)
  })
  test('accepts a return once, also concurrently', async () => {
    const given = await returnOf(provider, 'alex')
    const answers = await Promise.all([1, 2, 3].map(() => enter(provider, given)))
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 61001, 61001])
    expect(await enter(provider, given)).toMatchObject(refused)
  })
  test('a return cannot be used by another browser, which does not invalidate it', async () => {
    const given = await returnOf(provider, 'alex')
    const before = await sessions()
    expect(await enter(provider, { ...given, browserKey: newBrowserKey() })).toMatchObject(refused)
    expect(await sessions()).toBe(before)
    expect((await enter(provider, given)).code).toBe(0)
  })
  test('expires after ten minutes', async () => {
    const given = await returnOf(provider, 'alex')
    await medibook.clock.advance(10 * MINUTE)
    expect(await enter(provider, given)).toMatchObject(refused)
    await medibook.clock.reset()
  })
  test('refuses a changed or invented state', async () => {
    const given = await returnOf(provider, 'alex')
    const changed = given.state.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    for (const state of [changed, 'x', '0'.repeat(113), given.state.toUpperCase()])
      expect(await enter(provider, { ...given, state })).toMatchObject(refused)
  })
  test("refuses another visit's code with a valid state, because the challenge differs", async () => {
    const mine = await returnOf(provider, 'alex')
    const theirs = await returnOf(provider, 'noor')
    expect((await enter(provider, { ...mine, code: theirs.code })).code).toBe(61001)
  })
})

test('accepts a state for one provider only', async () => {
  const given = await returnOf('google', 'alex')
  expect(await enter('facebook', given)).toMatchObject(refused)
  expect(await enter('wechat', given)).toMatchObject(refused)
})

test("accepts a provider's code once, whatever the state", async () => {
  const browserKey = newBrowserKey()
  const given = await returnOf('google', 'alex', browserKey)
  expect((await enter('google', given)).code).toBe(0)
  const fresh = await returnOf('google', 'alex', browserKey)
  expect((await enter('google', { ...fresh, code: given.code })).code).toBe(61001)
})

describe("the provider's page", () => {
  test('receives the challenge, never the verifier, and a state that every provider accepts', async () => {
    const browserKey = newBrowserKey()
    const page = await providerPage('google', browserKey)
    expect(page.searchParams.get('code_challenge_method')).toBe('S256')
    expect(page.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(page.searchParams.get('state')).toMatch(/^[a-zA-Z0-9]{1,128}$/)
    expect(page.searchParams.get('redirect_uri')).toBe(
      `${medibook.server.app.config.publicUrl}/social/return`,
    )
    expect(page.href).not.toContain(browserKey)
    const next = await providerPage('google', browserKey)
    expect(next.searchParams.get('code_challenge')).not.toBe(page.searchParams.get('code_challenge'))
  })
  test('in the sandbox redirects only to the registered address', async () => {
    const page = await providerPage('google', newBrowserKey())
    page.searchParams.set('redirect_uri', 'https://evil.example/social/return')
    expect((await medibook.inject({ url: `${page.pathname}${page.search}` })).statusCode).toBe(400)
    const chosen = await medibook.inject({ url: `${page.pathname}/as/alex${page.search}` })
    expect([chosen.statusCode, chosen.headers.location]).toEqual([400, undefined])
  })
  test('in the sandbox offers users, cancelling and an error', async () => {
    const page = await providerPage('facebook', newBrowserKey())
    const { body } = await medibook.inject({ url: `${page.pathname}${page.search}`, lang: 'en' })
    for (const words of ['Continue as Alex', 'Cancel', 'error=access_denied', 'error=server_error'])
      expect(body).toContain(words)
  })
})

describe('the redirect to the app', () => {
  const back = async (query: string) => medibook.inject({ url: `/social/return?${query}` })
  const target = async (query: string) => new URL((await back(query)).headers.location ?? '')
  const appOrigin = () => new URL(medibook.server.app.config.publicUrl).origin

  test('leads to the login page, with the code in the fragment', async () => {
    const answer = await chooseAt(await providerPage('google', newBrowserKey()), 'alex')
    const { headers, statusCode } = await medibook.inject({ url: `${answer.pathname}${answer.search}` })
    const url = new URL(headers.location ?? '')
    expect(statusCode).toBe(303)
    expect([url.origin, url.search]).toEqual([appOrigin(), ''])
    expect(url.hash).toMatch(/^#\/pages-mine\/login\/login\?outcome=done&code=.+&state=[0-9a-f]+$/)
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cache-control']).toBe('no-store')
  })
  test.each([
    ['error=access_denied&state=x', 'outcome=cancelled&state=x'],
    ['error=server_error', 'outcome=failed'],
    ['', 'outcome=failed'],
    [`code=${'x'.repeat(3000)}`, 'outcome=failed'],
    ['code=a&code=b', 'outcome=failed'],
  ])('contains the result: %.40s', async (query, outcome) => {
    expect((await target(query)).hash).toBe(`#/pages-mine/login/login?${outcome}`)
  })
  test.each([
    'code=a&state=https://evil.example',
    'code=a&redirect_uri=https://evil.example&returnTo=//evil.example&next=https://evil.example',
    `code=a&state=${'f'.repeat(113)}`,
    'code=https://evil.example',
  ])('never leaves the app: %s', async (query) => {
    expect((await target(query)).origin).toBe(appOrigin())
  })
  test('leads to the app where the visit began, if it is a known one', async () => {
    const server = await medibook.startServer({ CORS_ORIGINS: 'https://app.example.com,https://two.example' })
    const begin = async (origin: string) => {
      const { data } = await server.call('socialStart', {
        body: { provider: 'google', browserKey: newBrowserKey() },
        headers: { origin },
      })
      const state = new URL(data.authorizeUrl).searchParams.get('state') ?? ''
      const { headers } = await server.inject({ url: `/social/return?code=a&state=${state}` })
      return new URL(headers.location ?? '').origin
    }
    expect(await begin('https://two.example')).toBe('https://two.example')
    expect(await begin('http://127.0.0.1:10086')).toBe('http://127.0.0.1:10086')
    expect(await begin('https://evil.example')).toBe(new URL(server.server.app.config.publicUrl).origin)
    await server.close()
  })
})

test('the codes and keys of a sign-in are not logged', async () => {
  const given = await returnOf('google', 'alex')
  await enter('google', given)
  await medibook.inject({ url: `/social/return?code=${given.code}&state=${given.state}` })
  const log = medibook.log()
  expect([given.code, given.browserKey].filter((secret) => log.includes(secret))).toEqual([])
})

test('Alipay connects one account, and its return works once', async () => {
  const [one, two] = [await addUser(), await addUser()]
  const bind = (session: string, body: ProviderReturn) => medibook.call('alipayUser', { session, body })
  const given = await returnOf('alipay', 'payer')
  expect((await bind(one.session, given)).code).toBe(0)
  expect(await bind(one.session, given)).toMatchObject(refused)
  expect((await bind(one.session, await returnOf('alipay', 'payer'))).code).toBe(0)
  expect((await bind(two.session, await returnOf('alipay', 'payer'))).code).toBe(61007)
  expect((await bind(one.session, await returnOf('alipay', 'payer-2'))).code).toBe(61007)
})
