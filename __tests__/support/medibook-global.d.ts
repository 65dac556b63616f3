import type { AnswerOf, CallInput, EndpointName } from '../../contract/endpoint-types'

/** The real server for tests, created by server-environment.cjs. */
export interface MedibookRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers?: Record<string, string>
  query?: Record<string, string>
  payload?: unknown
  /** Session token, sent in the configured header. */
  session?: string
  /** Accept-Language. */
  lang?: string
}

export interface MedibookAnswer {
  statusCode: number
  headers: Record<string, string>
  body: string
  json(): { code: number; msg: string; data: unknown }
}

export interface Envelope<T = unknown> {
  code: number
  msg: string
  data: T
}

export interface CallOptions<N extends EndpointName> extends CallInput<N> {
  session?: string
  lang?: string
  headers?: Record<string, string>
}

export interface MedibookServer {
  inject(request: MedibookRequest | string): Promise<MedibookAnswer>
  /** Calls an endpoint of the contract. @returns the envelope */
  call<N extends EndpointName>(name: N, options?: CallOptions<N>): Promise<Envelope<AnswerOf<N>>>
  /**
   * The same for an address outside of the contract (the sandbox, probes). The caller specifies the type of
   * `data`.
   */
  call<T = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options?: {
      body?: unknown
      query?: Record<string, string>
      session?: string
      lang?: string
      headers?: Record<string, string>
    },
  ): Promise<Envelope<T>>
  /** `http://127.0.0.1:<port>`: the same server over HTTP. */
  origin: string
  url(path?: string): string
  clock: {
    now(): Date
    /** Advances the server's clock and runs the jobs due then. */
    advance(ms: number): Promise<void>
    reset(): Promise<void>
  }
  runDueJobs(): Promise<void>
  /** Sent SMS and e-mails, newest first; `createTime` is ISO text. */
  outbox(
    to?: string,
  ): Promise<
    { id: string; channel: string; to: string; text: string; code: string | null; createTime: string }[]
  >
  /** Rows as JSON: dates are ISO text. */
  query<T = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<T[]>
  /** Like `query`, with personal data as stored: encrypted. */
  stored<T = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<T[]>
  /** Opens a session for a user without a password. @returns the token */
  signIn(userId: string): Promise<string>
  /** Everything this server has logged. */
  log(): string
  close(): Promise<void>
  /** Live objects of the outer realm, for tests of the server's internals. */
  server: {
    app: import('fastify').FastifyInstance
    ports: import('../../server/ports/ports').Ports
    database: import('../../server/db/client').DatabaseClient
    /** Loads a module of the server in its own realm: `load<typeof import('…')>('lib/x.ts')`. */
    load<T>(relativePath: string): T
  }
}

declare global {
  /** A server on its own database, a copy of the seeded template. */
  var medibook: MedibookServer & {
    /**
     * Starts another server on the same database; `moduleFiles` (relative to server/) replace the real
     * modules.
     */
    startServer(env?: Record<string, string>, moduleFiles?: string[]): Promise<MedibookServer>
  }
}
