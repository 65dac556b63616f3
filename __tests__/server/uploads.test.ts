import sharp from 'sharp'
import { addUser, newKey, type TestUser } from '../support/order-world'
import { askPolicy, onePixel, sendForm, upload, uploaded } from '../support/upload-world'

const MINUTE = 60_000
let user: TestUser
let stranger: TestUser

beforeEach(async () => {
  user = await addUser()
  stranger = await addUser()
})
afterEach(() => medibook.clock.reset())

const bytesOf = async (
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; type: string; bytes: Buffer; headers: Record<string, string> }> => {
  const response = await fetch(medibook.url(url), { headers })
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
    headers: Object.fromEntries(response.headers),
  }
}
const photo = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#41c492' } })
const avatarOf = (session: string, key: string) =>
  medibook.call('personalDataSave', { session, body: { headimgUrl: key } })

describe('pictures', () => {
  test("lose the camera's metadata and keep their orientation", async () => {
    const bytes = await photo()
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'Somebody', Make: 'Telephone' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '22/1 16/1 48/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '114/1 10/1 12/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { code, data } = await upload(user.session, { bytes, name: 'IMG_0001.JPG', type: 'image/jpeg' })
    expect(code).toBe(0)
    expect(data).toMatchObject({ kind: 'image', contentType: 'image/jpeg', width: 20, height: 40 })
    const kept = await bytesOf(data.url)
    const { exif, xmp, iptc, orientation } = await sharp(kept.bytes).metadata()
    expect({ exif, xmp, iptc, orientation: orientation ?? 1 }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      orientation: 1,
    })
    for (const word of ['Somebody', 'Telephone', 'Exif', 'GPS']) expect(kept.bytes.includes(word)).toBe(false)
  })
  test.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['gif', 'image/gif'],
    ['tiff', 'image/jpeg'],
    ['avif', 'image/jpeg'],
  ] as const)('%s is kept as %s', async (format, contentType) => {
    const { code, data } = await upload(user.session, {
      bytes: await photo().toFormat(format).toBuffer(),
      name: `a.${format}`,
    })
    expect({ code, type: data.contentType }).toEqual({ code: 0, type: contentType })
  })
  test('are scaled down when large', async () => {
    const { data } = await upload(user.session, { bytes: await photo(4000, 1000).png().toBuffer() })
    expect(data).toMatchObject({ width: 2560, height: 640 })
  })
  test('lose a script appended to them', async () => {
    const bytes = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const { data } = await upload(user.session, { bytes, name: 'a.jpg' })
    expect((await bytesOf(data.url)).bytes.includes('<script')).toBe(false)
  })
})

describe('refused files', () => {
  const html = Buffer.from('<!doctype html><html><script>alert(1)</script></html>')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  test.each([
    ['HTML named like a picture', 'a.png', html],
    ['SVG', 'a.svg', svg],
    ['SVG named like a PNG', 'a.png', svg],
    ['a picture named like HTML', 'a.html', onePixel],
    ['a picture without an extension', 'picture', onePixel],
    ['HTML with the name and signature of a GIF', 'a.gif', Buffer.concat([Buffer.from('GIF89a'), html])],
    ['a truncated JPEG', 'a.jpg', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
    ['an executable', 'a.jpg', Buffer.from('4d5a900003000000040000', 'hex')],
    ['nothing', 'a.png', Buffer.alloc(0)],
    ['a PDF', 'a.pdf', Buffer.from('%PDF-1.4 0000000000')],
    ['a second extension', 'a.png.html', onePixel],
  ])('%s', async (_what, name, bytes) => {
    expect(await upload(user.session, { name, bytes })).toMatchObject({
      code: 61011,
      data: { field: 'file', rule: 'type' },
    })
    expect(await medibook.query('select 1 from upload where user_id = $1', [user.id])).toEqual([])
  })
  test('include a decompression bomb', async () => {
    const bytes = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect((await upload(user.session, { bytes })).code).toBe(61011)
  })
  test('include a picture of more than 10 MB', async () => {
    const bytes = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)])
    expect(await upload(user.session, { bytes, name: 'a.jpg' })).toMatchObject({
      code: 61011,
      data: { rule: 'size' },
    })
  })
  test('do not use up the permission', async () => {
    const policy = await askPolicy(user.session)
    expect(
      (await sendForm(policy.data.fields, { name: 'a.svg', type: 'image/svg+xml', bytes: svg })).code,
    ).toBe(61011)
    expect(
      (await sendForm(policy.data.fields, { name: 'a.png', type: 'image/png', bytes: onePixel })).code,
    ).toBe(0)
  })
})

