import { type Static, type TObject, type TSchema, Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type BinaryEndpoint,
  type Endpoint,
  type EndpointAuth,
  needsSession,
} from '../../contract/define-endpoint'
import type { Context, SessionUser } from './context'
import { once } from './idempotency'
import { requireEnterprise, requireUser } from './required-session'

export interface HandlerInput<Body, Query, Params> {
  body: Body
  query: Query
  params: Params
  ctx: Context
  request: FastifyRequest
  reply: FastifyReply
}

/** Like `HandlerInput`, for an endpoint that needs a session: `user` is set. */
export interface SignedInInput<Body, Query, Params> extends HandlerInput<Body, Query, Params> {
  user: SessionUser
}

export interface EndpointOptions {
  /** Applies the strict rate limit, for sign-in, codes and expensive calls. */
  isTight?: boolean
}

const envelopes = new WeakMap<TSchema, TSchema>()
/** Cached per data schema, so that all servers of the process share compiled validators. */
function envelopeOf(data: TSchema): TSchema {
  const known = envelopes.get(data)
  if (known) return known
  const envelope = Type.Object({ code: Type.Integer(), msg: Type.String(), data })
  envelopes.set(data, envelope)
  return envelope
}

/**
 * Registers one endpoint of the contract: schemas, session check, tags and prefix come from its definition.
 * `handler` returns the envelope's `data`; refusals are thrown as AppError. Properties missing in the data
 * schema are never sent.
 */
export function registerEndpoint<
  Data extends TSchema,
  Body extends TSchema,
  Query extends TObject,
  Params extends TObject,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Data, Body, Query, Params>,
  handler: (
    input: SignedInInput<Static<Body>, Static<Query>, Static<Params>>,
  ) => Promise<Static<Data>> | Static<Data>,
  options: EndpointOptions = {},
): void {
  app.route({
    ...routeOf(app, endpoint, options),
    handler: async (request, reply) => {
      const data = await handler(inputOf<Body, Query, Params>(endpoint.auth, request, reply))
      return { code: 0, msg: request.text('ok'), data }
    },
  })
}

/**
 * Registers a write with an idempotency key. `write` runs in a transaction, once per key, and returns the id
 * of the written row; `read` produces the answer, also for a repetition. Only the id is stored with the key.
 */
export function registerOnce<
  Data extends TSchema,
  Body extends TSchema & { static: { idempotencyKey: string } },
  Query extends TObject,
  Params extends TObject,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Data, Body, Query, Params>,
  work: {
    write: (input: SignedInInput<Static<Body>, Static<Query>, Static<Params>>) => Promise<string>
    read: (
      input: SignedInInput<Static<Body>, Static<Query>, Static<Params>>,
      id: string,
    ) => Promise<Static<Data>>
  },
): void {
  registerEndpoint(app, endpoint, async (input) => {
    const request: { idempotencyKey: string } = input.body
    const { id } = await once(
      input.ctx,
      { userId: input.user.id, scope: endpoint.path, key: request.idempotencyKey, request },
      async (ctx) => ({ id: await work.write({ ...input, ctx }) }),
    )
    return work.read(input, id)
  })
}

/** A file returned by an endpoint. Browsers suggest its name for saving. */
export interface BinaryAnswer {
  bytes: Buffer
  fileName: string
}

/**
 * Registers an endpoint that returns a file: bytes with a type and a name, never cached. Refusals are
 * envelopes, as everywhere.
 */
export function registerBinary<Query extends TObject, Params extends TObject>(
  app: FastifyInstance,
  endpoint: BinaryEndpoint<Query, Params>,
  handler: (input: SignedInInput<unknown, Static<Query>, Static<Params>>) => Promise<BinaryAnswer>,
): void {
  app.route({
    // Rendering a file takes a hundred times longer than an answer from the database.
    ...routeOf(app, endpoint, { isTight: true }),
    handler: async (request, reply) => {
      const { bytes, fileName } = await handler(
        inputOf<TSchema, Query, Params>(endpoint.auth, request, reply),
      )
      return reply
        .type(endpoint.binary.contentType)
        .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`)
        .send(bytes)
    },
  })
}

/** Builds a route from its contract, without a handler. */
export function routeOf(app: FastifyInstance, endpoint: Endpoint, options: EndpointOptions) {
  return {
    method: endpoint.method,
    url: `${app.config.apiPrefix}${endpoint.path}`,
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.tag],
      ...(endpoint.source === 'extension'
        ? { description: 'Extension: not in the list of calls the product was given.' }
        : {}),
      ...(needsSession(endpoint.auth) ? { security: [{ session: [] }] } : {}),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: {
        200: endpoint.binary
          ? { description: 'The file', content: { [endpoint.binary.contentType]: { schema: endpoint.data } } }
          : envelopeOf(endpoint.data),
      },
    },
    config: { auth: endpoint.auth, isTight: options.isTight ?? false },
  }
}

function inputOf<Body extends TSchema, Query extends TObject, Params extends TObject>(
  auth: EndpointAuth,
  request: FastifyRequest,
  reply: FastifyReply,
): SignedInInput<Static<Body>, Static<Query>, Static<Params>> {
  return {
    body: request.body as Static<Body>,
    query: request.query as Static<Query>,
    params: request.params as Static<Params>,
    ctx: request.ctx(),
    request,
    reply,
    // Without a session `user` is missing although the type has it: handlers with `auth: 'none'` use `ctx.user`.
    user: sessionFor(auth, request) as SessionUser,
  }
}

function sessionFor(auth: EndpointAuth, request: FastifyRequest): SessionUser | null {
  if (auth === 'user') return requireUser(request)
  if (auth === 'enterprise') return requireEnterprise(request)
  return request.sessionUser
}
