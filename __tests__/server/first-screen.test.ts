import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { articleDetail, decoration, exchangeRate } from '../../contract/content'
import { doctorDetail, doctorTimes } from '../../contract/doctors'
import { goodsDetail } from '../../contract/goods'
import { queueLines } from '../../contract/queue'
import { shopDetail } from '../../contract/shops'
import type { MedibookServer } from '../support/medibook-global'

const pageFiles = { 'pages/Home/index': ['/js/home.js'], other: ['/js/other.js'] }
const template = [
  '<!doctype html><html lang="zh-Hant"><head><style>/*first-styles*/</style>',
  `<script>boot(${JSON.stringify(pageFiles)});warn(LOAD_FAILURE)</script></head>`,
  '<body><!--first-screens--><div id="app"></div></body></html>',
].join('')

/**
 * A minimal built web app: the page, a style sheet, and the renderer that the build generates from the real
 * pages.
 */
const build = (folder: string) => `
import { earlyReads } from './build/early-reads.mjs'
import { bundleRenderer, writeFirstScreen } from './build/first-screen/write.mjs'
import { loadFailure } from './build/html-shell.mjs'
const folder = ${JSON.stringify(folder)}
await writeFirstScreen(folder, {
  template: ${JSON.stringify(template)}.replace('LOAD_FAILURE', JSON.stringify(loadFailure)),
  answersScript: 'take()', earlyReads, pages: {}, pageFiles: ${JSON.stringify(pageFiles)},
  ...(await bundleRenderer(folder, {})),
})`

let folder: string
let server: MedibookServer

const icon = (name: string, shape: string) =>
  `.mi-${name}{--mi:url("data:image/svg+xml,%3Csvg viewBox='0 0 256 256'%3E${shape}%3C/svg%3E")}`

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'medibook-first-'))
  const web = path.join(folder, 'h5')
  mkdirSync(path.join(web, 'css'), { recursive: true })
  writeFileSync(
    path.join(web, 'css', 'app.0a1b2c3d.css'),
    ':root{--c-ink:#123456;--c-unused:#654321}.first-page{color:var(--c-ink)}.nowhere{color:red}.mi:hover{color:blue}' +
      `.mi{mask:var(--mi)}${icon('magnifying-glass', 'SEARCH')}${icon('wine', 'WINE')}`,
  )
  execFileSync(process.execPath, ['--input-type=module', '-e', build(web)], { stdio: 'inherit' })
  writeFileSync(
    path.join(web, 'shell.html'),
    '<!doctype html><html lang="zh-Hant"><head></head><body></body></html>',
  )
  server = await medibook.startServer({ WEB_ROOT: web, RATE_LIMIT_PER_MINUTE: '1' })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = (headers: Record<string, string> = {}, url = '/') => server.inject({ url, headers })
const inLanguage = (language: string) => open({ 'accept-language': language })