describe('videos', () => {
  const box = (type: string, ...content: Buffer[]): Buffer => {
    const body = Buffer.concat(content)
    const head = Buffer.alloc(8)
    head.writeUInt32BE(body.length + 8)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, body])
  }
  const mp4 = Buffer.concat([
    box('ftyp', Buffer.from('isom0000isom')),
    box(
      'moov',
      box('mvhd', Buffer.alloc(20, 1)),
      box('udta', box('\u00a9xyz', Buffer.from('+22.2800+114.1700/'))),
    ),
    box('mdat', Buffer.from('pictures that move')),
  ])
  test('are accepted for reviews, feedback and refunds, and lose their location', async () => {
    expect((await upload(user.session, { bytes: mp4, name: 'a.mp4', purpose: 'avatar' })).code).toBe(61011)
    const { code, data } = await upload(user.session, { bytes: mp4, name: 'a.MP4', purpose: 'review' })
    expect(code).toBe(0)
    const kept = await bytesOf(data.url)
    expect(kept).toMatchObject({ status: 200, type: 'video/mp4' })
    expect(kept.bytes.length).toBe(mp4.length)
    expect(kept.bytes.includes('114.17')).toBe(false)
    expect(kept.bytes.includes('pictures that move')).toBe(true)
    const part = await bytesOf(data.url, { range: 'bytes=4-7' })
    expect({
      status: part.status,
      text: part.bytes.toString(),
      range: part.headers['content-range'],
    }).toEqual({ status: 206, text: 'ftyp', range: `bytes 4-7/${mp4.length}` })
    expect((await bytesOf(data.url, { range: 'bytes=999999-' })).status).toBe(416)
  })
})

describe('permission', () => {
  test('expires after a quarter of an hour', async () => {
    const policy = await askPolicy(user.session)
    await medibook.clock.advance(15 * MINUTE)
    expect(
      (await sendForm(policy.data.fields, { name: 'a.png', type: 'image/png', bytes: onePixel })).code,
    ).toBe(61010)
  })
  test('is for a number of files, also concurrently', async () => {
    const { data } = await askPolicy(user.session, { files: '2' })
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => sendForm(data.fields, { name: 'a.png', type: 'image/png', bytes: onePixel })),
    )
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 0, 61010, 61010, 61010])
  })
  test('cannot be invented or changed', async () => {
    const { data } = await askPolicy(user.session)
    const other = await askPolicy(stranger.session)
    const send = (fields: Record<string, string>) =>
      sendForm(fields, { name: 'a.png', type: 'image/png', bytes: onePixel })
    for (const fields of [
      {},
      { ...data.fields, expires: '9999999999999' },
      { ...data.fields, policyId: other.data.policyId },
      { ...data.fields, signature: '' },
    ])
      expect((await send(fields)).code).toBe(61010)
    expect(await sendForm(data.fields, null)).toMatchObject({ code: 40000, data: { field: 'file' } })
    expect(
      (await medibook.inject({ method: 'POST', url: '/uploads', payload: { a: 1 } })).json(),
    ).toMatchObject({ code: 40000 })
  })
  test('is limited to 52 unused files, also under concurrent requests', async () => {
    expect((await askPolicy(user.session, { files: '52' })).code).toBe(0)
    expect(await askPolicy(user.session)).toMatchObject({ code: 61010, data: { filesLeft: 0 } })
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => askPolicy(stranger.session, { files: '20' })),
    )
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(2)
    await medibook.clock.advance(15 * MINUTE)
    expect((await askPolicy(user.session)).code).toBe(0)
  })
})

