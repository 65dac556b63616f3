// Runs after Taro's H5 build: adds the first paint without scripts, preloads per landing page, early reads
// and compressed files.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inRoot } from '../scripts/lib/paths.mjs'
import { addCompileHints } from './compile-hints.mjs'
import { earlyReads } from './early-reads.mjs'
import { bundleRenderer, writeFirstScreen } from './first-screen/write.mjs'
import {
  answersScript,
  cleanPages,
  headScript,
  iconLink,
  pageGrounds,
  shellCss,
  shellHtml,
  shellScript,
} from './html-shell.mjs'
import { writeServiceWorker } from './service-worker.mjs'
import { writeStyleHashes } from './style-hashes.mjs'
import { writeWebManifest } from './web-manifest.mjs'

const compressible = /\.(js|css|html|json|svg|txt|map|webmanifest)$/
const SMALLEST_BYTES = 512
/** From this size on a file is compressed with several block sizes (as powers of two; 0: brotli's own choice). */
const MANY_BLOCKS_BYTES = 64 * 1024
const BLOCK_BITS = [0, 16, 20]
/** Pages usually opened from lists, the most frequent first. */
const LIKELY_NEXT = [
  'pages-goods/goods-detail/goods-detail',
  'pages-shopping/goods/goods',
  'pages-clinic/clinic-home/clinic-home',
  'pages-clinic/clinic-doctor/clinic-doctor',
  'pages-common/article',
]
/** Pages whose content needs a lazy chunk: it is preloaded with them and stored for offline use. */
const ALSO_NEEDED = { 'pages-common/article': 'clean-text' }
// delayed until after the first page's own pictures and the poster
const PREFETCH_AFTER_MS = 1500

function listFiles(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
}

/**
 * Page path → files of its chunk, and namespace → language → files of its texts, from the manifest of the
 * build's own plugin (chunk-manifest.js).
 */
function readChunks(folder) {
  const file = path.join(folder, 'chunks.json')
  const groups = JSON.parse(fs.readFileSync(file, 'utf8'))
  fs.rmSync(file)
  const pages = {}
  const texts = {}
  const named = {}
  for (const { name, origins, files } of groups) {
    // The chunk names are set where the texts are imported: src/i18n/load-catalogue.h5.ts
    const text = /^text-(.+?)-(zh-Hant|zh-Hans|en|fr|es|ja)(-json)?$/.exec(name ?? '')
    if (text) texts[text[1]] = { ...texts[text[1]], [text[2]]: files }
    if (name && !text) named[name] = files
    for (const origin of origins) {
      const page = /^\.\/(pages[\w-]*\/.+?)(\.tsx)?$/.exec(origin)?.[1]
      if (page && !text) pages[page] = [...new Set([...(pages[page] ?? []), ...files])]
    }
  }
  return { pages, texts, named }
}

const brotliOf = (bytes, blockBits) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

async function compress(folder) {
  const files = listFiles(folder).filter(
    (file) => compressible.test(file) && fs.statSync(file).size >= SMALLEST_BYTES,
  )
  await Promise.all(
    files.map(async (file) => {
      const bytes = fs.readFileSync(file)
      const blocks = bytes.length < MANY_BLOCKS_BYTES ? [0] : BLOCK_BITS
      const [gz, ...brotli] = await Promise.all([
        promisify(gzip)(bytes, { level: 9 }),
        ...blocks.map((bits) => brotliOf(bytes, bits)),
      ])
      fs.writeFileSync(
        `${file}.br`,
        brotli.reduce((best, br) => (br.length < best.length ? br : best)),
      )
      fs.writeFileSync(`${file}.gz`, gz)
    }),
  )
}

function clientConfig() {
  const defaults = JSON.parse(fs.readFileSync(inRoot('src', 'platform', 'config', 'defaults.json'), 'utf8'))
  const from = (name, fallback) => (process.env[name] ?? fallback).replace(/\/+$/, '')
  return {
    apiHost: from('API_HOST', defaults.apiHost),
    apiPrefix: from('API_PREFIX', defaults.apiPrefix),
    appId: process.env.H5_APP_ID ?? process.env.APP_ID ?? defaults.appId,
    sessionHeader: from('SESSION_HEADER', defaults.sessionHeader),
    tenant: from('TENANT', defaults.tenant),
    assetBase: from('ASSET_BASE', defaults.assetBase),
    brandName: process.env.BRAND_NAME ?? defaults.brandName,
    brandNameLatin: process.env.BRAND_NAME_LATIN ?? defaults.brandNameLatin,
  }
}

/**
 * Writes the data that the HTML's script looks up on demand.
 * @param {import('./html-shell/site').Lookup} lookup
 */
function writeLookup(folder, lookup) {
  const text = JSON.stringify(lookup)
  const name = `js/pages.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`
  fs.writeFileSync(path.join(folder, name), text)
  return name
}

