import http from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { languages } from '../../contract/constants/enums'
import { expect, test } from './support/app'

/** The capacity of a slow phone's first round trips (docs/adr/0024-first-screen-in-html.md). */
const MOST_BYTES = 20 * 1024
// the longest page of its kind in the demo data
const LONG_PACKAGE = 'spu-package-senior'

/** The page as it is sent, compressed. */
const sent = (url: string, language: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', 'accept-language': language }
    http
      .get(url, { headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          if (response.headers['content-encoding'] === 'br') resolve(Buffer.concat(chunks))
          else reject(new Error(`${url} was not sent with brotli`))
        })
      })
      .on('error', reject)
  })

test('the page of each first screen has at most 20 KB in every language', async ({ baseURL, samples }) => {
  const { goodsId, shopId, doctorId, articleId } = samples
  const paths = [
    '/',
    '/catalogue',
    ...[goodsId, LONG_PACKAGE].map((id) => `/goods/${id}`),
    `/clinic/${shopId}`,
    `/doctor/${doctorId}`,
    `/article/${articleId}`,
  ]
  const sizes: Record<string, number> = {}
  for (const path of paths)
    for (const language of languages) {
      const bytes = await sent(`${baseURL}${path}`, language)
      // rules out the much smaller page without a first screen
      expect(brotliDecompressSync(bytes).toString()).toContain(`data-first="${language}"`)
      sizes[`${path} ${language}`] = bytes.length
    }
  expect(Object.entries(sizes).filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([])
})
