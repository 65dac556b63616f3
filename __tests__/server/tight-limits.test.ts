import { endpoints } from '../../contract/endpoints'

const MINUTE_MS = 60_000

afterEach(() => medibook.clock.reset())

/**
 * Calls with which passwords, codes or accounts could be guessed, and those that are expensive: counted
 * separately, per address.
 */
const tight: readonly string[] = [
  'alipayUser',
  'bindEmail',
  'bindPhone',
  'checkPassword',
  'checkUsername',
  'couponCodeReceive',
  'deleteAccount',
  'editPassword',
  'enterpriseLogin',
  'enterpriseMerchants',
  'invoicePdf',
  'login',
  'loginCode',
  'miniProgramSession',
  'proveOwner',
  'receiptPdf',
  'register',
  'registerEmailCode',
  'registerSmsCode',
  'reportPdf',
  'sendBindCode',
  'siteCode',
  'siteFacebookLogin',
  'siteLogin',
  'sitePassword',
  'siteRegister',
  'socialLogin',
  'wechatH5Login',
  'wxUserPhone',
]

test('exactly the endpoints for guessing or with high costs have the strict limit', async () => {
  const server = await medibook.startServer({
    RATE_LIMIT_PER_MINUTE: '100000',
    TIGHT_RATE_LIMIT_PER_MINUTE: '1',
  })
  // the window begins at the full minute
  await medibook.clock.advance(2 * MINUTE_MS - (medibook.clock.now().getTime() % MINUTE_MS))
  const found: string[] = []
  for (const [name, { method, path }] of Object.entries(endpoints)) {
    const ask = () => server.inject({ method, url: path.replace(/:\w+/g, 'x') })
    await ask()
    if ((await ask()).statusCode === 429) found.push(name)
  }
  expect(found.sort()).toEqual([...tight].sort())
})
