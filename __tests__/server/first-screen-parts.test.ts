import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { compressInParts } from '../../server/first-screen/parts'

const scripts = ['vendor', 'app']
  .map((name) => `<link rel="preload" as="script" href="/js/${name}.js">`)
  .join('')
const head = `<!doctype html><html><head><meta charset="utf-8"/>${scripts}`
const html = `${head}<title>Shop</title></head><body>${'text '.repeat(4000)}</body></html>`

/** Decompresses what has arrived so far. */
const soFar = {
  br: (part: Buffer) =>
    brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString(),
  gzip: (part: Buffer) => gunzipSync(part, { finishFlush: constants.Z_SYNC_FLUSH }).toString(),
}

test.each(['br', 'gzip'] as const)(
  'the first part of a page in %s ends with the preloads of its scripts, and can be read alone',
  async (encoding) => {
    const parts = await compressInParts(html, encoding)
    expect(parts).toHaveLength(2)
    expect(soFar[encoding](parts[0] ?? Buffer.alloc(0))).toBe(head)
    expect(soFar[encoding](Buffer.concat(parts))).toBe(html)
  },
)

test('a page without scripts is one part', async () => {
  const parts = await compressInParts('<p>Nothing to load</p>', 'br')
  expect(parts.map((part) => brotliDecompressSync(part).toString())).toEqual(['<p>Nothing to load</p>'])
})
