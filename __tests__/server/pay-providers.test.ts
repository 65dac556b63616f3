import { newKey } from '../support/order-world'
import { wechatKeys, server, user, payRoutes, newOrder } from './pay-providers-fixture'

test('both ways are offered, and only what is set up can be chosen', async () => {
  expect((await server.call('payTypeList')).data.map((way) => way.payType)).toEqual(['wechat', 'alipay'])
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
