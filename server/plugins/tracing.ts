import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context as TraceContext, Span, Tracer } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Pool } from 'pg'
import { traceDatabase } from '../lib/database-spans'

const SERVICE = 'medibook'
const FAILED_FROM = 500

/** Large and useless without a collector, so it is loaded only when one is configured. */
const loadLibrary = () => ({
  api: require('@opentelemetry/api') as typeof import('@opentelemetry/api'),
  core: require('@opentelemetry/core') as typeof import('@opentelemetry/core'),
  sdk: require('@opentelemetry/sdk-trace-base') as typeof import('@opentelemetry/sdk-trace-base'),
  resources: require('@opentelemetry/resources') as typeof import('@opentelemetry/resources'),
  exporter:
    require('@opentelemetry/exporter-trace-otlp-http') as typeof import('@opentelemetry/exporter-trace-otlp-http'),
})

interface Tracing {
  api: typeof import('@opentelemetry/api')
  tracer: Tracer
  running: AsyncLocalStorage<TraceContext>
}

/**
 * Gives each run of a job its own trace, because no call contains it: its statements show why a job is slow.
 */
function traceJobs(app: FastifyInstance, { api, tracer, running }: Tracing): void {
  app.jobs.surround(async (name, work) => {
    const span = tracer.startSpan(
      `job ${name}`,
      { kind: api.SpanKind.INTERNAL, attributes: { 'medibook.job': name } },
      api.ROOT_CONTEXT,
    )
    try {
      await running.run(api.trace.setSpan(api.ROOT_CONTEXT, span), work)
    } catch (error) {
      span.setStatus({ code: api.SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/**
 * Records a span for each call, as part of the caller's trace (traceparent), for each run of a job, and for
 * each of their statements, and exports them to the collector of OTEL_EXPORTER_OTLP_ENDPOINT.
 * OTEL_TRACES_SAMPLER selects the sampler. Routes are named by their pattern, and no values of a call are
 * recorded. Nothing is loaded without a collector.
 */
export default fp<{ pools: Pool[] }>(async (app, { pools }) => {
  const { traceUrl } = app.config.operations
  if (traceUrl === '') return
  const { api, core, sdk, resources, exporter } = loadLibrary()
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': SERVICE })),
    spanProcessors: [
      new sdk.BatchSpanProcessor(new exporter.OTLPTraceExporter({ url: `${traceUrl}/v1/traces` })),
    ],
  })
  const tracer = provider.getTracer(SERVICE)
  const propagator = new core.W3CTraceContextPropagator()
  // One per server, because a process may run several servers while the library's context manager is global.
  const running = new AsyncLocalStorage<TraceContext>()
  const spans = new WeakMap<object, { span: Span; context: TraceContext }>()

  app.addHook('onRequest', (request, reply, done) => {
    const caller = propagator.extract(api.ROOT_CONTEXT, request.headers, api.defaultTextMapGetter)
    const route = request.routeOptions.url
    const span = tracer.startSpan(
      route ? `${request.method} ${route}` : request.method,
      {
        kind: api.SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          ...(route ? { 'http.route': route } : {}),
          'medibook.request_id': request.id,
        },
      },
      caller,
    )
    const context = api.trace.setSpan(caller, span)
    spans.set(request, { span, context })
    running.run(context, done)
  })
  // Events of the body belong to the connection's context, so the call's context is entered again after it
  // was read.
  app.addHook('preValidation', (request, _reply, done) => {
    const own = spans.get(request)
    if (own) running.run(own.context, done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)?.span
    span?.setAttribute('http.response.status_code', reply.statusCode)
    span?.setAttribute('medibook.answer', reply.refusalCode)
    if (reply.statusCode >= FAILED_FROM || reply.refusalCode === FAILED_FROM)
      span?.setStatus({ code: api.SpanStatusCode.ERROR })
    span?.end()
  })
  traceJobs(app, { api, tracer, running })
  for (const pool of pools)
    traceDatabase(pool, {
      tracer,
      kind: api.SpanKind.CLIENT,
      current: () => running.getStore(),
      failed: (span) => span.setStatus({ code: api.SpanStatusCode.ERROR }),
    })
  app.addHook('onClose', async () => {
    // An unavailable collector must not delay the shutdown.
    await provider.shutdown().catch((error: unknown) => app.log.warn({ err: error }, 'traces were lost'))
  })
})
