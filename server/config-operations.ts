import type { Reader } from './config-reader'

/** Settings of metrics, traces and shutdown. */
export interface Operations {
  /** Required by /metrics; '' disables it. */
  metricsToken: string
  /**
   * How long the server reports "not ready" before it stops accepting calls, in milliseconds: a load balancer
   * needs this time to notice.
   */
  drainMs: number
  /** OTLP over HTTP endpoint of traces; '' disables tracing. */
  traceUrl: string
}

const SHORTEST_TOKEN = 16
const LONGEST_DRAIN_MS = 120_000

export function readOperations(reader: Reader): Operations {
  const metricsToken = reader.text('METRICS_TOKEN', '')
  if (metricsToken !== '' && metricsToken.length < SHORTEST_TOKEN)
    reader.refuse('METRICS_TOKEN', `must have at least ${SHORTEST_TOKEN} characters`)
  return {
    metricsToken,
    traceUrl: reader.url('OTEL_EXPORTER_OTLP_ENDPOINT', '', ['http:', 'https:']),
    drainMs: reader.integer('DRAIN_MS', 0, 0, LONGEST_DRAIN_MS),
  }
}
