import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { MedibookServer } from '../support/medibook-global'

let folder: string
let server: MedibookServer
const publicUrl = 'https://shop.example'
const shell =
  '<!doctype html><html lang="zh-Hant"><head><title>康序健康</title><script>boot()</script></head><body></body></html>'

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'medibook-clean-'))
  writeFileSync(path.join(folder, 'shell.html'), shell)
  writeFileSync(path.join(folder, 'index.html'), shell)
  server = await medibook.startServer({ WEB_ROOT: folder, PUBLIC_URL: publicUrl })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface About {
  '@type': string
  name?: string
  url: string
  image: string
  offers?: { price: string; priceCurrency: string; availability: string }
}
const aboutIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as About | null

async function someOf(list: 'goodsPageAll' | 'shopPage' | 'doctorPage' | 'articlePage') {
  const { data } = await server.call(list)
  const [one] = data.records
  if (!one) throw new Error(`The seed has nothing for ${list}`)
  return { id: one.id, name: 'title' in one && 'author' in one ? one.title : 'name' in one ? one.name : '' }
}

test.each([
  ['goods', 'goodsPageAll', 'Product'],
  ['clinic', 'shopPage', 'MedicalClinic'],
  ['doctor', 'doctorPage', 'Physician'],
  ['article', 'articlePage', 'Article'],
] as const)('/%s/<id> describes its object, and opens the app’s page', async (kind, list, type) => {
  const { id, name } = await someOf(list)
  const { body, statusCode, headers } = await server.inject(`/${kind}/${id}`)
  expect(statusCode).toBe(200)
  expect(body).toContain(`<title>${name} · 康序健康</title>`)
  expect(body).toContain(`<link rel="canonical" href="${publicUrl}/${kind}/${id}">`)
  expect(body).toContain(`hreflang="en" href="${publicUrl}/${kind}/${id}?lang=en"`)
  expect(body).toMatch(/<meta property="og:image" content="https:\/\/shop\.example\/assets\//)
  expect(body).toMatch(/data-route="pages-[\w/-]+\?id=[\w-]+"/)
  expect(aboutIn(body)).toMatchObject({ '@type': type, url: `${publicUrl}/${kind}/${id}` })
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
})

test('goods have their price, and texts in the language of the address', async () => {
  const { id } = await someOf('goodsPageAll')
  const english = await server.inject(`/goods/${id}?lang=en`)
  expect(english.body).toContain('<html lang="en"')
  expect(english.body).toContain('· Medibook</title>')
  const { data } = await server.call('goodsDetail', { params: { id }, lang: 'en' })
  expect(aboutIn(english.body)).toMatchObject({
    name: data.name,
    offers: { price: data.salesPrice, priceCurrency: 'HKD' },
  })
})

test('names cannot close the element that contains them', async () => {
  const { id } = await someOf('articlePage')
  const rows = await server.query<{ title: object }>('select title from article where id = $1', [id])
  await server.query('update article set title = $2 where id = $1', [
    id,
    JSON.stringify({ 'zh-Hant': '</script><script>alert(1)</script>"' }),
  ])
  const { body } = await server.inject(`/article/${id}`)
  await server.query('update article set title = $2 where id = $1', [id, JSON.stringify(rows[0]?.title)])
  expect(body).not.toContain('<script>alert(1)')
})

test('an unknown path is HTTP 404 with the app’s not-found page', async () => {
  const { body, statusCode } = await server.inject('/goods/nothing-here')
  expect(statusCode).toBe(404)
  expect(body).toContain('data-route="pages-goods/goods-detail/goods-detail?id=nothing-here"')
  expect(body).toContain('content="noindex"')
})

test('the sitemap lists all public pages in every language', async () => {
  const { id } = await someOf('doctorPage')
  const { body, headers } = await server.inject('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(body).toContain(`<loc>${publicUrl}/doctor/${id}</loc>`)
  expect(body).toContain(`hreflang="ja" href="${publicUrl}/doctor/${id}?lang=ja"`)
  expect((await server.inject('/robots.txt')).body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
})
