import path from 'node:path'
import type { Config } from '../config'
import type { DatabaseClient } from '../db/client'
import { openSandboxPorts } from '../sandbox/ports'
import type { Ports } from './ports'
import { localStorage } from './storage'

export interface OpenedPorts {
  ports: Ports
  close(): Promise<void>
}

/**
 * Opens the adapters selected by the configuration. Provider libraries are large (payment and storage
 * together about 80 MB, and a second of start-up), so they are loaded only when used; by `require`, because
 * `import()` does not resolve them where tests load the server.
 */
export async function openPorts(config: Config, database: DatabaseClient): Promise<OpenedPorts> {
  const storage = config.s3
    ? (require('./s3-storage') as typeof import('./s3-storage')).s3Storage(config.s3)
    : localStorage(path.join(config.dataDir, 'uploads'))
  if (config.isSandboxOn) return openSandboxPorts(config, database, storage)
  const { providerPorts } = require('./provider-ports') as typeof import('./provider-ports')
  return { ports: providerPorts(config, database, storage), close: async () => undefined }
}
