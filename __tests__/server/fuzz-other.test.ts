import fc from 'fast-check'
import { otherPaths } from '../../contract/constants/paths'
import { fuzzSeed } from '../../scripts/lib/fuzz-seed.mjs'

/**
 * Addresses outside of the contract: those requested by providers, browsers and uploads, and invalid ones.
 */
const seed = fuzzSeed()
const LEAKS =
  /\n\s+at |node_modules|\.ts:\d+|Failed query|syntax error at|violates|relation "|drizzle|root:x:/

const texts = [
  '',
  'x',
  '\u0000',
  "'; --",
  '<b>',
  '{"a":1}',
  '{"sign":"x","out_trade_no":"1"}',
  '{"id":"x","resource":{"ciphertext":"eA==","nonce":"x","associated_data":""}}',
  'sign=x&trade_status=TRADE_SUCCESS',
  '[]',
  'null',
  '{',
  '%',
  'a'.repeat(3000),
  '../../../etc/passwd',
  '9'.repeat(30),
]
const text = fc.oneof(fc.constantFrom(...texts), fc.string({ maxLength: 60 }))
const header = fc.string({ maxLength: 60 }).map((value) => value.replace(/[^\x20-\x7e]/g, ''))
const contentType = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/xml',
  '',
)

async function refusedQuietly(request: {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers?: Record<string, string>
  payload?: string
}): Promise<void> {
  const answer = await medibook.inject(request)
  if (answer.statusCode >= 500)
    throw new Error(
      `HTTP ${answer.statusCode}: ${answer.body.slice(0, 300)}\n${
        medibook
          .log()
          .split('\n')
          .filter((line) => line.includes('"err"'))
          .at(-1)
          ?.slice(0, 800) ?? ''
      }`,
    )
  if (LEAKS.test(answer.body)) throw new Error(`gives away its inside: ${answer.body.slice(0, 300)}`)
  expect(answer.body).not.toContain('"code":500')
}
const runs = (count: number) => ({ seed, numRuns: count })

test.each(['', '/alipay', '/wechat'].map((end) => `${otherPaths.paymentNotice}${end}`))(
  '%s: refuses an unsigned notification',
  (url) =>
    fc.assert(
      fc.asyncProperty(text, contentType, header, header, (payload, type, signature, serial) =>
        refusedQuietly({
          method: 'POST',
          url,
          payload,
          headers: {
            ...(type ? { 'content-type': type } : {}),
            'x-signature': signature,
            'wechatpay-signature': signature,
            'wechatpay-serial': serial,
            'wechatpay-timestamp': serial,
            'wechatpay-nonce': 'x',
          },
        }),
      ),
      runs(250),
    ),
)

test('the live stream refuses an invented key', () =>
  fc.assert(
    fc.asyncProperty(text, (key) =>
      refusedQuietly({ method: 'GET', url: `${otherPaths.queueLive}?key=${encodeURIComponent(key)}` }),
    ),
    runs(250),
  ))

const boundary = 'x-limit'
const part = fc.record({
  name: fc.constantFrom('file', 'policy', 'signature', 'key', '', '__proto__'),
  fileName: fc.option(fc.constantFrom('a.jpg', '../../a.svg', 'a\u0000.png', '')),
  type: fc.constantFrom('image/jpeg', 'image/svg+xml', 'text/html', ''),
  content: fc.oneof(text, fc.constant('\u0089PNG\r\n\u001a\n'), fc.constant('\u00ff\u00d8\u00ff\u00e0')),
})
test('uploads refuse forms without a policy', () =>
  fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 6 }), fc.boolean(), (parts, isClosed) => {
      const body = parts
        .map(
          ({ name, fileName, type, content }) =>
            `--${boundary}\r\ncontent-disposition: form-data; ` +
            `name="${name}"${fileName === null ? '' : `; filename="${fileName}"`}\r\n` +
            `${type ? `content-type: ${type}\r\n` : ''}\r\n${content}\r\n`,
        )
        .join('')
      return refusedQuietly({
        method: 'POST',
        url: '/uploads',
        payload: body + (isClosed ? `--${boundary}--\r\n` : ''),
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      })
    }),
    runs(250),
  ))

test('files outside of the folders are not served', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/assets/', '/files/', '/uploads/', '/docs/', '/'),
      fc.array(
        fc.constantFrom(
          '..',
          '.',
          '%2e%2e',
          '%2E.',
          '..%2f',
          '..%5c',
          '....',
          'etc',
          'passwd',
          'server',
          'config.ts',
          'package.json',
          '.env',
          '%00',
          '%252e%252e',
          '',
          'goods',
          'static',
        ),
        { maxLength: 7 },
      ),
      (base, parts) => refusedQuietly({ method: 'GET', url: `${base}${parts.join('/')}` }),
    ),
    runs(400),
  ))

test('unknown addresses are refused for every method', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET' as const, 'POST' as const, 'PUT' as const, 'DELETE' as const),
      fc.array(
        fc.constantFrom(
          'mall',
          'api',
          'ma',
          'weixin',
          'orderinfo',
          'x',
          '%',
          '%E0',
          ':id',
          '*',
          '{id}',
          'a'.repeat(300),
        ),
        { maxLength: 6 },
      ),
      text,
      (method, parts, payload) =>
        refusedQuietly({
          method,
          url: `/${parts.join('/')}`,
          ...(method === 'GET' ? {} : { payload, headers: { 'content-type': 'application/json' } }),
        }),
    ),
    runs(250),
  ))
