import path from 'node:path'
import type { ServerParts } from '../app/create-server'
import type { Config } from '../config'
import type { DatabaseClient } from '../db/client'
import { type OpenedPorts, openPorts, openStorage } from '../ports/open-ports'
import type { Ports } from '../ports/ports'
import { isSandboxPorts, openSandboxPorts } from './ports'
import sandbox from './routes'

/**
 * Opens the ports that the configuration selects: those of the sandbox, which need no external accounts, or
 * those of the providers.
 */
export function openChosenPorts(config: Config, database: DatabaseClient): Promise<OpenedPorts> {
  return config.isSandboxOn
    ? openSandboxPorts(config, database, openStorage(config))
    : openPorts(config, database)
}

/**
 * What the demo adds to a server: its pictures and, with the sandbox's ports, the pages that simulate
 * external services.
 */
export function demoParts(ports: Ports): Pick<ServerParts, 'assetFolder' | 'extras'> {
  return {
    assetFolder: path.join(__dirname, 'assets'),
    extras: isSandboxPorts(ports) ? [(app) => sandbox(app, { ports })] : [],
  }
}