describe('access to files', () => {
  test("is refused for another user's upload, another purpose, and a URL elsewhere", async () => {
    const key = await uploaded(stranger.session, 'avatar')
    for (const wrong of [
      key,
      await uploaded(user.session, 'review'),
      `https://elsewhere.example/uploads/${key}`,
      '/uploads/../../etc/passwd',
      '/assets/persons/self-f.svg',
      'x',
    ]) {
      expect(await avatarOf(user.session, wrong)).toMatchObject({
        code: 40000,
        data: { field: 'headimgUrl', rule: 'upload' },
      })
    }
    const own = await uploaded(user.session, 'avatar')
    expect(await avatarOf(user.session, own)).toMatchObject({
      code: 0,
      data: { headimgUrl: `/uploads/${own}` },
    })
    expect((await avatarOf(user.session, `/uploads/${own}`)).code).toBe(0)
  })
  test('to a certificate is limited to its owner and to a signed URL for a quarter of an hour', async () => {
    const key = await uploaded(user.session, 'certificate')
    const path = `/uploads/${key}`
    const header = medibook.server.app.config.sessionHeader
    expect((await bytesOf(path)).status).toBe(404)
    expect((await bytesOf(path, { [header]: stranger.session })).status).toBe(404)
    expect((await bytesOf(path, { [header]: user.session })).status).toBe(200)
    const saved = await medibook.call('certificateSave', {
      session: user.session,
      body: {
        idempotencyKey: newKey(),
        certType: 'passport',
        name: 'CHAN',
        certNo: 'KY1234567',
        validUntil: null,
        isDefault: '0',
        frontPic: key,
      },
    })
    const url = saved.data.frontPicUrl ?? ''
    expect(await bytesOf(url)).toMatchObject({
      status: 200,
      type: 'image/png',
      headers: {
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    })
    expect((await bytesOf(url.replace(/expires=\d+/, 'expires=9999999999999'))).status).toBe(404)
    expect((await bytesOf(url.replace(key, await uploaded(stranger.session, 'certificate')))).status).toBe(
      404,
    )
    await medibook.clock.advance(14 * MINUTE)
    expect((await bytesOf(url)).status).toBe(200)
    await medibook.clock.advance(MINUTE)
    expect((await bytesOf(url)).status).toBe(404)
    const fresh = await medibook.call('uploadAddress', { session: user.session, query: { key: url } })
    expect((await bytesOf(fresh.data.url)).status).toBe(200)
    expect(
      (
        await medibook.call('uploadAddress', {
          session: stranger.session,
          query: { key },
        })
      ).code,
    ).toBe(40400)
  })
  test.each([
    '/uploads/..%2f..%2fpackage.json',
    '/uploads/%2e%2e/%2e%2e/encryption.key',
    '/uploads/private/../../encryption.key',
    '/uploads/ab/..%5c..%5cx.png',
    '/uploads/ab/00000000000000000000000000000000.png',
    '/uploads/',
  ])('is refused at %s', async (path) => {
    const { status, bytes } = await bytesOf(path)
    expect(status === 404 || (status === 200 && bytes.includes('<html'))).toBe(true)
    expect(bytes.includes('dependencies')).toBe(false)
  })
  test('ends for unused files after a day; used ones stay', async () => {
    const [used, unused] = [await uploaded(user.session, 'avatar'), await uploaded(user.session, 'avatar')]
    await avatarOf(user.session, used)
    await medibook.clock.advance(23 * 60 * MINUTE)
    expect((await bytesOf(`/uploads/${unused}`)).status).toBe(200)
    await medibook.clock.advance(60 * MINUTE + 1000)
    expect((await bytesOf(`/uploads/${used}`)).status).toBe(200)
    expect((await bytesOf(`/uploads/${unused}`)).status).toBe(404)
    expect(await medibook.query('select key from upload where user_id = $1', [user.id])).toEqual([
      { key: used },
    ])
  })
})
