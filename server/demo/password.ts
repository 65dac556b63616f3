import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** The cashier is the only public page of the sandbox. */
const CASHIER = '/sandbox/cashier/:paymentId'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Returns the password of an `Authorization: Basic` header; the user name is ignored. */
function givenPassword(header: string | undefined): string {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/.exec(header ?? '')?.[1]
  const decoded = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString()
  return decoded.slice(decoded.indexOf(':') + 1)
}

/**
 * The outbox shows sign-in codes and the desk decides refunds, so they require the password when one is
 * configured.
 */
export function requirePassword(app: FastifyInstance): void {
  const { sandboxPassword } = app.config
  if (sandboxPassword === '') return
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url?.startsWith(CASHIER)) return
    if (timingSafeEqual(digest(givenPassword(request.headers.authorization)), digest(sandboxPassword))) return
    await reply.code(401).header('www-authenticate', 'Basic realm="sandbox", charset="UTF-8"').send()
  })
}
