// Files that are encrypted and authenticated in chunks (AES-256-GCM), so that they need not fit into memory.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const MARK = 'MBSEAL1\n'
const KEY_ID_BYTES = 8
const SALT_BYTES = 32
const HEAD_BYTES = MARK.length + KEY_ID_BYTES + SALT_BYTES
const PIECE_BYTES = 1 << 20
const TAG_BYTES = 16

/** The id of a key, equal to that of the server (server/lib/seal.ts). */
const keyIdOf = (key) =>
  createHmac('sha256', key).update('medibook key id').digest('hex').slice(0, KEY_ID_BYTES)
const fileKeyOf = (key, salt) => Buffer.from(hkdfSync('sha256', key, salt, 'medibook backup', 32))

/**
 * The index keeps chunks in order and the last byte marks the final one, so that nothing can be truncated or
 * reordered.
 */
function nonceOf(index, isLast) {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/**
 * Splits bytes into chunks of `size` and passes each to `work` with its index and whether it is the last one.
 */
function inPieces(size, work) {
  let held = Buffer.alloc(0)
  let index = 0
  return new Transform({
    transform(part, _encoding, done) {
      try {
        held = held.length === 0 ? part : Buffer.concat([held, part])
        // one chunk is held back, because only the end of the input tells whether it is the last one
        while (held.length > size) {
          this.push(work(held.subarray(0, size), index, false))
          held = held.subarray(size)
          index += 1
        }
        done()
      } catch (error) {
        done(error)
      }
    },
    flush(done) {
      try {
        this.push(work(held, index, true))
        done()
      } catch (error) {
        done(error)
      }
    },
  })
}

/**
 * Writes a stream to an encrypted file.
 *
 * @param {import('node:stream').Readable} source
 * @param {string} file
 * @param {Buffer} key 32 bytes
 */
export async function writeSealed(source, file, key) {
  const salt = randomBytes(SALT_BYTES)
  const fileKey = fileKeyOf(key, salt)
  const target = fs.createWriteStream(file, { mode: 0o600 })
  target.write(Buffer.concat([Buffer.from(MARK + keyIdOf(key)), salt]))
  const seal = inPieces(PIECE_BYTES, (piece, index, isLast) => {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(index, isLast))
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  })
  await pipeline(source, seal, target)
}

/**
 * Decrypts such a file.
 *
 * @param {string} file
 * @param {Buffer[]} keys one of which is the file's
 * @param {import('node:stream').Writable} target receives only authenticated bytes, and is destroyed when a
 * chunk is not authentic
 * @throws when the file has another format, its key is missing, or it was changed or truncated
 */
export async function readSealed(file, keys, target) {
  const head = Buffer.alloc(HEAD_BYTES)
  const handle = await fs.promises.open(file)
  await handle.read(head, 0, HEAD_BYTES, 0)
  await handle.close()
  if (head.subarray(0, MARK.length).toString() !== MARK) throw new Error(`${file} is not an encrypted file`)
  const keyId = head.subarray(MARK.length, MARK.length + KEY_ID_BYTES).toString()
  const key = keys.find((one) => keyIdOf(one) === keyId)
  if (!key) throw new Error(`${file} needs the key ${keyId}: add it to ENCRYPTION_KEY_PREVIOUS`)
  const fileKey = fileKeyOf(key, head.subarray(MARK.length + KEY_ID_BYTES))
  const open = inPieces(PIECE_BYTES + TAG_BYTES, (piece, index, isLast) => {
    const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(index, isLast), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAuthTag(piece.subarray(-TAG_BYTES))
    try {
      return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()])
    } catch {
      throw new Error(`${file} was changed or cut off`)
    }
  })
  await pipeline(fs.createReadStream(file, { start: HEAD_BYTES }), open, target)
}
