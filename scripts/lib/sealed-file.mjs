// Files that are encrypted and authenticated in pieces (AES-256-GCM), so that they need not fit into memory.
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

/** The name of a key, as the server names it (server/lib/seal.ts). */
const keyIdOf = (key) =>
  createHmac('sha256', key).update('medibook key id').digest('hex').slice(0, KEY_ID_BYTES)
const fileKeyOf = (key, salt) => Buffer.from(hkdfSync('sha256', key, salt, 'medibook backup', 32))

/** Its number keeps pieces in their order, its last byte says which one is the end: nothing can be cut off or moved. */
function nonceOf(index, isLast) {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Gathers bytes into pieces of `size` and passes each to `work` with its number and whether it is the last one. */
function inPieces(size, work) {
  let held = Buffer.alloc(0)
  let index = 0
  return new Transform({
    transform(part, _encoding, done) {
      try {
        held = held.length === 0 ? part : Buffer.concat([held, part])
        // one piece is kept back: only at the end it is known which one is the last
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
 * Writes a stream to a file that only the key opens.
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
 * Opens such a file.
 *
 * @param {string} file
 * @param {Buffer[]} keys any of which may be the file's
 * @param {import('node:stream').Writable} target gets authentic bytes only, and is destroyed when a piece is not
 * @throws when it is no such file, its key is missing, or it was changed or cut off
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
