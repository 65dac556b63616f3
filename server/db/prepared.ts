import type { Pool, PoolClient } from 'pg'

type Connection = Pool | PoolClient

const connections = new WeakMap<object, Connection>()
const prepared = new WeakMap<Connection, Map<object, unknown>>()

/** Records the connection that a database or a transaction sends its statements on. */
export function rememberConnection(db: object, connection: Connection): void {
  connections.set(db, connection)
}

/**
 * Returns a statement that drizzle has built for this connection before, because building it costs more than
 * sending it. Drizzle binds a built statement to a connection, not to a transaction.
 * @param build the statement with `sql.placeholder`; a constant, since it is the key
 */
export function preparedOn<Db extends object, Statement>(db: Db, build: (db: Db) => Statement): Statement {
  const connection = connections.get(db)
  if (!connection) return build(db)
  const known = prepared.get(connection) ?? new Map<object, unknown>()
  prepared.set(connection, known)
  const statement = (known.get(build) as Statement | undefined) ?? build(db)
  known.set(build, statement)
  return statement
}
