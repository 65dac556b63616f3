import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { codes } from '../../contract/constants/codes'
import { payTypes, type PayType } from '../../contract/constants/enums'
import { otherPaths } from '../../contract/constants/paths'
import { AppError } from '../lib/app-error'
import type { Context } from '../lib/context'
import { PaymentSignatureError, type PaymentNotice, type RefundNotice } from '../ports/payment'

/** Records a provider's report. Must be idempotent, because notifications may be repeated. */
export type PaymentNoticeHandler = (ctx: Context, notice: PaymentNotice | RefundNotice) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    /** Set once by the payments module. */
    onPaymentNotice(handler: PaymentNoticeHandler): void
  }
}

type Outcome = 'ok' | 'refused' | 'failed' | 'unavailable'

const STATUS: Record<Outcome, number> = { ok: 200, refused: 401, failed: 500, unavailable: 503 }

/** Acknowledges a notification in the format of its provider. */
function answer(reply: FastifyReply, provider: PayType | null, outcome: Outcome): FastifyReply {
  void reply.code(STATUS[outcome])
  if (provider === 'alipay')
    return reply.type('text/plain; charset=utf-8').send(outcome === 'ok' ? 'success' : 'fail')
  if (provider === 'wechat')
    return reply.send(
      outcome === 'ok' ? { code: 'SUCCESS', message: '' } : { code: 'FAIL', message: outcome },
    )
  return reply.send({ status: outcome })
}

/** Receives signed payment notifications. Providers repeat them until they are answered with HTTP 200. */
export default fp(async (app) => {
  let handler: PaymentNoticeHandler | null = null
  app.decorate('onPaymentNotice', (given: PaymentNoticeHandler) => {
    handler = given
  })

  const receive = async (
    request: FastifyRequest,
    reply: FastifyReply,
    provider: PayType | null,
  ): Promise<FastifyReply> => {
    try {
      const notice = app.ports.payment.verifyCallback({
        provider,
        headers: request.headers,
        rawBody: typeof request.body === 'string' ? request.body : '',
      })
      if (!handler) return answer(reply, provider, 'unavailable')
      if (notice) await handler(request.ctx(), notice)
      return answer(reply, provider, 'ok')
    } catch (error) {
      if (error instanceof PaymentSignatureError) return answer(reply, provider, 'refused')
      if (error instanceof AppError && error.code === codes.notFound) {
        // The signature is valid, but the payment belongs to another system of the same merchant. A
        // repetition would not help, and the answer reveals nothing about our payments.
        request.log.warn('a payment notice about a payment that was never started here')
        return answer(reply, provider, 'ok')
      }
      request.log.error({ err: error }, 'a payment notice could not be booked')
      return answer(reply, provider, 'failed')
    }
  }

  await app.register(async (scope) => {
    // The signature covers the raw bytes, so the body must not be parsed before it is verified.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(otherPaths.paymentNotice, { schema: { hide: true } }, (request, reply) =>
      receive(request, reply, null),
    )
    for (const provider of payTypes)
      scope.post(`${otherPaths.paymentNotice}/${provider}`, { schema: { hide: true } }, (request, reply) =>
        receive(request, reply, provider),
      )
  })
})
