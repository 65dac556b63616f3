import type { Config } from '../config'
import type { DatabaseClient } from '../db/client'
import { systemClock } from './clock'
import { unchecked } from './content-check'
import type { Ports } from './ports'
import { providerMessages } from './provider-messages'
import { providerPayments } from './providers/payments'
import { socialProviders } from './social-providers'
import type { StoragePort } from './storage'
import { wechatContentCheck } from './wechat-content'
import { unavailableWechat, wechatPlatform } from './wechat-platform'

/**
 * The real adapters of all configured providers.
 * @public required by open-ports.ts, so that the sandbox loads no provider
 */
export const providerPorts = (config: Config, database: DatabaseClient, storage: StoragePort): Ports => ({
  clock: systemClock,
  storage,
  payment: providerPayments(config),
  messages: providerMessages(config),
  social: socialProviders(config),
  wechat:
    config.social.wechatAppId || config.wechatH5AppId
      ? wechatPlatform({ db: database.db, clock: systemClock, config })
      : unavailableWechat,
  content: config.social.wechatAppId
    ? wechatContentCheck({ db: database.db, clock: systemClock, config }, config.wechatPush)
    : unchecked,
})
