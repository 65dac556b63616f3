import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { MedibookServer } from '../support/medibook-global'

let folder: string
let server: MedibookServer
const script = 'console.log("app");'.repeat(200)

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'medibook-web-'))
  mkdirSync(path.join(folder, 'js'))
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><style>a{}</style><script>boot("now")</script><script src="/js/app.0a1b2c3d.js"></script>',
  )
  writeFileSync(path.join(folder, 'js', 'app.0a1b2c3d.js'), script)
  writeFileSync(path.join(folder, 'js', 'app.0a1b2c3d.js.br'), brotliCompressSync(script))
  writeFileSync(path.join(folder, 'plain.txt'), 'text')
  writeFileSync(path.join(folder, 'style-hashes.json'), '["cm91dGVy"]')
  server = await medibook.startServer({ WEB_ROOT: folder })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fetched = (route: string, encoding: string) =>
  fetch(server.url(route), { headers: { 'accept-encoding': encoding } })

test('the page is revalidated each time, and may run only its own inline script', async () => {
  const answer = await server.inject('/')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-cache')
  const hash = createHash('sha256').update('boot("now")').digest('base64')
  expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(answer.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
})

test('the page may use only its own style sheets and those that its router adds', async () => {
  const policy = String((await server.inject('/')).headers['content-security-policy'])
  const hash = createHash('sha256').update('a{}').digest('base64')
  expect(policy).toContain(`style-src-elem 'self' 'sha256-${hash}' 'sha256-cm91dGVy';`)
})

test('files with a hash in their name are immutable, and sent as compressed by the build', async () => {
  const answer = await server.inject({ url: '/js/app.0a1b2c3d.js', headers: { 'accept-encoding': 'br' } })
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  expect(answer.headers['content-type']).toContain('javascript')
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';/)
  expect((await server.inject('/plain.txt')).headers['cache-control']).toBe('public, max-age=3600')
})

test('uncompressed files are compressed on the fly', async () => {
  const plain = await server.inject('/openapi.json')
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const raw = await server.server.app.inject({
      url: '/openapi.json',
      headers: { 'accept-encoding': encoding },
    })
    expect(raw.headers['content-encoding']).toBe(encoding)
    expect(decode(raw.rawPayload).toString()).toBe(plain.body)
    expect(raw.headers.vary).toContain('accept-encoding')
  }
  expect(await (await fetched('/js/app.0a1b2c3d.js', 'gzip')).text()).toBe(script)
})

test('nothing outside of the folder is served', async () => {
  for (const url of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/../config.ts',
    '/assets/%2e%2e/config.ts',
    '/js/',
    '/missing.js',
  ]) {
    expect((await server.inject(url)).statusCode).toBeGreaterThanOrEqual(400)
  }
})

test('a missing file is HTTP 404 with an envelope', async () => {
  expect((await server.inject('/missing.js')).json()).toMatchObject({ code: 40400 })
})
