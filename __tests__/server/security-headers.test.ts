import type { MedibookServer } from '../support/medibook-global'

const PROBE = ['../__tests__/support/probe-module.ts']
let probe: MedibookServer

beforeAll(async () => {
  probe = await medibook.startServer({}, PROBE)
})

test('allows pictures from the app only, also those of the map, and frames from configured hosts', async () => {
  const policyOf = async (env: Record<string, string>) => {
    const server = await medibook.startServer(env, PROBE)
    const policy = String((await server.inject('/probe/page')).headers['content-security-policy'])
    return Object.fromEntries(
      policy
        .split(';')
        .map((part) => part.trim().split(' '))
        .map(([name, ...sources]) => [name, sources.join(' ')]),
    )
  }
  expect(await policyOf({})).toMatchObject({ 'img-src': "'self' data: blob:", 'frame-src': "'self'" })
  const own = await policyOf({
    MAP_TILE_URL: 'https://{s}.tiles.example.com:8443/{z}/{x}/{y}.png?key={key}',
    WEBVIEW_HOSTS: 'help.example.com, *.partner.example',
  })
  expect(own).toMatchObject({
    'img-src': "'self' data: blob:",
    'frame-src': "'self' https://help.example.com https://*.partner.example",
    'connect-src': "'self' blob:",
    'script-src': "'self'",
  })
  expect(await policyOf({ WECHAT_H5_APP_ID: 'wx-web' })).toMatchObject({
    'script-src': "'self' https://res.wx.qq.com",
  })
  await expect(
    policyOf({ MAP_TILE_URL: 'https://x.example; script-src *', WEBVIEW_HOSTS: 'a.example; script-src *' }),
  ).rejects.toThrow(/MAP_TILE_URL/)
})

test('sends what documents may do with documents, and not with each answer', async () => {
  const { headers } = await probe.inject('/probe/page')
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(self\)/)
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  const { headers: plain } = await medibook.inject('/health')
  expect(Object.keys(plain)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/permissions-policy|x-frame|opener|referrer/)]),
  )
})
