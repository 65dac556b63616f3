import path from 'node:path'
import type { Config } from '../config'
import type { DatabaseClient } from '../db/client'
import { openSandboxPorts } from '../sandbox/ports'
import { systemClock } from './clock'
import { unavailablePayment } from './payment'
import type { Ports } from './ports'
import { localStorage } from './storage'
import { wechatLogin } from './wechat-login'

export interface OpenedPorts { ports: Ports; close(): Promise<void> }

/** The adapters that the configuration asks for. */
export async function openPorts(config: Config, database: DatabaseClient): Promise<OpenedPorts> {
  const storage = localStorage(path.join(config.dataDir, 'uploads'))
  if (config.isSandboxOn) return openSandboxPorts(config, database, storage)
  const ports: Ports = {
    clock: systemClock,
    storage,
    payment: unavailablePayment,
    messages: { send: async () => { throw new Error('No message provider is configured') } },
    social: config.social.wechatAppId && config.wechatAppSecret
      ? wechatLogin({ appId: config.social.wechatAppId, appSecret: config.wechatAppSecret })
      : { exchange: async () => null },
  }
  return { ports, close: async () => undefined }
}
