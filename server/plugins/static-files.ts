import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { allowInline, inlineHashes, type InlineHashes } from '../lib/inline-hashes'
import { askedWidth, refuseWidth, sendForm } from '../lib/picture-forms'

const HASHED_NAME = /\.[0-9a-f]{6,}\.|[-.][0-9a-f]{8,}\.(js|css|woff2?|png|jpe?g|svg|webp)$/i
// a stale copy of these files would keep an old version of the app running
const ALWAYS_FRESH = /[\\/](service-worker\.js|manifest\.webmanifest)$/
const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400

/** Serves pictures under /assets, and the built web app at the root if it exists. */
export default fp<{ assetFolder?: string | undefined }>(async (app, { assetFolder }) => {
  if (assetFolder !== undefined && existsSync(assetFolder)) {
    await app.register(async (assets) => {
      assets.addHook('onRequest', (request, reply) => sendPicture(request, reply, assetFolder))
      await assets.register(fastifyStatic, {
        root: assetFolder,
        prefix: '/assets/',
        decorateReply: false,
        cacheControl: true,
        maxAge: DAY_SECONDS * 1000,
        index: false,
      })
    })
  }
  const { webRoot } = app.config
  if (!existsSync(path.join(webRoot, 'index.html'))) return

  await app.register(fastifyStatic, {
    root: webRoot,
    prefix: '/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    wildcard: true,
    setHeaders: (reply, file) => {
      const name = file.replace(/\.(br|gz)$/, '')
      if (name.endsWith('.html')) {
        reply.setHeader('cache-control', 'no-cache')
        const policy = reply.getHeader('content-security-policy')
        if (typeof policy === 'string')
          reply.setHeader('content-security-policy', allowInlineParts(policy, name))
      } else if (ALWAYS_FRESH.test(name)) reply.setHeader('cache-control', 'no-cache')
      else if (HASHED_NAME.test(path.basename(name)))
        reply.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      else reply.setHeader('cache-control', 'public, max-age=3600')
    },
  })
})

/** Sends a picture in the requested width; other files are served from the folder. */
async function sendPicture(request: FastifyRequest, reply: FastifyReply, folder: string): Promise<unknown> {
  const width = askedWidth(request.query as Record<string, unknown>)
  if (width === undefined) return refuseWidth(request, reply)
  const { pathname } = new URL(request.url, 'http://localhost')
  const file = path.join(folder, decodeURIComponent(pathname.slice('/assets/'.length)))
  if (width === null || !file.startsWith(folder + path.sep)) return undefined
  const changed = await stat(file).catch(() => null)
  if (!changed?.isFile()) return undefined
  const form = await request.server.pictures.get(
    {
      name: `${file} ${changed.mtimeMs} ${changed.size}`,
      extension: path.extname(file).slice(1).toLowerCase(),
      bytes: () => readFile(file),
    },
    width,
    String(request.headers.accept),
  )
  return form && sendForm(request, reply.header('cache-control', `public, max-age=${DAY_SECONDS}`), form)
}

const hashCache = new Map<string, { changedMs: number; hashes: InlineHashes }>()

/** Adds the hashes of a page's inline parts to the policy; they are read again when the file has changed. */
function allowInlineParts(policy: string, htmlFile: string): string {
  const changedMs = statSync(htmlFile).mtimeMs
  let entry = hashCache.get(htmlFile)
  if (!entry || entry.changedMs !== changedMs) {
    entry = { changedMs, hashes: inlineHashes(readFileSync(htmlFile, 'utf8')) }
    hashCache.set(htmlFile, entry)
  }
  return allowInline(policy, entry.hashes)
}