/** Polls until the page differs: a change is visible within a second. */
async function untilChanged(from: string): Promise<string> {
  for (;;) {
    const { body } = await open()
    if (body !== from) return body
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const answersIn = (html: string): Record<string, unknown> =>
  JSON.parse(
    /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(html)?.[1] ?? 'null',
  ) as Record<string, unknown>

/** Visible text of a page without tags, as on a phone. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(template|script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

async function idOf(list: 'packagePage' | 'shopPage' | 'doctorPage' | 'articlePage'): Promise<string> {
  // from a server without this one's limit, on the same data
  const { data } = await medibook.call(list)
  return data.records[0]?.id ?? ''
}

test('the entrance is readable without scripts, in the visitor’s language, with the shop’s data', async () => {
  const chinese = await inLanguage('zh-HK')
  expect(chinese.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(chinese.body).toContain('<html lang="zh-Hant" data-first="zh-Hant"')
  expect(chinese.body).toContain('歡迎使用康序健康')
  const english = await inLanguage('fr;q=0.5, en-GB')
  expect(english.body).toContain('data-first="en"')
  expect(english.body).toContain('Welcome to Medibook')
  const [icon] = await server.query<{ name: { en: string } }>(
    'select name from nav_icon order by sort limit 1',
  )
  expect(english.body).toContain(icon?.name.en)
  expect(english.headers.vary).toMatch(/Accept-Language/i)
})

test('elements that lead to another page are links', async () => {
  const { body } = await open()
  expect(body).toMatch(/<a [^>]*href="#\/pages-common\/search"/)
  expect(body).toMatch(/<a [^>]*href="#\/pages-goods\/goods-detail\/goods-detail\?id=/)
  expect(body).toMatch(/<a [^>]*href="#\/pages\/Shops\/index"/)
})

test('only the styles used by the page are inlined', async () => {
  const { body } = await open()
  expect(body).toContain('.first-page{color:var(--c-ink)}')
  expect(body).toContain('--c-ink:#123456')
  expect(body).not.toMatch(/nowhere|c-unused|:hover/)
  // only icons that the page shows, in one picture
  expect(body).toMatch(/\.mi-magnifying-glass\{--mi:100% 0%\}/)
  expect(body).toContain('%3ESEARCH%3C/g%3E')
  expect(body).not.toContain('WINE')
})

test('the answers that it was rendered from are inlined, as in the API', async () => {
  const { body } = await inLanguage('en')
  const answers = answersIn(body)
  const { data } = await server.call('decoration', { lang: 'en' })
  expect(answers[decoration.path]).toMatchObject({ data })
})

test('a page has the message of a failed load in its own language only, the static one in all', async () => {
  const { body } = await inLanguage('fr')
  expect(body).toContain('Recharger')
  expect(body).not.toMatch(/重新載入|Recargar/)
  const forAnyHost = readFileSync(path.join(folder, 'h5', 'index.html'), 'utf8')
  for (const words of ['重新載入', 'Reload', 'Recharger', 'Recargar']) expect(forAnyHost).toContain(words)
})

test('an unchanged page is not sent again', async () => {
  const first = await inLanguage('en')
  const etag = String(first.headers.etag)
  const again = await open({ 'accept-language': 'en', 'if-none-match': etag })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect((await open({ 'accept-language': 'ja', 'if-none-match': etag })).statusCode).toBe(200)
  expect(first.headers['cache-control']).toBe('no-cache')
})

test('the page is sent compressed', async () => {
  const plain = await open()
  const raw = await server.server.app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  expect(raw.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(raw.rawPayload).toString()).toBe(plain.body)
})

test("the opening poster is part of a tab's page with its own script, and of no other", async () => {
  const poster = /<div id="poster" data-ms="5000">.*?<\/div><script>/
  const { body } = await inLanguage('fr')
  expect(poster.exec(body)?.[0]).toContain('Passer (5\u00a0s)')
  expect(poster.exec(body)?.[0]).toContain('src="data:image/svg+xml')
  expect((await open({}, '/catalogue')).body).toMatch(poster)
  expect((await open({}, `/goods/${await idOf('packagePage')}`)).body).not.toContain('id="poster"')
})

test.each([
  ['is_show = false', 'is_show = true'],
  ["pic_url = ''", "pic_url = '/assets/banners/poster-{lang}.svg'"],
])('there is no opening poster with %s', async (change, back) => {
  const set = (what: string) => server.query(`update advert set ${what} where position = 'opening'`)
  const before = (await open()).body
  expect(before).toContain('id="poster"')
  await set(change)
  const after = await untilChanged(before)
  await set(back)
  expect(after).toContain('#/pages-goods/goods-detail/goods-detail?id=')
  expect(after).not.toContain('id="poster"')
  await untilChanged(after)
})

test('a change of the data is visible', async () => {
  const before = (await open()).body
  await server.query(`update nav_icon set name = name || '{"zh-Hant": "新的入口"}'`)
  expect(await untilChanged(before)).toContain('新的入口')
})

test('the page lists its own files and no others', async () => {
  const known = /boot\((.*?)\)/.exec((await open()).body)?.[1] ?? ''
  expect(JSON.parse(known)).toEqual({ 'pages/Home/index': ['/js/home.js'] })
})

test('the page contains no personal data of the caller', async () => {
  const own = await server.inject({ url: '/', session: await medibook.signIn('user-demo-1') })
  expect(own.body).toBe((await open()).body)
  expect(own.headers['set-cookie']).toBeUndefined()
})

test('its own reads do not count against rate limits', async () => {
  for (const language of ['zh-Hant', 'zh-Hans', 'en', 'fr', 'es', 'ja'])
    expect((await inLanguage(language)).body).toContain('#/pages-goods/goods-detail/goods-detail?id=')
})

test.each([
  ['goods', 'packagePage', goodsDetail.path, 'goods'],
  ['clinic', 'shopPage', shopDetail.path, 'clinic'],
  ['doctor', 'doctorPage', doctorDetail.path, 'doctor'],
  ['article', 'articlePage', articleDetail.path, 'article'],
] as const)(
  '/%s/<id> is readable without scripts, for a phone and a desktop',
  async (kind, list, path, name) => {
    const id = await idOf(list)
    const { body, headers } = await open({ 'accept-language': 'en' }, `/${kind}/${id}`)
    expect(body).toContain(`data-screens="${name}${kind === 'article' ? '' : ' welcome'}"`)
    const { data } = answersIn(body)[path.replace(':id', id)] as { data: { name?: string; title?: string } }
    expect(wordsOf(body)).toContain(data.name ?? data.title)
    expect(body).toMatch(new RegExp(`<div class="first ${name} `))
    expect(body).toMatch(new RegExp(`<template class="first ${name} `))
    expect(body).toContain(`<noscript><style>div.first.${name}{display:flex}`)
    // an empty template, which has the page's box by its class, must not cover it
    expect(body).toMatch(/<noscript><style>[^<]*template\.first,[^<]*\{display:none\}/)
    expect(headers.etag).toBeTruthy()
  },
)

test('the page of a clinic has its queue, that of a doctor the times of the first free day', async () => {
  const shopId = await idOf('shopPage')
  const clinic = answersIn((await open({}, `/clinic/${shopId}`)).body)
  expect(clinic).toHaveProperty([`${queueLines.path}?shopId=${shopId}`, 'code'], 0)
  const doctorId = await idOf('doctorPage')
  const doctor = Object.keys(answersIn((await open({}, `/doctor/${doctorId}`)).body))
  expect(doctor.some((path) => path.startsWith(`${doctorTimes.path}?doctorId=${doctorId}&date=`))).toBe(true)
})

test('a package has its price in the second currency, with the rate it is computed from', async () => {
  await server.query(
    `insert into custom_config values ('currency', '{"zh-Hant": "2"}') on conflict (custom_code) do
      update set config_value = excluded.config_value`,
  )
  const { body } = await open({ 'accept-language': 'en' }, `/goods/${await idOf('packagePage')}`)
  expect(answersIn(body)).toHaveProperty([exchangeRate.path.replace(':code', 'CNY'), 'code'], 0)
  expect(wordsOf(body)).toContain('¥')
})

test('a package has its first picture only: the app loads the next one', async () => {
  const { body } = await open({}, `/goods/${await idOf('packagePage')}`)
  const { data } = answersIn(body)[goodsDetail.path.replace(':id', await idOf('packagePage'))] as {
    data: { picUrls: string[] }
  }
  const [first = '', second = ''] = data.picUrls
  const pictures = [...body.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
  expect(pictures.some((tag) => tag.includes(first))).toBe(true)
  expect(second).toBeTruthy()
  expect(pictures.filter((tag) => tag.includes(second) && !tag.includes('loading="lazy"'))).toEqual([])
})

test('a clinic that is a shop has the page of a shop', async () => {
  const [shop] = await server.query<{ id: string }>("select id from shop where kind = 'shop' limit 1")
  const { body } = await open({ 'accept-language': 'en' }, `/clinic/${shop?.id}`)
  expect(body).toContain(`data-route="pages-shop/index?id=${shop?.id}"`)
  expect(body).toMatch(/<div class="first shop /)
  expect(answersIn(body)).toHaveProperty([shopDetail.path.replace(':id', shop?.id ?? ''), 'code'], 0)
})

test('the catalogue has a separate address, with its goods as links', async () => {
  const { body } = await open({ 'accept-language': 'en' }, '/catalogue')
  expect(body).toContain('data-route="pages/Commodity/index"')
  expect(body).toMatch(/<a [^>]*href="#\/pages-goods\/goods-detail\/goods-detail\?id=/)
})

test('an address contains no personal data of the caller', async () => {
  const id = await idOf('packagePage')
  const session = await medibook.signIn('user-demo-1')
  const own = await server.inject({ url: `/goods/${id}`, session })
  expect(own.body).toBe((await open({}, `/goods/${id}`)).body)
  expect(Object.keys(answersIn(own.body)).filter((path) => /user|favou?rite|cart|order/i.test(path))).toEqual(
    [],
  )
})

test('without data the page still has its static texts', async () => {
  const before = (await open()).body
  const away = await medibook.startServer({ WEB_ROOT: path.join(folder, 'h5') })
  await away.query(`alter table nav_icon rename to nav_icon_away`)
  const { body, statusCode } = await away.inject('/')
  await away.query(`alter table nav_icon_away rename to nav_icon`)
  expect(statusCode).toBe(200)
  expect(body).toContain('歡迎使用康序健康')
  expect(before).not.toBe(body)
})

test('a web app built for another version of the server is served unchanged', async () => {
  const old = mkdtempSync(path.join(os.tmpdir(), 'medibook-old-'))
  const web = path.join(old, 'h5')
  mkdirSync(web)
  mkdirSync(path.join(old, 'first-screen'))
  writeFileSync(path.join(old, 'first-screen', 'site.json'), '{}')
  writeFileSync(path.join(old, 'first-screen', 'entrance.cjs'), '')
  for (const file of ['index.html', 'shell.html'])
    writeFileSync(
      path.join(web, file),
      '<!doctype html><html lang="zh-Hant"><head></head><body>shell</body></html>',
    )
  const other = await medibook.startServer({ WEB_ROOT: web })
  expect((await other.inject('/')).body).toContain('shell')
  expect((await other.inject('/goods/unknown')).statusCode).toBeLessThan(500)
  await other.close()
  rmSync(old, { recursive: true, force: true })
})