const withoutFirstScreen = (html) =>
  html.replace('<style id="first-css">/*first-styles*/</style>', '').replace('<!--first-screens-->', '')

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** Pages of the tab bar, the home page first. */
function readTabPages() {
  const tabBar =
    /list:\s*\[([\s\S]*?)\]/.exec(fs.readFileSync(inRoot('src', 'app.config.ts'), 'utf8'))?.[1] ?? ''
  return [...tabBar.matchAll(/['"](pages\/[^'"]+)['"]/g)].map(([, page]) => page)
}

/**
 * Inserts the first paint into Taro's HTML before the build's scripts, so that all of its requests have
 * started when they load.
 *
 * @param {string} html without its links to style sheets
 * @param {{ head: string, installable: string, tabPages: string[] }} parts the script in the head, and what
 * makes the page installable
 * @throws Error when Taro's HTML has no place for the shell
 */
function withFirstPaint(html, { head, installable, tabPages }) {
  const icon = /rel="?icon/.test(html) ? '' : iconLink
  const shell = `${shellHtml}<script>${shellScript({ home: tabPages[0], tabs: tabPages })}</script>`
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src)
  // Before the head's script asks for the page's own files: these take the longest, and a browser opens six connections
  // to a host without HTTP/2, so that what is asked for later waits for a whole round trip
  const first = scripts.map((src) => `<link rel="preload" as="script" href="${src}">`).join('')
  const painted = html
    .replace('<title>', () => `${first}<title>`)
    .replace(
      '</title>',
      () =>
        // The script stands before the first screen's styles, which are the larger part of the head, because the
        // server sends what comes before them ahead (server/first-screen/parts.ts)
        `</title>${icon}${installable}<style>${shellCss()}</style><script>${head}</script>` +
        '<style id="first-css">/*first-styles*/</style>',
    )
    .replace('<div id="app"></div>', () => `<!--first-screens-->${shell}<div id="app"></div>`)
  if (!scripts.length || ![first, 'id="shell"', 'id="first-css"'].every((part) => painted.includes(part)))
    throw new Error('index.html has no script, title or <div id="app"></div>: the first paint has no place')
  return painted
}

/**
 * @param {string} folder dist/h5
 * @returns {Promise<void>} index.html rewritten; .br and .gz beside each file; dist/h5.chunks.json for the size report
 */
export async function postBuildH5(folder) {
  const original = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
  const { pages, texts, named } = readChunks(folder)
  for (const [page, chunk] of Object.entries(ALSO_NEEDED)) {
    if (!pages[page] || !named[chunk]) throw new Error(`the build has no chunk ${chunk} for ${page}`)
    pages[page].push(...named[chunk])
  }
  addCompileHints(folder)
  const publicPath = /<script[^>]+src="([^"]*)js\//.exec(original)?.[1] ?? '/'
  const config = clientConfig()
  const { renderer, icons } = await bundleRenderer(folder, config)
  const tabPages = readTabPages()
  const addressesOf = (files) => files.map((file) => publicPath + file)
  const pageFiles = mapValues(pages, addressesOf)
  const textFiles = mapValues(texts, (byLanguage) => mapValues(byLanguage, addressesOf))
  const head = headScript({
    next: [...tabPages, ...LIKELY_NEXT],
    prefetchMs: PREFETCH_AFTER_MS,
    stylesheets: [...original.matchAll(/<link[^>]+href="([^"]+\.css)"[^>]*>/g)].map(([, href]) => href),
    icons: publicPath + icons.file,
    pages: pageFiles,
    lookup: publicPath + writeLookup(folder, { pages: pageFiles, texts: textFiles }),
    texts: textFiles,
    home: tabPages[0],
    tabs: tabPages,
    earlyReads,
    headers: { 'app-id': config.appId, 'tenant-id': config.tenant },
    sessionHeader: config.sessionHeader,
    apiPrefix: config.apiPrefix,
    sameOrigin: config.apiHost === '',
  })
  const installable = await writeWebManifest(folder, {
    name: `${config.brandName} ${config.brandNameLatin}`,
    shortName: config.brandName,
    ...pageGrounds(),
  })
  const template = withFirstPaint(original.replace(/<link[^>]+href="[^"]+\.css"[^>]*>/g, ''), {
    head,
    installable,
    tabPages,
  })
  // For the service worker, which must not answer with a page that contains an account's data or another
  // language
  fs.writeFileSync(path.join(folder, 'shell.html'), withoutFirstScreen(template))
  await writeFirstScreen(folder, {
    template,
    answersScript,
    cleanPages,
    earlyReads,
    pages,
    pageFiles,
    textFiles,
    posterFiles: named['home-poster'] ?? [],
    renderer,
    icons,
  })
  fs.writeFileSync(path.join(folder, '..', 'h5.chunks.json'), `${JSON.stringify(pages, null, 2)}\n`)
  // nothing works offline without the router's default page chunk and the chunks that the app itself loads
  // early
  const warm = ['home-lower', 'home-poster'].flatMap((name) => named[name] ?? [])
  writeStyleHashes(folder)
  await writeServiceWorker(folder, pages, tabPages, warm)
  await compress(folder)
}
