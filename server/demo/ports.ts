import type { Config } from '../config'
import type { DatabaseClient } from '../db/client'
import type { OpenedPorts } from '../ports/open-ports'
import type { Ports } from '../ports/ports'
import type { StoragePort } from '../ports/storage'
import { openSandboxClock, type SandboxClock } from './clock'
import { sandboxContentCheck } from './content-check'
import { createOutbox, type Outbox } from './outbox'
import { createSandboxPayment, type SandboxPayment } from './payment'
import { createSandboxSocial, type SandboxSocial } from './social-login'
import { sandboxWechat } from './wechat-platform'

export interface SandboxPorts extends Ports {
  clock: SandboxClock
  payment: SandboxPayment
  messages: Outbox
  social: SandboxSocial
}

/** Adapters that need no account at a provider. */
export async function openSandboxPorts(
  config: Config,
  database: DatabaseClient,
  storage: StoragePort,
): Promise<OpenedPorts & { ports: SandboxPorts }> {
  const clock = await openSandboxClock(database)
  const messages = createOutbox(database, clock)
  const ports: SandboxPorts = {
    clock,
    storage,
    payment: createSandboxPayment(config, database, clock),
    messages,
    social: createSandboxSocial(config, clock),
    wechat: sandboxWechat(messages),
    content: sandboxContentCheck,
  }
  return { ports, close: () => clock.close() }
}

export function isSandboxPorts(ports: Ports): ports is SandboxPorts {
  return 'advance' in ports.clock
}
