import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { codes } from '../../contract/constants/codes'
import { isDatabaseBusy } from '../db/client'
import { AppError } from '../lib/app-error'
import { languageOf } from '../lib/language'
import { messageText } from '../lib/messages'
import { InputError } from '../lib/validation'

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the answer; 0 unless the call was refused or failed. */
    refusalCode: number
  }
}

interface Envelope {
  code: number
  msg: string
  data: unknown
}

/** A route's answer schema describes success only, so a refusal bypasses the serializer. */
function answer(reply: FastifyReply, httpStatus: number, envelope: Envelope): FastifyReply {
  reply.refusalCode = envelope.code
  return reply
    .code(httpStatus)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(envelope)
}

/**
 * Answers a malformed address (bad escapes, an overlong parameter), which Fastify refuses before routing, so
 * that there is no route, language or hook.
 */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const msg = messageText('badInput', languageOf(request.headers['accept-language']))
  void answer(reply, error.statusCode ?? 400, { code: codes.badInput, msg, data: null })
}

/** Answers every failure with an envelope that contains no stack, no SQL and no input. */
export default fp(async (app) => {
  app.decorateReply('refusalCode', 0)
  app.setErrorHandler((error: FastifyError | Error, request, reply) => handle(error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    answer(reply, 404, { code: codes.notFound, msg: request.text('notFound'), data: null }),
  )
})

function handle(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError) {
    return answer(reply, 200, {
      code: error.code,
      msg: request.text(error.key, error.params),
      data: error.data,
    })
  }
  if (error instanceof InputError) {
    const [first] = error.problems
    return answer(reply, 200, {
      code: codes.badInput,
      msg: request.text('badInput'),
      data: { ...first, part: error.part, fields: error.problems },
    })
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status === 429) {
    const seconds = Number(reply.getHeader('retry-after') ?? 60)
    return answer(reply, 429, {
      code: codes.rateLimited,
      msg: request.text('rateLimited', { seconds }),
      data: { retryAfterSeconds: seconds },
    })
  }
  if (status === 413)
    return answer(reply, 413, { code: codes.badInput, msg: request.text('tooLarge'), data: null })
  if (status >= 400 && status < 500)
    return answer(reply, status, { code: codes.badInput, msg: request.text('badInput'), data: null })
  if (isDatabaseBusy(error)) {
    request.log.warn(
      { err: error, path: request.routeOptions.url },
      'no connection to the database, or it was lost',
    )
    return answer(reply, 200, { code: codes.systemBusy, msg: request.text('systemBusy'), data: null })
  }
  request.log.error({ err: error }, 'request failed')
  return answer(reply, 200, {
    code: codes.systemError,
    msg: request.text('systemError'),
    data: { reference: request.id },
  })
}
