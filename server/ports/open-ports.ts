import path from 'node:path'
import type { Config } from '../config'
import type { DatabaseClient } from '../db/client'
import { openSandboxPorts } from '../sandbox/ports'
import { systemClock } from './clock'
import { providerMessages } from './provider-messages'
import type { Ports } from './ports'
import { providerPayments } from './providers/payments'
import { socialProviders } from './social-providers'
import { localStorage } from './storage'
import { unavailableWechat, wechatPlatform } from './wechat-platform'

export interface OpenedPorts { ports: Ports; close(): Promise<void> }

/** The adapters that the configuration asks for. */
export async function openPorts(config: Config, database: DatabaseClient): Promise<OpenedPorts> {
  // Its library is large: a server that keeps files itself does without.
  const storage = config.s3 ? (await import('./s3-storage')).s3Storage(config.s3) : localStorage(path.join(config.dataDir, 'uploads'))
  if (config.isSandboxOn) return openSandboxPorts(config, database, storage)
  const ports: Ports = {
    clock: systemClock,
    storage,
    payment: providerPayments(config),
    messages: providerMessages(config),
    social: socialProviders(config),
    wechat: config.social.wechatAppId || config.wechatH5AppId ? wechatPlatform({ db: database.db, clock: systemClock, config }) : unavailableWechat,
  }
  return { ports, close: async () => undefined }
}
