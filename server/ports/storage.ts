import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

export interface StoredFile { key: string; contentType: string; bytes: Buffer }

export interface StoragePort {
  /** Keeps the bytes under a new unguessable key that ends in `extension`. @returns the key */
  put(bytes: Buffer, extension: string): Promise<string>
  /** @returns null when there is no such key */
  get(key: string): Promise<Buffer | null>
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{1,5}$/

/** Files in a folder of this machine. */
export function localStorage(folder: string): StoragePort {
  return {
    async put(bytes, extension) {
      const name = createHash('sha256').update(randomBytes(32)).digest('hex').slice(0, 32)
      const key = `${name.slice(0, 2)}/${name}.${extension}`
      if (!KEY.test(key)) throw new Error(`"${extension}" is not a file extension`)
      const file = path.join(folder, key)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(file, bytes, { flag: 'wx' })
      return key
    },
    async get(key) {
      // The pattern is also what keeps a key from climbing out of the folder.
      if (!KEY.test(key)) return null
      return readFile(path.join(folder, key)).catch(() => null)
    },
  }
}
