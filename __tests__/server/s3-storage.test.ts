import { limits } from '../../contract/constants/limits'
import { type LocalServer, serveLocally } from '../support/local-server'
import type { MedibookServer } from '../support/medibook-global'
import { addUser } from '../support/order-world'
import { onePixel } from '../support/upload-world'

/** A bucket on this machine that stores objects by the protocol of S3. */
const bucket = new Map<string, Buffer>()
let service: LocalServer
let server: MedibookServer

beforeAll(async () => {
  service = await serveLocally((request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '', 'http://localhost').pathname).replace(
      /^\/files\//,
      '',
    )
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const isSigned = (request.headers.authorization ?? '').includes('Credential=test-key/')
      const kept = bucket.get(key)
      if (!isSigned) response.writeHead(403).end()
      else if (request.method === 'PUT') {
        bucket.set(key, Buffer.concat(chunks))
        response.writeHead(200).end()
      } else if (request.method === 'DELETE') {
        bucket.delete(key)
        response.writeHead(204).end()
      } else if (!kept)
        response
          .writeHead(404, { 'content-type': 'application/xml' })
          .end(
            request.method === 'HEAD'
              ? undefined
              : '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>',
          )
      else
        response
          .writeHead(200, { 'content-length': String(kept.length) })
          .end(request.method === 'HEAD' ? undefined : kept)
    })
  })
  server = await medibook.startServer({
    STORAGE: 's3',
    S3_ENDPOINT: service.origin,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'test-key',
    S3_SECRET_ACCESS_KEY: 'test-secret',
  })
})
afterAll(async () => {
  await server.close()
  await service.stop()
})
beforeEach(() => bucket.clear())

const policyOf = (session: string, purpose = 'feedback') =>
  server.call('uploadPolicy', { session, query: { purpose } })
const complete = (session: string, policyId: string, name: string) =>
  server.call('uploadComplete', { session, body: { policyId, name } })

test('the form uploads to the bucket, into the folder of the permission, limited in size and time', async () => {
  const { session } = await addUser()
  const { data } = await policyOf(session)
  expect(data).toMatchObject({ mustComplete: true, host: expect.stringContaining('/files') })
  const signed = JSON.parse(Buffer.from(data.fields.Policy ?? '', 'base64').toString('utf8')) as {
    conditions: unknown[]
    expiration: string
  }
  // the signature uses the system clock, because the bucket checks it
  const leftMs = Date.parse(signed.expiration) - Date.now()
  expect(leftMs).toBeGreaterThan(limits.uploadPolicyTtlMs - 60_000)
  expect(leftMs).toBeLessThanOrEqual(limits.uploadPolicyTtlMs)
  expect(signed.conditions).toEqual(
    expect.arrayContaining([
      ['content-length-range', 1, 50 * 1024 * 1024],
      ['starts-with', '$key', `incoming/${data.policyId}/`],
      { bucket: 'files' },
    ]),
  )
  expect(JSON.stringify(data)).not.toContain('test-secret')
})

test('an upload is checked, re-encoded, stored under a new key, and served', async () => {
  const user = await addUser()
  const { data: policy } = await policyOf(user.session)
  bucket.set(`incoming/${policy.policyId}/a.png`, onePixel)
  const { code, data } = await complete(user.session, policy.policyId, 'a.png')
  expect({ code, data }).toMatchObject({ code: 0, data: { kind: 'image', contentType: 'image/png' } })
  expect([...bucket.keys()]).toEqual([data.key])
  expect((await server.inject(data.url)).statusCode).toBe(200)
  expect((await server.inject(data.url.split('?')[0] ?? '')).statusCode).toBe(404)
  expect((await complete(user.session, policy.policyId, 'a.png')).code).toBe(40000)
})

test('another account cannot complete it, it cannot leave its folder, and only pictures are stored', async () => {
  const [user, stranger] = [await addUser(), await addUser()]
  const { data: policy } = await policyOf(user.session)
  bucket.set(`incoming/${policy.policyId}/a.png`, Buffer.from('<html><script>alert(1)</script></html>'))
  bucket.set('incoming/secret.png', onePixel)
  expect((await complete(stranger.session, policy.policyId, 'a.png')).code).toBe(61010)
  for (const name of ['../secret.png', '..', 'x/../../secret.png'])
    expect((await complete(user.session, policy.policyId, name)).code).toBe(40000)
  expect((await complete(user.session, policy.policyId, 'a.png')).code).toBe(61011)
  expect([...bucket.keys()]).toEqual(['incoming/secret.png'])
})
