import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { compressInParts } from '../../server/first-screen/parts'

const scripts = ['vendor', 'app']
  .map((name) => `<link rel="preload" as="script" href="/js/${name}.js">`)
  .join('')
const head = `<!doctype html><html><head><meta charset="utf-8"/>${scripts}`
const script = '<title>Shop</title><style>#shell{}</style><script>request("/js/page.js")</script>'
const rest = `<style id="first-css">.first{}</style></head><body>${'text '.repeat(4000)}</body></html>`
const html = head + script + rest

/** Decompresses what has arrived so far. */
const soFar = {
  br: (part: Buffer) =>
    brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString(),
  gzip: (part: Buffer) => gunzipSync(part, { finishFlush: constants.Z_SYNC_FLUSH }).toString(),
}

test.each(['br', 'gzip'] as const)(
  'a page in %s can be read up to its preloads, and up to its script, before the rest arrives',
  async (encoding) => {
    const parts = await compressInParts(html, encoding)
    expect(parts.map((_part, index) => soFar[encoding](Buffer.concat(parts.slice(0, index + 1))))).toEqual([
      head,
      head + script,
      html,
    ])
  },
)

test('a page without a first screen is read up to its preloads', async () => {
  const plain = `${head}<title>Shop</title></head><body></body></html>`
  const parts = await compressInParts(plain, 'br')
  expect(parts.map((_part, index) => soFar.br(Buffer.concat(parts.slice(0, index + 1))))).toEqual([
    head,
    plain,
  ])
})

test('a page without scripts is one part', async () => {
  const parts = await compressInParts('<p>Nothing to load</p>', 'br')
  expect(parts.map((part) => brotliDecompressSync(part).toString())).toEqual(['<p>Nothing to load</p>'])
})
