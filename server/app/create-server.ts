import { randomUUID } from 'node:crypto'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyRequest,
} from 'fastify'
import type { Language } from '../../contract/constants/enums'
import type { Config } from '../config'
import { trustProxyOption } from '../config-proxy'
import type { DatabaseClient } from '../db/client'
import { readReplica, type ReadReplica } from '../db/read-replica'
import type { Context, SessionUser } from '../lib/context'
import { deleteOldIdempotencyKeys } from '../lib/idempotency'
import { createJobs, type Jobs } from '../lib/jobs'
import { loggerOptions } from '../lib/logger'
import { createMeasures, type Measures } from '../lib/measures'
import { serializerCompiler } from '../lib/serialization'
import { deleteExpiredSessions } from '../lib/session'
import { validatorCompiler } from '../lib/validation'
import { createWiring, type Wire, type Wiring } from '../lib/wiring'
import answers from '../plugins/answers'
import cleanPaths from '../plugins/clean-paths'
import compression from '../plugins/compression'
import errors, { refuseAddress } from '../plugins/errors'
import firstScreen from '../plugins/first-screen'
import health from '../plugins/health'
import mapTiles from '../plugins/map-tiles'
import metrics from '../plugins/metrics'
import openapi from '../plugins/openapi'
import paymentCallback from '../plugins/payment-callback'
import pictures from '../plugins/pictures'
import security from '../plugins/security'
import session from '../plugins/session'
import staticFiles from '../plugins/static-files'
import tracing from '../plugins/tracing'
import type { Ports } from '../ports/ports'
import { contexts } from './contexts'
import { wires } from './wires'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    db: DatabaseClient['db']
    pool: DatabaseClient['pool']
    /** Connection string for dedicated LISTEN connections; it bypasses a connection pooler. */
    directDatabaseUrl: string
    /** Serves catalogue reads; null without DATABASE_READ_URL. */
    replica: ReadReplica | null
    ports: Ports
    jobs: Jobs
    measures: Measures
    wiring: Wiring
    /** Creates a context for a request, or for work outside of one. */
    contextFor(of?: { lang?: Language; user?: SessionUser | null; log?: FastifyBaseLogger }): Context
  }
}

export interface ServerParts {
  config: Config
  database: DatabaseClient
  /** Read-only replica; reads go to the database itself when absent. */
  readDatabase?: DatabaseClient | null
  ports: Ports
  /** Contexts to register; all of them when absent. */
  modules?: readonly FastifyPluginAsync[]
  /** Implementations that modules provide to each other; those of production when absent. */
  wires?: readonly Wire[]
  /** Registered beside the modules: simulations of external services. */
  extras?: readonly FastifyPluginAsync[]
  /** Folder served under /assets; none when absent. */
  assetFolder?: string
  /** Destination of the log; standard output when absent. */
  logStream?: NodeJS.WritableStream
}

const BODY_LIMIT_BYTES = 1024 * 1024

const HEADERS_TIMEOUT_MS = 60_000

const REQUEST_ID = /^[\w-]{8,64}$/

const VERSION_CODE = /^\d{1,9}$/

/** Creates Fastify with its request limits and its parsing, validation and serialisation of bodies. */
function bareServer({ config, logStream }: ServerParts): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(config, logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustProxyOption(config.trustProxy),
    // Covers the arrival of headers and body only, because answers such as event streams have no time limit.
    requestTimeout: config.requestTimeoutMs,
    // Node swaps the two limits when the limit for headers is the longer one.
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, config.requestTimeoutMs),
      connectionsCheckingInterval: Math.ceil(config.requestTimeoutMs / 4),
    },
    requestIdHeader: false,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
    frameworkErrors: refuseAddress,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    logController: new LogController({ disableRequestLogging: true }),
  })

  // WeChat sends a JSON content type with every request, including requests without a body
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : readJson(request, body as string, done),
  )
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  return app
}

function decorate(app: FastifyInstance, parts: ServerParts): void {
  const { config, database, ports } = parts
  app.decorate('config', config)
  app.decorate('db', database.db)
  app.decorate('pool', database.pool)
  app.decorate('directDatabaseUrl', database.directUrl)
  const replica = parts.readDatabase
    ? readReplica(database.pool, parts.readDatabase.pool, (error) =>
        app.log.warn({ err: error }, 'the replica does not answer: reading from the database itself'),
      )
    : null
  app.decorate('replica', replica)
  app.decorate('ports', ports)
  const wiring = createWiring(parts.wires ?? wires)
  app.decorate('wiring', wiring)
  app.decorate(
    'contextFor',
    (of: { lang?: Language; user?: SessionUser | null; log?: FastifyBaseLogger } = {}): Context => ({
      db: database.db,
      readDb: replica?.db ?? database.db,
      config,
      ports,
      wiring,
      log: of.log ?? app.log,
      lang: of.lang ?? 'zh-Hant',
      user: of.user ?? null,
      now: () => ports.clock.now(),
    }),
  )
  app.decorate('measures', createMeasures())
  app.decorate('jobs', createJobs(app, database.sessions))
}

/** The client's version code, logged to show whether a newer version has fixed a fault. */
function appVersionOf({ headers }: FastifyRequest): { appVersion?: string } {
  const given = headers['app-version']
  return typeof given === 'string' && VERSION_CODE.test(given) ? { appVersion: given } : {}
}

/** Adds the headers of every answer and one log line per call. */
function addHooks(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // A keep-alive connection would delay the shutdown, which waits for open connections.
    if (isClosing) reply.header('connection', 'close')
    if (request.routeOptions.config?.auth !== undefined && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config?.auth === undefined) return
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url,
        statusCode: reply.statusCode,
        answer: reply.refusalCode,
        ms: Math.round(reply.elapsedTime),
        ...appVersionOf(request),
      },
      'call',
    )
  })
}

function registerJobs(app: FastifyInstance): void {
  app.jobs.register({
    name: 'deleteExpiredSessions',
    everyMs: 600_000,
    run: (ctx) => deleteExpiredSessions(ctx.db, ctx.now()),
  })
  app.jobs.register({
    name: 'deleteOldIdempotencyKeys',
    everyMs: 3_600_000,
    run: (ctx) => deleteOldIdempotencyKeys(ctx),
  })
}

/**
 * Builds the server. Production and tests differ only in the parts that they pass. Closing the server stops
 * its jobs; the caller closes the database and the ports.
 */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config } = parts
  const app = bareServer(parts)
  decorate(app, parts)
  addHooks(app)
  await app.register(tracing, {
    pools: [parts.database.pool, ...(parts.readDatabase ? [parts.readDatabase.pool] : [])],
  })
  await app.register(errors)
  await app.register(session)
  await app.register(security)
  await app.register(compression)
  if (config.areDocsOn) await app.register(openapi)
  await app.register(answers, { changes: parts.database.changes })
  await app.register(health)
  await app.register(metrics)
  await app.register(paymentCallback)
  await app.register(pictures)
  await app.register(mapTiles)
  for (const module of parts.modules ?? contexts) await app.register(module)
  for (const extra of parts.extras ?? []) await app.register(extra)
  await app.register(firstScreen)
  await app.register(cleanPaths)
  await app.register(staticFiles, { assetFolder: parts.assetFolder })

  registerJobs(app)
  app.addHook('onClose', () => app.jobs.stop())
  await app.ready()
  return app
}
