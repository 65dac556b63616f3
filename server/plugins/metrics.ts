import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type * as Prometheus from 'prom-client'
import type { Gauge } from '../lib/measures'

type Library = typeof Prometheus

const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const JOB_SECONDS = [0.01, 0.1, 0.5, 1, 5, 10, 30, 60]
const ELSEWHERE = 'other'

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Measures latency by route pattern (never by address) and by answered code, because refusals are also HTTP
 * 200.
 */
function measureCalls(app: FastifyInstance, { Counter, Histogram }: Library, register: Prometheus.Registry) {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: CALL_SECONDS,
    registers: [register],
  })
  const refusals = new Counter({
    name: 'medibook_refusals_total',
    help: 'Calls answered with a code other than 0 (60000: busy, 500: failed)',
    labelNames: ['route', 'code'],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? ELSEWHERE
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.refusalCode !== 0) refusals.inc({ route, code: reply.refusalCode })
  })
}

function measureJobs(app: FastifyInstance, { Gauge, Histogram }: Library, register: Prometheus.Registry) {
  const seconds = new Histogram({
    name: 'medibook_job_duration_seconds',
    help: 'Runs of jobs in this process',
    labelNames: ['job', 'result'],
    buckets: JOB_SECONDS,
    registers: [register],
  })
  const doneAt = new Gauge({
    name: 'medibook_job_last_success_timestamp_seconds',
    help: 'When this process last finished a job well',
    labelNames: ['job'],
    registers: [register],
  })
  app.measures.onJobRun(({ name, seconds: took, isDone }) => {
    seconds.observe({ job: name, result: isDone ? 'done' : 'failed' }, took)
    if (isDone) doneAt.setToCurrentTime({ job: name })
  })
}

function measurePool(app: FastifyInstance, { Gauge }: Library, register: Prometheus.Registry) {
  const { pool } = app
  new Gauge({
    name: 'medibook_database_connections',
    help: 'Connections of the pool: in use, idle, and how many there may be; calls that wait for one',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'most' }, pool.options.max)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

/** A metric that cannot be read is omitted, because the others matter most during a failure. */
function addGauge(app: FastifyInstance, { Gauge }: Library, register: Prometheus.Registry, source: Gauge) {
  new Gauge({
    name: source.name,
    help: source.help,
    labelNames: source.label ? [source.label] : [],
    registers: [register],
    async collect() {
      this.reset()
      try {
        for (const { label, value } of await source.read(app.contextFor()))
          this.set(source.label && label !== undefined ? { [source.label]: label } : {}, value)
      } catch (error) {
        // Without labels, a gauge that was reset reports 0
        this.remove()
        app.log.warn({ err: error, gauge: source.name }, 'a number could not be read')
      }
    },
  })
}

/**
 * Serves /metrics in the Prometheus text format to callers with METRICS_TOKEN as bearer token. Without a
 * token the endpoint does not exist, and nothing is loaded or measured.
 */
export default fp(async (app) => {
  const { metricsToken } = app.config.operations
  if (metricsToken === '') return
  const library = await import('prom-client')
  const register = new library.Registry()
  library.collectDefaultMetrics({ register })
  measureCalls(app, library, register)
  measureJobs(app, library, register)
  measurePool(app, library, register)
  // Modules register their metrics after this plugin.
  app.addHook('onReady', async () => {
    for (const gauge of app.measures.gauges) addGauge(app, library, register, gauge)
  })

  const wanted = digestOf(`Bearer ${metricsToken}`)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ''), wanted))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ status: 'unauthorized' })
    return reply.type(register.contentType).send(await register.metrics())
  })
})
