import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { codes } from '../../contract/constants/codes'
import type { Language } from '../../contract/constants/enums'
import { createDrawnPages, type DrawnPages, toPage } from '../first-screen/drawn-pages'
import { type Answers, findEntrance } from '../first-screen/entrance'
import { readKept } from '../first-screen/own-reads'
import { sendPage } from '../first-screen/send-page'
import { ownCallHeaders } from '../lib/own-call'

declare module 'fastify' {
  interface FastifyInstance {
    /** Rendered first screens, and the name of the screen at a route, if there is one. */
    firstScreens: DrawnPages & { nameOf: (route: string) => string | undefined }
  }
}

/** A first visit begins with the welcome page, others with home. */
const home = { address: '/', screens: ['home', 'welcome'], id: '' } as const

/** Larger pictures would delay the text after them. */
const MOST_INLINE_BYTES = 30 * 1024

/** Reads the answers that a visitor's browser would get. @throws when one of them is a refusal */
async function readAll(app: FastifyInstance, language: Language, paths: readonly string[]) {
  const found = await Promise.all(
    paths.map(async (path) => {
      const { body, kept } = await readKept(app, language, path)
      if (body.code !== codes.ok) throw new Error(`${path} answered ${body.code}`)
      return { path, body, kept }
    }),
  )
  const answers: Answers = Object.fromEntries(found.map(({ path, body }) => [path, body]))
  const kept = found.flatMap((one) => one.kept ?? [])
  const isTrue = kept.length < found.length ? null : () => kept.every((one) => one.isTrue())
  return { answers, isTrue }
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

/**
 * Serves the app's HTML readable before any script has loaded: rendered from the app's own pages, in the
 * visitor's language, with the shop's data (docs/adr/0024-first-screen-in-html.md). It contains no personal
 * data, because its data is read from the API without a session.
 */
export default fp(
  async (app) => {
    const { webRoot } = app.config
    const indexFile = path.join(webRoot, 'index.html')
    const entrance = findEntrance(webRoot)
    const pages = createDrawnPages({
      entrance,
      read: (language, paths) => readAll(app, language, paths),
      picture: (source) => inlinePicture(app, source),
      onFailure: (error) => app.log.warn({ err: error }, 'the first screen cannot be drawn'),
    })
    app.decorate('firstScreens', { ...pages, nameOf: (route: string) => entrance()?.nameOf(route) })
    if (!existsSync(indexFile) || !entrance()) return
    for (const url of ['/', '/index.html'])
      app.get(url, async (request, reply) => {
        const page = await pages.get({ ...home, language: request.lang })
        return sendPage(request, reply, page ?? toPage(readFileSync(indexFile, 'utf8')))
      })
  },
  { name: 'first-screen' },
)
