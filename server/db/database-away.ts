/**
 * Thrown when the connection to the database could not be opened or broke, rather than for a fault of the
 * statement.
 */
export class DatabaseAwayError extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause })
    this.name = 'DatabaseAwayError'
  }
}

/**
 * PostgreSQL is shutting down, starting, has crashed or has no free connections, or this is still the standby
 * (25006: read-only) during a failover. Class 08 is a broken connection, also reported by pgbouncer when it
 * has no server.
 */
const AWAY_STATES = new Set(['57P01', '57P02', '57P03', '53300', '25006'])
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
])
/** Messages of pg and pg-pool for errors that have no code. */
const AWAY_MESSAGES =
  /^Connection terminated|connection error and is not queryable|^timeout exceeded when trying to connect$/

/** True when a statement failed because the connection was lost or could not be opened. */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  if (code !== undefined) return AWAY_STATES.has(code) || NETWORK_CODES.has(code) || /^08/.test(code)
  return AWAY_MESSAGES.test(message ?? '')
}
