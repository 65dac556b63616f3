import type { Static, TObject, TSchema } from '@sinclair/typebox'

/** Who may call: everyone, a signed-in user, or a signed-in member of an enterprise. */
export type EndpointAuth = 'none' | 'user' | 'enterprise'

export interface Endpoint<Data extends TSchema = TSchema, Body extends TSchema = TSchema, Query extends TObject = TObject, Params extends TObject = TObject> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify style, without the configured prefix: `/mall/api/ma/goodsspu/booking/:id`. */
  readonly path: string
  readonly auth: EndpointAuth
  /** `spec`: named in the specification's list of calls; `extension`: needed by the client and named in the same style. */
  readonly source: 'spec' | 'extension'
  readonly summary: string
  readonly tag: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Schema of the envelope's `data`. */
  readonly data: Data
  /** A write that carries `idempotencyKey` in its body: the same key by the same user answers what the first call answered. */
  readonly isIdempotent?: boolean
}

/** Keeps the literal schema types, so that `DataOf`, `BodyOf` and `QueryOf` can be read from an endpoint. */
export function defineEndpoint<Data extends TSchema, Body extends TSchema = TSchema, Query extends TObject = TObject, Params extends TObject = TObject>(
  endpoint: Endpoint<Data, Body, Query, Params>
): Endpoint<Data, Body, Query, Params> {
  return endpoint
}

export type DataOf<E> = E extends Endpoint<infer D, infer _B, infer _Q, infer _P> ? Static<D> : never
export type BodyOf<E> = E extends Endpoint<infer _D, infer B, infer _Q, infer _P> ? Static<B> : never
export type QueryOf<E> = E extends Endpoint<infer _D, infer _B, infer Q, infer _P> ? Static<Q> : never
