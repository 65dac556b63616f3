import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

export interface PutOptions {
  /** File extension of the key, which states the type of the file. */
  extension: string
  contentType: string
  /** Private files are sent to authorised users only. */
  isPrivate?: boolean
}

/** A form for uploading a file directly to the storage. */
export interface DirectForm {
  url: string
  fields: Record<string, string>
}

export interface StoragePort {
  /** Stores the bytes under a new unguessable key. @returns the key: `[private/]ab/<32 hex>.<extension>` */
  put(bytes: Buffer, options: PutOptions): Promise<string>
  /** @returns null for an unknown key */
  get(key: string): Promise<Buffer | null>
  /** Does nothing for an unknown key. */
  remove(key: string): Promise<void>
  /**
   * The upload target of clients when it is not this server, else null. `prefix` is the folder of one
   * permission.
   */
  directForm(of: { prefix: string; maxBytes: number; seconds: number }): Promise<DirectForm | null>
  /**
   * Removes an uploaded file from its folder and returns it.
   * @returns null when it does not exist or is too large
   */
  takeIncoming(of: { prefix: string; name: string; maxBytes: number }): Promise<Buffer | null>
}

const KEY = /^(?:private\/)?[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{1,5}$/
const EXTENSION = /^[a-z0-9]{1,5}$/

/** Generates an unguessable key. @throws when `extension` is invalid */
export function newFileKey(extension: string, isPrivate = false): string {
  if (!EXTENSION.test(extension)) throw new Error(`"${extension}" is not a file extension`)
  const name = randomBytes(16).toString('hex')
  return `${isPrivate ? 'private/' : ''}${name.slice(0, 2)}/${name}.${extension}`
}

/** Stores files in a local folder. */
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
      // The pattern also prevents path traversal.
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
