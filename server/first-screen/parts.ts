import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** The head up to the preloads of the app's scripts. */
const toPreloads = /^[^]*?(?:<link rel="preload" as="script"[^>]*>)+/
/** What follows the script that requests the page's own files (build/postbuild-h5.mjs). */
const FIRST_STYLES = '<style id="first-css">'

/** Splits a page after each place where a browser can request more files. */
function splitPage(html: string): string[] {
  const ends = [toPreloads.exec(html)?.[0].length ?? 0, html.indexOf(FIRST_STYLES), html.length]
  const cuts = ends.filter((end) => end > 0)
  return cuts.map((end, index) => html.slice(cuts[index - 1] ?? 0, end))
}

const compressorOf = {
  br: (length: number) => ({
    stream: createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: length },
    }),
    flush: constants.BROTLI_OPERATION_FLUSH,
  }),
  gzip: () => ({ stream: createGzip({ level: 9 }), flush: constants.Z_SYNC_FLUSH }),
}

/**
 * Compresses a page in parts, each of which can be decompressed without the following ones: the head with the
 * preloads of the app's scripts, the script that requests the page's own files, and the rest. A browser requests
 * them while the rest, which is nine tenths, arrives.
 */
export async function compressInParts(html: string, encoding: 'br' | 'gzip'): Promise<readonly Buffer[]> {
  const { stream, flush } = compressorOf[encoding](html.length)
  const texts = splitPage(html)
  const parts: Buffer[] = []
  for (const text of texts.slice(0, -1)) {
    stream.write(text)
    await new Promise<void>((flushed) => stream.flush(flush, flushed))
    parts.push(stream.read() as Buffer)
  }
  stream.end(texts.at(-1))
  const rest: Buffer[] = []
  for await (const chunk of stream) rest.push(chunk as Buffer)
  return [...parts, Buffer.concat(rest)]
}
