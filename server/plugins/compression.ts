import { constants } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import fp from 'fastify-plugin'

const options: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 1400,
  // An event stream must reach its reader line by line, so it is not compressed.
  customTypes:
    /^(application\/json|image\/svg\+xml|text\/(?!event-stream)|application\/javascript|application\/manifest\+json)/,
  // Responses are compressed on the fly: a medium level costs a millisecond and saves nearly as much as the
  // best.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 5 },
  globalDecompression: false,
}

/** Compresses responses that are not compressed yet: API answers and SVG pictures. */
export default fp(async (app) => {
  await app.register(compress, options)
})
