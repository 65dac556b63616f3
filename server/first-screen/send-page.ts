import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../lib/accepted-encoding'
import { allowInline, inlineHashes } from '../lib/inline-hashes'
import type { DrawnPage } from './drawn-pages'

/** Lets each part leave in a packet of its own. */
async function* oneByOne(parts: readonly Buffer[]): AsyncGenerator<Buffer> {
  for (const [index, part] of parts.entries()) {
    if (index > 0) await setImmediate()
    yield part
  }
}

/** Sends a page in the requested language, compressed; 304 when the browser has it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: DrawnPage,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request)
  const etag = `W/"${page.etag}"`
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy === 'string')
    reply.header('content-security-policy', allowInline(policy, inlineHashes(page.html)))
  reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Language, Accept-Encoding', etag })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  if (!encoding) return reply.header('content-encoding', 'identity').send(page.html)
  const parts = await page.compressed(encoding)
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return reply
    .headers({ 'content-encoding': encoding, 'content-length': length })
    .send(Readable.from(oneByOne(parts)))
}
