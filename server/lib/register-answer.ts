import type { Static, TObject, TSchema } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../contract/constants/enums'
import { type Endpoint, needsSession } from '../../contract/define-endpoint'
import { acceptedEncoding } from './accepted-encoding'
import type { KeptAnswer } from './answer-cache'
import type { Context } from './context'
import { messageText } from './messages'
import { routeOf } from './register-endpoint'

/** Context of an answer that does not depend on the user: it has no account and cannot write. */
export interface PublicContext extends Context {
  user: null
}

interface PublicInput<Query, Params> {
  ctx: PublicContext
  query: Query
  params: Params
}

interface AnswerOptions<Query> {
  /** False for a query that is unlikely to be repeated; its answer is not cached. */
  isKept?: (query: Query) => boolean
}

/** Cache key of an answer. */
export const answerKey = (lang: Language, url: string): string => `${lang} ${url}`

const keyOf = (request: FastifyRequest): string => answerKey(request.lang, request.url)

const VARY = 'Accept-Language, Accept-Encoding'

/** Sends an answer, or 304 when the client has it. */
async function send(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): Promise<FastifyReply> {
  const other = reply.getHeader('vary')
  reply.headers({
    'cache-control': 'no-cache',
    vary: other === undefined ? VARY : `${String(other)}, ${VARY}`,
    etag: answer.etag,
  })
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  const encoding = acceptedEncoding(request)
  const compressed = encoding && (await answer.compressed(encoding))
  return compressed ? reply.header('content-encoding', encoding).send(compressed) : reply.send(answer.body)
}

/**
 * Registers an endpoint whose answer depends on address and language only. It is cached until a table that it
 * was read from changes (docs/adr/0026-kept-answers.md); a cached answer is sent before its input is
 * validated. `handler` gets no account and no request, so that an answer cannot contain personal data.
 * @throws Error for an endpoint that needs a session or writes
 */
export function registerAnswer<Data extends TSchema, Query extends TObject, Params extends TObject>(
  app: FastifyInstance,
  endpoint: Endpoint<Data, TSchema, Query, Params>,
  handler: (input: PublicInput<Static<Query>, Static<Params>>) => Promise<Static<Data>> | Static<Data>,
  { isKept }: AnswerOptions<Static<Query>> = {},
): void {
  if (endpoint.method !== 'GET' || needsSession(endpoint.auth))
    throw new Error(`${endpoint.path} is not the same for everybody`)
  const route = routeOf(app, endpoint, {})
  app.route({
    ...route,
    config: { ...route.config, isPublic: true },
    // Runs after the rate limits and before the input is parsed.
    preParsing: (request, reply, _payload, done) => {
      const kept = app.answers.find(keyOf(request))
      // An answer that is sent here ends the request; `done` continues it.
      if (kept) send(request, reply, kept).catch((error: Error) => done(error))
      else done()
    },
    handler: async (request, reply) => {
      const query = request.query as Static<Query>
      const params = request.params as Static<Params>
      const make = async () => {
        const { ctx, tables } = app.answers.contextFor(request.lang)
        const data = await handler({ ctx, query, params })
        const envelope = { code: 0, msg: messageText('ok', request.lang), data }
        return { body: reply.serialize(envelope) as string, tables: tables() }
      }
      const answer = await app.answers.get(isKept?.(query) === false ? null : keyOf(request), make)
      return send(request, reply, answer)
    },
  })
}
