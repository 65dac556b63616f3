import type { Reader } from './config-reader'

/** What whoever runs the server sees of it, and how it goes. */
export interface Operations {
  /** Asked for by /metrics; '' leaves it off. */
  metricsToken: string
  /**
   * How long the server says that it is not ready before it stops accepting calls: as long as a load balancer
   * takes to notice.
   */
  drainMs: number
  /** Where traces are sent (OTLP over HTTP); '' records none. */
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
