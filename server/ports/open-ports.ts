import path from 'node:path'
import type { Config } from '../config'
import type { DatabaseClient } from '../db/client'
import type { Ports } from './ports'
import { localStorage, type StoragePort } from './storage'

export interface OpenedPorts {
  ports: Ports
  close(): Promise<void>
}

/** Opens the file storage: object storage if configured, else a folder. */
export const openStorage = (config: Config): StoragePort =>
  config.s3
    ? (require('./s3-storage') as typeof import('./s3-storage')).s3Storage(config.s3)
    : localStorage(path.join(config.dataDir, 'uploads'))

/**
 * Opens the adapters to the configured providers. Provider libraries are large (payment and storage together
 * about 80 MB, and a second of start-up), so they are loaded only when used; by `require`, because `import()`
 * does not resolve them where tests load the server.
 */
export async function openPorts(config: Config, database: DatabaseClient): Promise<OpenedPorts> {
  const { providerPorts } = require('./provider-ports') as typeof import('./provider-ports')
  return { ports: providerPorts(config, database, openStorage(config)), close: async () => undefined }
}
