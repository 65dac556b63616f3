import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { createPictureForms } from '../../server/lib/picture-forms'
import { addUser } from '../support/order-world'
import { upload } from '../support/upload-world'

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const photo = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#41c492' } })
    .jpeg()
    .toBuffer()

/** The URL of an upload by a separate user. */
async function uploadedPhoto(purpose: string): Promise<string> {
  const { session } = await addUser()
  const { data } = await upload(session, {
    bytes: await photo(1000),
    name: 'a.jpg',
    type: 'image/jpeg',
    purpose,
  })
  return data.url
}

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(new URL(url, medibook.origin), { headers })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const header = (name: string): string => answer.headers.get(name) ?? ''
  return { status: answer.status, type: header('content-type'), bytes, header }
}

test.each([
  [CHROME, 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('sends to a client that accepts %s a photo as %s, in its rendered width', async (accept, type, format) => {
  const { status, header, bytes, ...sent } = await get(`${await uploadedPhoto('avatar')}?width=320`, {
    accept,
  })
  expect(status).toBe(200)
  expect(sent.type).toBe(type)
  expect(header('vary')).toContain('Accept')
  expect(header('cache-control')).toContain('immutable')
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 320, height: 160 })
})

test('sends one picture in each of the widths that are asked for', async () => {
  const url = await uploadedPhoto('avatar')
  const widths: number[] = []
  for (const width of [320, 160, 320]) {
    const { bytes } = await get(`${url}?width=${width}`, { accept: CHROME })
    widths.push((await sharp(bytes).metadata()).width)
  }
  expect(widths).toEqual([320, 160, 320])
})

test('sends nothing to a client that has the picture', async () => {
  const url = `${await uploadedPhoto('avatar')}?width=160`
  const etag = (await get(url, { accept: CHROME })).header('etag')
  expect((await get(url, { accept: CHROME, 'if-none-match': etag })).status).toBe(304)
})

test('does not enlarge a small picture', async () => {
  const { bytes } = await get(`${await uploadedPhoto('avatar')}?width=1920`, { accept: '*/*' })
  expect((await sharp(bytes).metadata()).width).toBe(1000)
})

test.each(['321', '0', 'wide', '99999'])('refuses a width that no client uses: %s', async (width) => {
  expect((await get(`${await uploadedPhoto('avatar')}?width=${width}`)).status).toBe(400)
  expect((await get(`/assets/nowhere.jpg?width=${width}`)).status).toBe(400)
})

test('sends a drawing of the catalogue unchanged', async () => {
  const [row] = await medibook.query<{ pic_urls: string[] }>(
    `select pic_urls from spu where pic_urls::text like '%.svg%' limit 1`,
  )
  const drawing = row?.pic_urls[0] ?? ''
  const plain = await get(drawing)
  const asked = await get(`${drawing}?width=320`, { accept: CHROME })
  expect(asked.type).toContain('image/svg+xml')
  expect(asked.bytes.equals(plain.bytes)).toBe(true)
})

test('reads nothing outside of the folder of pictures', async () => {
  const { status } = await get('/assets/..%2f..%2fpackage.json?width=320')
  expect(status).toBeGreaterThanOrEqual(400)
})

test('creates a variant once, caches it, and removes it when it is old', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'medibook-pictures-'))
  const forms = createPictureForms(folder)
  const jpeg = await photo(400)
  let reads = 0
  const source = {
    name: 'one',
    extension: 'jpg',
    bytes: () => {
      reads += 1
      return Promise.resolve(jpeg)
    },
  }
  const both = await Promise.all([forms.get(source, 160, CHROME), forms.get(source, 160, CHROME)])
  const again = await forms.get(source, 160, CHROME)
  expect(both[1]?.bytes.equals(both[0]?.bytes ?? Buffer.alloc(0))).toBe(true)
  expect(again?.bytes.equals(both[0]?.bytes ?? Buffer.alloc(0))).toBe(true)
  expect(reads).toBe(1)
  const [name = ''] = readdirSync(folder)
  expect(name).toMatch(/\.avif$/)
  // the cached one is sent
  writeFileSync(path.join(folder, name), 'kept')
  expect((await forms.get(source, 160, CHROME))?.bytes.toString()).toBe('kept')
  await forms.removeOlder(Date.now() + 60_000)
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})

test('sends a file that cannot be decoded unchanged', async () => {
  const forms = createPictureForms(path.join(os.tmpdir(), 'medibook-never'))
  const broken = { name: 'broken', extension: 'jpg', bytes: () => Promise.resolve(Buffer.from('no picture')) }
  expect(await forms.get(broken, 160, CHROME)).toBeNull()
})

test('sends a private picture only to authorised callers, and never caches it in another format', async () => {
  const url = new URL(await uploadedPhoto('feedback'), medibook.origin)
  expect(url.pathname).toContain('/private/')
  expect((await get(`${url.pathname}?width=320`, { accept: CHROME })).status).toBe(404)
  url.searchParams.set('width', '320')
  const own = await get(url.href, { accept: CHROME })
  expect(own.type).toBe('image/jpeg')
  expect(own.header('cache-control')).toBe('private, no-store')
})
