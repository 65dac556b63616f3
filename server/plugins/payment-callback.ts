import fp from 'fastify-plugin'
import type { Context } from '../lib/context'
import { type PaymentNotice, PaymentSignatureError } from '../ports/payment'

/** Where the payment provider reports: the same address for every provider, without the API prefix. */
export const NOTICE_PATH = '/pay/notify'

/** Books what a provider reported. Must be harmless when the same notice comes again. */
export type PaymentNoticeHandler = (ctx: Context, notice: PaymentNotice) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    /** Set once, by the module that keeps payments. */
    onPaymentNotice(handler: PaymentNoticeHandler): void
  }
}

/** Receives signed payment notices. A provider repeats a notice until it is answered with HTTP 200. */
export default fp(async (app) => {
  let handler: PaymentNoticeHandler | null = null
  app.decorate('onPaymentNotice', (given: PaymentNoticeHandler) => {
    handler = given
  })
  app.post(NOTICE_PATH, { schema: { hide: true } }, async (request, reply) => {
    try {
      const notice = app.ports.payment.verifyCallback({ headers: request.headers, body: request.body })
      if (!handler) return await reply.code(503).send({ status: 'unavailable' })
      await handler(request.ctx(), notice)
      return { status: 'ok' }
    } catch (error) {
      if (error instanceof PaymentSignatureError) return reply.code(401).send({ status: 'refused' })
      request.log.error({ err: error }, 'a payment notice could not be booked')
      return reply.code(500).send({ status: 'failed' })
    }
  })
})
