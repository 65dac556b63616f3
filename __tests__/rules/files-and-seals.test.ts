import { contentTypeOf, sniff } from '../../server/contexts/identity/uploads/sniff'
import { keyedDigest, keyIdOf, presentMark, seal, SealedKeyMissing, unseal } from '../../server/lib/seal'
import { sealedKeyId } from '../support/sealed-key-id'

describe('the type of a file, by its first bytes', () => {
  const hex = (text: string, tail = '') =>
    Buffer.concat([Buffer.from(text, 'hex'), Buffer.from(tail, 'latin1'), Buffer.alloc(64)])
  const text = (start: string) => Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(64)])
  test.each([
    ['image/jpeg', 'jpg', hex('ffd8ffe0')],
    ['image/png', 'png', hex('89504e470d0a1a0a')],
    ['image/gif', 'gif', text('GIF87a')],
    ['image/gif', 'gif', text('GIF89a')],
    ['image/tiff', 'tiff', hex('49492a00')],
    ['image/tiff', 'tiff', hex('4d4d002a')],
    ['image/webp', 'webp', text('RIFF....WEBP')],
    ['video/x-msvideo', 'avi', text('RIFF....AVI ')],
    ['image/avif', 'avif', text('....ftypavif')],
    ['image/avif', 'avif', text('....ftypavis')],
    ['video/quicktime', 'mov', text('....ftypqt  ')],
    ['video/3gpp', '3gp', text('....ftyp3gp5')],
    ['video/mp4', 'mp4', text('....ftypisom')],
    ['video/mp4', 'mp4', text('....ftypmp42')],
    ['video/webm', 'webm', hex('1a45dfa3', '....webm')],
    ['video/x-matroska', 'mkv', hex('1a45dfa3', '....matroska')],
    ['video/x-flv', 'flv', hex('464c5601')],
    ['video/x-ms-wmv', 'wmv', hex('3026b2758e66cf11')],
    ['video/mpeg', 'mpg', hex('000001ba')],
    ['video/mpeg', 'mpg', hex('000001b3')],
  ])('%s', (contentType, extension, bytes) => {
    expect(sniff(bytes)).toMatchObject({ contentType, extension, kind: contentType.split('/')[0] })
    if (!['avif', 'tiff'].includes(extension)) expect(contentTypeOf(`a.b/c.${extension}`)).toBe(contentType)
  })
  test.each([
    ['HEIC', text('....ftypheic')],
    ['RIFF with sound', text('RIFF....WAVE')],
    ['HTML', text('<html>')],
    ['GIF with another version', text('GIF88a')],
    ['GIF after a space', text(' GIF89a')],
    ['another MPEG part', hex('000001b9')],
    ['too short', Buffer.from('ffd8ffe0000000000000000000000f', 'hex')],
  ])('%s is not accepted', (_name, bytes) => expect(sniff(bytes)).toBeNull())
  test('needs only 16 bytes, and browsers never run unknown types', () => {
    expect(sniff(Buffer.from('ffd8ffe000000000000000000000000f', 'hex'))?.format).toBe('jpeg')
    expect([contentTypeOf('a.html'), contentTypeOf('a'), contentTypeOf('')]).toEqual(
      Array(3).fill('application/octet-stream'),
    )
  })
})

describe('a sealed text', () => {
  const config = { encryptionKey: Buffer.alloc(32, 1) }
  const other = { encryptionKey: Buffer.alloc(32, 2) }
  test('decrypts only at its place with its key', () => {
    const sealed = seal(config, 'secret', 'token/x')
    expect(unseal(config, sealed, 'token/x')).toBe('secret')
    expect(() => unseal(config, sealed, 'token/y')).toThrow()
    expect(() => unseal(other, sealed, 'token/x')).toThrow(SealedKeyMissing)
    expect(
      unseal(
        { ...other, previousEncryptionKeys: [Buffer.alloc(32, 3), config.encryptionKey] },
        sealed,
        'token/x',
      ),
    ).toBe('secret')
    expect(sealed).not.toContain('secret')
    expect(seal(config, 'secret', 'token/x')).not.toBe(sealed)
  })
  test('contains its key id and only URL-safe characters', () => {
    const sealed = seal(config, 'a'.repeat(100), 'token/x')
    expect(sealed).toMatch(/^v2\.[0-9a-f]{8}\.[\w-]+$/)
    expect(sealed.startsWith(presentMark(config))).toBe(true)
    expect(sealedKeyId(sealed)).toBe(keyIdOf(config.encryptionKey))
    expect(keyIdOf(other.encryptionKey)).not.toBe(keyIdOf(config.encryptionKey))
    expect(sealedKeyId('AAAA')).toBeNull()
  })
  test('detects any changed character', () => {
    const sealed = seal(config, 'secret', 'token/x')
    for (let at = sealed.lastIndexOf('.') + 1; at < sealed.length - 1; at += 1) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
      expect(() => unseal(config, changed, 'token/x')).toThrow()
    }
  })
  test('of the previous format is decrypted with any key; the first failure is reported', () => {
    const old = seal({ ...config, isSealedForOldServers: true }, 'secret', 'person/id_number/1' as never)
    expect(old).not.toContain('.')
    expect(
      unseal(
        { ...other, previousEncryptionKeys: [config.encryptionKey] },
        old,
        'person/id_number/1' as never,
      ),
    ).toBe('secret')
    expect(() => unseal(other, old, 'person/id_number/1' as never)).toThrow()
    const token = seal({ ...config, isSealedForOldServers: true }, '???>>>'.repeat(9), 'token/x')
    expect(token).toMatch(/^[\w-]+$/)
    expect(unseal(config, token, 'token/x')).toBe('???>>>'.repeat(9))
  })
  test('has digests that differ by key, subject and text', () => {
    const digests = [
      keyedDigest(config, 'a', 'b'),
      keyedDigest(other, 'a', 'b'),
      keyedDigest(config, 'b', 'b'),
      keyedDigest(config, 'a', 'c'),
    ]
    expect(new Set(digests).size).toBe(4)
    expect(keyedDigest(config, 'a', 'b')).toBe(digests[0])
    expect(digests[0]).toMatch(/^[0-9a-f]{8}\.[\w-]{43}$/)
  })
})
