import { type Static, type TObject, type TSchema, type TString, Type } from '@sinclair/typebox'

/**
 * Who may call, and which credentials a call sends:
 * - `anonymous`: everyone; neither app id nor session is sent
 * - `none`: everyone; a session is sent if there is one and may change the answer
 * - `user`: a signed-in user
 * - `enterprise`: a signed-in member of an enterprise
 */
export type EndpointAuth = 'anonymous' | 'none' | 'user' | 'enterprise'

/** Whether a call without a session is refused. */
export const needsSession = (auth: EndpointAuth): auth is 'user' | 'enterprise' =>
  auth === 'user' || auth === 'enterprise'

export interface Endpoint<
  Data extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Query extends TObject = TObject,
  Params extends TObject = TObject,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify syntax, without the configured prefix: `/mall/api/ma/goodsspu/booking/:id`. */
  readonly path: string
  readonly auth: EndpointAuth
  /** `spec`: listed in the specification; `extension`: added for the client, named in the same style. */
  readonly source: 'spec' | 'extension'
  readonly summary: string
  readonly tag: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Schema of the envelope's `data`; of the whole body where `binary` is set. */
  readonly data: Data
  /** Answers the bytes of a file of this type instead of an envelope; a refusal still has an envelope. */
  readonly binary?: { readonly contentType: string }
  /** A write with `idempotencyKey` in its body: the same key from the same user returns the first call's answer. */
  readonly isIdempotent?: boolean
}

/** Preserves the literal schema types, so that `DataOf`, `BodyOf` and `QueryOf` can be inferred from an endpoint. */
export function defineEndpoint<
  Data extends TSchema,
  Body extends TSchema = TSchema,
  Query extends TObject = TObject,
  Params extends TObject = TObject,
>(endpoint: Endpoint<Data, Body, Query, Params>): Endpoint<Data, Body, Query, Params> {
  return endpoint
}

/** An endpoint that answers a file. */
export type BinaryEndpoint<Query extends TObject = TObject, Params extends TObject = TObject> = Endpoint<
  TString,
  TSchema,
  Query,
  Params
> & { readonly binary: { readonly contentType: string } }

/** Defines a GET that answers a file instead of an envelope. */
export function defineBinary<Query extends TObject = TObject, Params extends TObject = TObject>(
  endpoint: Omit<Endpoint<TString, TSchema, Query, Params>, 'data' | 'method' | 'body' | 'binary'> & {
    readonly contentType: string
  },
): BinaryEndpoint<Query, Params> {
  const { contentType, ...rest } = endpoint
  return {
    ...rest,
    method: 'GET',
    data: Type.String({ contentMediaType: contentType, description: 'The bytes of the file' }),
    binary: { contentType },
  }
}

export type DataOf<E> = E extends Endpoint<infer D, infer _B, infer _Q, infer _P> ? Static<D> : never
export type BodyOf<E> = E extends Endpoint<infer _D, infer B, infer _Q, infer _P> ? Static<B> : never
export type QueryOf<E> = E extends Endpoint<infer _D, infer _B, infer Q, infer _P> ? Static<Q> : never
