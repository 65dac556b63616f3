import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

export interface PutOptions {
  /** Ending of the key: what kind of file it is. */
  extension: string
  contentType: string
  /** Private files are sent only to who may see them. */
  isPrivate?: boolean
}

/** A form for sending a file straight to the storage. */
export interface DirectForm {
  url: string
  fields: Record<string, string>
}

export interface StoragePort {
  /** Keeps the bytes under a new unguessable key. @returns the key: `[private/]ab/<32 hex>.<extension>` */
  put(bytes: Buffer, options: PutOptions): Promise<string>
  /** @returns null when there is no such key */
  get(key: string): Promise<Buffer | null>
  /** Harmless when there is no such key. */
  remove(key: string): Promise<void>
  /** Where clients send files when that is not this server; null: they are sent here. `prefix` is a folder of its own for one permission. */
  directForm(of: { prefix: string; maxBytes: number; seconds: number }): Promise<DirectForm | null>
  /** Takes a file that was sent by a form out of its folder. @returns null when there is none, or it is too large */
  takeIncoming(of: { prefix: string; name: string; maxBytes: number }): Promise<Buffer | null>
}

const KEY = /^(?:private\/)?[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{1,5}$/
const EXTENSION = /^[a-z0-9]{1,5}$/

/** A key that nobody can guess. @throws when `extension` is not one */
export function newFileKey(extension: string, isPrivate = false): string {
  if (!EXTENSION.test(extension)) throw new Error(`"${extension}" is not a file extension`)
  const name = randomBytes(16).toString('hex')
  return `${isPrivate ? 'private/' : ''}${name.slice(0, 2)}/${name}.${extension}`
}

/** Files in a folder of this machine. */
export function localStorage(folder: string): StoragePort {
  return {
    async put(bytes, { extension, isPrivate }) {
      const key = newFileKey(extension, isPrivate)
      const file = path.join(folder, key)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(file, bytes, { flag: 'wx', mode: 0o600 })
      return key
    },
    async get(key) {
      // The pattern is also what keeps a key from climbing out of the folder.
      if (!KEY.test(key)) return null
      return readFile(path.join(folder, key)).catch(() => null)
    },
    async remove(key) {
      if (KEY.test(key)) await rm(path.join(folder, key), { force: true })
    },
    directForm: async () => null,
    takeIncoming: async () => null,
  }
}
