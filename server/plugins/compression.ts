import { pipeline, Readable, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

const MIN_BYTES = 1400
const COMPRESSIBLE =
  /^(application\/json|image\/svg\+xml|text\/(?!event-stream)|application\/javascript|application\/manifest\+json)/
/** Made for each answer: a middling quality costs a millisecond and gives nearly all of the gain. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const GZIP = { level: 5 }
const brotliNow = promisify(brotliCompress)
const gzipNow = promisify(gzip)

/** Compresses answers that are not compressed yet: the API's and the pictures drawn as SVG. */
export default fp(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (
      !COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? '')) ||
      reply.hasHeader('content-encoding')
    )
      return payload
    vary(reply)
    const encoding = encodingOf(request)
    if (!encoding || request.method === 'HEAD' || reply.statusCode === 304 || reply.statusCode === 206)
      return payload
    if (typeof payload === 'string') {
      if (Buffer.byteLength(payload) < MIN_BYTES) return payload
      mark(reply, encoding)
      return encoding === 'br' ? brotliNow(payload, BROTLI) : gzipNow(payload, GZIP)
    }
    if (payload instanceof Readable) {
      if (Number(reply.getHeader('content-length') ?? MIN_BYTES) < MIN_BYTES) return payload
      mark(reply, encoding)
      const compressor: Transform = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP)
      return pipeline(payload, compressor, () => undefined)
    }
    return payload
  })
})

function mark(reply: FastifyReply, encoding: string): void {
  reply.header('content-encoding', encoding)
  reply.removeHeader('content-length')
}

function vary(reply: FastifyReply): void {
  const before = String(reply.getHeader('vary') ?? '')
  if (!/accept-encoding/i.test(before))
    reply.header('vary', before ? `${before}, accept-encoding` : 'accept-encoding')
}

function encodingOf(request: FastifyRequest): 'br' | 'gzip' | null {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(accepted) ? 'gzip' : null
}
