import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { codes } from '../../contract/constants/codes'
import type { Language } from '../../contract/constants/enums'
import { createDrawnPages, type DrawnPage, toPage } from '../first-screen/drawn-pages'
import { type Answers, findEntrance } from '../first-screen/entrance'
import { readAsVisitor } from '../first-screen/own-reads'
import { allowScripts, scriptHashes } from '../lib/inline-scripts'
import { ownCallHeaders } from '../lib/own-call'

/** Larger pictures would hold up the words behind them. */
const MOST_INLINE_BYTES = 30 * 1024

/** What a visitor's browser would be answered. @throws when one of the answers is a refusal */
async function readAll(app: FastifyInstance, language: Language, paths: readonly string[]): Promise<Answers> {
  const bodies = await Promise.all(
    paths.map(async (path) => {
      const body = await readAsVisitor(app, language, path)
      if (body.code !== codes.ok) throw new Error(`${path} answered ${body.code}`)
      return [path, body] as const
    }),
  )
  return Object.fromEntries(bodies)
}

async function inlinePicture(app: FastifyInstance, source: string): Promise<string | null> {
  const { statusCode, headers, rawPayload } = await app.inject({
    url: source,
    headers: { ...ownCallHeaders },
  })
  const type = String(headers['content-type'])
  if (statusCode !== 200 || !type.startsWith('image/') || rawPayload.length > MOST_INLINE_BYTES) return null
  return type.startsWith('image/svg')
    ? `data:image/svg+xml,${encodeURIComponent(rawPayload.toString())}`
    : `data:${type};base64,${rawPayload.toString('base64')}`
}

function encodingOf(request: FastifyRequest): 'br' | 'gzip' | null {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

async function send(request: FastifyRequest, reply: FastifyReply, page: DrawnPage): Promise<FastifyReply> {
  const encoding = encodingOf(request)
  const etag = `W/"${page.etag}"`
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy === 'string')
    reply.header('content-security-policy', allowScripts(policy, scriptHashes(page.html)))
  reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Language, Accept-Encoding', etag })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  if (!encoding) return reply.header('content-encoding', 'identity').send(page.html)
  return reply.header('content-encoding', encoding).send(await page.compressed(encoding))
}

/**
 * The app's entrance as HTML that is readable before any script has arrived: drawn from the app's own pages, in the
 * visitor's language, with the shop's data (docs/adr/0024-first-screen-in-html.md). Nothing in it belongs to a person:
 * its data is what the API answers without a session.
 */
export default fp(async (app) => {
  const { webRoot } = app.config
  const indexFile = path.join(webRoot, 'index.html')
  if (!existsSync(indexFile)) return
  const entrance = findEntrance(webRoot)
  if (!entrance()) return
  const pageIn = createDrawnPages({
    entrance,
    read: (language, paths) => readAll(app, language, paths),
    picture: (source) => inlinePicture(app, source),
    onFailure: (error) => app.log.warn({ err: error }, 'the first screen cannot be drawn'),
  })
  for (const url of ['/', '/index.html'])
    app.get(url, async (request, reply) => {
      const page = await pageIn(request.lang)
      return send(request, reply, page ?? toPage(readFileSync(indexFile, 'utf8')))
    })
})
