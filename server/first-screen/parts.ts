import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** The head up to the preloads of the app's scripts. */
const beginning = /^[^]*?(?:<link rel="preload" as="script"[^>]*>)+/

const compressorOf = {
  br: (length: number) => ({
    stream: createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: length },
    }),
    flush: constants.BROTLI_OPERATION_FLUSH,
  }),
  gzip: () => ({ stream: createGzip({ level: 9 }), flush: constants.Z_SYNC_FLUSH }),
}

/**
 * Compresses a page in two parts: the first can be decompressed without the second and names the app's scripts,
 * so that a browser requests them while the rest of the page arrives. One part for a page without scripts.
 */
export async function compressInParts(html: string, encoding: 'br' | 'gzip'): Promise<readonly Buffer[]> {
  const { stream, flush } = compressorOf[encoding](html.length)
  const parts: Buffer[] = []
  const head = beginning.exec(html)?.[0] ?? ''
  if (head) {
    stream.write(head)
    await new Promise<void>((flushed) => stream.flush(flush, flushed))
    parts.push(stream.read() as Buffer)
  }
  stream.end(html.slice(head.length))
  const rest: Buffer[] = []
  for await (const chunk of stream) rest.push(chunk as Buffer)
  return [...parts, Buffer.concat(rest)]
}
