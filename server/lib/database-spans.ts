import type { Attributes, Context as TraceContext, Span, Tracer } from '@opentelemetry/api'
import type { Pool } from 'pg'

const LONGEST_STATEMENT = 500

type Query = (...args: unknown[]) => unknown
interface Queryable {
  query: unknown
}

interface Tracing {
  tracer: Tracer
  /** The trace context of the running code; undefined outside of a request or job. */
  current(): TraceContext | undefined
  kind: number
  failed(span: Span): void
}

/** Only the statement with its placeholders: values are sent separately and never recorded. */
function attributesOf(statement: unknown): Attributes {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string } | null)?.text
  return {
    'db.system.name': 'postgresql',
    ...(text ? { 'db.query.text': text.slice(0, LONGEST_STATEMENT) } : {}),
  }
}

function traceQueries(target: Queryable, name: string, { tracer, current, kind, failed }: Tracing): void {
  const query = (target.query as Query).bind(target)
  const traced: Query = (...args) => {
    const parent = current()
    // With a callback the caller is the pool itself, whose own span already exists.
    if (!parent || typeof args.at(-1) === 'function') return query(...args)
    const span = tracer.startSpan(name, { kind, attributes: attributesOf(args[0]) }, parent)
    const answer = query(...args)
    if (!(answer instanceof Promise)) {
      span.end()
      return answer
    }
    return answer.then(
      (rows: unknown) => {
        span.end()
        return rows
      },
      (error: unknown) => {
        failed(span)
        span.end()
        throw error
      },
    )
  }
  target.query = traced
}

/**
 * Records a span for each statement of a request or job: of the pool, including the wait for a connection,
 * and of transactions.
 */
export function traceDatabase(pool: Pool, tracing: Tracing): void {
  traceQueries(pool, 'database', tracing)
  const known = new WeakSet<object>()
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    traceQueries(client, 'database (in a transaction)', tracing)
  })
}
