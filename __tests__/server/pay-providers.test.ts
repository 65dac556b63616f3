import type { Language } from '../../contract/constants/enums'
import { newKey } from '../support/order-world'
import { wechatKeys, server, user, payRoutes, newOrder, noticePath } from './pay-providers-fixture'

test('both methods are offered, and only configured ones can be chosen', async () => {
  expect((await server.call('payTypeList')).data.map((way) => way.payType)).toEqual(['alipay', 'wechat'])
  const bare = await medibook.startServer({ SANDBOX: '0' })
  expect((await bare.call('payTypeList')).data).toEqual([])
  const order = await newOrder()
  expect(
    await bare.call(payRoutes.alipay, {
      session: user.session,
      body: { idempotencyKey: newKey(), orderId: order.id },
    }),
  ).toMatchObject({ code: 70002 })
  expect(
    (
      await bare.inject({
        method: 'POST',
        url: noticePath('alipay'),
        payload: 'a=b',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).statusCode,
  ).toBe(401)
})

test('an account is complete or reported: missing and invalid values are listed without showing keys', async () => {
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
  const told = [
    'WECHAT_APP_ID',
    'WECHAT_PAY_API_V3_KEY: must have 32',
    'WECHAT_PAY_PLATFORM_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY: must be a private key',
  ]
  expect(wrong).toMatch(new RegExp(told.join('[\\s\\S]*')))
  expect(wrong).not.toContain('secret-value')
  expect(problems({})).toBe('')
})

describe("the payer's most likely method comes first", () => {
  const first = async (options: { lang: Language; session?: string }) =>
    (await server.call('payTypeList', options)).data[0]?.payType
  const phoneFrom = (phoneCode: string) =>
    medibook.query('update app_user set phone_code = $2 where id = $1', [user.id, phoneCode])

  test('by the language of a visitor', async () => {
    expect(await first({ lang: 'zh-Hans' })).toBe('wechat')
    for (const lang of ['zh-Hant', 'en', 'fr'] as const) expect(await first({ lang })).toBe('alipay')
  })

  test('by the number of an account, whatever the language', async () => {
    await phoneFrom('+86')
    expect(await first({ session: user.session, lang: 'en' })).toBe('wechat')
    await phoneFrom('+852')
    expect(await first({ session: user.session, lang: 'zh-Hans' })).toBe('alipay')
  })

  test('and a connected Alipay account before all others', async () => {
    await phoneFrom('+86')
    await medibook.query(
      `insert into user_identity (provider, subject, user_id, create_time) values ('alipay', $2, $1, now())`,
      [user.id, `subject-${user.id}`],
    )
    expect(await first({ session: user.session, lang: 'zh-Hans' })).toBe('alipay')
  })
})
