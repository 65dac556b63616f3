import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { codes } from '../../contract/constants/codes'
import { type Language, languages } from '../../contract/constants/enums'
import { articleDetail, articlePage } from '../../contract/content'
import { doctorDetail, doctorPage } from '../../contract/doctors'
import { goodsDetail, goodsPageAll } from '../../contract/goods'
import { shopDetail, shopPage } from '../../contract/shops'
import {
  catalogue,
  type Described,
  descriptions,
  type DescribedKind,
  ownRoutes,
} from '../first-screen/described'
import { type DrawnPage, toPage } from '../first-screen/drawn-pages'
import type { Answers } from '../first-screen/entrance'
import { describedPage, routeTo, unlistedPage } from '../first-screen/head-tags'
import { readAsVisitor } from '../first-screen/own-reads'
import { sendPage } from '../first-screen/send-page'

/** For each kind: the endpoint that describes one object, and the endpoint that lists all. */
const sources: Record<DescribedKind, { one: { path: string }; all: { path: string } }> = {
  goods: { one: goodsDetail, all: goodsPageAll },
  clinic: { one: shopDetail, all: shopPage },
  doctor: { one: doctorDetail, all: doctorPage },
  article: { one: articleDetail, all: articlePage },
}
const kinds = Object.keys(sources) as DescribedKind[]

const CATALOGUE = '/catalogue'
const PAGE_SIZE = 100
const SITEMAP_MS = 3_600_000
/** Limit of the sitemap protocol. */
const MOST_ADDRESSES = 50_000

type Request = FastifyRequest<{ Params: { id: string }; Querystring: { lang?: string } }>

const languageFor = (request: Request): Language =>
  languages.find((one) => one === request.query.lang) ?? request.lang

const shellOf = (app: FastifyInstance): string =>
  readFileSync(path.join(app.config.webRoot, 'shell.html'), 'utf8')

/** Returns the page of an object, with its first screen if the app's build renders it. */
async function pageOf(
  app: FastifyInstance,
  described: Described,
  { address, id, language }: { address: string; id: string; language: Language },
): Promise<DrawnPage> {
  const { publicUrl, brandName, brandNameLatin } = app.config
  const finish = (html: string): string =>
    describedPage(html, described, {
      language,
      url: publicUrl + address,
      origin: publicUrl,
      brand: language.startsWith('zh') ? brandName : brandNameLatin,
      route: routeTo(described.route, id),
    })
  const name = app.firstScreens.nameOf(described.route)
  // a first visit begins with the welcome page, except on pages that are open to everyone
  const screens = [name ?? '', ...(name === 'article' ? [] : ['welcome'])]
  const drawn = name ? await app.firstScreens.get({ address, screens, id, language, finish }) : null
  return drawn ?? toPage(finish(shellOf(app)))
}

async function sendDescribed(
  app: FastifyInstance,
  kind: DescribedKind,
  request: Request,
  reply: FastifyReply,
) {
  const { id } = request.params
  const language = languageFor(request)
  const address = `/${kind}/${encodeURIComponent(id)}`
  const known = app.firstScreens.fresh(address, language)
  if (known) return sendPage(request, reply, known)
  const { code, data } = await readAsVisitor(
    app,
    language,
    sources[kind].one.path.replace(':id', encodeURIComponent(id)),
  )
  if (code === codes.ok) {
    const described = descriptions[kind](data as Answers)
    return sendPage(request, reply, await pageOf(app, described, { address, id, language }))
  }
  // the app shows the error itself
  const missing = toPage(unlistedPage(shellOf(app), routeTo(ownRoutes[kind], id)))
  return sendPage(request, reply.code(404), missing)
}

/** Returns the ids of all objects of a kind that are public. */
async function idsOf(app: FastifyInstance, kind: DescribedKind): Promise<string[]> {
  const ids: string[] = []
  for (let current = 1; ids.length < MOST_ADDRESSES; current += 1) {
    const path = `${sources[kind].all.path}?size=${PAGE_SIZE}&current=${current}`
    const { data } = await readAsVisitor(app, 'zh-Hant', path)
    const { records, total } = data as { records: { id: string }[]; total: number }
    ids.push(...records.map(({ id }) => id))
    if (records.length === 0 || ids.length >= total) return ids
  }
  return ids
}

async function drawSitemap(app: FastifyInstance): Promise<string> {
  const { publicUrl } = app.config
  const paths = ['/', CATALOGUE]
  for (const kind of kinds)
    paths.push(...(await idsOf(app, kind)).map((id) => `/${kind}/${encodeURIComponent(id)}`))
  const entry = (address: string): string => {
    const others = languages
      .map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${address}?lang=${one}"/>`)
      .join('')
    return `<url><loc>${address}</loc>${others}</url>`
  }
  const entries = paths.slice(0, MOST_ADDRESSES).map((one) => entry(publicUrl + one))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('')
}

/**
 * Serves hash-free addresses for sharing and search engines: the app's HTML with title, description, preview,
 * structured data and first screen, which opens the page behind the hash; and the sitemap.
 */
async function cleanPaths(app: FastifyInstance): Promise<void> {
  if (!existsSync(path.join(app.config.webRoot, 'shell.html'))) return
  for (const kind of kinds)
    app.get(`/${kind}/:id`, (request, reply) => sendDescribed(app, kind, request as Request, reply))
  app.get(CATALOGUE, async (request, reply) => {
    const language = languageFor(request as Request)
    const page = await pageOf(app, catalogue(language), { address: CATALOGUE, id: '', language })
    return sendPage(request, reply, page)
  })

  let sitemap: { text: string; untilMs: number } | null = null
  app.get('/sitemap.xml', async (_request, reply) => {
    if (!sitemap || sitemap.untilMs < performance.now())
      sitemap = { text: await drawSitemap(app), untilMs: performance.now() + SITEMAP_MS }
    return reply.header('cache-control', 'public, max-age=3600').type('application/xml').send(sitemap.text)
  })
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /sandbox/\nSitemap: ${app.config.publicUrl}/sitemap.xml\n`),
  )
}

export default fp(cleanPaths, { dependencies: ['first-screen'] })
